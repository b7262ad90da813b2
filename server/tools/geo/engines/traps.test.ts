import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Engine, MeasuredReading, Reading } from './engine.ts';
import { claude } from './claude.ts';
import { gemini } from './gemini.ts';
import { grok } from './grok.ts';
import { mistral } from './mistral.ts';
import { openai } from './openai.ts';
import { refusedMember, without } from './optional.ts';
import { perplexity } from './perplexity.ts';
import { readingOf } from './reading.ts';
import { ENGINE_LIST } from './registry.ts';

const outcome = (reading: Reading): string => (reading.status === 'not-measured' ? reading.reason : reading.status);

function measured(engine: Engine, body: unknown): MeasuredReading {
  const reading = readingOf(engine, body);
  if (reading.status !== 'measured') throw new Error(`not measured: ${outcome(reading)}`);
  return reading;
}

const urls = (sources: MeasuredReading['cited']): string[] => sources.map((source) => source.url);
const message = (text: string, annotations: object[] = []) =>
  ({ type: 'message', role: 'assistant', content: [{ type: 'output_text', text, annotations }] });
const searched = { type: 'web_search_call', status: 'completed',
  action: { type: 'search', sources: [{ type: 'url', url: 'https://a.no/' }] } };

describe('every engine', () => {
  it.each(ENGINE_LIST)('$name: a body with nothing usable is not measured', (engine) => {
    for (const body of [undefined, null, '', 'text', [], {}, { output: 'x' }, { candidates: [null] },
      { content: [1] }]) {
      expect(readingOf(engine, body).status).toBe('not-measured');
    }
  });

  it.each(ENGINE_LIST)('$name: never throws, whatever the shape of the body', (engine) => {
    const word = fc.constantFrom('message', 'text', 'output_text', 'model_output', 'completed', 'https://a.no/',
      'STOP', 'x', '');
    const leaf = fc.oneof(word, fc.integer(), fc.boolean(), fc.constant(null));
    const key = fc.constantFrom(
      'output', 'content', 'text', 'type', 'annotations', 'url', 'results', 'id', 'status', 'error', 'candidates',
      'parts', 'steps',
      'groundingMetadata', 'groundingChunks', 'groundingSupports', 'groundingChunkIndices', 'web', 'outputs', 'usage',
      'citations',
      'start_index', 'end_index', 'stop_reason', 'promptFeedback', 'result',
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 6 }, leaf, fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(key, tie('tree'), { maxKeys: 6 })),
    }));
    fc.assert(fc.property(tree, (body) => {
      expect(['measured', 'not-measured']).toContain(readingOf(engine, body).status);
    }), { numRuns: 300 });
  });

  it.each(ENGINE_LIST)('$name: an error inside a 200 is failed or rate-limited, not an answer', (engine) => {
    const reading = readingOf(engine, { error: { code: 'server_error', message: 'x' }, output: [message('Nordlys')],
      status: 'completed' });
    expect(outcome(reading)).toBe('failed');
    expect(outcome(readingOf(engine, { error: { code: 'rate_limit_exceeded' } }))).toBe('rate-limited');
  });

  it.each(ENGINE_LIST)('$name: the request has the given prompt exactly once', (engine) => {
    const { path, body } = engine.request({ model: 'm', prompt: 'Hvor kjøper jeg TV?' });
    expect(path).toMatch(/^\//);
    expect(JSON.stringify(body).split('Hvor kjøper jeg TV?')).toHaveLength(2);
  });
});

