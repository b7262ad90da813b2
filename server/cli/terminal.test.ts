import { describe, expect, test } from 'vitest';
import { createTerminal, escapeControls, isColoured, stripControls, wrap } from './terminal.ts';

function rig({ columns = 60, color = false, isTTY = true }: { columns?: number; color?: boolean; isTTY?: boolean } = {}) {
  const [out, err]: [string[], string[]] = [[], []];
  const terminal = createTerminal({
    out: { write: (text) => out.push(text), columns, isTTY },
    err: { write: (text) => err.push(text), columns, isTTY }, color,
  });
  return { terminal, out, err };
}

describe('a terminal', () => {
  test('wraps lines at its width and indents the continuation under the text', () => {
    const { terminal, out } = rig({ columns: 40 });
    terminal.line('one two three four five six seven eight nine ten', { indent: 2, mark: '✗' });
    expect(out.join('')).toBe('  ✗ one two three four five six seven\n    eight nine ten\n');
  });

  test('removes control sequences from untrusted text', () => {
    const { terminal, out } = rig();
    terminal.line('a\u001b[2Jb\u001b]0;title\u0007c\rd\u009b31me\u202ef');
    expect(out.join('')).toBe('abc de f\n');
  });

  test('clears its progress before the next line, and shows none without a TTY', () => {
    const { terminal, err } = rig();
    terminal.progress('working');
    terminal.line('done');
    expect(err).toEqual(['\r\u001b[2Kworking', '\r\u001b[2K']);
    const piped = rig({ isTTY: false });
    piped.terminal.progress('working');
    piped.terminal.line('done');
    expect([piped.err, piped.out]).toEqual([[], ['done\n']]);
  });

  test('colours lines only if asked to', () => {
    const coloured = rig({ color: true });
    coloured.terminal.line('bad', { style: 'red' });
    expect(coloured.out.join('')).toBe('\u001b[31mbad\u001b[39m\n');
    const plain = rig();
    plain.terminal.line('bad', { style: 'red' });
    expect(plain.out.join('')).toBe('bad\n');
  });
});

test.each([
  [undefined, {}, true, true], [undefined, {}, false, false], [undefined, { NO_COLOR: '1' }, true, false],
  [undefined, { NO_COLOR: '' }, true, true],
  [undefined, { TERM: 'dumb' }, true, false], [undefined, { FORCE_COLOR: '1' }, false, true],
  [undefined, { FORCE_COLOR: '0' }, true, true],
  [false, {}, true, false], [true, { NO_COLOR: '1' }, false, true],
] as const)('requested %s with %j, TTY %s: coloured %s', (requested, env, isTTY, coloured) => {
  expect(isColoured(requested, env, { write: () => {}, isTTY })).toBe(coloured);
});

test('a word longer than the line gets a line of its own', () => {
  expect(wrap('a https://store.test/very/long b', 10)).toEqual(['a', 'https://store.test/very/long', 'b']);
  expect(wrap('', 10)).toEqual(['']);
});

test('JSON for a terminal has the same value without control characters', () => {
  const value = { name: 'a\u009b31mb\u007f\u202ec\u2069 «Ærlig» 😀\n' };
  const json = escapeControls(JSON.stringify(value, null, 2));
  expect(json).toContain('"a\\u009b31mb\\u007f\\u202ec\\u2069 «Ærlig» 😀\\n"');
  expect(JSON.parse(json)).toEqual(value);
});

test.each([
  ['##[set-output name=a;]b', '# #[set-output name=a;]b'],
  ['x ##VSO[task.setvariable variable=a]b', 'x # #VSO[task.setvariable variable=a]b'],
  ['::error::a ::stop-commands::b', ': :error::a : :stop-commands::b'], ['#\u001b[0m#[group]', '# #[group]'],
  ['a\u00a0::error::', 'a\u00a0: :error::'],
  ['## a [b] A::b :: c', '## a [b] A::b :: c'],
])('%j contains no command for a CI runner', (text, printed) => {
  expect(stripControls(text)).toBe(printed);
  const json = escapeControls(JSON.stringify({ text }));
  expect(json).not.toMatch(/##(?:vso)?\[/i);
  expect(JSON.parse(json)).toEqual({ text });
});

test('text without control characters is unchanged', () => {
  expect(stripControls('«Ærlig» – 25 % ✓')).toBe('«Ærlig» – 25 % ✓');
});
