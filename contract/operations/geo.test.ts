import { describe, expect, it } from 'vitest';
import { geoScan } from './geo.ts';
import { parseBody } from './parse-body.ts';

const good = { brand: 'Elkjøp', domain: 'elkjop.no', vertical: 'elektronikk' };
const codeOf = (body: unknown): string => {
  const parsed = parseBody(geoScan, body);
  return parsed.ok ? 'ok' : parsed.refusal;
};
function competitorsOf(competitors: unknown) {
  const parsed = parseBody(geoScan, { ...good, competitors });
  return parsed.ok ? parsed.input.competitors : parsed.refusal;
}

describe('fields', () => {
  it('are trimmed, with defaults applied', () => {
    expect(parseBody(geoScan, { ...good, brand: '  Elkjøp ', domain: ' https://elkjop.no/tv ', extra: 1 })).toEqual({
      ok: true,
      input: { brand: 'Elkjøp', domain: 'https://elkjop.no/tv', vertical: 'elektronikk', lang: 'no' },
    });
  });
});

describe('names', () => {
  it.each([
    'H&M', "Kitch'n", 'Kitch’n', 'Rema 1000', 'Clas Ohlson', 'A.B, C-D+E!', 'Yahoo!', '*Stjerne*', 'Bua (Oslo)',
    'AC/DC', 'Tid: nå',
    '@hjem', '#1 Bil', '5° Nord', 'Åse Ærlig Ødegård', 'Cafe\u0301', '日本', 'x'.repeat(60), '𝒜'.repeat(60),
    'Komplett.no', 'Bok/Spill', '  Rema 1000 ', 'Https', 'No.1/Bil', '24/7', 'Hi-Fi.no: lyd', 'Radio 1:1', '@hjem.no',
    'Kaffe @ hjem.no', 'Te@hjem',
  ])('%s is accepted', (brand) => expect(codeOf({ ...good, brand })).toBe('ok'));

  it.each([
    '', ' ', 'x'.repeat(61), 'a<b', 'a>b', 'a"b', 'a\nb', 'a\u0000b', 'a\u202Eb', 'a\u200Fb', 'a_b', 'a;b', 'a=b',
    'a?b', 'a%b', '{a}', '\uD800',
    'http://a.no', 'ftp://a', '//a.no', 'javascript:alert(1)', 'JavaScript:x', 'mailto:a', 'data:text', 'www.a.no',
    'https:a.no', 'HTTP:/a.no', 'file:/a', 'ＷＷＷ.a.no', '10.1.2.3/a',
    'Power\n', '\tPower', '\u0000Power', 'Power \u0085',
    'a.no/tv', 'nordlys.no:8080', 'Nordlys.NO.:443', '10.1.2.3:80', 'user@nordlys.no', 'post@butikk.nordlys.no', 'a:b@nordlys.no',
    'ｎordlys.no:8080', 'nordlys.no#kjop',
    '!!!', 7, null, ['A'],
  ])('%j is rejected', (brand) => expect(codeOf({ ...good, brand })).toBe('invalid_brand'));
});

describe('competitors', () => {
  it('are optional, and must be a list', () => {
    expect(competitorsOf(undefined)).toBe(undefined);
    for (const value of [null, 'Power', {}, 7]) expect(competitorsOf(value)).toBe('invalid_competitor');
  });

  it('are stripped of blanks, then counted, then validated', () => {
    expect(competitorsOf(['', ' Power ', '  ', 'Komplett', 'Jula', ''])).toEqual(['Power', 'Komplett', 'Jula']);
    expect(competitorsOf(['a', 'b', 'c', 'd'])).toBe('too_many_competitors');
    expect(competitorsOf(['Power', 'POWER', 'power', 'Power'])).toBe('too_many_competitors');
    expect(competitorsOf(['<', '<', '<', '<'])).toBe('too_many_competitors');
    expect(competitorsOf([7, '', 'a', 'b', 'c'])).toBe('too_many_competitors');
    expect(competitorsOf(['Power', 7])).toBe('invalid_competitor');
    expect(competitorsOf(['Power', 'www.power.no'])).toBe('invalid_competitor');
    expect(competitorsOf(['Power\n'])).toBe('invalid_competitor');
    expect(competitorsOf(['\n', '\t '])).toEqual([]);
  });

  it('are validated only as far as they may count', () => {
    const { error } = geoScan.input.safeParse({ ...good, competitors: Array.from({ length: 8_000 }, () => 7) });
    expect(error?.issues.length).toBeLessThan(10);
  });
});
