import { describe, expect, test } from 'vitest';
import type { CheckId } from '../../../contract/checks/catalogue.ts';
import type { Lookup, NumberReading } from '../../registers/companies.ts';
import { entryOf } from './artifacts-access-rig.ts';
import { company, given, identity, NUMBER, occurrence } from './artifacts-registry-rig.ts';
import { NOW, sampled, fetched } from './artifacts-rig.ts';
import type { Gathered, Views } from './gather/gather.ts';
import type { Identity, Listing, PageRole, SampledPage, Available, Unavailable } from './gathered.ts';
import { createJudge } from './judge.ts';
import { CHECKS } from './checks.ts';
import { notApplicable, available, unavailable } from './available.ts';

const HTML = '<h1>Nordlys Ull</h1><p>Ullveien 12, 7030 Trondheim. post@shop.test. Genser 1 299 kr inkl. mva. Angrerett.</p>';
const NO_NUMBER: NumberReading = { state: 'missing', others: [] };

/** What a scan of a Norwegian store gathered, with overrides. */
function gathered({ who = available(identity(given(occurrence()), { lookup: { kind: 'found', company: company() } })), b2b = false, ...more }: {
  who?: Available<Identity>; b2b?: boolean; pages?: readonly SampledPage[]; missing?: readonly (readonly [PageRole, Unavailable])[]; home?: Unavailable; listing?: Available<Listing>;
} = {}): Gathered {
  const pages = more.pages ?? (more.home ? [] : [sampled('home', HTML), sampled('terms', HTML)]);
  const home = pages[0] ? available(pages[0]) : more.home ?? unavailable('not-found');
  return {
    input: { requestedUrl: new URL('https://shop.test'), b2b }, entry: Promise.resolve(entryOf(fetched(HTML), { home })), home: Promise.resolve(home), sample: Promise.resolve({ pages, missing: new Map(more.missing) }),
    productProbes: Promise.resolve([]), identity: Promise.resolve(who), listing: Promise.resolve(more.listing ?? notApplicable),
  } as unknown as Gathered;
}

/** Views of a store that is the same with and without scripts. */
const inOneView = (of: Gathered): Views => ({ raw: of, seen: of, rendered: new Set() });

/** The verdict of each check of the phase by id, as `status`, `reason` or `cause: check`. */
async function verdicts(of: Gathered): Promise<Partial<Record<CheckId, string>>> {
  const judge = createJudge(CHECKS.filter(({ id }) => ALL.includes(id)), inOneView(of), { signal: new AbortController().signal });
  return Object.fromEntries(await Promise.all(ALL.map(async (id) => {
    const { status, ...rest } = await judge(id);
    const { reason, rootCause } = rest as { reason?: string; rootCause?: string };
    return [id, rootCause === undefined ? reason ?? status : `cause: ${rootCause}`];
  })));
}

const OF_THE_NUMBER = ['orgnr-registered', 'company-status', 'company-name-match', 'mva-suffix'] as const;
const ON_PAGES = ['email', 'postal-address', 'withdrawal-info', 'price-vat', 'payment-marks', 'delivery-marks'] as const;
const ALL: readonly CheckId[] = ['orgnr-visible', ...OF_THE_NUMBER, ...ON_PAGES, 'login-wall', 'ehf-capability'];
const all = <Id extends string>(ids: readonly Id[], what: string) => Object.fromEntries(ids.map((id) => [id, what]));

const numbered = (lookup: Lookup | null): Available<Identity> => available(identity(given(occurrence()), { lookup }));
const unnumbered = available(identity(NO_NUMBER));