describe('OpenAI', () => {
  const answer = { status: 'completed', output: [searched, message('Prøv Nordlys.')],
    usage: { input_tokens: 10, output_tokens: 5 } };

  it('requests a forced search from Norway, and that nothing is stored', () => {
    expect(openai.request({ model: 'm', prompt: 'p' })).toEqual({
      path: '/responses',
      body: {
        model: 'm', input: 'p', tool_choice: 'required', store: false, include: ['web_search_call.action.sources'],
        tools: [{ type: 'web_search', user_location: { type: 'approximate', country: 'NO', timezone: 'Europe/Oslo' } }],
      },
    });
  });

  it('measures an answer that searched without annotations, with its sources found but not cited', () => {
    const reading = measured(openai, answer);
    expect(reading).toMatchObject({ text: 'Prøv Nordlys.', retrieval: 'used', cited: [] });
    expect(urls(reading.found)).toEqual(['https://a.no/']);
  });

  it('separates cited sources from those only found', () => {
    const notes = [{ type: 'url_citation', url: 'https://a.no/', title: 'A', start_index: 0, end_index: 5 }];
    const output = [{ ...searched, action: { sources: [{ url: 'https://a.no/' }, { url: 'https://b.no/' }] } },
      message('Prøv Nordlys.', notes)];
    const reading = measured(openai, { ...answer, output });
    expect([urls(reading.cited), urls(reading.found)]).toEqual([['https://a.no/'], ['https://b.no/']]);
    expect(reading.annotations).toEqual([{ start: 0, end: 5 }]);
  });

  it('reads annotation offsets as code points', () => {
    const text = '🛒 Prøv ([a.no](https://a.no/))';
    const start = [...text].indexOf('(');
    const output = [searched, message(text,
      [{ type: 'url_citation', url: 'https://a.no/', start_index: start, end_index: [...text].length }])];
    const [span] = measured(openai, { ...answer, output }).annotations;
    expect(text.slice(span!.start, span!.end)).toBe('([a.no](https://a.no/))');
  });

  it.each([
    ['incomplete', { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } }],
    ['refused', { status: 'incomplete', incomplete_details: { reason: 'content_filter' } }],
    ['failed', { status: 'failed' }],
    ['failed', { status: 'cancelled' }],
    ['incomplete', { status: 'queued' }],
    ['refused', { status: 'failed', error: { code: 'bio_policy', message: 'No.' } }],
    ['refused', { output: [searched, { type: 'message', content: [{ type: 'refusal', refusal: 'No.' }] }] }],
    ['empty', { output: [searched, message(' \n ')] }],
    ['empty', { output: [searched] }],
  ])('%s: %j', (reason, change) => expect(outcome(readingOf(openai, { ...answer, ...change }))).toBe(reason));

  it('reads every message of an answer, whatever its phase', () => {
    const commentary = { ...message('Jeg ser etter. '), phase: 'commentary' };
    const final = { ...message('Prøv Fjellheim.'), phase: 'final_answer' };
    expect(measured(openai, { ...answer, output: [commentary, searched, final] }).text)
      .toMatch(/^Jeg ser etter\.\s+Prøv Fjellheim\.$/);
  });

  it('reports retrieval as not used without a completed search', () => {
    expect(measured(openai, { ...answer, output: [message('Nordlys')] }).retrieval).toBe('not-used');
    expect(measured(openai, { ...answer, output: [{ ...searched, status: 'failed' }, message('Nordlys')] }).retrieval)
      .toBe('not-used');
  });
});

describe('Grok', () => {
  it('reads annotations without title or indices and numbered links as cited, and what is only listed as found', () => {
    const reading = measured(grok, {
      status: 'completed',
      output: [message('Prøv Nordlys [[2]](https://b.no/x).',
        [{ type: 'url_citation', url: 'https://a.no/', title: 'https://a.no/', start_index: 0, end_index: 0 }])],
      citations: ['https://a.no/', 'https://b.no/x', 'https://c.no/'],
    });
    expect([urls(reading.cited), urls(reading.found)])
      .toEqual([['https://a.no/', 'https://b.no/x'], ['https://c.no/']]);
    expect(reading.annotations).toEqual([]);
    expect(reading.retrieval).toBe('used');
  });

  it('reports retrieval as unknown without a trace of a search, and as not used where usage counts none', () => {
    expect(measured(grok, { output: [message('Nordlys')] }).retrieval).toBe('unknown');
    const usage = { server_side_tool_usage_details: { web_search_calls: 0 } };
    expect(measured(grok, { output: [message('Nordlys')], usage }).retrieval).toBe('not-used');
  });

  it('reads the sources of its searches as found, and a numbered link with parentheses in its URL as cited', () => {
    const reading = measured(grok, { output: [searched, message('[[1]](https://b.no/x_(y)) Nordlys')] });
    expect([urls(reading.cited), urls(reading.found)]).toEqual([['https://b.no/x_(y)'], ['https://a.no/']]);
  });

  it('does not send the retired search_parameters', () => {
    expect(grok.request({ model: 'm', prompt: 'p' }).body).not.toHaveProperty('search_parameters');
  });
});

