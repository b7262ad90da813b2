import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contains, occurrencesOf } from './occurrences.ts';

const LONG = `b${'a'.repeat(300)}`;

it.each([
  ['abab', 'ab', [0, 2]], ['aaa', 'aa', [0, 1]], ['abc', 'x', []], ['', 'x', []],
  [`x${LONG}${LONG}`, LONG, [1, 302]], [LONG.slice(0, -1), LONG, []], [`${LONG.slice(0, -1)} ${LONG}`, LONG, [301]],
])('in %j, %j begins at %j', (whole, part, expected) => {
  expect([...occurrencesOf(whole, part)]).toEqual(expected);
  expect(contains(whole, part)).toBe(expected.length > 0);
});

it('tells what the built-in search tells, however long the part', () => {
  const text = fc.array(fc.constantFrom('a'.repeat(130), 'b', 'a'), { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(fc.property(text, text, (whole, part) => {
    fc.pre(part !== '');
    expect(contains(whole, part)).toBe(whole.includes(part));
    expect(occurrencesOf(whole, part).next().value ?? -1).toBe(whole.indexOf(part));
  }));
});

it('gives up a long part whose beginning a page repeats at a thousand places', () => {
  const part = `${'a'.repeat(250)}b`;
  expect(contains('a'.repeat(1_248) + part, part)).toBe(false);
  expect(contains('a'.repeat(900) + part, part)).toBe(true);
});
