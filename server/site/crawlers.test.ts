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

describe('the list', () => {
  test('holds each token once, in a form robots.txt can name', () => {
    const tokens = CRAWLERS.map(({ token }) => token.toLowerCase());
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const token of tokens) expect(token).toMatch(/^[a-z_-]+$/);
  });

  test('sorts them by purpose', () => {
    expect(Object.fromEntries(CRAWLER_PURPOSES.map((purpose) => [purpose, crawlersFor(purpose).length]))).toEqual({
      search: 10, user: 7, training: 11, ads: 3,
    });
    expect(crawlersFor('search').map(({ token }) => token)).toContain('OAI-SearchBot');
    expect(crawlersFor('training').map(({ token }) => token)).toContain('GPTBot');
  });

  test('tells all that a token is for, its published purpose among it', () => {
    for (const { purpose, purposes } of CRAWLERS) expect(purposes).toContain(purpose);
    expect(known('Google-Extended')).toMatchObject({ purpose: 'training', purposes: ['training', 'grounding'] });
    expect(known('GPTBot').purposes).toEqual(['training']);
  });

  test('names an owner for each, and says why where one may not obey', () => {
    for (const { owner, honoursRobots, note } of CRAWLERS) {
      expect(owner).not.toBe('');
      expect(honoursRobots === 'yes' || note !== undefined).toBe(true);
    }
  });

  test('tells names without a crawler from crawlers', () => {
    const only = CRAWLERS.filter(({ tokenOnly }) => tokenOnly).map(({ token }) => token);
    expect(only).toEqual(['Google-Extended', 'Applebot-Extended']);
  });

  test('follows names it knows', () => {
    for (const name of CRAWLERS.flatMap(({ fallbackTokens }) => fallbackTokens)) expect(findCrawler(name)).toBeDefined();
  });

  test('holds no dead name', () => {
    for (const token of RETIRED_TOKENS) expect(findCrawler(token)).toBeUndefined();
  });

  test('is searched in any case', () => {
    expect(findCrawler('BINGBOT')?.owner).toBe('Microsoft');
    expect(findCrawler('Bing')).toBeUndefined();
  });
});

describe('what robots.txt says to a crawler', () => {
  test('a closed store is open to the one that ignores the wildcard', () => {
    const robots = parseRobots('User-agent: *\nDisallow: /');
    const open = CRAWLERS.filter((crawler) => decideFor(robots, crawler, '/').allowed).map(({ token }) => token);
    expect(open).toEqual(['AdsBot-Google']);
  });

  test('and closed to it when named', () => {
    const robots = parseRobots('User-agent: AdsBot-Google\nDisallow: /');
    expect(decideFor(robots, known('AdsBot-Google'), '/')).toMatchObject({ allowed: false, line: 2 });
  });

  test('Applebot follows Googlebot until it is named itself', () => {
    const googles = 'User-agent: Googlebot\nDisallow: /a\n';
    const led = decideFor(parseRobots(googles), known('Applebot'), '/a');
    expect(led).toMatchObject({ allowed: false, group: 'googlebot' });
    const named = parseRobots(`${googles}User-agent: Applebot\nDisallow: /b`);
    expect(decideFor(named, known('Applebot'), '/a').allowed).toBe(true);
    expect(decideFor(named, known('Applebot-Extended'), '/a').group).toBeNull();
  });

  test('blocking training leaves search alone', () => {
    const robots = parseRobots('User-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /');
    expect(decideFor(robots, known('GPTBot'), '/').allowed).toBe(false);
    for (const crawler of crawlersFor('search')) expect(decideFor(robots, crawler, '/').allowed).toBe(true);
  });
});
