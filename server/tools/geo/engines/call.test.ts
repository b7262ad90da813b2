import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../manual-clock.ts';
import type { ManualClock } from '../../../manual-clock.ts';
import type { TrustedFetch } from '../../../net/trusted.ts';
import { createAsk } from './call.ts';
import type { AskOptions } from './call.ts';
import { claude } from './claude.ts';
import { gemini } from './gemini.ts';
import { grok } from './grok.ts';
import { mistral } from './mistral.ts';
import { costOf, MODELS } from './models.ts';
import { openai } from './openai.ts';
import { without } from './optional.ts';
import { ENGINE_LIST } from './registry.ts';

const answer = {
  status: 'completed',
  output: [{ type: 'web_search_call', status: 'completed' },
    { type: 'message', content: [{ type: 'output_text', text: 'Nordlys', annotations: [] }] }],
  usage: { input_tokens: 200_000, output_tokens: 100_000 },
};
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) => () =>
  Promise.resolve(new Response(JSON.stringify(body),
    { status, headers: { 'content-type': 'application/json', ...headers } }));
const hang = (_url: unknown, init?: RequestInit) => new Promise<Response>((_resolve, reject) => {
  init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
});
const network = () => Promise.reject(new TypeError('fetch failed'));

/** An engine whose calls get these answers in turn. */
function rig(answers: ((url: unknown, init?: RequestInit) => Promise<Response>)[], engine = openai) {
  const clock = createManualClock();
  const seen: { url: string; headers: Headers; body: Record<string, unknown>; at: number }[] = [];
  const fetch = async (url: unknown, init?: RequestInit): Promise<Response> => {
    seen.push({ url: String(url), headers: new Headers(init?.headers), body: JSON.parse(String(init?.body)),
      at: clock.monotonic() });
    return answers[seen.length - 1]!(url, init);
  };
  const askEngine = createAsk(engine,
    { apiKey: 'secret', baseUrl: 'http://engine.test/v1', model: MODELS[engine.id].model },
    { trusted: () => fetch as TrustedFetch, clock });
  return { clock, seen, askEngine };
}

async function ask({ askEngine, clock }: { askEngine: ReturnType<typeof createAsk>; clock: ManualClock },
  options: Partial<AskOptions> = {}) {
  let settled = false;
  const asked = askEngine('p', { signal: new AbortController().signal, deadline: 240_000, ...options }).finally(() =>
    (settled = true));
  asked.catch(() => {});
  for (let turn = 0; turn < 400 && !settled; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (turn > 20) clock.advance(1000);
  }
  return asked;
}

const outcome = ({ reading }: Awaited<ReturnType<typeof ask>>) =>
  (reading.status === 'measured' ? 'measured' : reading.reason);

