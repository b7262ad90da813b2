import { changed, redirect, serveStore } from '../../world/stores/store.ts';
import type { Store, StoreAnswer } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';
import { ORIGIN, healthy } from './editing.ts';

/** The healthy store with these additions to its home page, `nav` in the menu, and these responses. */
const showing = (main: string, paths: Record<string, StoreAnswer> = {}, nav = ''): Store =>
  changed(healthy, { edit: { '/': [['<main>', `<nav>${nav}</nav><main>`], ['</main>', `${main}</main>`]] }, paths });

/** Other hosts with their responses. */
const OUTSIDE: Readonly<Record<string, StoreAnswer>> = {
  'borte.test': { status: 410 },
  'trobbel.test': { status: 500 },
  'lukket.test': { status: 999 },
  'vakt.test': { status: 403, headers: { 'cf-mitigated': 'challenge' } },
};

/** Responses of link targets; everything else about links is in the checks' own tables. */
export const LINKS_CASES: readonly HealthCase[] = [
  {
    name: 'links that are broken, redirected, refused to us, or the CDN’s own',
    store: showing(
      '<a href="/borte">Oppskrift</a> <a href="/feil">Feil</a> <a href="/gammel">Garn</a> <a href="/lukket">For ansatte</a> <a href="/ordre">Ordrer</a>',
      {
        '/feil': { status: 500 }, '/gammel': redirect('/om-oss'), '/lukket': { status: 403 },
        '/ordre': redirect('/logg-inn', 302), '/logg-inn': '<h1>Logg inn</h1>',
      },
      '<a href="/salg">Salg</a><a href="/cdn-cgi/l/email-protection#a1">[email&#160;protected]</a>',
    ),
    expect: {
      'internal-broken': {
        status: 'warn', params: { count: 2, total: 14 },
        evidence: [
          { label: '404', value: 'Oppskrift', url: `${ORIGIN}/borte`, page: `${ORIGIN}/` },
          { label: '500', value: 'Feil', url: `${ORIGIN}/feil`, page: `${ORIGIN}/` },
        ],
      },
      'nav-broken': {
        status: 'fail', params: { count: 1, total: 5 },
        evidence: [{ label: '404', value: 'Salg', url: `${ORIGIN}/salg`, page: `${ORIGIN}/` }],
      },
      'internal-redirects': {
        status: 'pass', params: { count: 1, total: 16 },
        evidence: [{ label: '301', value: 'Garn', url: `${ORIGIN}/gammel` }],
      },
    },
  },
  {
    name: 'more links than are tried',
    store: showing(
      Array.from({ length: 40 }, (_, place) => `<a href="/side-${place + 1}">Oppskrift ${place + 1}</a>`).join(' '),
      Object.fromEntries(Array.from({ length: 40 }, (_, place) => [`/side-${place + 1}`, '<h1>Side</h1>'])),
    ),
    expect: { 'internal-broken': { status: 'pass', params: { total: 25 } } },
  },
  {
    name: 'external links to targets that are gone, failing, closed to bots, behind a challenge, or unresolvable',
    store: showing(
      [...Object.keys(OUTSIDE), 'finnes-ikke.test'].map((host) => `<a href="https://${host}/garn">Garn</a>`).join(' '),
    ),
    prepare: async (network) => {
      const served = new AsyncDisposableStack();
      for (const [host, otherwise] of Object.entries(OUTSIDE)) {
        served.use(await serveStore(network, { host, paths: {}, otherwise, www: 'none' }));
      }
      return served;
    },
    expect: {
      'external-broken': {
        status: 'fail', params: { count: 1, total: 2 },
        evidence: [{ label: '410', value: 'Garn', url: 'https://borte.test/garn', page: `${ORIGIN}/` }],
      },
    },
  },
];
