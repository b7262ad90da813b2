import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../manual-clock.ts';
import type { OpenTrusted, TrustedFetch } from '../../net/trusted.ts';
import { createExtractionModel, readProposals } from './model.ts';
import type { ModelRequest } from './segments.ts';

const REQUEST: ModelRequest = { fields: ['price', 'faq'], segments: [{ id: 1, start: 0, end: 10, text: 'kr 1 299,-' }] };
const CONFIG = { baseUrl: 'http://model.test/v1', apiKey: undefined, model: 'liten' };
const answering = (content: unknown, status = 200) => {
  const calls: { url: string; body: Record<string, unknown>; headers: Headers }[] = [];
  const trusted: OpenTrusted = () => (async (url: string | URL | Request, init?: RequestInit) => {
    calls.push({ url: String(url), body: JSON.parse(String(init?.body)), headers: new Headers(init?.headers) });
    return Response.json(
      {
        id: 'c', object: 'chat.completion', created: 0, model: 'liten',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      },
      { status },
    );
  }) as TrustedFetch;
  return { calls, trusted };
};
const signal = new AbortController().signal;
const clock = createManualClock();

describe('createExtractionModel', () => {
  it('is null without an address or a model', async () => {
    const { trusted } = answering('');
    expect(createExtractionModel({ ...CONFIG, baseUrl: undefined }, { trusted, clock })).toBeNull();
    expect(createExtractionModel({ ...CONFIG, model: undefined }, { trusted, clock })).toBeNull();
  });

  it('times out after 20 seconds times the budget scale', () => {
    const opened: number[] = [];
    const trusted: OpenTrusted = (endpoint) => {
      opened.push(endpoint.timeoutMs);
      return answering('').trusted(endpoint);
    };
    createExtractionModel(CONFIG, { trusted, clock });
    createExtractionModel(CONFIG, { trusted, clock: { ...clock, budgetScale: 3 } });
    expect(opened).toEqual([20_000, 60_000]);
  });

  it('makes one call, with numbered segments as data and a schema for the answer', async () => {
    const { calls, trusted } = answering('{"proposals":[{"field":"price","segmentId":1,"quote":"kr 1 299,-"}]}');
    const model = createExtractionModel(CONFIG, { trusted, clock })!;
    expect(model.name).toBe('liten');
    expect(await model.propose(REQUEST, signal)).toEqual([{ field: 'price', segmentId: 1, quote: 'kr 1 299,-' }]);
    expect(calls).toHaveLength(1);
    const [{ url, body }] = calls as [typeof calls[0]];
    expect(url).toBe('http://model.test/v1/chat/completions');
    expect(body).toMatchObject({
      model: 'liten', response_format: { type: 'json_schema', json_schema: { strict: true } },
    });
    expect(body).not.toHaveProperty('tools');
    const messages = body['messages'] as { role: string; content: string }[];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(JSON.parse(messages[1]!.content)).toEqual({
      fields: ['price', 'faq.question', 'faq.answer'], segments: [{ id: 1, text: 'kr 1 299,-' }],
    });
  });

  it('gives null when the call fails, and does not retry', async () => {
    const { calls, trusted } = answering('x', 500);
    const model = createExtractionModel(CONFIG, { trusted, clock })!;
    expect(await model.propose(REQUEST, signal)).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it('gives null for an answer without proposals', async () => {
    const model = createExtractionModel(CONFIG, { trusted: answering('no').trusted, clock })!;
    expect(await model.propose(REQUEST, signal)).toBeNull();
  });

  it('gives null after the timeout of its fetch', async () => {
    const own = createManualClock();
    const called = Promise.withResolvers<void>();
    const trusted: OpenTrusted = ({ timeoutMs }) => (() => new Promise<Response>((_resolve, reject) => {
      own.after(timeoutMs, () => reject(new Error('late')));
      called.resolve();
    })) as unknown as TrustedFetch;
    const asked = createExtractionModel(CONFIG, { trusted, clock: own })!.propose(REQUEST, signal);
    await called.promise;
    own.advance(20_000);
    expect(await asked).toBeNull();
  });

  it('rejects with the reason of the caller\'s own abort', async () => {
    const caller = new AbortController();
    const called = Promise.withResolvers<void>();
    const trusted: OpenTrusted = () => ((_, init) => new Promise((_resolve, reject) => {
      init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason));
      called.resolve();
    })) as TrustedFetch;
    const asked = createExtractionModel(CONFIG, { trusted, clock })!.propose(REQUEST, caller.signal);
    await called.promise;
    caller.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
  });
});

describe('readProposals', () => {
  it('keeps proposals for wanted fields and drops the rest', () => {
    const content = JSON.stringify({ proposals: [
      { field: 'price', segmentId: 1, quote: 'kr 5' },
      { field: 'brand', segmentId: 1, quote: 'x' },
      { field: 'price', segmentId: '1', quote: 'x' },
      { field: 'price', segmentId: 1, quote: '' },
      { field: 'price', segmentId: 1, quote: 'x'.repeat(5_001) },
      null,
      'x',
      { field: 'faq.question', segmentId: 2, quote: 'Hva?', value: 'ignored' },
    ] });
    expect(readProposals(content, REQUEST)).toEqual([
      { field: 'price', segmentId: 1, quote: 'kr 5' }, { field: 'faq.question', segmentId: 2, quote: 'Hva?' },
    ]);
  });

  it('accepts a fenced answer, and at most 80 proposals', () => {
    const many = JSON.stringify(
      { proposals: Array.from({ length: 500 }, () => ({ field: 'price', segmentId: 1, quote: 'x' })) }
    );
    expect(readProposals(`\`\`\`json\n${many}\n\`\`\``, REQUEST)).toHaveLength(80);
  });

  it('throws on an answer that is slow to parse', () => {
    const content = `{"proposals":[],"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
    expect(() => readProposals(content, REQUEST)).toThrow('levels');
  });

  it.each(['', 'no', '[]', '{}', '{"proposals":{}}', 'null'])('throws on an invalid answer: %s', (content) => {
    expect(() => readProposals(content, REQUEST)).toThrow();
  });
});