describe('a store', () => {
  test('with everything known', async () => {
    expect(await verdicts(gathered())).toEqual({
      'orgnr-visible': 'pass', ...all(OF_THE_NUMBER, 'pass'), ...all(ON_PAGES, 'pass'), 'payment-marks': 'info', 'delivery-marks': 'info',
      'login-wall': 'pass', 'ehf-capability': 'not-applicable',
    });
  });

  test('outside Norway: what only Norwegian stores must have does not apply', async () => {
    const abroad = gathered({ who: available(identity(NO_NUMBER, { norwegian: false })), b2b: true, listing: unavailable('not-found') });
    expect(await verdicts(abroad)).toEqual({
      'orgnr-visible': 'not-applicable', ...all(OF_THE_NUMBER, 'not-applicable'), ...all(ON_PAGES, 'not-applicable'),
      'login-wall': 'pass', 'ehf-capability': 'not-found',
    });
  });

  test('for trade: duties to inform consumers do not apply', async () => {
    expect(await verdicts(gathered({ b2b: true }))).toMatchObject({ 'withdrawal-info': 'not-applicable', 'price-vat': 'not-applicable', email: 'pass', 'orgnr-visible': 'pass' });
  });

  test('that says it sells only to businesses: the same, even if not scanned as a B2B store', async () => {
    const trade = (text: string) => gathered({ pages: [sampled('home', `<h1>VVS</h1><p>${text}</p><p>Kuleventil 199 kr eks. mva</p>`), sampled('terms', HTML)] });
    const consumers = { 'withdrawal-info': 'not-applicable', 'price-vat': 'not-applicable', 'orgnr-visible': 'pass' };
    expect(await verdicts(trade('Kun for bedrifter.'))).toMatchObject(consumers);
    expect(await verdicts(trade('For bedrifter og private.'))).toMatchObject({ 'withdrawal-info': 'pass', 'price-vat': 'warn' });
  });

  test('that was not seen', async () => {
    const unavailableStore = gathered({ home: unavailable('challenged', 'bot-challenge'), who: unavailable('challenged', 'bot-challenge'), listing: unavailable('challenged', 'bot-challenge') });
    expect(await verdicts(unavailableStore)).toEqual(all(ALL, 'cause: bot-challenge'));
  });

  test('that is a shell', async () => {
    const pages = [sampled('home', '<div id="root"></div>', { shell: true })];
    expect(await verdicts(gathered({ pages, who: unnumbered, b2b: true, listing: unavailable('not-found') }))).toMatchObject({
      'orgnr-visible': 'needs-script', ...all(OF_THE_NUMBER, 'needs-script'), email: 'needs-script', 'postal-address': 'needs-script', 'withdrawal-info': 'not-applicable',
      'payment-marks': 'needs-script', 'delivery-marks': 'needs-script', 'ehf-capability': 'needs-script',
    });
  });

  test('whose pages were truncated: a mark may be further down', async () => {
    const pages = [sampled('home', HTML, { truncated: 'size' })];
    expect(await verdicts(gathered({ pages }))).toMatchObject({ 'payment-marks': 'truncated', 'delivery-marks': 'truncated', email: 'pass' });
  });
});

describe('the organisation number', () => {
  test('not found: what depends on it is not measured', async () => {
    expect(await verdicts(gathered({ who: unnumbered, b2b: true, listing: unavailable('not-found') }))).toMatchObject({
      'orgnr-visible': 'fail', ...all(OF_THE_NUMBER, 'cause: orgnr-visible'), 'ehf-capability': 'not-found',
    });
  });

  test('with a wrong check digit: what depends on it is not measured either', async () => {
    const who = available(identity({ state: 'present-invalid', written: '923 609 017', occurrences: [] }));
    expect(await verdicts(gathered({ who }))).toMatchObject({ 'orgnr-visible': 'fail', ...all(OF_THE_NUMBER, 'cause: orgnr-visible') });
  });

  test('several, none of them clearly the store\'s', async () => {
    const who = available(identity({ state: 'ambiguous', numbers: [NUMBER, '974760673'], occurrences: [] }));
    expect(await verdicts(gathered({ who, listing: unavailable('ambiguous') }))).toMatchObject({
      'orgnr-visible': 'pass', ...all(OF_THE_NUMBER, 'ambiguous'), 'ehf-capability': 'ambiguous',
    });
  });

  test.each(['contact', 'terms', 'company'] as const)('not found, and the %s page behind a challenge', async (role) => {
    expect(await verdicts(gathered({ who: unnumbered, missing: [[role, unavailable('challenged')]], listing: unavailable('not-found') }))).toMatchObject({
      'orgnr-visible': 'challenged', ...all(OF_THE_NUMBER, 'challenged'), 'ehf-capability': 'challenged',
    });
  });

  test('not found, no contact page found either, and the returns page behind a challenge', async () => {
    const missing = [['contact', unavailable('not-found')], ['returns', unavailable('challenged')]] as const;
    expect(await verdicts(gathered({ who: unnumbered, missing }))).toMatchObject({ 'orgnr-visible': 'fail' });
  });

  test.each([['shell', 'needs-script'], ['truncated', 'truncated']] as const)('not found, and a contact page that is %s', async (how, reason) => {
    const contact = sampled('contact', '', how === 'shell' ? { shell: true } : { truncated: 'size' });
    expect(await verdicts(gathered({ who: unnumbered, pages: [sampled('home', ''), contact] }))).toMatchObject({ 'orgnr-visible': reason, 'company-status': reason, email: reason });
  });
});

