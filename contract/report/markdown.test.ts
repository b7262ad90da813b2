import { describe, expect, test } from 'vitest';
import { plain, quoted } from './markdown.ts';

describe('plain', () => {
  test.each([
    ['[Kjøp](https://x.test)', '\\[Kjøp\\](https://x.test)'], ['<img src=x>', '\\<img src=x\\>'],
    ['# 1 *ny* _ny_ ~~før~~ `x`', '\\# 1 \\*ny\\* \\_ny\\_ \\~\\~før\\~\\~ \\`x\\`'], ['a | b\\', 'a \\| b\\\\'],
    ['H&M & Hanes', 'H&M & Hanes'], ['&lt;b&gt; &#60;', '\\&lt;b\\&gt; \\&\\#60;'], ['to\n\n# linjer', 'to \\# linjer'],
    ['- punkt', '\\- punkt'], ['+ punkt', '\\+ punkt'], ['---', '\\---'], ['===', '\\==='], ['12. punkt', '12\\. punkt'], ['1) punkt', '1\\) punkt'],
    ['1.5 kg', '1.5 kg'], ['-5 °C', '-5 °C'], ['=1', '=1'], ['a - b = 3.', 'a - b = 3.'],
  ])('%j', (text, written) => {
    expect(plain(text)).toBe(written);
  });
});

describe('quoted', () => {
  test.each([
    ['kr 1 299,-', '`kr 1 299,-`'], ['a `b` c', '``a `b` c``'], ['``', '``` `` ```'], ['', '`  `'],
    ['to\nlinjer', '`to linjer`'], ['*ny*', '`*ny*`'],
  ])('%j', (text, written) => {
    expect(quoted(text)).toBe(written);
  });

  test('any number of backticks', () => {
    expect(quoted('a` '.repeat(200_000))).toBe(`\`\`${'a` '.repeat(200_000)}\`\``);
  });
});
