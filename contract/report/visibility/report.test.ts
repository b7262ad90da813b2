import { describe, expect, test } from 'vitest';
import type { GeoEvent, MeasuredResult, ProviderResultEvent } from '../../geo.ts';
import { ENGINES } from '../../vocabulary.ts';
import type { EngineId } from '../../vocabulary.ts';
import { createFormat } from '../format.ts';
import { cellText } from './cell-words.ts';
import { INITIAL_PROGRESS, reduceGeo } from './progress.ts';
import { geoReport } from './report.ts';
import type { ReportSource } from './report.ts';
import { NAMES_NB } from './names-nb.ts';
import { REPORT_NB } from './report-nb.ts';
import { plainSentence, sentenceOf } from './sentences.ts';

const measured = (promptId: string, engine: EngineId, change: Partial<MeasuredResult> = {}): ProviderResultEvent => ({
  type: 'provider-result', engine, promptId, status: 'measured', retrieval: 'used', mentioned: false, cited: false,
  foundNotCited: false, competitors: [], citations: [], excerpt: '', latencyMs: 1, ...change,
});
const missing = (promptId: string, engine: EngineId, reason: 'not-configured' | 'timeout'): ProviderResultEvent =>
  ({ type: 'provider-result', engine, promptId, status: 'not-measured', reason, retrieval: 'unknown', latencyMs: 0 });
const complete = (promptId: string, index: number): GeoEvent =>
  ({ type: 'prompt-complete', promptId, index, total: 2, prompt: `${promptId}?`, measured: 5, mentioned: 0, cited: 0 });

const QUESTIONS = [{ id: 'a', text: 'A?' }, { id: 'b', text: 'B?' }];
const report = (events: readonly GeoEvent[], change: Partial<ReportSource> = {}) => geoReport({
  input: { brand: 'Skog', domain: 'https://www.skog.no/', vertical: 'sport', lang: 'no' },
  progress: events.reduce(reduceGeo, INITIAL_PROGRESS), startedAt: '2026-11-20T10:00:00Z', isOver: false, questions: QUESTIONS, ...change,
});
const cellsOf = (made: ReturnType<typeof report>, row: number) => made.rows[row]!.cells.map(({ kind }) => kind);
const sentence = (made: ReturnType<typeof report>): string =>
  plainSentence(sentenceOf(made, { ...NAMES_NB, ...REPORT_NB }, createFormat('no')));

const unset = ['a', 'b'].map((id) => missing(id, 'mistral', 'not-configured'));

describe('while it runs', () => {
  test('distinguishes pending from not measured', () => {
    const made = report([...unset, measured('a', 'openai')]);
    expect(cellsOf(made, 0)).toEqual(['measured', 'waiting', 'waiting', 'waiting', 'waiting', 'unmeasured']);
    expect(cellsOf(made, 1)).toEqual(['pending', 'pending', 'pending', 'pending', 'pending', 'unmeasured']);
    expect(made.answers).toEqual({ all: 12, measured: 1, unmeasured: 2, open: 9 });
    expect(made.engines.at(-1)).toMatchObject({ id: 'mistral', isMissing: true });
    expect(made.engines[0]).toMatchObject({ isMissing: false, measured: 1 });
    expect(sentence(made)).toBe('Spørsmål 1 av 2. 1 av 12 svar er inne, 9 gjenstår, 2 får vi ikke målt.');
  });

  test('counts an unclear answer as neither mentioned nor not mentioned', () => {
    const made = report([measured('a', 'openai', { unclear: true, cited: true }), measured('a', 'gemini', { mentioned: true })]);
    expect(made.rows[0]).toMatchObject({ measured: 2, mentioned: 1, unclear: 1 });
    expect(made.engines[0]).toMatchObject({ measured: 1, mentioned: 0, unclear: 1, cited: 1 });
    expect(cellText(made.rows[0]!.cells[0]!, { ...NAMES_NB, ...REPORT_NB })).toBe('uklart om navnet er ment, kilde');
  });

  test('counts completed prompts only in shares and domains', () => {
    const cites = (domain: string) => ({ citations: [{ domain, url: `https://${domain}/` }] });
    const made = report([
      ...ENGINES.map((engine) => measured('a', engine, cites('guide.no'))), complete('a', 1),
      measured('b', 'openai', cites('annen.no')),
    ]);
    expect(made.counted).toEqual([1]);
    expect(made.domains).toEqual([{ domain: 'guide.no', count: 6 }]);
  });

  test('leaves unresolved sources out of the domains', () => {
    const made = report([
      ...ENGINES.map((engine) => measured('a', engine, { cited: undefined, citations: [{ domain: 'unresolved', url: 'https://r.no/' }] })),
      complete('a', 1),
    ]);
    expect(made.domains).toEqual([]);
    expect(made.engines[0]).toMatchObject({ measured: 1, grounded: 0, cited: 0 });
  });

  test('derives the rows from the answers if the questions are unknown', () => {
    expect(report([measured('x', 'openai')], { questions: [] }).rows).toMatchObject([{ id: 'x', text: undefined, number: 1 }]);
  });
});

describe('when it stopped', () => {
  const stopped = report([...unset, measured('a', 'openai'), missing('a', 'grok', 'timeout'), { type: 'error', error: 'cancelled', message: '' }]);

  test('counts missing answers as not measured, and none as pending or as a "no"', () => {
    expect(stopped.isRunning).toBe(false);
    expect(stopped.answers).toEqual({ all: 12, measured: 1, unmeasured: 11, open: 0 });
    expect(sentence(stopped)).toBe('Målingen ble stoppet. 1 av 12 svar er inne. Resten er ikke målt.');
  });

  test('gives the reasons for each engine’s missing answers', () => {
    expect(stopped.unseen.map(({ engine, reason, count }) => [engine.id, reason, count])).toEqual([
      ['gemini', 'stopped', 2], ['perplexity', 'stopped', 2], ['claude', 'stopped', 2], ['mistral', 'not-configured', 2],
      ['grok', 'timeout', 1], ['openai', 'stopped', 1], ['grok', 'stopped', 1],
    ]);
  });

  test('counts no prompt that was not completed', () => {
    expect(stopped.counted).toEqual([]);
  });
});

test('the audit is shown only once it has finished', () => {
  const row: GeoEvent = { type: 'audit', crawler: 'Googlebot', owner: 'Google', purpose: 'search', verdict: 'allowed', evidence: '' };
  const finished: GeoEvent = { type: 'phase', phase: 'audit', state: 'finished' };
  expect(report([row]).audit).toEqual([]);
  expect(report([row, finished]).audit).toMatchObject([{ crawler: 'Googlebot' }]);
});

test('the domain is the typed one without scheme and www until the service reports it', () => {
  expect(report([]).domain).toBe('skog.no');
  expect(sentence(report([]))).toBe('Vi stiller spørsmålene nå.');
});
