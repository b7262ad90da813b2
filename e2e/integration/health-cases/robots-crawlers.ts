import { scriptRenderedStore } from '../../world/stores/special.ts';
import { changed, redirect } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';
import { ALL, HOST, SEARCH, TRAINING, USER, healthy, saying } from './robots-stores.ts';

/** Whom a robots.txt lets in, and what of the store. */
export const ROBOTS_CRAWLER_CASES: readonly HealthCase[] = [
  {
    name: 'a store closed to everybody', store: saying(ALL, 'Disallow: /'),
    expect: {
      'robots-home-google': {
        status: 'fail', params: { line: 2 },
        evidence: [{ label: 'Googlebot', value: 'Disallow: /', url: `https://${HOST}/`, line: 2 }],
      },
      'robots-product-google': 'blamed on robots-home-google',
      'robots-storebot': 'blamed on robots-home-google',
      'robots-assets': 'blamed on robots-home-google',
      'robots-bing': { status: 'fail', params: { count: 3, total: 3, line: 2 } },
      'ai-search-bots': { status: 'fail', params: { total: SEARCH } },
      'ai-user-fetchers': { status: 'fail', params: { total: USER } },
      'ai-training-bots': { status: 'info', params: { variant: 'blocked', total: TRAINING } },
      'preview-bots': { status: 'fail', params: { line: 2 } },
    },
  },
  {
    name: 'the page behind the root is closed',
    store: changed(saying(ALL, 'Disallow: /no'), { paths: { '/': redirect('/no', 302), '/no': healthy.paths['/']! } }),
    expect: {
      'robots-home-google': { status: 'fail', params: { line: 2 }, evidence: [{ url: `https://${HOST}/no` }] },
    },
  },
  {
    name: 'some products closed', store: saying(ALL, 'Disallow: /produkt/*-dame'),
    expect: {
      'robots-home-google': 'pass',
      'robots-product-google': {
        status: 'fail', params: { count: 1, total: 3, line: 2 },
        evidence: [{ value: 'Disallow: /produkt/*-dame', url: `https://${HOST}/produkt/votter-dame`, line: 2 }],
      },
      'robots-bing': { status: 'fail', params: { count: 1, total: 3, line: 2 } },
      'robots-storebot': { status: 'fail', params: { names: 'Storebot-Google', line: 2 } },
      'preview-bots': { status: 'fail', params: { line: 2 } },
    },
  },
  {
    name: 'Bing alone is kept out', store: saying(ALL, 'Allow: /', 'User-agent: BingBot', 'Disallow: /produkt'),
    expect: { 'robots-product-google': 'pass', 'robots-bing': { status: 'fail', params: { count: 3, line: 4 } } },
  },
  {
    name: "Google's ads are kept out by name", store: saying('User-agent: adsbot-google', 'Disallow: /'),
    expect: {
      'robots-home-google': 'pass',
      'robots-storebot': { status: 'fail', params: { names: 'AdsBot-Google', line: 2 } },
    },
  },
  {
    name: 'a store without products',
    store: changed(
      healthy,
      {
        edit: { '/': [[/<article>[^]*?<\/article>/g, ''], [/<nav>[^]*?<\/nav>/, '']] },
        paths: { '/sitemap.xml': null },
      },
    ),
    expect: {
      'robots-product-google': 'not-measured: not-found',
      'robots-bing': 'not-measured: not-found',
      'robots-storebot': 'pass',
      'preview-bots': 'pass',
    },
  },
  {
    name: 'style sheets closed', store: saying(ALL, 'Disallow: /*.css'),
    expect: {
      'robots-assets': {
        status: 'fail', params: { count: 1, total: 2, line: 2 },
        evidence: [{ url: `https://${HOST}/assets/butikk.css`, line: 2 }],
      },
    },
  },
  {
    name: "scripts of the CDN's own",
    store: changed(
      saying(ALL, 'Disallow: /cdn-cgi/', 'Disallow: /checkouts/'),
      {
        edit: {
          '/': [[
            '</head>',
            '<script src="/cdn-cgi/scripts/email-decode.min.js"></script>'
              + '<script async src="/checkouts/internal/preloads.js?locale=nb-NO"></script></head>',
          ]],
        },
      },
    ),
    expect: { 'robots-assets': { status: 'pass', params: { total: 2 } } },
  },
  {
    name: 'scripts from elsewhere alone',
    store: {
      host: HOST,
      paths: { '/': '<title>Garn</title><h1>Garn</h1><script src="https://cdn.test/a.js"></script>' },
    },
    expect: { 'robots-assets': 'not-applicable' },
  },
  {
    name: 'some AI crawlers kept out',
    store: saying(
      'User-agent: OAI-SearchBot',
      'User-agent: PerplexityBot',
      'User-agent: ChatGPT-User',
      'User-agent: GPTBot',
      'Disallow: /',
    ),
    expect: {
      'ai-search-bots': {
        status: 'warn', params: { count: 2, total: SEARCH, names: 'OAI-SearchBot, PerplexityBot' },
        evidence: [{ label: 'OAI-SearchBot', value: 'Disallow: /', line: 5 }, { label: 'PerplexityBot' }],
      },
      'ai-user-fetchers': { status: 'warn', params: { count: 1, total: USER, names: 'ChatGPT-User' } },
      'ai-training-bots': {
        status: 'info', params: { variant: 'some-blocked', count: 1, total: TRAINING, names: 'GPTBot' },
      },
    },
  },
  {
    name: 'names that are out of use',
    store: saying('User-agent: anthropic-ai', 'User-agent: Claude-Web', 'Disallow: /'),
    expect: {
      'ai-dead-tokens': {
        status: 'fail', params: { names: 'anthropic-ai, Claude-Web', line: 1 },
        evidence: [{ line: 1 }, { line: 2 }],
      },
    },
  },
  {
    name: 'a store drawn by script', store: scriptRenderedStore(HOST),
    expect: { 'robots-home-google': 'pass', 'robots-assets': 'pass', 'ai-search-bots': 'pass' },
  },
  {
    name: 'the edge answers AI as it answers us', store: healthy, deps: { config: { aiEdgeProbe: true } },
    expect: { 'ai-edge-access': { status: 'pass', params: { names: 'OAI-SearchBot, PerplexityBot' } } },
  },
  {
    name: 'the edge refuses AI', deps: { config: { aiEdgeProbe: true } },
    store: changed(healthy, { agents: { 'OAI-SearchBot': { status: 403 } } }),
    expect: {
      'ai-edge-access': {
        status: 'warn', params: { names: 'OAI-SearchBot', status: 403 },
        evidence: [{ label: 'OAI-SearchBot', value: '403' }, { label: 'PerplexityBot', value: '200' }],
      },
    },
  },
];
