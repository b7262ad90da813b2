import { describe, expect, it } from 'vitest';
import { MAX_TEXT_CHARS, MAX_ADDRESS_CHARS, MAX_ANNOTATIONS, MAX_SOURCES } from './answer-limits.ts';
import { claude } from './claude.ts';
import type { Engine, MeasuredReading, Reading } from './engine.ts';
import { gemini } from './gemini.ts';
import { grok } from './grok.ts';
import { mistral } from './mistral.ts';
import { openai } from './openai.ts';
import { perplexity } from './perplexity.ts';
import { readingOf } from './reading.ts';
import { errorReason, spansOf } from './wire.ts';

const outcome = (reading: Reading): string => (reading.status === 'not-measured' ? reading.reason : reading.status);
const response = (text: string, annotations: object[] = []) =>
  ({ status: 'completed', output: [{ type: 'message', content: [{ type: 'output_text', text, annotations }] }] });

const BODIES: [Engine, (text: string) => unknown][] = [
  [openai, response], [grok, response], [perplexity, response],
  [claude, (text) => ({ stop_reason: 'end_turn', content: [{ type: 'text', text: text.slice(0, 9) }, { type: 'text', text: text.slice(9) }] })],
  [gemini, (text) => ({ candidates: [{ content: { parts: [{ text }] } }] })],
  [gemini, (text) => ({ steps: [{ type: 'model_output', content: [{ type: 'text', text }] }] })],
  [mistral, (text) => ({ outputs: [{ type: 'message.output', content: text }] })],
  [mistral, (text) => ({ outputs: [{ type: 'message.output', content: [{ type: 'text', text }] }] })],
];

const citing = (urls: readonly string[]): MeasuredReading =>
  readingOf(openai, response('Nordlys', urls.map((url) => ({ type: 'url_citation', url })))) as MeasuredReading;
const pages = (count: number): string[] => Array.from({ length: count }, (_, place) => `https://a${place}.no/`);

describe('an answer', () => {
  it.each(BODIES)('of $name is measured at full length, and incomplete beyond it', (engine, body) => {
    expect(outcome(readingOf(engine, body('a'.repeat(MAX_TEXT_CHARS))))).toBe('measured');
    expect(outcome(readingOf(engine, body('a'.repeat(MAX_TEXT_CHARS + 1))))).toBe('incomplete');
  });

  it('is incomplete with more annotations than are read', () => {
    const marked = (count: number) => response('Nordlys', Array(count).fill({ start_index: 0, end_index: 3 }));
    expect(outcome(readingOf(openai, marked(MAX_ANNOTATIONS)))).toBe('measured');
    expect(outcome(readingOf(openai, marked(MAX_ANNOTATIONS + 1)))).toBe('incomplete');
  });

  it('says that it cites more pages than are read, each counted once', () => {
    expect(citing([...pages(MAX_SOURCES), ...pages(MAX_SOURCES)])).not.toHaveProperty('citesMore');
    const cut = citing(pages(MAX_SOURCES + 1));
    expect(cut).toMatchObject({ status: 'measured', citesMore: true });
    expect(cut.cited).toHaveLength(MAX_SOURCES);
  });

  it('says so too if the URLs it cites are longer than is read', () => {
    const address = (length: number): string => 'https://a.no/'.padEnd(length, 'a');
    expect(citing([address(MAX_ADDRESS_CHARS)])).not.toHaveProperty('citesMore');
    expect(citing(['https://b.no/', address(MAX_ADDRESS_CHARS)])).toMatchObject({ cited: [{ url: 'https://b.no/' }], citesMore: true });
  });

  it('keeps no more of the pages that were found', () => {
    const sources = pages(MAX_SOURCES + 1).map((url) => ({ url }));
    const found = readingOf(openai, { output: [...response('Nordlys').output, { type: 'web_search_call', action: { sources } }] });
    expect((found as MeasuredReading).found).toHaveLength(MAX_SOURCES);
  });

  it('counts code points in its spans, beside an emoji and at the text\'s end', () => {
    const span = (start_index: number, end_index: number) => spansOf([{ start_index, end_index }], 'a😀b😀');
    expect(span(0, 1)).toEqual([{ start: 0, end: 1 }]);
    expect(span(1, 3)).toEqual([{ start: 1, end: 4 }]);
    expect(span(2, 4)).toEqual([{ start: 3, end: 6 }]);
    expect(span(2, 5)).toEqual([]);
  });
});

it('reads the beginning of an error\'s message', () => {
  expect(errorReason({ message: 'This violates our usage policy.' })).toBe('refused');
  expect(errorReason({ message: `${'a '.repeat(4_000)}This violates our usage policy.` })).toBe('failed');
  expect(errorReason({ code: `${'a '.repeat(4_000)}content_filter` })).toBe('failed');
});
