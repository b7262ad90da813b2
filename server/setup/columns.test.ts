import { expect, test } from 'vitest';
import { overlongLines } from './columns.ts';

const linesOf = (...lines: string[]): number[] => overlongLines('page.tsx', lines.join('\n'));
const letters = (length: number): string => 'a'.repeat(length);

test.for([
  ['code', `const ${letters(110)} = 1;`],
  ['code behind a text', `call('${letters(100)}', one, two, three);`],
  ['code behind a text that runs past', `call('${letters(130)}', one);`],
  ['code in front of a text', `const ${letters(112)} = '';`],
  ['a comment', `// ${letters(118)}`],
  ['a comment behind a text', `call('${letters(100)}'); // ${letters(20)}`],
  ['words between tags', `const tag = <p>${letters(130)}</p>;`],
  ['an attribute', `const tag = <a title="${letters(80)}" href={one} target={two} />;`],
] as const)('refuses %s past column 120', ([, line]) => {
  expect(line.length).toBeGreaterThan(120);
  expect(linesOf('call();', line, 'call();')).toEqual([2]);
});

test('allows column 120 itself', () => {
  expect(linesOf(`const ${letters(109)} = 1;`)).toEqual([]);
  expect(linesOf(`// ${letters(117)}`)).toEqual([]);
});

test.for([
  ['two texts', `call('${letters(100)}', '${letters(30)}');`],
  ['a string', `call('${letters(130)}');`],
  ['what closes a string', `call([{ of: ('${letters(103)}') }]);`],
  ['a string that goes on', `call('${letters(112)}' +\n  'a');`],
  ['a template', `call(\`${letters(100)}\${one} ${letters(30)}\`);`],
  ['a line of a template', `call(\`\n${letters(130)}\n\`);`],
  ['a regular expression', `call(/${letters(130)}/u);`],
] as const)('allows %s past column 120', ([, line]) => {
  expect(Math.max(...line.split('\n').map(({ length }) => length))).toBeGreaterThan(120);
  expect(linesOf('call();', line)).toEqual([]);
});
