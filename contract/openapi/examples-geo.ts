import type { GeoEvent, GeoMetrics, GeoResult, GeoScanRequest } from '../geo.ts';
import type { Examples } from './example.ts';

// These names also pass where a validator reads the published pattern without its `u` flag, as some linters do.
export const GEO_REQUEST_EXAMPLES = {
  store: {
    summary: 'A sports store and one competitor',
    value: { brand: 'LMN', domain: 'lmn.example', vertical: 'sport', competitors: ['M & N'], lang: 'no' },
  },
} satisfies Examples<GeoScanRequest>;

const PROMPT = { id: 'sport-1', text: 'Hvilke nettbutikker i Norge har godt utvalg av turjakker?' };
const CITED = { domain: 'skogogsjo.example', url: 'https://skogogsjo.example/turjakker' };

const METRICS = {
  discoveryRate: { value: 0.375, numerator: 3, denominator: 8, interval: [0.137, 0.694] },
  citationRate: {
    value: 0.25, numerator: 2, denominator: 8, interval: [0.071, 0.591], foundNotCited: 1, ungrounded: 0,
  },
  engineCoverage: { value: 1, numerator: 1, denominator: 1, interval: null, note: '1 of 6 measured' },
  shareOfVoice: {
    value: 0.6, numerator: 3, denominator: 5, interval: null,
    parts: [{ name: 'Skog og Sjø', count: 3 }, { name: 'Fjellheim', count: 2 }],
  },
} satisfies GeoMetrics;

const AUDIT = {
  crawler: 'OAI-SearchBot',
  owner: 'OpenAI',
  purpose: 'search' as const,
  verdict: 'allowed' as const,
  evidence: 'User-agent: *, Allow: /',
  line: 2,
};

const UNASKED = {
  model: null, status: 'not-measured' as const, reason: 'not-configured' as const,
  asked: 0, measured: 0, mentioned: 0, cited: 0,
};

const ANSWER = 'Skog og Sjø har et bredt utvalg av turjakker.';

const RESULT = {
  cached: false,
  brand: 'Skog og Sjø',
  domain: 'skogogsjo.example',
  vertical: 'sport',
  lang: 'no',
  packVersion: '2026-11',
  measuredAt: '2026-11-20T08:16:44.000Z',
  metrics: METRICS,
  engines: [
    {
      id: 'claude', name: 'Claude', model: 'claude-sonnet-4-5', status: 'measured',
      asked: 8, measured: 8, mentioned: 3, cited: 2,
    },
    { id: 'openai', name: 'ChatGPT', ...UNASKED },
    { id: 'gemini', name: 'Gemini', ...UNASKED },
    { id: 'perplexity', name: 'Perplexity', ...UNASKED },
    { id: 'grok', name: 'Grok', ...UNASKED },
    { id: 'mistral', name: 'Mistral', ...UNASKED },
  ],
  prompts: [{ ...PROMPT, measured: 1, mentioned: 1, cited: 1 }],
  audit: [AUDIT],
  topCitedDomains: [{ domain: 'skogogsjo.example', count: 2 }],
  answers: [
    {
      engine: 'claude', promptId: PROMPT.id, status: 'measured', text: ANSWER,
      mentions: [{ name: 'Skog og Sjø', start: 0, end: 11, basis: 'exact', ambiguous: false }],
      citations: [CITED], found: [CITED],
    },
  ],
} satisfies GeoResult;

/** One example for each kind of line. */
export const GEO_EVENT_EXAMPLES = {
  phase: {
    summary: 'A phase goes on',
    value: { type: 'phase', phase: 'asking', state: 'running', asked: 13, total: 48 },
  },
  audit: { summary: 'What robots.txt says to one crawler', value: { type: 'audit', ...AUDIT } },
  'provider-result': {
    summary: 'An engine answered a prompt',
    value: {
      type: 'provider-result', engine: 'claude', promptId: PROMPT.id, status: 'measured', retrieval: 'used',
      mentioned: true, matchBasis: 'exact', ambiguous: false, cited: true, foundNotCited: false,
      competitors: [{ name: 'Fjellheim', mentioned: false }], citations: [CITED],
      excerpt: ANSWER, latencyMs: 6120,
    },
  },
  'provider-result-not-measured': {
    summary: 'An engine gave no answer: not measured, and in no denominator',
    value: {
      type: 'provider-result', engine: 'grok', promptId: PROMPT.id, status: 'not-measured',
      reason: 'not-configured', retrieval: 'unknown', latencyMs: 0,
    },
  },
  'prompt-complete': {
    summary: 'Every engine is done with a prompt',
    value: {
      type: 'prompt-complete', promptId: PROMPT.id, index: 1, total: 8, prompt: PROMPT.text,
      measured: 1, mentioned: 1, cited: 1,
    },
  },
  metrics: { summary: 'The metrics so far', value: { type: 'metrics', metrics: METRICS } },
  complete: {
    summary: 'The last line; lists shortened to one entry',
    value: { type: 'complete', result: RESULT },
  },
  cached: {
    summary: 'The only line of a repeat; lists shortened to one entry',
    value: { type: 'complete', result: { ...RESULT, cached: true } },
  },
  error: {
    summary: 'The last line of a scan that could not end',
    value: { type: 'error', error: 'deadline', message: 'Time ran out. The rest is not measured.' },
  },
} satisfies Examples<GeoEvent>;
