import { describe, expect, test } from 'vitest';
import { csv } from './csv.ts';

describe('csv', () => {
  test('is marked as UTF-8, and separated as the language has it', () => {
    expect(csv([['a', 'å'], [1, 2.5]], 'en')).toBe('\ufeffa,å\r\n1,2.5\r\n');
    expect(csv([['a', 'å']], 'no')).toBe('\ufeffa;å\r\n');
  });

  test('quotes only what must be quoted', () => {
    expect(csv([['a "b"', 'c;d', 'e,f', 'g\nh']], 'no')).toBe('\ufeff"a ""b""";"c;d";e,f;"g\nh"\r\n');
    expect(csv([['c;d', 'e,f']], 'en')).toBe('\ufeffc;d,"e,f"\r\n');
  });

  test.each(['=1+1', '+47 22', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '\u00a0@A1', '＝1'])('lets no spreadsheet run %j', (text) => {
    const body = csv([[text]], 'en').slice(1);
    expect(body.replace(/^"/, '')).toMatch(/^'/);
  });

  test('leaves numbers of ours alone', () => {
    expect(csv([[-1]], 'en')).toBe('\ufeff-1\r\n');
  });
});
