import { describe, expect, test } from 'vitest';
import { ALL, rules } from '../artifacts-robots-rig.ts';
import { fixedRobots } from './fixed-robots.ts';
import type { WantedAccess } from './fixed-robots.ts';

const PRODUCTS = [new URL('https://shop.test/p/genser'), new URL('https://shop.test/p/lue')];
const fixed = (lines: readonly string[], wanted: Partial<WantedAccess> = {}) =>
  fixedRobots(rules(...lines), { crawlers: ['Googlebot'], urls: PRODUCTS, ...wanted })?.split('\n');
const byName = { crawlers: ['OAI-SearchBot', 'PerplexityBot'], byName: true };

describe('the group that blocks a crawler, without the blocking rules', () => {
  test.each<[string, string[], string[] | undefined]>([
    ['keeps its other lines, in their order', [ALL, 'Disallow: /kasse # ikke for roboter', 'Crawl-delay: 60', 'Disallow: /p', 'Content-Signal: search=yes', 'Allow: /kasse/hjelp'],
      [ALL, 'Disallow: /kasse # ikke for roboter', 'Crawl-delay: 60', 'Content-Signal: search=yes', 'Allow: /kasse/hjelp']],
    ['loses all blocking rules, not only the first', [ALL, 'Disallow: /p', 'Disallow: /p/genser', 'Disallow: /'], [ALL, 'Allow: /']],
    ['allows everything where no rule is left', [ALL, 'Disallow: /', 'User-agent: bingbot', 'Disallow: /'], [ALL, 'Allow: /']],
    ['is the crawler’s own where it has one', [ALL, 'Disallow: /', 'User-agent: Googlebot', 'User-agent: bingbot', 'Disallow: /p', 'Disallow: /kasse'],
      ['User-agent: Googlebot', 'User-agent: bingbot', 'Disallow: /kasse']],
    ['is undefined where two groups combine', [ALL, 'Disallow: /p/lue', 'User-agent: bingbot', 'Disallow: /x', ALL, 'Disallow: /p/genser'],
      undefined],
    ['is undefined where nothing is blocked', [ALL, 'Disallow: /kasse'], undefined],
    ['is undefined for a file of 3,000 rules', [ALL, ...Array.from({ length: 3_000 }, (_, at) => `Disallow: /p${'*'.repeat(at % 40)}`)], undefined],
    ['is found after eight rounds', [ALL, ...'p/genser'.split('').map((_, at) => `Disallow: /${'p/genser'.slice(0, at + 1)}`), 'Disallow: /kasse'], [ALL, 'Disallow: /kasse']],
    ['is undefined after too many rounds', [ALL, ...Array.from({ length: 70 }, (_, at) => (at < 48 ? `Disallow: /${'*'.repeat(at)}p/genser` : `Disallow: /lager/${at}`))], undefined],
    ['is undefined where it is too long', [ALL, 'Disallow: /p', ...Array.from({ length: 300 }, (_, at) => `Disallow: /lager/${at}`)], undefined],
  ])('%s', (_, lines, wanted) => {
    expect(fixed(lines)).toEqual(wanted);
  });

  test('crawlers blocked by the wildcard group get a group of their own, with the other rules', () => {
    expect(fixed([ALL, 'Disallow: /p', 'Disallow: /kasse'], byName)).toEqual([
      'User-agent: OAI-SearchBot', 'User-agent: PerplexityBot', 'Disallow: /kasse',
    ]);
  });

  test('crawlers blocked by name get their own group, and others named beside them keep its rules', () => {
    expect(fixed([ALL, 'Disallow: /p', 'User-agent: perplexitybot', 'User-agent: GPTBot', 'Disallow: /'], byName)).toEqual([
      'User-agent: perplexitybot', 'Allow: /', '', 'User-agent: OAI-SearchBot', 'Allow: /', '', 'User-agent: GPTBot', 'Disallow: /',
    ]);
  });

  test('a group that names only blocked crawlers is changed', () => {
    expect(fixed(['User-agent: perplexitybot', 'User-agent: OAI-SearchBot', 'Disallow: /'], byName)).toEqual([
      'User-agent: perplexitybot', 'User-agent: OAI-SearchBot', 'Allow: /',
    ]);
  });

  test('other lines of the group stay, even unknown ones', () => {
    expect(fixed([ALL, 'Content-Usage: train-ai=n', 'Disallow: /kasse', 'Disallow: /', 'Request-rate: 1/5'])).toEqual([
      ALL, 'Content-Usage: train-ai=n', 'Disallow: /kasse', 'Request-rate: 1/5',
    ]);
  });
});
