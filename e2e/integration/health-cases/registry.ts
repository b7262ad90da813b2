import { COMPANIES } from '../../world/register.ts';
import { CLOUDFLARE_CHALLENGE, challengedStore } from '../../world/stores/barred.ts';
import { scriptRenderedStore } from '../../world/stores/special.ts';
import { changed } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';
import { EHF_CASES } from './registry-ehf.ts';
import { broken, everywhere, healthy, HOST, numbered, unnumbered, withBody } from './registry-store.ts';
import { WALL_CASES } from './registry-wall.ts';

const OF_THE_NUMBER = ['orgnr-registered', 'company-status', 'company-name-match', 'mva-suffix'] as const;
const allOfNumber = <Said>(said: Said) => Object.fromEntries(OF_THE_NUMBER.map((id) => [id, said])) as Record<(typeof OF_THE_NUMBER)[number], Said>;

const EMAIL = /<a href="mailto:[^"]*">[^<]*<\/a>/g;
const STREET = /Ullveien 12, 7030 Trondheim/g;
const WITH_VAT = /(?: inkl\. mva| ?Alle priser er inkludert mva\.|Prisene er i norske kroner og inkluderer merverdiavgift\.)/g;
const FORM = '<form action="/kontakt" method="post"><input name="epost"><textarea name="melding"></textarea><button>Send</button></form>';

/** An address as Cloudflare hides it from robots. */
function hidden(address: string): string {
  const mask = 0x5a;
  return Buffer.from([mask, ...Buffer.from(address).map((byte) => byte ^ mask)]).toString('hex');
}

const foreign = everywhere([/lang="nb"/g, 'lang="en"'], [/NOK/g, 'EUR'], [/Org\.nr\. 923 609 016 MVA/g, ''], [/org\.nr\. 923 609 016 MVA/g, '']);

