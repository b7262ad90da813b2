import { describe, expect, test } from 'vitest';
import { CRAWLER_PURPOSES } from '../../contract/vocabulary.ts';
import { CRAWLERS, crawlersFor, RETIRED_TOKENS, decideFor, findCrawler } from './crawlers.ts';
import type { Crawler } from './crawlers.ts';
import { parseRobots } from './robots.ts';

function known(token: string): Crawler {
  const found = findCrawler(token);
  if (found === undefined) throw new Error(`no crawler ${token}`);
  return found;
}

describe('CRAWLERS', () => {
  test('contains each token once, in a form that robots.txt can name', () => {
    const tokens = CRAWLERS.map(({ token }) => token.toLowerCase());
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const token of tokens) expect(token).toMatch(/^[a-z_-]+$/);
  });

  test('groups crawlers by purpose', () => {
    expect(Object.fromEntries(CRAWLER_PURPOSES.map((purpose) => [purpose, crawlersFor(purpose).length]))).toEqual({
      search: 10, user: 8, training: 11, ads: 3,
    });
    expect(crawlersFor('search').map(({ token }) => token)).toContain('OAI-SearchBot');
    expect(crawlersFor('training').map(({ token }) => token)).toContain('GPTBot');
  });

  test('lists every use of a token, its main purpose included', () => {
    for (const { purpose, purposes } of CRAWLERS) expect(purposes).toContain(purpose);
    expect(known('Google-Extended')).toMatchObject({ purpose: 'training', purposes: ['training', 'grounding'] });
    expect(known('GPTBot').purposes).toEqual(['training']);
  });

  test('names an owner for each', () => {
    for (const { owner } of CRAWLERS) expect(owner).not.toBe('');
  });

  test('uses only listed tokens as fallbacks', () => {
    for (const name of CRAWLERS.flatMap(({ fallbackTokens }) => fallbackTokens)) expect(findCrawler(name)).toBeDefined();
  });

  test('contains no retired token', () => {
    for (const token of RETIRED_TOKENS) expect(findCrawler(token)).toBeUndefined();
  });

  test('is searched case-insensitively, by the whole token', () => {
    expect(findCrawler('BINGBOT')?.owner).toBe('Microsoft');
    expect(findCrawler('Bing')).toBeUndefined();
  });
});

describe('decideFor', () => {
  test('a wildcard Disallow blocks all but AdsBot-Google, which ignores the wildcard', () => {
    const robots = parseRobots('User-agent: *\nDisallow: /');
    const open = CRAWLERS.filter((crawler) => decideFor(robots, crawler, '/').allowed).map(({ token }) => token);
    expect(open).toEqual(['AdsBot-Google']);
  });

  test('a group that names AdsBot-Google blocks it', () => {
    const robots = parseRobots('User-agent: AdsBot-Google\nDisallow: /');
    expect(decideFor(robots, known('AdsBot-Google'), '/')).toMatchObject({ allowed: false, rule: { line: 2 } });
  });

  test('Applebot follows the rules for Googlebot unless a group names it', () => {
    const googles = 'User-agent: Googlebot\nDisallow: /a\n';
    const led = decideFor(parseRobots(googles), known('Applebot'), '/a');
    expect(led).toMatchObject({ allowed: false, group: 'googlebot' });
    const named = parseRobots(`${googles}User-agent: Applebot\nDisallow: /b`);
    expect(decideFor(named, known('Applebot'), '/a').allowed).toBe(true);
    expect(decideFor(named, known('Applebot-Extended'), '/a').group).toBeNull();
  });

  test('blocking training crawlers leaves search crawlers allowed', () => {
    const robots = parseRobots('User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /');
    expect(decideFor(robots, known('GPTBot'), '/').allowed).toBe(false);
    for (const crawler of crawlersFor('search')) expect(decideFor(robots, crawler, '/').allowed).toBe(true);
  });
});
