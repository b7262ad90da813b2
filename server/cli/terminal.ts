import { stripVTControlCharacters, styleText } from 'node:util';
import { printableJson } from '../../contract/report/printable.ts';
import type { FindingStatus } from '../../contract/vocabulary.ts';

/** An output stream, and what is known about it. */
interface Sink {
  write(text: string): unknown;
  isTTY?: boolean;
  columns?: number;
}

export type Terminal = ReturnType<typeof createTerminal>;

type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';

const WIDTH = { min: 40, max: 100, unknown: 80 };
const CLEAR = '\r\u001b[2K';

/** How a status looks; its mark also works without colour. */
export const STATUS_STYLES: Readonly<Record<FindingStatus, { mark: string; style: Style }>> = {
  fail: { mark: '✗', style: 'red' }, warn: { mark: '!', style: 'yellow' }, pass: { mark: '✓', style: 'green' },
  info: { mark: 'i', style: 'cyan' }, 'not-measured': { mark: '?', style: 'dim' },
  'not-applicable': { mark: '-', style: 'dim' },
};

/** What a CI runner takes for a command in a log: `##[…]` and `##vso[…]` anywhere, `::…::` where a line begins. */
const RUNNER_COMMAND = /##(?=\[|vso\[)|(?<!\S)::(?=\S)/gi;

/**
 * Removes escape sequences from untrusted text; other control and bidi characters become spaces, and spaces break up
 * what a CI runner would take for a command.
 */
export const stripControls = (text: string): string =>
  stripVTControlCharacters(text).replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ')
    .replace(RUNNER_COMMAND, (signs) => [...signs].join(' '));

/** Escapes in JSON strings what a terminal or a CI runner would take for a command; their values stay the same. */
export const escapeControls = (json: string): string =>
  printableJson(json).replace(/#(?=#\[|#vso\[)/gi, '\\u0023');

/** Wraps a text at spaces; a word longer than the line gets a line of its own. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n]+/)) {
    if (line !== '' && [...line].length + 1 + [...word].length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Whether to colour: as requested, else by `NO_COLOR`, then `FORCE_COLOR`, then whether the terminal can. */
export function isColoured(
  requested: boolean | undefined,
  { NO_COLOR, FORCE_COLOR, TERM }: Readonly<Record<string, string | undefined>>,
  sink: Sink,
): boolean {
  if (requested !== undefined) return requested;
  if (NO_COLOR) return false;
  return (FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0') ||
    (sink.isTTY === true && TERM !== 'dumb');
}

/** Prints lines for a person to `out`, in its width and colours, and progress to `err` if that is a TTY. */
export function createTerminal({ out, err, color }: { out: Sink; err: Sink; color: boolean }) {
  let isDirty = false;
  const width = Math.min(WIDTH.max, Math.max(WIDTH.min, out.columns ?? WIDTH.unknown));
  const clear = (): void => {
    if (isDirty) err.write(CLEAR);
    isDirty = false;
  };
  return {
    /** Prints one paragraph, wrapped and without control sequences. */
    line(text: string, { indent = 0, style, mark }: { indent?: number; style?: Style; mark?: string } = {}): void {
      clear();
      const prefix = ' '.repeat(indent) + (mark === undefined ? '' : `${mark} `);
      const continuation = ' '.repeat(prefix.length);
      const styled = (line: string): string =>
        (style && color ? styleText(style, line, { validateStream: false }) : line);
      const lines = wrap(stripControls(text), width - prefix.length);
      out.write(lines.map((line, index) =>
        `${styled(`${index === 0 ? prefix : continuation}${line}`.trimEnd())}\n`).join(''));
    },
    /** Shows a line that the next one replaces; does nothing without a TTY. */
    progress(text: string): void {
      if (!err.isTTY) return;
      const max = (err.columns ?? WIDTH.unknown) - 1;
      err.write(`${CLEAR}${[...stripControls(text)].slice(0, max).join('')}`);
      isDirty = text !== '';
    },
  };
}
