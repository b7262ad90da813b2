import { expect, it } from 'vitest';
import type { FetchResult, FetchSession, GuardedFetch } from '../../net/fetch-types.ts';
import { sameThread } from '../../threads/same-thread-rig.ts';
import { createManualClock } from '../../manual-clock.ts';
import { auditOf } from './crawler-audit.ts';

type Answers = Record<string, { status?: number; body?: string | Buffer; headers?: Record<string, string[]> } | 'dead'>;

/** A guarded fetch that answers from a table; anything else is a 404. */
function fetchOf(answers: Answers): GuardedFetch & { asked: string[] } {
  const asked: string[] = [];
  const get: FetchSession['get'] = async (given, options) => {
    const url = new URL(given);
    const asking = `${options?.headers?.['user-agent'] ? '(probe) ' : ''}${url}`;
    asked.push(asking);
    const answer = answers[asking] ?? answers[`${url}`] ?? answers[url.origin] ?? { status: 404 };
    if (answer === 'dead') return { ok: false, detail: 'connection refused' } as FetchResult;
    const body = Buffer.from(answer.body ?? '');
    const all = (name: string): string[] => answer.headers?.[name] ?? [];
    return {
      ok: true, url, status: answer.status ?? 200, body, decodedBytes: body.length,
      headers: { all, get: (name: string) => all(name).join(', ') || null, entries: [] },
    } as unknown as FetchResult;
  };
  return { asked, openSession: () => ({ get, [Symbol.asyncDispose]: async () => {} }) as unknown as FetchSession };
}

async function audit(answers: Answers, { domain = 'https://butikk.no', edgeProbe = false } = {}) {
  const fetch = fetchOf(answers);
  const url = new URL('/', domain.includes('://') ? domain : `https://${domain}`);
  const input = { domain, target: { url, port: 443, addresses: [], mapped: false } };
  const rows = await auditOf(input, { fetch, threads: sameThread, log: { info() {}, warn() {} }, config: { aiEdgeProbe: edgeProbe } as never, clock: createManualClock() }, new AbortController().signal);
  return { asked: fetch.asked, row: (crawler: string) => rows.find((one) => one.crawler === crawler) };
}

const CHALLENGE = { status: 403, headers: { 'cf-mitigated': ['challenge'] }, body: '<title>Just a moment...</title>' };

it('reads robots.txt, llms.txt and the front page once each', async () => {
  const { asked, row } = await audit({
    'https://butikk.no/robots.txt': { body: 'User-agent: PerplexityBot\nDisallow: /\n' },
    'https://butikk.no/llms.txt': { body: '# Butikken' },
    'https://butikk.no/': { body: '<meta name="googlebot" content="noindex">',
    headers: { 'x-robots-tag': ['bingbot: nofollow'] } },
  });
  expect(asked.toSorted()).toEqual(['https://butikk.no/', 'https://butikk.no/llms.txt',
    'https://butikk.no/robots.txt']);
  expect(row('PerplexityBot')).toMatchObject({ verdict: 'blocked', line: 2 });
  expect(row('meta robots')).toMatchObject({ verdict: 'blocked', evidence: 'noindex' });
  expect(row('X-Robots-Tag')).toMatchObject({ verdict: 'allowed', evidence: 'bingbot: nofollow' });
  expect(row('llms.txt')?.evidence).toMatch(/There is one/);
});

it('decodes a UTF-16 front page by its byte order mark', async () => {
  const { row } = await audit({
    'https://butikk.no/': { body: Buffer.from('\ufeff<meta name="robots" content="noindex"><p>Blåbær', 'utf16le') },
  });
  expect(row('meta robots')).toMatchObject({ verdict: 'blocked', evidence: 'noindex' });
});

it('never judges bot protection as the store', async () => {
  const { row } = await audit({ 'https://butikk.no': CHALLENGE });
  for (const crawler of ['Googlebot', 'meta robots', 'X-Robots-Tag', 'StorefrontAnalysis', 'llms.txt']) {
    expect(row(crawler)).toMatchObject({ verdict: 'unknown', evidence: expect.stringMatching(/bot protection/) });
  }
});

it('falls back to http where https fails, but only for a host given without a scheme', async () => {
  const answers: Answers = { 'https://butikk.no': 'dead',
    'http://butikk.no/robots.txt': { body: 'User-agent: *\nDisallow: /' } };
  expect((await audit(answers, { domain: 'butikk.no' })).row('Googlebot')?.verdict).toBe('blocked');
  expect((await audit(answers, { domain: 'https://butikk.no' })).row('Googlebot')?.verdict).toBe('unknown');
});

it('probes under a crawler\'s name only where the operator enabled it', async () => {
  const page = { 'https://butikk.no/': { body: '<p>Hei' } };
  expect((await audit(page)).asked.some((url) => url.startsWith('(probe)'))).toBe(false);
  const { asked, row } = await audit(page, { edgeProbe: true });
  expect(asked).toContain('(probe) https://butikk.no/');
  expect(row('OAI-SearchBot (probe)')).toMatchObject({ verdict: 'cannot-assess' });
});

it('tells where only a crawler\'s name meets bot protection, but not where it met a waiting room, which depends on the load', async () => {
  const page = { body: '<p>Hei' };
  const probed = async (probe: Answers[string], under: Answers[string] = page) =>
    (await audit({ 'https://butikk.no/': under, '(probe) https://butikk.no/': probe }, { edgeProbe: true })).row('OAI-SearchBot (probe)');
  expect(await probed(CHALLENGE)).toMatchObject({ verdict: 'cannot-assess', evidence: expect.stringMatching(
    /^Under this name Cloudflare's bot protection answered, under ours 200 and 6 bytes\. The name is treated differently\./) });
  const waiting = { body: '<meta id="queue-it_log">' };
  for (const pair of [['dead'], [waiting], [CHALLENGE, CHALLENGE]] as Parameters<typeof probed>[]) {
    expect(await probed(...pair)).toMatchObject({ verdict: 'unknown', evidence: expect.stringMatching(/could not be compared/) });
  }
});