describe('Perplexity', () => {
  const results = { type: 'search_results', results: [1, 2, 3].map((id) => ({ id, url: `https://s${id}.no/` })) };
  const answer = { status: 'completed', output: [results, message('Nordlys[1] og Fjellheim [web:3].')] };

  it('sends only known fields, with a preset or a model', () => {
    expect(perplexity.request({ model: 'fast', prompt: 'p' }).body).toEqual({
      preset: 'fast', input: 'p', tools: [{ type: 'web_search', user_location: { country: 'NO' } }],
        tool_choice: { type: 'web_search' },
    });
    expect(perplexity.request({ model: 'openai/gpt-6-luna', prompt: 'p' }).body)
      .toMatchObject({ model: 'openai/gpt-6-luna' });
  });

  it('resolves citation markers to search results, and ignores a marker without one', () => {
    const reading = measured(perplexity, answer);
    expect([urls(reading.cited), urls(reading.found)])
      .toEqual([['https://s1.no/', 'https://s3.no/'], ['https://s2.no/']]);
    expect(urls(measured(perplexity, { ...answer, output: [results, message('Nordlys [1, 2]')] }).cited))
      .toHaveLength(2);
    expect(urls(measured(perplexity, { ...answer, output: [results, message('Nordlys [9]')] }).cited)).toEqual([]);
  });

  it.each([
    ['failed', 'failed'], ['cancelled', 'failed'], ['incomplete', 'incomplete'], ['in_progress', 'incomplete'],
    ['requires_action', 'incomplete'],
  ])(
    'reads a 200 with the status %s as %s',
    (status, reason) => expect(outcome(readingOf(perplexity, { ...answer, status }))).toBe(reason),
  );

  it('reads a chat completion that stopped at its length limit as incomplete', () => {
    const cut = (reason: string) => ({ citations: ['https://a.no/'],
      choices: [{ finish_reason: reason, message: { content: 'Nordlys [1]' } }] });
    expect(['stop', 'length'].map((reason) => outcome(readingOf(perplexity, cut(reason))))).toEqual(['measured', 'incomplete']);
  });

  it('reads its own kind of annotation as cited, and pages it opened as found', () => {
    const opened = { type: 'fetch_url_results', contents: [{ url: 'https://f.no/', title: 'F' }] };
    const note = { type: 'citation', url: 'https://s2.no/', title: 'B', start_index: 0, end_index: 7 };
    const reading = measured(perplexity, { ...answer, output: [results, opened, message('Nordlys', [note])] });
    expect([urls(reading.cited), urls(reading.found)])
      .toEqual([['https://s2.no/'], ['https://s1.no/', 'https://s3.no/', 'https://f.no/']]);
  });

  it('uses the cost the vendor reports', () => {
    expect(measured(perplexity, { ...answer, usage: { cost: { total_cost: 0.007 } } }).usage.usd).toBe(0.007);
    const absurd = { input_tokens: 1e308, output_tokens: -1, cost: { total_cost: 1e308 } };
    expect(measured(perplexity, { ...answer, usage: absurd }).usage).toMatchObject({ inputTokens: undefined, outputTokens: undefined, usd: undefined });
  });
});