const NUMBERS: readonly HealthCase[] = [
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
      'cookies-before-consent': { status: 'info', params: { variant: 'none' } },
      'payment-marks': { status: 'info', params: { variant: 'none', total: 11 } },
      'delivery-marks': { status: 'info', params: { variant: 'none', total: 11 } },
    },
  },
  {
    name: 'the number on the terms page alone', store: everywhere([/ Org\.nr\. 923 609 016 MVA\./g, '']),
    expect: { 'orgnr-visible': { status: 'warn', params: { orgnr: '923 609 016' } }, 'orgnr-registered': 'pass' },
  },
  {
    name: 'the number in structured data alone',
    store: changed(unnumbered(), { edit: { '/': [['"@type":"Organization",', '"@type":"Organization","vatID":"NO923609016MVA",']] } }),
    expect: { 'orgnr-visible': { status: 'pass', params: { orgnr: '923 609 016' } }, 'mva-suffix': 'pass' },
  },
  {
    name: 'no number, and a company in the register that names this host', store: unnumbered(),
    expect: {
      'orgnr-visible': { status: 'fail', params: { variant: 'missing', total: 11 }, evidence: [{ label: 'register', value: '923 609 016 NORDLYS ULL AS' }] },
      ...allOfNumber('blamed on orgnr-visible' as const),
    },
  },
  {
    name: 'no number, and a contact page that is kept from us',
    store: { ...unnumbered(), paths: { ...unnumbered().paths, '/kontakt': CLOUDFLARE_CHALLENGE } },
    expect: { 'orgnr-visible': 'not-measured: challenged', ...allOfNumber('not-measured: challenged' as const) },
  },
  {
    name: 'a number whose check digit is wrong', store: numbered('923609017'),
    expect: {
      'orgnr-visible': { status: 'fail', params: { variant: 'bad-checksum', orgnr: '923 609 017' } },
      ...allOfNumber('blamed on orgnr-visible' as const),
    },
  },
  {
    name: 'two numbers, neither clearly the store\'s', store: unnumbered('Org.nr. 974 760 673. Org.nr. 991 825 827'), input: { b2b: true },
    expect: {
      'orgnr-visible': { status: 'pass', params: { variant: 'several', count: 2 } }, ...allOfNumber('not-measured: ambiguous' as const),
      'ehf-capability': 'not-measured: ambiguous',
    },
  },
  {
    name: 'a payment provider\'s number alone', store: unnumbered('Betaling: Klarna, org.nr. 984 851 006'),
    expect: { 'orgnr-visible': { status: 'fail', params: { variant: 'missing' }, evidence: [{ label: 'of another company' }] } },
  },
  {
    name: 'a payment provider\'s number beside the store\'s own', store: withBody('<p>Betaling: Klarna, org.nr. 984 851 006</p>', '/salgsbetingelser'),
    expect: { 'orgnr-visible': { status: 'pass', params: { orgnr: '923 609 016' } }, 'orgnr-registered': 'pass' },
  },
  {
    name: 'a number the register does not know', store: numbered('970160485'),
    expect: {
      'orgnr-visible': 'pass', 'orgnr-registered': { status: 'fail', params: { orgnr: '970 160 485' } },
      'company-status': 'blamed on orgnr-registered', 'company-name-match': 'blamed on orgnr-registered', 'mva-suffix': 'blamed on orgnr-registered',
    },
  },
  ...([['974760673', 'bankrupt'], ['991825827', 'winding-up'], ['918713867', 'forced-winding-up']] as const).map(([number, variant]): HealthCase => ({
    name: `a company that is ${variant}`, store: numbered(number),
    expect: {
      'company-status': { status: 'fail', params: { variant, name: COMPANIES.find((one) => one.number === number && 'name' in one)!['name' as never] } },
      'company-name-match': 'fail',
    },
  })),
  {
    name: 'a deleted company', store: numbered('810034882'),
    expect: {
      'orgnr-registered': { status: 'pass', params: { name: 'GAMLE GARN AS' } },
      'company-status': { status: 'fail', params: { variant: 'deleted', orgnr: '810 034 882' }, evidence: [{ value: '2025-02-28' }] },
      'company-name-match': 'blamed on company-status', 'mva-suffix': 'blamed on company-status',
    },
  },
  {
    name: 'a company removed from the open data', store: numbered('889640782'),
    expect: { 'orgnr-registered': 'blamed on company-status', 'company-status': { status: 'fail', params: { variant: 'deleted' } } },
  },
  {
    name: 'a removal without a date', store: numbered('970395040'),
    prepare: (_network, { register }) => register.put({ kind: 'removed', number: '970395040', body: false }),
    expect: { 'orgnr-registered': 'not-measured: service-down', 'company-status': 'not-measured: service-down' },
  },
  {
    name: 'a place of business', store: numbered('970283935'),
    prepare: (_network, { register }) =>
      register.put({ kind: 'sub-unit', number: '970283935', name: 'NORDLYS ULL AVD TRONDHEIM', parent: '923609016' }),
    expect: {
      'orgnr-registered': { status: 'pass', params: { name: 'NORDLYS ULL AVD TRONDHEIM' }, evidence: [{}, { label: 'parent', value: '923 609 016 NORDLYS ULL AS' }] },
      'company-status': { status: 'pass', params: { name: 'NORDLYS ULL AS' } }, 'company-name-match': { status: 'pass', params: { name: 'NORDLYS ULL AS' } },
    },
  },
  {
    name: 'a name written in part', store: numbered('970148140'),
    prepare: (_network, { register }) => register.put({ kind: 'unit', number: '970148140', name: 'NORDLYS VEVERIDRIFT AS' }),
    expect: { 'company-name-match': { status: 'warn', params: { name: 'NORDLYS VEVERIDRIFT AS' } } },
  },
  {
    name: 'a register that tells of no status and no VAT', store: numbered('970320970'),
    prepare: (_network, { register }) =>
      register.put({ kind: 'unit', number: '970320970', name: 'NORDLYS ULL AS', fields: { konkurs: undefined, registrertIMvaregisteret: undefined } }),
    expect: { 'company-status': 'not-measured: service-down', 'mva-suffix': 'not-measured: service-down', 'company-name-match': 'pass' },
  },
  { name: 'no MVA', store: everywhere([/923 609 016 MVA/g, '923 609 016']), expect: { 'mva-suffix': { status: 'fail', params: { orgnr: '923 609 016' } } } },
  {
    name: 'no MVA, and none needed', store: numbered('970358005'),
    prepare: (_network, { register }) =>
      register.put({ kind: 'unit', number: '970358005', name: 'NORDLYS ULL AS', fields: { registrertIMvaregisteret: false } }),
    expect: { 'mva-suffix': 'not-applicable' },
  },
  ...([
    ['down', { status: 503 }], ['malformed', 'html'], ['cut short', 'half'], ['about another company', 'another'], ['a 404 of its own', { status: 404, body: '<h1>404</h1>' }],
  ] as const).map(([how, fault]): HealthCase => ({
    name: `a register that is ${how}`, store: healthy, ...broken(fault),
    expect: { 'orgnr-visible': 'pass', ...allOfNumber('not-measured: service-down' as const) },
  })),
  {
    name: 'a register that never answers', store: healthy, ...broken('hang'), deps: { config: { budgetScale: 0.05 } },
    expect: { 'orgnr-visible': 'pass', ...allOfNumber('not-measured: timeout' as const) },
  },
];

