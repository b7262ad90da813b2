import { ACP_PROFILE } from '../../../server/site/acp-profile-rig.ts';
import { UCP_PROFILES } from '../../../server/site/ucp-profiles-rig.ts';
import { healthyStore } from '../../world/stores/healthy.ts';
import { changed, file, text } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';

const HOST = 'nordlysull.test';
const ORIGIN = `https://${HOST}`;
const healthy = healthyStore(HOST);

/** A line of robots.txt for every check that reads its lines. */
const FAULTY = [
  'License: {origin}/lisens.xml', 'Sitemap: /sitemap.xml', 'User-agent: *', 'Crawl-delay: 31',
  'Content-Signal: search=yes, ai-train=no',
  'Disallow: /produkt/*-dame', 'Disallow: /*.css', 'Disallow: /a$b', 'Hei på deg, Google!',
  'User-agent: OAI-SearchBot', 'User-agent: ChatGPT-User', 'User-agent: GPTBot', 'User-agent: anthropic-ai',
  'Disallow: /',
];

/** A valid profile for AI agents. */
const profile = (json: unknown) =>
  file('application/json', JSON.stringify(json), { 'cache-control': 'public, max-age=3600' });
const UCP = UCP_PROFILES['2026-08-25']!;

/** Responses of /robots.txt over a network; its lines are judged in the checks' own tables. */
export const ROBOTS_CASES: readonly HealthCase[] = [
  {
    name: 'no robots.txt, no sitemap and no products',
    store: changed(healthy, {
      edit: {
        '/': [[/<article>[^]*?<\/article>/g, ''], [/<nav>[^]*?<\/nav>/, '']],
      }, paths: { '/robots.txt': { status: 404 }, '/sitemap.xml': null },
    }),
    expect: {
      'robots-status': { status: 'pass', params: { variant: 'absent', status: 404 } },
      'robots-is-text': 'not-applicable',
      'robots-size': 'not-applicable',
      'robots-syntax': 'not-applicable',
      'robots-home-google': 'pass',
      'robots-product-google': 'not-measured: not-found',
      'robots-bing': 'not-measured: not-found',
      'robots-storebot': 'pass',
      'preview-bots': 'pass',
      'ai-search-bots': 'pass',
      'ai-dead-tokens': 'not-applicable',
      'sitemap-found': 'fail',
      'sitemap-fetch': 'blamed on sitemap-found',
      'sitemap-sample-status': 'blamed on sitemap-found',
      'sitemap-has-products': 'blamed on sitemap-found',
    },
  },
  {
    name: 'a robots.txt that fails twice', store: changed(healthy, { paths: { '/robots.txt': { status: 503 } } }),
    expect: {
      'robots-status': {
        status: 'fail', params: { variant: 'server-error', status: 503 }, evidence: [{ label: '503' }],
      },
      'robots-is-text': 'blamed on robots-status',
      'ai-search-bots': 'blamed on robots-status',
      'sitemap-blocked': 'blamed on robots-status',
      'sitemap-found': { status: 'pass', params: { variant: 'default' } },
    },
  },
  {
    name: 'a robots.txt that never arrives may name a sitemap', store: changed(
      healthy, { paths: { '/robots.txt': 'hang', '/sitemap.xml': null } },
    ),
    expect: {
      'robots-status': 'not-measured: timeout', 'ai-search-bots': 'not-measured: timeout',
      'sitemap-found': 'not-measured: timeout',
    },
  },
  {
    name: 'a robots.txt one byte larger than 500 KiB, sent as HTML',
    store: changed(healthy, { paths: { '/robots.txt': file('text/html', '#'.repeat(512_001)) } }),
    expect: { 'robots-is-text': 'pass', 'robots-size': { status: 'fail', params: { bytes: 512_001 } } },
  },
  {
    name: 'a robots.txt with every kind of fault', store: changed(
      healthy, { paths: { '/robots.txt': text(FAULTY.join('\n')) } },
    ),
    expect: {
      'robots-syntax': {
        status: 'warn', params: { count: 2, line: 8 },
        evidence: [{ line: 8 }, { value: 'Hei på deg, Google!', line: 9 }],
      },
      'robots-home-google': 'pass',
      'robots-product-google': {
        status: 'fail', params: { count: 1, total: 3, line: 6 },
        evidence: [
          { value: 'Disallow: /produkt/*-dame', page: `${ORIGIN}/robots.txt`, line: 6 },
          { label: 'page', value: '/produkt/votter-dame', url: `${ORIGIN}/produkt/votter-dame` },
        ],
      },
      'robots-bing': { status: 'fail', params: { count: 1, total: 3, line: 6 } },
      'robots-storebot': { status: 'fail', params: { names: 'Storebot-Google', line: 6 } },
      'preview-bots': { status: 'fail', params: { line: 6 } },
      'robots-assets': {
        status: 'fail', params: { count: 1, total: 2, line: 7 },
        evidence: [{ line: 7 }, { label: 'file', url: `${ORIGIN}/assets/butikk.css` }],
      },
      'robots-sitemap-line': { status: 'fail', params: { line: 2 } },
      'robots-crawl-delay': { status: 'fail', params: { seconds: 31, line: 4 } },
      'ai-search-bots': {
        status: 'warn', params: { count: 1, total: 10, names: 'OAI-SearchBot' },
        evidence: [{ label: 'OAI-SearchBot', line: 14 }],
      },
      'ai-user-fetchers': { status: 'info', params: { names: 'ChatGPT-User' } },
      'ai-training-bots': { status: 'info', params: { variant: 'some-blocked', count: 1, total: 11, names: 'GPTBot' } },
      'ai-dead-tokens': { status: 'warn', params: { names: 'anthropic-ai', line: 13 } },
      'content-signal': { status: 'info', params: { variant: 'present', value: 'search=yes, ai-train=no', line: 5 } },
      'rsl-license': { status: 'info', params: { variant: 'present', url: `${ORIGIN}/lisens.xml` } },
    },
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
  {
    name: 'profiles for AI agents', store: changed(healthy, {
      paths: { '/.well-known/ucp': profile(UCP), '/.well-known/acp.json': profile(ACP_PROFILE) },
    }),
    expect: {
      'ucp-profile': {
        status: 'pass',
        params: { variant: 'current', version: '2026-08-25', services: 1, capabilities: 1, handlers: 1 },
        evidence: [{ label: '200', url: `${ORIGIN}/.well-known/ucp` }],
      },
      'acp-profile': { status: 'pass', params: { version: '2026-04-17', names: 'checkout, orders' } },
    },
  },
  {
    name: 'a profile with a private key, and the other behind a challenge', store: changed(healthy, {
      paths: {
        '/.well-known/ucp': profile({ ...UCP, keys: [{ kid: 'a', kty: 'oct', k: 'aGVtbWVsaWc' }] }),
        '/.well-known/acp.json': {
          status: 403,
          headers: { 'cf-mitigated': 'challenge' },
          body: '<title>Just a moment...</title>',
        },
      },
    }),
    expect: {
      'ucp-profile': {
        status: 'fail', params: { variant: 'secret', member: 'keys[0].k', count: 1 },
        evidence: [{ label: 'keys[0].k', value: `${ORIGIN}/.well-known/ucp` }],
      },
      'acp-profile': 'not-measured: challenged',
      'ai-search-bots': 'pass',
    },
  },
];