describe('the register', () => {
  test('does not know the number', async () => {
    expect(await verdicts(gathered({ who: numbered({ kind: 'unknown', number: NUMBER }) }))).toMatchObject({
      'orgnr-visible': 'pass', 'orgnr-registered': 'fail', 'company-status': 'cause: orgnr-registered', 'company-name-match': 'cause: orgnr-registered', 'mva-suffix': 'cause: orgnr-registered',
    });
  });

  test('has deleted the company', async () => {
    expect(await verdicts(gathered({ who: numbered({ kind: 'deleted', number: NUMBER, name: 'GAMLE GARN AS', on: null }) }))).toMatchObject({
      'orgnr-registered': 'pass', 'company-status': 'fail', 'company-name-match': 'cause: company-status', 'mva-suffix': 'cause: company-status',
    });
  });

  test.each(['service-down', 'timeout', 'not-configured'] as const)('is unavailable: %s', async (reason) => {
    expect(await verdicts(gathered({ who: numbered({ kind: 'not-measured', reason }) }))).toMatchObject({ 'orgnr-visible': 'pass', ...all(OF_THE_NUMBER, reason) });
  });
});

describe('the market', () => {
  const FOR_THE_UNION = ['withdrawal-function', 'guarantee-notice', 'durability-label', 'prior-price', 'accessibility-statement'] as const;
  const abroad = available(identity(NO_NUMBER, { norwegian: false }));
  const swedish = (role: PageRole, words = '') => sampled(role, `<html lang="sv"><body><p>Vante 99 kr, ångerrätt</p>${words}</body></html>`, { url: `https://shop.se/${role}` });
  const wool = sampled('home', '<p>Wool</p>');
  const marketVerdicts = async (of: Gathered) => Object.fromEntries(await Promise.all([...FOR_THE_UNION, 'withdrawal-info' as const].map(async (id) => {
    const judge = createJudge(CHECKS, inOneView({ ...of, now: NOW }), { signal: new AbortController().signal });
    const { status, ...rest } = await judge(id);
    return [id, (rest as { reason?: string }).reason ?? status];
  })));

  test('E1, E21, E23: a store that sells to the EU, with the employees the register gives', async () => {
    const pages = [swedish('home', '<a href="/x">Ångra avtalet här</a>'), swedish('terms')];
    const who = available(identity(given(occurrence()), { norwegian: false, lookup: { kind: 'found', company: company({ employees: 45 }) } }));
    expect(await marketVerdicts(gathered({ pages, who }))).toEqual({
      'withdrawal-function': 'pass', 'guarantee-notice': 'info', 'durability-label': 'not-applicable', 'prior-price': 'not-found',
      'accessibility-statement': 'warn', 'withdrawal-info': 'pass',
    });
  });

  test('E22: a register that was not queried', async () => {
    expect(await marketVerdicts(gathered({ pages: [swedish('home')], who: abroad }))).toMatchObject({ 'accessibility-statement': 'info' });
  });

  test('the terms were not seen: the statement may be there', async () => {
    const missing = [['terms', unavailable('challenged')]] as const;
    expect(await marketVerdicts(gathered({ pages: [swedish('home')], who: abroad, missing }))).toMatchObject({ 'accessibility-statement': 'challenged' });
  });

  describe('a withdrawal function that was not found', () => {
    const three = (['home', 'terms', 'returns'] as const).map((role) => swedish(role));
    const of = async (more: Parameters<typeof gathered>[0]) =>
      (await marketVerdicts(gathered({ pages: three, who: abroad, ...more })))['withdrawal-function'];

    test('on the home page, in the terms and under returns', async () => {
      expect(await of({})).toBe('warn');
    });

    test.each([0, 1, 2])('with page %i of those truncated or a shell', async (at) => {
      expect(await of({ pages: three.with(at, { ...three[at]!, truncated: true }) })).toBe('truncated');
      expect(await of({ pages: three.with(at, { ...three[at]!, shell: 'needs-script' }) })).toBe('needs-script');
    });

    test.each(['terms', 'returns'] as const)('with the %s page not found or behind a challenge', async (role) => {
      const pages = three.filter((page) => page.role !== role);
      expect(await of({ pages, missing: [[role, unavailable('not-found')]] })).toBe('not-found');
      expect(await of({ pages, missing: [[role, unavailable('challenged')]] })).toBe('challenged');
    });

    test('with another page truncated or not found', async () => {
      const cut = { ...swedish('category'), truncated: true };
      expect(await of({ pages: [...three, cut], missing: [['contact', unavailable('not-found')]] })).toBe('warn');
    });
  });

  test('E7: Norway only', async () => {
    expect(await marketVerdicts(gathered())).toEqual({ ...all(FOR_THE_UNION, 'not-applicable'), 'withdrawal-info': 'pass' });
  });

  test('an unknown market', async () => {
    expect(await marketVerdicts(gathered({ pages: [wool], who: abroad }))).toEqual({ ...all(FOR_THE_UNION, 'not-applicable'), 'withdrawal-info': 'not-applicable' });
  });

  test('E9: a B2B store according to the request', async () => {
    expect(await marketVerdicts(gathered({ pages: [swedish('home')], who: abroad, b2b: true }))).toEqual({ ...all(FOR_THE_UNION, 'not-applicable'), 'withdrawal-info': 'not-applicable' });
  });

  test('E9: a B2B store according to its pages', async () => {
    const pages = [swedish('home', '<p>Endast för företag. 99 kr exkl moms</p>')];
    expect(await marketVerdicts(gathered({ pages, who: abroad }))).toEqual({ ...all(FOR_THE_UNION, 'not-applicable'), 'withdrawal-info': 'not-applicable' });
  });

  test('a shell', async () => {
    const pages = [sampled('home', '<div id="root"></div>', { shell: true })];
    expect(await marketVerdicts(gathered({ pages, who: abroad }))).toEqual({ ...all(FOR_THE_UNION, 'needs-script'), 'withdrawal-info': 'needs-script' });
  });
});