const PAGES: readonly HealthCase[] = [
  { name: 'a contact form alone', store: changed(everywhere([EMAIL, '']), { edit: { '/kontakt': [['</main>', `${FORM}</main>`]] } }), expect: { email: 'warn' } },
  { name: 'neither address nor form', store: everywhere([EMAIL, '']), expect: { email: { status: 'fail', params: { total: 11 } } } },
  {
    name: 'a newsletter form, and others\' addresses alone',
    store: everywhere([EMAIL, '<form><input type="email" placeholder="din@epost.no"></form> Klag til postkasse@datatilsynet.no']),
    expect: { email: 'fail' },
  },
  {
    name: 'an address kept from robots', store: everywhere([EMAIL, `<a href="/cdn-cgi/l/email-protection" data-cfemail="${hidden('post@nordlysull.test')}">[email&#160;protected]</a>`]),
    expect: { email: { status: 'pass', evidence: [{ value: 'post@nordlysull.test' }] } },
  },
  { name: 'a post-office box alone', store: everywhere([STREET, 'Postboks 12, 7001 Trondheim']), expect: { 'postal-address': 'warn' } },
  { name: 'a town alone', store: everywhere([STREET, '7030 Trondheim']), expect: { 'postal-address': 'warn' } },
  { name: 'no postal address', store: everywhere([STREET, '']), expect: { 'postal-address': { status: 'fail', params: { total: 11 } } } },
  {
    name: 'returns, and no word of withdrawal', store: everywhere([/angre(?:rett|skjema)(?:en|et)?/gi, 'retur']),
    expect: { 'withdrawal-info': 'warn' },
  },
  {
    name: 'neither', store: everywhere([/angre(?:rett|skjema)(?:en|et)?/gi, 'noe'], [/retur(?:nerer)?/gi, 'noe'], [/åpent kjøp/g, 'noe']),
    expect: { 'withdrawal-info': { status: 'fail', params: { total: 10 } } },
  },
  {
    name: 'neither, and terms that are kept from us',
    store: changed(everywhere([/angre(?:rett|skjema)(?:en|et)?/gi, 'noe'], [/retur(?:nerer)?/gi, 'noe'], [/åpent kjøp/g, 'noe']), { paths: { '/salgsbetingelser': CLOUDFLARE_CHALLENGE } }),
    expect: { 'withdrawal-info': 'not-measured: challenged' },
  },
  { name: 'a store for trade', store: healthy, input: { b2b: true }, expect: { 'withdrawal-info': 'not-applicable', 'price-vat': 'not-applicable' } },
  { name: 'prices without a word of VAT', store: everywhere([WITH_VAT, '']), expect: { 'price-vat': 'warn' } },
  { name: 'prices without VAT', store: everywhere([/inkl\. mva/g, 'eks. mva'], [/Alle priser er inkludert mva\./g, ''], [/ og inkluderer merverdiavgift/g, '']), expect: { 'price-vat': 'fail' } },
  { name: 'prices without VAT, and terms that say otherwise', store: everywhere([/inkl\. mva/g, 'eks. mva'], [/Alle priser er inkludert mva\./g, '']), expect: { 'price-vat': 'warn' } },
  { name: 'prices both with and without VAT', store: everywhere([/inkl\. mva/g, 'inkl. mva (1 039 kr eks. mva)']), expect: { 'price-vat': 'pass' } },
  { name: 'delivery without VAT', store: withBody('<p>Frakt 79 kr eks. mva</p>'), expect: { 'price-vat': 'pass' } },
  {
    name: 'trackers at once',
    store: changed(withBody('<script src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script><script>!function(){t.src="https://connect.facebook.net/en_US/fbevents.js"}()</script>'), {
      headers: { 'set-cookie': '_ga=GA1.2.3; Path=/' },
    }),
    expect: { 'cookies-before-consent': { status: 'info', params: { variant: 'some', names: 'Google Analytics, Google Tag Manager, Meta', count: 3 }, evidence: [{ label: 'set-cookie', value: '_ga' }] } },
  },
  {
    name: 'trackers that wait for consent, and a cookie that is needed',
    store: changed(withBody('<script type="text/plain" data-cookieconsent="marketing" src="https://connect.facebook.net/en_US/fbevents.js"></script>'), {
      headers: { 'set-cookie': 'PHPSESSID=1; Path=/' },
    }),
    expect: { 'cookies-before-consent': { status: 'info', params: { variant: 'none' } } },
  },
  {
    name: 'marks', store: everywhere([/<\/footer>/g, '<img src="/bilder/vipps-logo.svg" alt=""><p>Vi sender med PostNord og Bring. Betal med Klarna eller Apple Pay.</p></footer>']),
    expect: {
      'payment-marks': { status: 'info', params: { variant: 'some', names: 'Vipps, Klarna, Apple Pay' } },
      'delivery-marks': { status: 'info', params: { variant: 'some', names: 'Bring, PostNord' } },
    },
  },
  {
    name: 'words that are no marks', store: everywhere([/<\/footer>/g, '<p>Bring a friend! Nettet er fullt av tilbud, og posten kommer.</p></footer>']),
    expect: { 'payment-marks': { status: 'info', params: { variant: 'none' } }, 'delivery-marks': { status: 'info', params: { variant: 'none' } } },
  },
  {
    name: 'a store elsewhere', store: foreign, input: { b2b: true },
    expect: {
      'orgnr-visible': 'not-applicable', ...allOfNumber('not-applicable' as const), email: 'not-applicable', 'postal-address': 'not-applicable',
      'withdrawal-info': 'not-applicable', 'price-vat': 'not-applicable', 'payment-marks': 'not-applicable', 'delivery-marks': 'not-applicable',
      'login-wall': 'pass', 'cookies-before-consent': 'info', 'ehf-capability': 'not-measured: not-found',
    },
  },
  {
    name: 'a store that a script draws', store: scriptRenderedStore(HOST), input: { b2b: true },
    expect: {
      'orgnr-visible': 'not-measured: needs-script', ...allOfNumber('not-measured: needs-script' as const), email: 'not-measured: needs-script',
      'postal-address': 'not-measured: needs-script', 'withdrawal-info': 'not-applicable', 'login-wall': 'not-measured: needs-script',
      'payment-marks': 'not-measured: needs-script', 'delivery-marks': 'not-measured: needs-script', 'ehf-capability': 'not-measured: needs-script',
    },
  },
  {
    name: 'a store behind a challenge', store: challengedStore(HOST), outcome: 'challenged',
    expect: {
      'orgnr-visible': 'blamed on bot-challenge', 'company-status': 'blamed on bot-challenge', email: 'blamed on bot-challenge',
      'login-wall': 'blamed on bot-challenge', 'price-vat': 'blamed on bot-challenge', 'cookies-before-consent': 'blamed on bot-challenge',
    },
  },
];

/** Every registry check in each of its states. */
export const REGISTRY_CASES: readonly HealthCase[] = [...NUMBERS, ...PAGES, ...WALL_CASES, ...EHF_CASES];
