import { describe, expect, it } from 'vitest';
import { CrawlerAudit } from '../../../contract/geo.ts';
import { CRAWLERS } from '../../site/crawlers.ts';
import { judgeAudit } from './audit.ts';
import type { AuditEvidence, AuditedFile, AuditedPage } from './audit.ts';

const file = (body: string, status = 200): AuditedFile => ({ kind: 'answered', status, body });
const silent = { all: [], noIndex: [] };
const page = (change: Partial<Extract<AuditedPage, { kind: 'answered' }>> = {}): AuditedPage =>
  ({ kind: 'answered', status: 200, bytes: 40_000, meta: silent, header: silent, ...change });
const gone: AuditedFile & AuditedPage = { kind: 'failed', detail: 'timed out' };

function rows(change: Partial<AuditEvidence>) {
  const all = judgeAudit({ robots: file(''), llms: file('', 404), page: page(), ...change });
  for (const row of all) expect(CrawlerAudit.safeParse(row).success).toBe(true);
  return (crawler: string) => all.find((row) => row.crawler === crawler);
}

describe('robots.txt', () => {
  it('gives a verdict for each listed crawler, with the line that decided', () => {
    const robots = 'User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nUser-agent: x\nDisallow: /\nAllow: /$\n';
    const row = rows({ robots: file(robots) });
    expect(row('GPTBot')).toMatchObject({ verdict: 'allowed', line: 7 });
    const blocked = rows({ robots: file('User-agent: OAI-SearchBot\nDisallow: /\n') });
    expect(blocked('OAI-SearchBot')).toMatchObject({ verdict: 'blocked', line: 2, owner: 'OpenAI', purpose: 'search' });
    expect(blocked('OAI-SearchBot')?.evidence).toBe('Line 2: Disallow: / (group oai-searchbot).');
    expect(blocked('PerplexityBot')).toMatchObject({ verdict: 'allowed', evidence: 'No group speaks to it.' });
    expect(CRAWLERS.every(({ token }) => blocked(token))).toBe(true);
  });

  it('notes where a crawler may ignore it', () => {
    expect(rows({ robots: file('User-agent: *\nDisallow: /') })('ChatGPT-User')?.evidence)
      .toMatch(/may fetch all the same/);
  });

  it.each([404, 410, 401, 403])('answering %i allows everything', (status) => {
    expect(rows({ robots: file('', status) })('Googlebot')).toMatchObject({ verdict: 'allowed' });
  });

  it('answering 403 says nothing about others where the front page turns us away too', () => {
    const turnedAway = page({ status: 403 });
    expect(rows({ robots: file('', 403), page: turnedAway })('Googlebot')).toMatchObject({ verdict: 'unknown' });
    expect(rows({ robots: file('', 404), page: turnedAway })('Googlebot')).toMatchObject({ verdict: 'allowed' });
    expect(rows({ robots: file('User-agent: *\nDisallow: /'), page: turnedAway })('Googlebot')).toMatchObject({ verdict: 'blocked' });
  });

  it.each([500, 503, 429, 304])('answering %i leaves the verdict unknown', (status) => {
    expect(rows({ robots: file('', status) })('Googlebot')).toMatchObject({ verdict: 'unknown' });
  });

  it('that cannot be fetched leaves every verdict unknown', () => {
    const row = rows({ robots: gone });
    expect(CRAWLERS.every(({ token }) => row(token)?.verdict === 'unknown')).toBe(true);
  });
});

describe('the other rows', () => {
  it('cannot assess an owner who documents no crawler', () => {
    expect(rows({})('Grok')).toMatchObject({ owner: 'xAI', verdict: 'cannot-assess' });
  });

  it('judges noindex as blocked, and shows other directives as allowed', () => {
    const row = rows({ page: page({
      meta: { all: ['noindex, follow'], noIndex: ['noindex, follow'] },
        header: { all: ['nosnippet'], noIndex: [] },
    }) });
    expect(row('meta robots')).toMatchObject({ verdict: 'blocked', evidence: 'noindex, follow' });
    expect(row('X-Robots-Tag')).toMatchObject({ verdict: 'allowed', evidence: 'nosnippet' });
    expect(rows({})('meta robots')).toMatchObject({ verdict: 'allowed', evidence: 'None on the front page.' });
  });

  it('shows the first five of many directives, and counts the others', () => {
    const many = Array.from({ length: 40_000 }, (_, at) => `max-snippet:${at}`);
    const row = rows({ page: page({ meta: { all: many, noIndex: [] }, header: { all: many, noIndex: many } }) });
    const evidence = 'max-snippet:0; max-snippet:1; max-snippet:2; max-snippet:3; max-snippet:4; and 39995 more';
    expect(row('meta robots')).toMatchObject({ verdict: 'allowed', evidence });
    expect(row('X-Robots-Tag')).toMatchObject({ verdict: 'blocked', evidence });
  });

  it('cuts an endless rule short', () => {
    const row = rows({ robots: file(`User-agent: *\nDisallow: /${'*'.repeat(400_000)}`) });
    expect(row('Googlebot')?.evidence.length).toBeLessThan(300);
  });

  it('gives unknown for a page it could not read, and blocked for StorefrontAnalysis on a 403', () => {
    for (const answer of [gone, page({ status: 503 }), page({ status: 403 })]) {
      const row = rows({ page: answer });
      expect([row('meta robots')?.verdict, row('X-Robots-Tag')?.verdict]).toEqual(['unknown', 'unknown']);
    }
    expect(rows({ page: page({ status: 403 }) })('StorefrontAnalysis')?.verdict).toBe('blocked');
    expect(rows({ page: gone })('StorefrontAnalysis')?.verdict).toBe('unknown');
  });

  it('reports llms.txt without assessing it, and a web page in its place as none', () => {
    expect(rows({ llms: file('# Butikk') })('llms.txt'))
      .toMatchObject({ verdict: 'cannot-assess', evidence: expect.stringMatching(/There is one/) });
    expect(rows({ llms: file('<!doctype html>') })('llms.txt')?.evidence).toMatch(/There is none/);
    expect(rows({ llms: gone })('llms.txt')?.verdict).toBe('unknown');
  });

  it('never treats a probe as proof', () => {
    const probed = (answer: AuditedPage, base = page()) =>
      rows({ page: base, probe: { userAgent: 'OAI-SearchBot', page: answer } })('OAI-SearchBot (probe)');
    expect(probed(page({ status: 403, bytes: 300 })))
      .toMatchObject({ verdict: 'cannot-assess', evidence: expect.stringMatching(/treated differently.*our address/) });
    expect(probed(page({ bytes: 9_000 }))?.evidence).toMatch(/treated differently/);
    expect(probed(page())?.evidence).toMatch(/No difference/);
    expect(probed(gone)).toMatchObject({ verdict: 'unknown' });
    expect(rows({})('OAI-SearchBot (probe)')).toBeUndefined();
  });
});
