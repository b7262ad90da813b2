import { describe, expect, it } from 'vitest';
import { markupOf, PRODUCT, quoted, read, shopPage } from './emitter-rig.ts';
import { description } from './verify/description.ts';

const SENTENCE = 'En stillegående kaffekvern med stålkniver.';

describe('the description in markup', () => {
  const given = (text: string): string => markupOf(shopPage({ markup: { ...PRODUCT, description: text }, body: '<p>kr 1 299,-</p>' })).description;

  it('is given without tags', () => {
    expect(given(`<p>${SENTENCE}</p>`)).toBe(SENTENCE);
  });

  it('is missing where it is empty, and rejected where a template was not filled in', () => {
    expect(given('<p> </p>')).toBe('no-evidence');
    for (const text of ['Kvern {{ product.name }}', 'Kvern {% include x %}', 'Kvern <%= name %>', 'Kvern ${name} i stål']) {
      expect([text, given(text)]).toEqual([text, 'gate-failed']);
    }
  });

  it('is cut between two words', () => {
    const words = (count: number): string => Array.from({ length: count }, () => 'kvern').join(' ');
    expect(given(words(833))).toBe(words(833));
    expect(given(`${words(833)}  lang`)).toHaveLength(words(833).length);
    expect(given(words(900))).toBe(words(833));
  });
});

describe('a description that a model quotes', () => {
  const given = (body: string, text: string, wholeSegment = true): boolean =>
    quoted(description, read(shopPage({ body })), text, { wholeSegment }) !== null;

  it('is a whole line of the product, neither too short nor too long', () => {
    expect(given(`<p>${SENTENCE}</p>`, SENTENCE)).toBe(true);
    expect(given(`<p>${SENTENCE}</p>`, SENTENCE, false)).toBe(false);
    expect(given(`<footer><p>${SENTENCE}</p></footer>`, SENTENCE)).toBe(false);
    for (const [length, isGiven] of [[39, false], [40, true], [5_000, true], [5_001, false]] as const) {
      expect([length, given(`<p>${'a'.repeat(length)}</p>`, 'a'.repeat(length))]).toEqual([length, isGiven]);
    }
  });
});