test('a login wall is the root cause of missing statements about VAT', async () => {
  const login = sampled('home', '<h1>Logg inn</h1><form><input type="password"></form>');
  expect(await verdicts(gathered({ pages: [login] }))).toMatchObject({ 'login-wall': 'fail', 'price-vat': 'cause: login-wall' });
});

test('the right of withdrawal belongs on the terms or returns page', async () => {
  const pages = [sampled('home', '<p>Genser 499 kr</p>')];
  for (const role of ['terms', 'returns'] as const) {
    expect(await verdicts(gathered({ pages, missing: [[role, unavailable('refused')]] }))).toMatchObject({ 'withdrawal-info': 'refused' });
  }
  expect(await verdicts(gathered({ pages, missing: [['contact', unavailable('refused')]] }))).toMatchObject({ 'withdrawal-info': 'fail', email: 'refused', 'postal-address': 'refused' });
});

test('a store behind an age question does not lack what belongs on its pages', async () => {
  const pages = [sampled('home', '<p>Er du over 18 år? Du må være myndig for å se butikken.</p><button>Ja</button>')];
  expect(await verdicts(gathered({ who: unnumbered, pages }))).toMatchObject({
    'orgnr-visible': 'not-found', email: 'not-found', 'postal-address': 'not-found', 'withdrawal-info': 'not-found',
  });
});