describe('a call', () => {
  it('is made once when it succeeds, with its tokens and searches priced', async () => {
    const r = rig([json(answer)]);
    const asked = await ask(r);
    expect(outcome(asked)).toBe('measured');
    expect(asked.usd).toBeCloseTo(0.2 + 0.5 + 0.01);
    expect(r.seen).toHaveLength(1);
    expect(r.seen[0]!.headers.get('authorization')).toBe('Bearer secret');
  });

  it('sends none of this machine\'s OpenAI settings to other vendors', async () => {
    process.env.OPENAI_ORG_ID = 'org-of-ours';
    process.env.OPENAI_PROJECT_ID = 'project-of-ours';
    try {
      const r = rig([json({ stop_reason: 'end_turn', content: [{ type: 'text', text: 'Nordlys' }] })], claude);
      await ask(r);
      const sent = [...r.seen[0]!.headers.keys()];
      expect(sent).not.toContain('authorization');
      expect(sent.filter((name) => /organization|project/.test(name))).toEqual([]);
    } finally {
      delete process.env.OPENAI_ORG_ID;
      delete process.env.OPENAI_PROJECT_ID;
    }
  });

  it.each([
    ['429', json({}, 429), 'rate-limited'], ['500', json({}, 500), 'failed'], ['529', json({}, 529), 'rate-limited'],
    ['a network fault', network, 'failed'],
  ])('is retried once after %s', async (_what, fault, reason) => {
    const r = rig([fault, json(answer)]);
    expect(outcome(await ask(r))).toBe('measured');
    expect(r.seen[1]!.at - r.seen[0]!.at).toBeGreaterThanOrEqual(1000);
    const twice = rig([fault, fault]);
    expect(outcome(await ask(twice))).toBe(reason);
    expect(twice.seen).toHaveLength(2);
  });

  it.each([['401', 401], ['403', 403], ['400', 400], ['404', 404]])('is not retried after %s',
    async (_what, status) => {
    const r = rig([json({ error: { message: 'no' } }, status)]);
    const asked = await ask(r);
    expect([outcome(asked), asked.usd, r.seen.length]).toEqual(['failed', 0, 1]);
  });

  it('honours Retry-After, in seconds or as a date', async () => {
    const r = rig([json({}, 429, { 'retry-after': '7' }), json(answer)]);
    await ask(r);
    expect(r.seen[1]!.at - r.seen[0]!.at).toBeGreaterThanOrEqual(7000);
    const dated = rig([]);
    const at = new Date(dated.clock.now() + 9000).toUTCString();
    const byDate = rig([json({}, 503, { 'retry-after': at }), json(answer)]);
    await ask(byDate);
    expect(byDate.seen[1]!.at - byDate.seen[0]!.at).toBeGreaterThanOrEqual(9000);
  });

  const google = (retryDelay: unknown, ...more: object[]) => json({ error: { code: 429, status: 'RESOURCE_EXHAUSTED',
    details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }, ...more] } }, 429);

  it.each([['31s', 31_000], ['0.1s', 100], ['soon', 1000], [undefined, 1000]])(
    'honours the retry delay in the body, else waits a second, within the deadline: %s',
    async (delay, ms) => {
      const r = rig([google(delay), json({ candidates: [{ content: { parts: [{ text: 'Nordlys' }] } }] })], gemini);
      expect(outcome(await ask(r))).toBe('measured');
      const waited = r.seen[1]!.at - r.seen[0]!.at;
      expect(waited).toBeGreaterThanOrEqual(ms);
      expect(waited).toBeLessThanOrEqual(ms + 1000);
      const late = rig([google(delay)], gemini);
      expect(outcome(await ask(late, { deadline: ms }))).toBe('rate-limited');
    },
  );

  const spent = (error: object, status = 429) => json({ error: { message: 'No.', ...error } }, status);
  it.each([
    ['spend limit', spent({ type: 'insufficient_quota', code: 'project_spend_limit_exceeded' }), openai],
    ['credit', spent({ type: 'insufficient_quota', code: 'credit_balance_exhausted' }), openai],
    ['usage limit', spent({ code: 'organization_usage_limit_exceeded' }), openai],
    ['credit, by the message alone', spent({ message: 'Your team has used all available credits.' }), openai],
    ['Claude\'s spend limit', spent({ type: 'rate_limit_error', details: { error_code: 'enforced_spend_limit_reached' } }), claude],
    ['a billing error', spent({ type: 'billing_error' }, 402), claude],
    ['a spend limit of one\'s own, which Claude reports by the message alone', spent({ type: 'invalid_request_error',
      message: 'You have reached your specified API usage limits. You will regain access on 2027-01-01.' }, 400), claude],
    ['a billing error, by its status alone', json({ detail: 'No.' }, 402), mistral],
    ['credit, in xAI\'s format', json({ code: 'exhausted', error: 'You have used all available credits.' }, 429), grok],
    ['quota, in a flat body', json({ object: 'error', message: 'No.', type: 'monthly_quota_reached', code: '1300' }, 429), mistral],
    ['the daily quota', google('7s', { violations: [{ quotaId: 'GenerateRequestsPerDayPerProjectPerModel' }] }), gemini],
  ])('is not retried where the quota is spent: %s', async (_what, fault, engine) => {
    const r = rig([fault], engine);
    const asked = await ask(r);
    expect([outcome(asked), asked.isQuotaSpent, asked.usd, r.seen.length]).toEqual(['failed', true, 0, 1]);
  });

  it.each([
    ['a flagged prompt', spent({ code: 'invalid_prompt', type: 'invalid_request_error' }, 400), openai],
    ['a filtered answer', spent({ type: 'invalid_request_error', message: 'Output blocked by content filtering policy' }, 400),
      claude],
    ['xAI\'s guidelines', json({ code: 'permission-denied', error: 'Content violates usage guidelines. ' }, 403), grok],
  ])('is not retried where the vendor refuses the content: %s', async (_what, fault, engine) => {
    const r = rig([fault], engine);
    expect([outcome(await ask(r)), r.seen.length]).toEqual(['refused', 1]);
  });

  it.each([
    ['by its code', spent({ code: 'slow_down' }, 503), openai],
    ['by its status name', spent({ status: 'RESOURCE_EXHAUSTED' }, 403), gemini],
  ])('recognises a rate limit %s, whatever the HTTP status', async (_what, fault, engine) => {
    const r = rig([fault, fault], engine);
    expect([outcome(await ask(r)), r.seen.length]).toEqual(['rate-limited', 2]);
  });

  it.each([
    ['a rate limit', json({ error: { type: 'tokens', code: 'rate_limit_exceeded', message: 'Slow down.' } }, 429)],
    ['an unreadable rate limit', () => Promise.resolve(new Response('<p>429', { status: 429 }))],
    ['a per-minute quota', google('1s', { violations: [{ quotaId: 'GenerateRequestsPerMinutePerProject' }] })],
  ])('is retried after %s', async (_what, fault) => {
    const asked = await ask(rig([fault, json(answer)]));
    expect([outcome(asked), asked.isQuotaSpent]).toEqual(['measured', undefined]);
  });

  it('is not retried beyond the deadline', async () => {
    const r = rig([json({}, 429, { 'retry-after': '60' })]);
    expect(outcome(await ask(r, { deadline: 50_000 }))).toBe('rate-limited');
    expect(r.seen).toHaveLength(1);
  });

  it('times out without a retry, and costs as much as a typical answer', async () => {
    const r = rig([hang]);
    const asked = await ask(r);
    expect([outcome(asked), r.seen.length]).toEqual(['timeout', 1]);
    expect(asked.usd).toBe(MODELS.openai.typicalAnswer);
  });

  it('costs nothing where the engine was never reached, and as much as a typical answer for each answer cut off', async () => {
    expect((await ask(rig([network, network]))).usd).toBe(0);
    const cut = () => Promise.resolve(new Response('{"sta', { headers: { 'content-type': 'application/json' } }));
    expect((await ask(rig([cut, cut]))).usd).toBeCloseTo(2 * MODELS.openai.typicalAnswer);
  });

  it('applies the time-out to the body as well as the head', async () => {
    const drip = (_url: unknown, init?: RequestInit) => Promise.resolve(new Response(new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"status":'));
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    }), { headers: { 'content-type': 'application/json' } }));
    expect(outcome(await ask(rig([drip])))).toBe('timeout');
  });

  it.each([
    ['nothing', () => Promise.resolve(new Response('', { headers: { 'content-type': 'application/json' } })), 'empty'],
    ['HTML', () => Promise.resolve(new Response('<p>hi', { headers: { 'content-type': 'text/html' } })), 'failed'],
  ])('is not measured where the answer is %s', async (_what, fault, reason) =>
    expect(outcome(await ask(rig([fault])))).toBe(reason));

  it('is retried where the answer was cut off', async () => {
    const cut = () => Promise.resolve(new Response('{"status":"comp',
      { headers: { 'content-type': 'application/json' } }));
    expect(outcome(await ask(rig([cut, json(answer)])))).toBe('measured');
  });

  it('rejects with the signal\'s reason once aborted', async () => {
    const controller = new AbortController();
    const r = rig([hang]);
    const asked = ask(r, { signal: controller.signal });
    await new Promise((resolve) => setImmediate(resolve));
    controller.abort(new Error('left'));
    await expect(asked).rejects.toThrow('left');
  });
});

