import { describe, expect, test } from 'vitest';
import { csv } from './csv.ts';

describe('csv', () => {
  test('starts with a UTF-8 byte order mark, and uses the separator of the language', () => {
    expect(csv([['a', 'å'], [1, 2.5]], 'en')).toBe('\ufeff"a","å"\r\n1,2.5\r\n');
    expect(csv([['a', 'å']], 'no')).toBe('\ufeff"a";"å"\r\n');
  });

  test('quotes every text, so that no other separator splits it', () => {
    expect(csv([['a "b"', 'c;d', 'e,f', 'g\nh', '']], 'no')).toBe('\ufeff"a ""b""";"c;d";"e,f";"g\nh";""\r\n');
  });

  test.each(['=1+1', '+47 22', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '\u00a0@A1', '＝1'])('neutralises the formula %j', (text) => {
    expect(csv([[text]], 'en').slice(2).trimStart()).toMatch(/^'/);
  });

  test.each([
    'a;=1+1', 'a,+1', 'a\t@SUM(A1)', 'a|-1', 'a\n=1', 'a\r\n =1', 'a; \u00a0＝1', 'a;"=1', 'a;"\n=1', ';=1;=2',
  ])('neutralises formulas for readers with other separators, or without quotes: %j', (text) => {
    const body = csv([[text]], 'en').slice(1).trimEnd();
    for (const part of body.split(/[;,|\t\r\n]/)) expect(part.replaceAll(/[\s"]/g, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
  });

  test('has no characters that act on the text around them, and neutralises a formula behind them', () => {
    expect(csv([['a\u001b[2J\u202eb', '\u0000=1', '\u200f=1', '\u0007-1']], 'en')).toBe('\ufeff"a [2J b"," \'=1"," \'=1"," \'-1"\r\n');
  });

  test('leaves signs within a text alone', () => {
    expect(csv([['2 + 2 = 4, a-b; x@y']], 'en')).toBe('\ufeff"2 + 2 = 4, a-b; x@y"\r\n');
  });

  test('neutralises a formula after a long run of blanks', () => {
    const blanks = '\n'.repeat(200_000);
    expect(csv([[`a${blanks}=1`]], 'en')).toBe(`\ufeff"a${blanks}'=1"\r\n`);
  });

  test('writes a long run of blanks or quotation marks as it is', () => {
    const [blanks, quotes] = [' '.repeat(200_000), '"'.repeat(200_000)];
    expect(csv([[`’${blanks}b`]], 'en')).toBe(`\ufeff"’${blanks}b"\r\n`);
    expect(csv([[`’${quotes}`]], 'en')).toBe(`\ufeff"’${quotes}${quotes}"\r\n`);
  });

  test('leaves numeric cells alone', () => {
    expect(csv([[-1]], 'en')).toBe('\ufeff-1\r\n');
  });
});