describe('Claude', () => {
  const toolResult = (content: object) => ({ type: 'web_search_tool_result', content });
  const toolError = (code: string) => toolResult({ type: 'web_search_tool_result_error', error_code: code });
  const result = toolResult(['https://a.no/', 'https://b.no/'].map((url) => ({ type: 'web_search_result', url })));
  const citations = [
    { type: 'web_search_result_location', url: 'https://a.no/' }, { type: 'char_location', url: 'https://x.no/' },
  ];
  const words = [{ type: 'text', text: 'Prøv ' }, { type: 'text', text: 'Nordlys', citations }];
  const answer = { type: 'message', stop_reason: 'end_turn', content: [result, ...words] };

  it('sends its own key header and no bearer token', () => {
    expect(claude.headers?.('k')).toEqual({ Authorization: null, 'x-api-key': 'k', 'anthropic-version': '2023-06-01' });
  });

  it('joins text blocks without a separator, and separates cited sources from those only found', () => {
    const reading = measured(claude, answer);
    expect(reading.text).toBe('Prøv Nordlys');
    expect([urls(reading.cited), urls(reading.found)]).toEqual([['https://a.no/'], ['https://b.no/']]);
  });

  it.each([
    ['failed', { content: [toolError('unavailable'), ...words] }],
    ['measured', { content: [result, toolError('query_too_long'), ...words] }],
    ['measured', { content: [toolError('too_many_requests'), result, ...words] }],
    ['measured', { content: [result, toolError('max_uses_exceeded'), ...words] }],
    ['rate-limited', { content: [toolError('too_many_requests'), ...words] }],
    ['refused', { stop_reason: 'refusal' }],
    ['incomplete', { stop_reason: 'max_tokens' }],
    ['incomplete', { stop_reason: 'tool_use' }],
    ['measured', { stop_reason: 'stop_sequence' }],
    ['empty', { content: [result] }],
    ['failed', { type: 'error', error: { type: 'api_error' } }],
  ])('%s: %j', (reason, change) => expect(outcome(readingOf(claude, { ...answer, ...change }))).toBe(reason));

  it('resends a paused turn unchanged, without forcing another search', () => {
    const call = claude.request({ model: 'm', prompt: 'p' });
    const { body } = claude.resume!(call, { ...answer, stop_reason: 'pause_turn' })!;
    expect(body).not.toHaveProperty('tool_choice');
    expect(body.messages).toEqual([{ role: 'user', content: 'p' }, { role: 'assistant', content: answer.content }]);
    expect(claude.resume!(call, answer)).toBeUndefined();
    expect(claude.resume!(call, { stop_reason: 'pause_turn', error: { type: 'api_error' } })).toBeUndefined();
  });

  it('drops the forced tool only where it was refused', () => {
    const call = claude.request({ model: 'm', prompt: 'p' });
    const refused = (message: string) => refusedMember(claude, call, { message, param: '' });
    expect(without(call, refused('tool_choice: forced tool use is not supported')!).body).not.toHaveProperty('tool_choice');
    expect(refused('max_tokens: required')).toBeUndefined();
  });
});

