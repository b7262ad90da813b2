import { challengedStore } from '../../world/stores/barred.ts';
import { file, text } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';
import { ROBOTS_CRAWLER_CASES } from './robots-crawlers.ts';
import { ALL, HOST, SEARCH, TRAINING, USER, answering, healthy, leadingOn, saying } from './robots-stores.ts';

/** Every robots check in each of its states. */
export const ROBOTS_CASES: readonly HealthCase[] = [
  {
    name: 'a robots.txt as it should be', store: healthy,
    expect: {
      'robots-status': { status: 'pass', params: { variant: 'found' } },
      'robots-is-text': 'pass',
      'robots-size': 'pass',
      'robots-syntax': 'pass',
      'robots-home-google': 'pass',
      'robots-product-google': { status: 'pass', params: { total: 3 } },
      'robots-bing': { status: 'pass', params: { total: 3 } },
      'robots-storebot': 'pass',
      'robots-assets': { status: 'pass', params: { total: 2 } },
      'robots-sitemap-line': {
        status: 'pass', params: { count: 1 },
        evidence: [{ value: `https://${HOST}/sitemap.xml`, line: 6 }],
      },
      'robots-crawl-delay': { status: 'pass', params: { variant: 'absent' } },
      'ai-search-bots': { status: 'pass', params: { total: SEARCH } },
      'ai-user-fetchers': { status: 'pass', params: { total: USER } },
      'ai-training-bots': { status: 'info', params: { variant: 'allowed', total: TRAINING } },
      'ai-dead-tokens': 'pass',
      'preview-bots': 'pass',
      'content-signal': { status: 'info', params: { variant: 'absent' } },
      'rsl-license': { status: 'info', params: { variant: 'absent' } },
      'ai-edge-access': 'not-applicable',
    },
  },
  {
    name: 'no robots.txt', store: answering({ status: 404 }),
    expect: {
      'robots-status': { status: 'pass', params: { variant: 'absent', status: 404 } },
      'robots-is-text': 'not-applicable',
      'robots-size': 'not-applicable',
      'robots-syntax': 'not-applicable',
      'robots-home-google': 'pass',
      'robots-product-google': 'pass',
      'robots-sitemap-line': 'not-applicable',
      'robots-crawl-delay': 'not-applicable',
      'ai-search-bots': 'pass',
      'ai-dead-tokens': 'not-applicable',
      'content-signal': 'not-applicable',
      'rsl-license': 'not-applicable',
    },
  },
  {
    name: 'a robots.txt that a proxy changed on its way', store: answering({ ...text(`${ALL}\nDisallow: /\n`), status: 203 }),
    expect: { 'robots-status': { status: 'pass', params: { variant: 'found' } }, 'robots-home-google': 'fail' },
  },
  {
    name: 'a robots.txt that is forbidden', store: answering({ status: 403 }),
    expect: { 'robots-status': { status: 'pass', params: { status: 403 } } },
  },
  {
    name: 'five redirects to robots.txt', store: leadingOn(5),
    expect: { 'robots-status': { status: 'pass', params: { variant: 'absent' } } },
  },
  {
    name: 'six redirects to robots.txt', store: leadingOn(6),
    expect: {
      'robots-status': { status: 'warn', params: { redirects: 6 } },
      'robots-home-google': 'pass',
      'robots-syntax': 'not-applicable',
    },
  },
  {
    name: 'a robots.txt that fails twice', store: answering({ status: 503 }),
    expect: {
      'robots-status': {
        status: 'fail', params: { variant: 'server-error', status: 503 },
        evidence: [{ label: '503' }],
      },
      'robots-is-text': 'blamed on robots-status',
      'robots-size': 'blamed on robots-status',
      'robots-home-google': 'blamed on robots-status',
      'robots-product-google': 'blamed on robots-status',
      'robots-bing': 'blamed on robots-status',
      'robots-storebot': 'blamed on robots-status',
      'robots-assets': 'blamed on robots-status',
      'ai-search-bots': 'blamed on robots-status',
      'ai-user-fetchers': 'blamed on robots-status',
      'ai-training-bots': 'blamed on robots-status',
      'preview-bots': 'blamed on robots-status',
      'content-signal': 'blamed on robots-status',
    },
  },
  {
    name: 'a robots.txt that fails with 500 as well', store: answering({ status: 500 }),
    expect: { 'robots-status': { status: 'fail', params: { variant: 'server-error', status: 500 } } },
  },
  {
    name: 'a robots.txt that fails once', store: answering([{ status: 500 }, text(`${ALL}\nDisallow: /kasse\n`)]),
    expect: { 'robots-status': { status: 'pass', params: { variant: 'found' } } },
  },
  {
    name: 'a robots.txt that is busy', store: answering({ status: 429 }),
    expect: { 'robots-status': { status: 'fail', params: { variant: 'busy' } } },
  },
  {
    name: 'a robots.txt that never comes', store: answering('hang'),
    expect: {
      'robots-status': 'not-measured: timeout',
      'robots-home-google': 'not-measured: timeout',
      'ai-search-bots': 'not-measured: timeout',
    },
  },
  {
    name: 'a store that cannot be reached', store: healthy, input: { url: 'finnes-ikke.test' },
    expect: { 'robots-status': 'blamed on store-reachable' },
  },
  {
    name: 'a store behind a challenge', store: challengedStore(HOST),
    expect: { 'robots-status': 'not-measured: challenged', 'ai-search-bots': 'not-measured: challenged' },
  },
  {
    name: 'a web page in place of robots.txt', store: answering(healthy.paths['/']!),
    expect: {
      'robots-status': 'pass',
      'robots-is-text': { status: 'fail', evidence: [{ value: '<!doctype html>', line: 1 }] },
      'robots-size': 'blamed on robots-is-text',
      'robots-syntax': 'blamed on robots-is-text',
      'robots-sitemap-line': 'blamed on robots-is-text',
      'robots-home-google': 'pass',
    },
  },
  {
    name: 'rules sent as a web page', store: answering(file('text/html', `${ALL}\nDisallow: /produkt/\n`)),
    expect: { 'robots-is-text': 'pass', 'robots-product-google': { status: 'fail', params: { line: 2 } } },
  },
  {
    name: 'a robots.txt of 500 KiB', store: answering(text('#'.repeat(512_000))),
    expect: { 'robots-size': { status: 'pass', params: { bytes: 512_000 } } },
  },
  {
    name: 'a robots.txt of a byte more', store: answering(text('#'.repeat(512_001))),
    expect: { 'robots-size': { status: 'fail', params: { bytes: 512_001 } } },
  },
  {
    name: 'a robots.txt of a byte more, sent as a web page', store: answering(file('text/html', '#'.repeat(512_001))),
    expect: { 'robots-is-text': 'pass', 'robots-size': { status: 'fail', params: { bytes: 512_001 } } },
  },
  {
    name: 'two byte order marks, of which only one is none of the first line',
    store: answering(text(`\uFEFF\uFEFF${ALL}\nDisallow: /\n`)),
    expect: { 'robots-home-google': 'pass', 'robots-syntax': { status: 'fail', params: { line: 2 } } },
  },
  {
    name: 'lines that say nothing',
    store: saying(ALL, 'Disallow: /kasse', 'Hei, Google!', 'Disallow: /a$b', 'License: https://nordlysull.test/l.xml'),
    expect: {
      'robots-syntax': {
        status: 'warn', params: { count: 2, line: 3 },
        evidence: [{ value: 'Hei, Google!', line: 3 }, { value: 'Disallow: /a$b', line: 4 }],
      },
    },
  },
  {
    name: 'rules that no address can meet',
    store: saying(ALL, 'Disallow: kasse', `Disallow: https://${HOST}/min-side`, 'Disallow:', 'Allow: *.css$'),
    expect: {
      'robots-syntax': { status: 'warn', params: { count: 2, line: 2 }, evidence: [{ line: 2 }, { line: 3 }] },
    },
  },
  {
    name: 'a directive nobody knows', store: saying(ALL, 'Disallow: /kasse', 'Wait-a-bit: 1'),
    expect: { 'robots-syntax': { status: 'warn', params: { count: 1, line: 3 } } },
  },
  {
    name: 'a rule before any group', store: saying('Disallow: /kasse', ALL, 'Allow: /'),
    expect: {
      'robots-syntax': { status: 'fail', params: { line: 1 }, evidence: [{ value: 'Disallow: /kasse', line: 1 }] },
    },
  },
  { name: 'no sitemap line', store: saying(ALL, 'Disallow: /kasse'), expect: { 'robots-sitemap-line': 'warn' } },
  {
    name: 'a relative sitemap line', store: saying('Sitemap: /sitemap.xml', ALL, 'Disallow: /kasse'),
    expect: {
      'robots-sitemap-line': { status: 'fail', params: { line: 1 }, evidence: [{ value: '/sitemap.xml', line: 1 }] },
    },
  },
  {
    name: '5 seconds between pages', store: saying(ALL, 'Crawl-delay: 5'),
    expect: { 'robots-crawl-delay': { status: 'pass', params: { variant: 'short', seconds: 5 } } },
  },
  {
    name: '6 seconds between pages', store: saying(ALL, 'Crawl-delay: 6'),
    expect: { 'robots-crawl-delay': { status: 'warn', params: { seconds: 6 } } },
  },
  {
    name: '30 seconds between pages', store: saying(ALL, 'Crawl-delay: 30'),
    expect: { 'robots-crawl-delay': { status: 'warn', params: { seconds: 30 } } },
  },
  {
    name: '31 seconds between pages', store: saying(ALL, 'Crawl-delay: 31'),
    expect: { 'robots-crawl-delay': { status: 'fail', params: { seconds: 31 } } },
  },
  {
    name: 'a delay for a tool of SEO',
    store: saying('User-agent: AhrefsBot', 'Crawl-delay: 60', '', ALL, 'Disallow: /kasse'),
    expect: { 'robots-crawl-delay': { status: 'pass', params: { variant: 'absent' } } },
  },
  {
    name: 'a delay for nobody', store: saying('Crawl-delay: 60', ALL, 'Disallow: /kasse'),
    expect: { 'robots-crawl-delay': { status: 'pass', params: { variant: 'absent' } } },
  },
  {
    name: 'a delay for Bing', store: saying('User-agent: bingbot', 'Crawl-delay: 60'),
    expect: { 'robots-crawl-delay': { status: 'fail', params: { seconds: 60, line: 2 } } },
  },
  {
    name: 'a line for others', store: saying(ALL, 'Disallow: /kasse', 'Host: nordlysull.test', 'License:'),
    expect: { 'robots-syntax': 'pass', 'rsl-license': { status: 'info', params: { variant: 'absent' } } },
  },
  {
    name: 'signals and a licence',
    store: saying(
      'License: https://nordlysull.test/lisens.xml',
      ALL,
      'Content-Signal: search=yes, ai-train=no',
      'Allow: /',
    ),
    expect: {
      'robots-syntax': 'pass',
      'content-signal': { status: 'info', params: { variant: 'present', value: 'search=yes, ai-train=no', line: 3 } },
      'rsl-license': { status: 'info', params: { variant: 'present', url: 'https://nordlysull.test/lisens.xml' } },
    },
  },
  ...ROBOTS_CRAWLER_CASES,
];
