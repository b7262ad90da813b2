import { systemClock } from '../../../server/clock.ts';
import { CLOUDFLARE_CHALLENGE } from '../../world/stores/barred.ts';
import { changed } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';
import { EHF_CASES } from './registry-ehf.ts';
import { broken, everywhere, healthy, unnumbered } from './registry-store.ts';
import { WALL_CASES } from './registry-wall.ts';

const OF_THE_NUMBER = ['orgnr-registered', 'company-status', 'company-name-match', 'mva-suffix'] as const;
const allOfNumber = <Said>(said: Said) =>
  Object.fromEntries(OF_THE_NUMBER.map((id) => [id, said])) as Record<(typeof OF_THE_NUMBER)[number], Said>;

const foreign = everywhere(
  [/lang="nb"/g, 'lang="en"'],
  [/NOK/g, 'EUR'],
  [/Org\.nr\. 923 609 016 MVA/g, ''],
  [/org\.nr\. 923 609 016 MVA/g, ''],
);

/** The registry phase by pages, registers and their failures. */
export const REGISTRY_CASES: readonly HealthCase[] = [
  {
    name: 'a healthy store', store: healthy,
    expect: {
      'orgnr-visible': { status: 'pass', params: { variant: 'found', orgnr: '923 609 016' } },
      'orgnr-registered': { status: 'pass', params: { orgnr: '923 609 016', name: 'NORDLYS ULL AS' } },
      'company-status': { status: 'pass', params: { name: 'NORDLYS ULL AS' } },
      'company-name-match': { status: 'pass', params: { name: 'NORDLYS ULL AS' } },
      'mva-suffix': { status: 'pass', params: { orgnr: '923 609 016' } },
      email: { status: 'pass', evidence: [{ label: 'e-mail', value: 'post@nordlysull.example' }] },
      'postal-address': 'pass',
      'login-wall': 'pass',
      'withdrawal-info': 'pass',
      'price-vat': 'pass',
      'payment-marks': { status: 'info', params: { variant: 'none', total: 12 } },
      'delivery-marks': { status: 'info', params: { variant: 'none', total: 12 } },
    },
  },
  {
    name: 'no number, and a registered company with this host as its website',
    store: unnumbered(), input: { b2b: true },
    expect: {
      'orgnr-visible': {
        status: 'fail',
        params: { variant: 'missing', total: 12 },
        evidence: [{ label: 'register', value: '923 609 016 NORDLYS ULL AS' }],
      },
      ...allOfNumber('blamed on orgnr-visible' as const), 'ehf-capability': 'not-measured: not-found',
    },
  },
  {
    name: 'no number, and a contact page that refuses us',
    store: { ...unnumbered(), paths: { ...unnumbered().paths, '/kontakt': CLOUDFLARE_CHALLENGE } },
    expect: { 'orgnr-visible': 'not-measured: challenged', ...allOfNumber('not-measured: challenged' as const) },
  },
  {
    name: 'a register that is down', store: healthy, ...broken({ status: 503 }),
    expect: { 'orgnr-visible': 'pass', ...allOfNumber('not-measured: service-down' as const) },
  },
  {
    name: 'a register that never answers', store: healthy, ...broken('hang'),
    deps: { clock: { ...systemClock, budgetScale: 0.05 } },
    expect: { 'orgnr-visible': 'pass', ...allOfNumber('not-measured: timeout' as const) },
  },
  {
    name: 'marks in the footer',
    store: changed(
      healthy,
      { edit: { '/': [['</footer>', '<p>Vi sender med PostNord. Betal med Klarna.</p></footer>']] } },
    ),
    expect: {
      'payment-marks': { status: 'info', params: { variant: 'some', names: 'Klarna' } },
      'delivery-marks': { status: 'info', params: { variant: 'some', names: 'PostNord' } },
    },
  },
  {
    name: 'a store outside Norway', store: foreign, input: { b2b: true },
    expect: {
      'orgnr-visible': 'not-applicable', ...allOfNumber('not-applicable' as const),
      email: 'not-applicable', 'postal-address': 'not-applicable',
      'withdrawal-info': 'not-applicable', 'price-vat': 'not-applicable',
      'payment-marks': 'not-applicable', 'delivery-marks': 'not-applicable',
      'login-wall': 'pass', 'ehf-capability': 'not-measured: not-found',
    },
  },
  {
    name: 'a store that delivers to Sweden as well',
    store: everywhere([/<\/footer>/g, '<p>Vi leverer til Sverige.</p></footer>']),
    expect: {
      'withdrawal-info': 'pass',
      'withdrawal-function': { status: 'warn', params: { variant: 'other', total: 12 } },
      'guarantee-notice': {
        status: 'info',
        params: { variant: 'missing', total: 12 },
        evidence: [{ label: 'text', value: 'Vi leverer til Sverige.' }],
      },
      'durability-label': 'not-applicable', 'prior-price': 'not-applicable',
      'accessibility-statement': { status: 'info', params: { total: 12 } },
    },
  },
  ...WALL_CASES, ...EHF_CASES,
];
