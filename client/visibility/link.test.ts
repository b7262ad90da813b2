import { describe, expect, test } from 'vitest';
import { draftOf, inputOf, typedIn, visibilityAddress } from './link.ts';

const input = { brand: 'Skog & Sjø', domain: 'skogogsjo.no', vertical: 'sport', lang: 'no' } as const;
const back = (address: string) => inputOf(draftOf(new URLSearchParams(address.split('?')[1]), 'en'));

describe('a link', () => {
  test.each([
    { ...input, competitors: [] },
    { ...input, competitors: ['Fjellrypa', 'Vidde & Vann'] },
    { ...input, competitors: ['Nord, Sør & Co'] },
    { ...input, competitors: ['A', 'B, C', 'D'], lang: 'en' as const },
  ])('round-trips the input: %j', (whole) => {
    expect(back(visibilityAddress(whole))).toEqual(whole);
  });

  test('separates competitors by a comma', () => {
    expect(visibilityAddress({ ...input, competitors: ['A', 'B'] })).toContain('competitors=A%2CB');
    expect(draftOf(new URLSearchParams('competitors=a,b'), 'no').competitors).toEqual(['a', 'b', '']);
  });

  test('may omit anything; invalid values and surplus competitors are dropped', () => {
    expect(draftOf(new URLSearchParams('vertical=skip&lang=tysk&competitors=,,a,b,c,d'), 'en')).toEqual({
      brand: '', domain: '', vertical: undefined, competitors: ['a', 'b', 'c'], lang: 'en',
    });
  });

  test('is not an input while something required is missing', () => {
    expect(inputOf({ brand: ' ', domain: 'a.no', vertical: 'sport', competitors: [], lang: 'no' })).toBeUndefined();
    expect(inputOf({ brand: 'A', domain: 'a.no', vertical: undefined, competitors: [], lang: 'no' })).toBeUndefined();
  });
});

describe('a form on the page', () => {
  const draft = draftOf(new URLSearchParams(), 'no');
  const filled = (values: readonly (readonly [string, string])[]): FormData => {
    const form = new FormData();
    for (const [name, value] of values) form.append(name, value);
    return form;
  };
  const blank = [['brand', ''], ['domain', ''], ['competitors', ''], ['competitors', ''], ['competitors', ''], ['lang', 'no']] as const;

  test('changes nothing as it was rendered', () => {
    expect(typedIn(filled(blank), draft)).toEqual({});
  });

  test('returns only what was typed or chosen', () => {
    expect(typedIn(filled([['brand', 'A'], ...blank.slice(1)]), draft)).toEqual({ brand: 'A' });
    const all = [['brand', ''], ['domain', 'a.no'], ['competitors', ''], ['competitors', 'B'], ['competitors', ''], ['lang', 'en']] as const;
    expect(typedIn(filled(all), draft)).toEqual({ domain: 'a.no', competitors: ['', 'B', ''], lang: 'en' });
  });
});
