import { describe, expect, test } from 'vitest';
import { createFormat } from './format.ts';

const [nb, en] = [createFormat('no'), createFormat('en')];
const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

describe('the format of a language', () => {
  test('writes percentages and ranges by language', () => {
    expect([nb.percent(0.25), en.percent(0.25)].map(plain)).toEqual(['25 %', '25%']);
    expect([nb.percentRange(0.15, 0.39), en.percentRange(0.15, 0.39)].map(plain)).toEqual(['15–39 %', '15–39%']);
  });

  test.each([
    [180, '180 ms', '0,2 s'], [999, '999 ms', '1 s'], [12_614, '12,6 s', '12,6 s'], [59_960, '1 min 0 s', '1 min 0 s'],
    [168_000, '2 min 48 s', '2 min 48 s'],
  ])('writes %i ms as the duration %s, and in seconds as %s', (ms, duration, seconds) => {
    expect(plain(nb.duration(ms))).toBe(duration);
    expect(plain(nb.seconds(ms))).toBe(seconds);
  });

  test('writes dates by language, and an invalid date verbatim', () => {
    expect(nb.date('2026-11-18T12:00:00Z')).toBe('18. november 2026');
    expect(en.date('2026-11-18T12:00:00Z')).toBe('18 November 2026');
    expect(nb.date('ingen dato')).toBe('ingen dato');
  });

  test.each([[0, '0:00'], [0.2, '0:01'], [42, '0:42'], [720, '12:00'], [-3, '0:00']])('counts %d s down as %s', (seconds, text) => {
    expect(nb.countdown(seconds)).toBe(text);
  });

  test('selects singular or plural', () => {
    expect([0, 1, 2].map((count) => nb.plural(count, 'sjekk', 'sjekker'))).toEqual(['sjekker', 'sjekk', 'sjekker']);
  });

  test.each([0, 1, 2, 3, 5])('joins %i items as Intl.ListFormat does', (count) => {
    const items = ['OpenAI', 'Google', 'Bing, Microsoft', 'Mistral', 'Perplexity'].slice(0, count);
    for (const [format, locale] of [[nb, 'nb-NO'], [en, 'en-GB']] as const) {
      expect(format.list(items)).toBe(new Intl.ListFormat(locale, { type: 'conjunction' }).format(items));
    }
  });

  test.each([0, 1, 2, 999, 1000, 12_345, 0.5, 1.25, -1, -1500])('formats and pluralises %d as Intl does', (value) => {
    for (const [format, locale] of [[nb, 'nb-NO'], [en, 'en-GB']] as const) {
      expect(format.number(value)).toBe(new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value));
      expect(format.plural(value, 'one', 'other')).toBe(new Intl.PluralRules(locale).select(value));
    }
  });
});