describe('a Claude call', () => {
  const paused = { stop_reason: 'pause_turn', content: [{ type: 'server_tool_use' }],
    usage: { input_tokens: 1, output_tokens: 1 } };
  const done = { stop_reason: 'end_turn', content: [{ type: 'text', text: 'Nordlys' }],
    usage: { input_tokens: 1, output_tokens: 1 } };

  it('resends a paused turn, at most twice', async () => {
    const r = rig([json(paused), json(paused), json(done)], claude);
    expect(outcome(await ask(r))).toBe('measured');
    expect(r.seen).toHaveLength(3);
    const never = rig([json(paused), json(paused), json(paused)], claude);
    expect(outcome(await ask(never))).toBe('incomplete');
    expect(never.seen).toHaveLength(3);
  });

  it('merges all turns into one reading, with text, sources and errors', async () => {
    const turn = (stop: string, ...content: object[]) =>
      json({ stop_reason: stop, content, usage: { input_tokens: 1, output_tokens: 1 } });
    const pages = ['https://a.no/', 'https://b.no/'].map((url) => ({ url }));
    const found = { type: 'web_search_tool_result', content: pages };
    const citations = [{ type: 'web_search_result_location', url: 'https://a.no/' }];
    const r = rig([turn('pause_turn', { type: 'text', text: 'Prøv ' }, found),
      turn('end_turn', { type: 'text', text: 'Nordlys', citations })], claude);
    expect((await ask(r)).reading).toMatchObject({
      status: 'measured', text: 'Prøv \n\nNordlys', retrieval: 'used',
      cited: [{ url: 'https://a.no/' }], found: [{ url: 'https://b.no/' }],
    });
    const failed = { type: 'web_search_tool_result', content: { error_code: 'unavailable' } };
    expect(outcome(await ask(rig([turn('pause_turn', failed), json(done)], claude)))).toBe('failed');
  });

  it('stops forcing a tool once that was refused, in later questions too', async () => {
    const refusal = json({ type: 'error',
      error: { type: 'invalid_request_error', message: 'tool_choice: forced tool use is not supported' } }, 400);
    const r = rig([refusal, json(done), json(done)], claude);
    expect(outcome(await ask(r))).toBe('measured');
    expect(outcome(await ask(r))).toBe('measured');
    expect(r.seen.map(({ body }) => 'tool_choice' in body)).toEqual([true, false, false]);
  });
});

