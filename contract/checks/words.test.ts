import { describe, expect, test } from 'vitest';
import { LANGUAGES, UNMEASURED_REASONS } from '../vocabulary.ts';
import { CATALOGUE, type CheckId } from './catalogue.ts';
import { bracesOf } from './template.ts';
import { CATALOGUE_TEXTS } from './catalogue-texts.ts';
import { renderFinding } from './render-rig.ts';
import type { RenderableFinding } from './words.ts';

const STATUSES = ['pass', 'warn', 'fail', 'info'] as const;

/** Every check with each of its statuses and variants, with params for the placeholders of its English texts. */
const renderable: RenderableFinding[] = CATALOGUE.flatMap(({ id }) => {
  const texts = CATALOGUE_TEXTS.en.checks[id] as unknown as Record<string, unknown>;
  return STATUSES.filter((status) => texts[status] !== undefined).flatMap((status) => {
    const words = texts[status];
    const variants = typeof words === 'string' || Array.isArray(words) ? { '': words } : (words as Record<string, unknown>);
    return Object.entries(variants).map(([variant, text]) => {
      const names = bracesOf([text].flat().join(' ')).map((inside) => inside.split(/[:|]/)[0]!);
      const params = Object.fromEntries(names.map((name, index) => [name, index + 2]));
      return { id, status, params: variant === '' ? params : { ...params, variant } };
    });
  });
});

describe('findingWords', () => {
  test('renders a finding as title, message and fix', () => {
    const finding: RenderableFinding = { id: 'nav-broken', status: 'fail', params: { count: 1, total: 14 } };
    expect(renderFinding('no', finding)).toEqual({
      title: '1 lenke i hovedmenyen er brutt',
      message: '1 av 14 vi prøvde, svarer 4xx eller 5xx.',
      fix: 'La menylenken gå til en side som finnes, eller send den gamle adressen videre med 301.',
    });
    expect(renderFinding('en', finding).title).toBe('1 link in the main menu is broken');
  });

  test('renders each variant with its own texts, and its own fix if it has one', () => {
    const tell = (variant: string) =>
      renderFinding('en', { id: 'store-reachable', status: 'fail', params: { variant, host: 'shop.example', status: 502 } });
    expect(tell('server-error').title).toBe('The store answers 502');
    expect(tell('unknown-host').title).toBe('The name shop.example does not exist');
    expect(tell('unknown-host').fix).toMatch(/spelling/);
    expect(tell('connection-refused').fix).toMatch(/port 443/);
  });

  test.each([
    ['sitemap-loc', 'fail', 1, '1 av 3 er relativ, for lang, ikke rett kodet eller ikke én adresse.'],
    ['sitemap-loc', 'fail', 2, '2 av 3 er relative, for lange, ikke rett kodet eller ikke én adresse.'],
    ['sitemap-noncanonical', 'warn', 1, 'Den oppgir en annen adresse som den kanoniske.'],
    ['sitemap-noindex', 'warn', 1, 'Nettstedskartet ber om indeksering, siden ber om å slippe.'],
  ] as const)('bends Norwegian words by number: %s, %s of %i', (id, status, count, message) => {
    expect(renderFinding('no', { id, status, params: { count, total: 3 } }).message).toBe(message);
  });

  test('gives no fix for pass and info', () => {
    expect(renderFinding('en', { id: 'cls', status: 'pass', params: { variant: 'lab', value: 0.04 } })).toEqual({
      title: 'Layout shift (CLS)', message: 'The page stays still: 0.04.',
    });
    expect(renderFinding('en', { id: 'ipv6', status: 'info', params: { variant: 'no', host: 'shop.example' } }))
      .not.toHaveProperty('fix');
  });

  test.each(UNMEASURED_REASONS)('says why something is not measured: %s', (reason) => {
    for (const language of LANGUAGES) {
      const actual = renderFinding(language, { id: 'tbt', status: 'not-measured', reason, params: {} });
      expect(actual).toEqual({
        title: CATALOGUE_TEXTS[language].checks.tbt.title,
        message: CATALOGUE_TEXTS[language].unmeasured[reason].message,
      });
    }
  });

  test('claims that a rule is met for pass only, not for not-measured or not-applicable', () => {
    const titleOf = (status: 'pass' | 'not-measured' | 'not-applicable') =>
      LANGUAGES.map((language) => renderFinding(language, { id: 'robots-home-google', status, reason: 'timeout', params: {} }).title);
    expect(titleOf('pass')).toEqual(['Google får hente forsiden', 'Google may fetch the home page']);
    for (const status of ['not-measured', 'not-applicable'] as const) {
      expect(titleOf(status)).toEqual(['Googles tilgang til forsiden', 'Google’s access to the home page']);
    }
  });

  test('uses the check’s own message for a reason where it has one', () => {
    const actual = renderFinding('no', { id: 'inp-field', status: 'not-measured', reason: 'not-configured', params: {} });
    expect(actual.message).toBe('Krever tall fra ekte besøk. Denne tjenesten har ingen nøkkel til dem.');
  });

  test('names the root cause, or gives the shared message where its id is unknown', () => {
    const actual = renderFinding('no', {
      id: 'robots-bing', status: 'not-measured', reason: 'root-cause', rootCause: 'robots-status', params: {},
    });
    expect(actual.message).toBe('Dette avhenger av «Svaret fra robots.txt», og måles når det er rettet.');
    const unknown = renderFinding('no', {
      id: 'robots-bing', status: 'not-measured', reason: 'root-cause', rootCause: 'of-another-rule-set', params: {},
    });
    expect(unknown.message).toBe(CATALOGUE_TEXTS.no.unmeasured['root-cause'].message);
  });

  test('gives the shared message for not-applicable, or the check’s own', () => {
    const tell = (id: CheckId) => renderFinding('en', { id, status: 'not-applicable', params: {} }).message;
    expect(tell('cls')).toBe('Does not apply to this store.');
    expect(tell('llms-txt')).toBe('The store has no llms.txt, and needs none.');
  });

  test.each([
    ['a status the check cannot have', { id: 'ipv6', status: 'fail', params: {} }],
    ['a variant it does not know', { id: 'ipv6', status: 'info', params: { variant: 'toString' } }],
    ['no variant', { id: 'ipv6', status: 'info', params: {} }],
  ] satisfies [string, RenderableFinding][])('falls back to the rule for %s', (_what, finding) => {
    expect(renderFinding('en', finding)).toEqual({
      title: 'IPv6', message: 'For information: does the host name have an IPv6 address?',
    });
  });

  test.each(LANGUAGES)('leaves no placeholder unfilled in %s, for any finding', (language) => {
    for (const finding of renderable) {
      const { title, message, fix = '' } = renderFinding(language, finding);
      expect(`${finding.id} ${title} ${message} ${fix}`).not.toMatch(/[{}]|…|undefined|NaN/);
    }
    expect(renderable.length).toBeGreaterThan(CATALOGUE.length * 2);
  });

  test('inserts text from a store verbatim', () => {
    const value = '<b>{host}</b>';
    expect(renderFinding('en', { id: 'index-home', status: 'fail', params: { variant: 'meta', value } }).message)
      .toBe('The page has “<b>{host}</b>” in its robots meta tag.');
  });
});
