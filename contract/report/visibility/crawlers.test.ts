import { describe, expect, test } from 'vitest';
import type { CrawlerAudit } from '../../geo.ts';
import { auditView, purposesOf, readEvidence } from './crawlers.ts';
import { CRAWLERS_EN } from './crawlers-en.ts';
import { CRAWLERS_NB } from './crawlers-nb.ts';

const row = (crawler: string, change: Partial<CrawlerAudit> = {}): CrawlerAudit =>
  ({ crawler, owner: 'Eier', purpose: 'search', verdict: 'allowed', evidence: 'No rule matches the front page.', ...change });
const blocked = (crawler: string, purpose: CrawlerAudit['purpose'], line: number): CrawlerAudit =>
  row(crawler, { purpose, verdict: 'blocked', evidence: `Line ${line}: Disallow: / (group ${crawler}).`, line });

describe('the audit view', () => {
  const view = auditView([
    row('Googlebot'), blocked('PerplexityBot', 'search', 4), blocked('OAI-SearchBot', 'search', 9),
    blocked('GPTBot', 'training', 12), blocked('CCBot', 'training', 13), blocked('Claude-User', 'user', 15),
    row('Grok', { verdict: 'cannot-assess', evidence: 'xAI documents no crawler of its own, so no rule can be looked up.' }),
    row('meta robots', { owner: 'The front page', verdict: 'blocked', evidence: 'noindex' }),
    row('X-Robots-Tag', { owner: 'The front page', evidence: 'Not sent.' }),
    row('StorefrontAnalysis', { purpose: 'user', evidence: 'The front page answers 200 to our own name.' }),
    row('llms.txt', { purpose: 'user', verdict: 'cannot-assess', evidence: 'There is none, which is no fault.' }),
  ]);
  const grouped = view.groups.map(({ status, rows }) => [status, ...rows.map(({ crawler }) => crawler)]);

  test('warns only of what keeps a store out of answers, one row each', () => {
    expect(grouped.filter(([status]) => status === 'warn')).toEqual([
      ['warn', 'PerplexityBot'], ['warn', 'OAI-SearchBot'], ['warn', 'meta robots'],
    ]);
  });

  test('groups the rest as info by purpose, llms.txt apart', () => {
    expect(grouped.filter(([status]) => status === 'info')).toEqual([
      ['info', 'GPTBot', 'CCBot'], ['info', 'Claude-User'], ['info', 'llms.txt'],
    ]);
  });

  test('does not count cannot-assess as allowed', () => {
    expect(grouped).toContainEqual(['not-measured', 'Grok']);
    expect(view.allowed.map(({ crawler }) => crawler)).toEqual(['Googlebot', 'X-Robots-Tag', 'StorefrontAnalysis']);
  });

  test('counts crawlers only', () => {
    expect(view.counts).toEqual({ all: 7, allowed: 1, blocked: 5, unknown: 0, cannotAssess: 1 });
    expect(purposesOf(view.allowed)).toEqual([{ purpose: 'search', count: 1 }]);
  });

  test('merges crawlers whose rules could not be read into one row', () => {
    const unknown = ['Googlebot', 'GPTBot', 'bingbot'].map((name) =>
      row(name, { verdict: 'unknown', evidence: 'robots.txt answers 503: its rules are not known.' }));
    expect(auditView(unknown).groups).toHaveLength(1);
    expect(auditView(unknown).groups[0]).toMatchObject({ status: 'not-measured', rows: unknown });
  });
});

describe('the evidence', () => {
  test.each([
    ['Line 14: Disallow: / (group PerplexityBot).', { kind: 'rule', line: 14, rule: 'Disallow: /', group: 'PerplexityBot', mayAllTheSame: false }],
    ['Line 3: Disallow: /*?q=(a) (group *). It may fetch all the same.', { kind: 'rule', line: 3, rule: 'Disallow: /*?q=(a)', group: '*', mayAllTheSame: true }],
    ['No group speaks to it.', { kind: 'no-group', detail: '' }],
    ['robots.txt answers 404: there are no rules.', { kind: 'robots-none', detail: '404' }],
    ['robots.txt answers 503: its rules are not known.', { kind: 'robots-unknown', detail: '503' }],
    ['robots.txt could not be read: no answer within 10 s.', { kind: 'robots-failed', detail: 'no answer within 10 s' }],
    ['The front page could not be read: it answers 403.', { kind: 'page-status', detail: '403' }],
    ['The front page answers 200 to our own name.', { kind: 'page-answers', detail: '200' }],
    ['noindex, nofollow', { kind: 'as-is', text: 'noindex, nofollow' }],
  ])('%s', (evidence, read) => {
    expect(readEvidence({ evidence })).toEqual(read);
    for (const words of [CRAWLERS_NB, CRAWLERS_EN]) expect(words.evidence(readEvidence({ evidence }))).toMatch(/\S/);
  });

  test('is written in the reader’s language', () => {
    const parsed = readEvidence({ evidence: 'Line 14: Disallow: / (group *).' });
    expect(CRAWLERS_NB.evidence(parsed)).toBe('robots.txt, linje 14: «Disallow: /».');
    expect(CRAWLERS_EN.evidence(parsed)).toBe('robots.txt, line 14: “Disallow: /”.');
  });
});