describe('Gemini', () => {
  const chunks = ['a', 'b', 'c'].map((name) =>
    ({ web: { uri: `https://vertexaisearch.cloud.google.com/grounding-api-redirect/${name}`, title: `${name}.no` } }));
  const candidate = {
    finishReason: 'STOP',
    content: { parts: [{ text: 'Hm', thought: true }, { text: 'Prøv ' }, { text: 'Nordlys' }] },
    groundingMetadata: {
      groundingChunks: chunks, groundingSupports: [{ segment: { endIndex: 14 }, groundingChunkIndices: [0, 2] }],
      searchEntryPoint: { renderedContent: '<div>søk</div>' },
    },
  };
  const answer = (change: object) => ({ candidates: [{ ...candidate, ...change }] });

  it('leaves thoughts out, and separates cited sources from those only found', () => {
    const reading = measured(gemini, answer({}));
    expect(reading).toMatchObject({ text: 'Prøv Nordlys', retrieval: 'used', searchEntry: '<div>søk</div>' });
    expect(reading.cited.map((source) => source.title)).toEqual(['a.no', 'c.no']);
    expect(reading.found.map((source) => source.title)).toEqual(['b.no']);
  });

  it('prefers the domain over the title, which may be anything', () => {
    const web = { ...chunks[0]!.web, title: 'TV', domain: 'a.no' };
    const groundingMetadata = { groundingChunks: [{ web }], groundingSupports: [{ groundingChunkIndices: [0] }] };
    expect(measured(gemini, answer({ groundingMetadata })).cited).toEqual([{ url: web.uri, title: 'a.no' }]);
  });

  it.each([
    ['refused', { promptFeedback: { blockReason: 'SAFETY' } }],
    ['refused', answer({ finishReason: 'SAFETY' })],
    ['refused', answer({ finishReason: 'RECITATION' })],
    ['refused', { candidates: [{ finishReason: 'MODEL_ARMOR', finishMessage: 'x' }] }],
    ['incomplete', answer({ finishReason: 'MAX_TOKENS' })],
    ['failed', answer({ finishReason: 'OTHER' })],
    ['empty', answer({ content: { parts: [] } })],
    ['empty', answer({ content: { parts: [{ text: 'nur Gedanken', thought: true }] } })],
    ['empty', { candidates: [] }],
  ])('%s: %j', (reason, body) => expect(outcome(readingOf(gemini, body))).toBe(reason));

  it('reports retrieval as not used without grounding', () => {
    expect(measured(gemini, answer({ groundingMetadata: undefined })))
      .toMatchObject({ retrieval: 'not-used', cited: [] });
    expect(measured(gemini, answer({ groundingMetadata: {} })).retrieval).toBe('not-used');
  });

  it('reads the Interactions API, in its current and its first schema', () => {
    const note = { type: 'url_citation', url: 'https://a.no/', title: 'a.no', start_index: 0, end_index: 4 };
    const today = measured(gemini, {
      status: 'completed',
      steps: [
        { type: 'thought', summary: [{ type: 'text', text: 'Hm' }] },
        { type: 'google_search_call', arguments: { queries: ['x'] } },
        { type: 'google_search_result', result: [{ search_suggestions: '<div>søk</div>' }] },
        { type: 'model_output', content: [{ type: 'text', text: 'Prøv Nordlys', annotations: [note] }] },
      ],
    });
    expect(today).toMatchObject({ text: 'Prøv Nordlys', retrieval: 'used', searchEntry: '<div>søk</div>',
      cited: [{ url: 'https://a.no/' }] });
    const first = measured(gemini, {
      status: 'completed',
      outputs: [
        { type: 'google_search_result', result: { rendered_content: '<div/>', url: 'https://b.no/' } },
        { type: 'text', text: 'Prøv Nordlys', annotations: [{ source: 'https://a.no/' }] },
      ],
    });
    expect([urls(first.cited), urls(first.found)]).toEqual([['https://a.no/'], ['https://b.no/']]);
    expect(outcome(readingOf(gemini, { status: 'failed', steps: [] }))).toBe('failed');
    for (const status of ['incomplete', 'REQUIRES_ACTION', 'budget_exceeded']) {
      expect(outcome(readingOf(gemini, { status, steps: [] }))).toBe('incomplete');
    }
  });

  it('sends its own key header and no bearer token, and does not double the prefix of a model', () => {
    expect(gemini.headers?.('k')).toEqual({ Authorization: null, 'x-goog-api-key': 'k' });
    expect(gemini.request({ model: 'models/gemini-x', prompt: 'p' }).path).toBe('/models/gemini-x:generateContent');
  });
});

describe('Mistral', () => {
  const output = (content: unknown) =>
    ({ outputs: [{ type: 'tool.execution', name: 'web_search' }, { type: 'message.output', content }] });

  it('reads content as a string, or as chunks with references', () => {
    expect(measured(mistral, output('Prøv Nordlys')))
      .toMatchObject({ text: 'Prøv Nordlys', retrieval: 'used', cited: [] });
    const reading = measured(mistral, output([
      { type: 'text', text: 'Prøv ' }, { type: 'tool_reference', tool: 'web_search', url: 'https://a.no/', extra: 1 },
      { type: 'text', text: 'Nordlys' }, { type: 'new-kind' },
    ]));
    expect(reading.text).toBe('Prøv Nordlys');
    expect(urls(reading.cited)).toEqual(['https://a.no/']);
  });

  it.each([
    ['empty', output('  ')], ['empty', output([])], ['empty', output(undefined)],
    ['failed', { object: 'error', message: 'x' }],
    ['rate-limited', { object: 'error', message: 'x', type: 'invalid_request_error', raw_status_code: 429 }],
  ])('%s: %j', (reason, body) => expect(outcome(readingOf(mistral, body))).toBe(reason));

  it('reports retrieval as not used without a search', () => {
    expect(measured(mistral, { outputs: [{ type: 'message.output', content: 'Nordlys' }] }).retrieval).toBe('not-used');
  });
});