describe('a request member the vendor refuses', () => {
  const done = json(answer);
  const refusing = (param: string | null, message: string, status = 400) => json({ error: { message, param } }, status);

  it.each([
    ['include', refusing('include[0]', 'Unknown value.')],
    ['include', refusing(null, "Unknown parameter: 'include'.")],
    ['tools.0.user_location', json({ detail: [{ loc: ['body', 'tools', 0, 'user_location'], msg: 'Not permitted' }] }, 422)],
    ['tools.0.user_location', refusing(null, 'user_location is not supported with this model', 422)],
    ['tools.0.user_location', refusing('tools[0].user_location.timezone', 'Invalid value.')],
  ])('is left out of this and every later request: %s', async (member, refusal) => {
    const r = rig([refusal, done, done]);
    expect(outcome(await ask(r))).toBe('measured');
    expect(await ask(r)).toMatchObject({ reading: { status: 'measured' }, dropped: [member] });
    const held = r.seen.map(({ body }) => ({ include: 'include' in body, location: 'user_location' in (body.tools as object[])[0]! }));
    const kept = { include: member !== 'include', location: member === 'include' };
    expect(held).toEqual([{ include: true, location: true }, kept, kept]);
    for (const { body } of r.seen) expect(body).toMatchObject({ tools: [{ type: 'web_search' }], tool_choice: 'required', store: false });
  });

  it('may be two members, left out one after the other', async () => {
    const r = rig([refusing('include', 'No.'), refusing('tools[0].user_location', 'No.'), done]);
    expect(new Set((await ask(r)).dropped)).toEqual(new Set(['include', 'tools.0.user_location']));
  });

  it.each([
    ['a required member', refusing('tool_choice', "Unsupported value: 'required'.")],
    ['a required member', refusing('store', 'No.')],
    ['a required member', refusing('tools', 'No.')],
    ['a mere word of the message', refusing(null, 'The request must include a prompt.')],
  ])('is never %s', async (_what, refusal) => {
    const r = rig([refusal]);
    expect([outcome(await ask(r)), r.seen.length]).toEqual(['failed', 1]);
  });

  it('is kept in later requests if leaving it out did not help', async () => {
    const r = rig([refusing('include', 'No.'), refusing('input', 'No.'), done]);
    expect(outcome(await ask(r))).toBe('failed');
    expect((await ask(r)).dropped).toEqual([]);
    expect(r.seen[2]!.body).toHaveProperty('include');
  });

  it.each(ENGINE_LIST)('is in the request, and never a required one: $name', ({ optional = [], request }) => {
    const call = request({ model: 'm', prompt: 'p' });
    for (const path of optional) {
      expect(['tools', 'tool_choice', 'store']).not.toContain(path.split('.').at(-1));
      expect(without(call, path)).not.toEqual(call);
    }
  });
});

it('prices an answer without usage as a typical one', () => {
  const asking = { engine: 'openai', model: MODELS.openai.model, at: 0 } as const;
  expect(costOf({}, asking)).toBe(MODELS.openai.typicalAnswer);
  expect(costOf({ usd: 0.2, inputTokens: 5 }, asking)).toBe(0.2);
  expect(costOf({ inputTokens: 100_000, searches: 2 }, asking)).toBeCloseTo(0.12);
});
