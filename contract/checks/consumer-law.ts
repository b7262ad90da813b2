import { describeCheck, describeCheckWith } from './check.ts';
import type { Names, None, OfTotal, Total, Variant } from './params.ts';

const IN_THE_EU = 'For stores that we see sell to consumers in the EU.';
const NORWAY_PROPOSED = `${IN_THE_EU} In Norway the same has been proposed; we do not know whether it is in force.`;
const NORWAY_UNKNOWN = `${IN_THE_EU} We do not know whether the same applies in Norway.`;
const NO_WORDS = 'We do not know the words for this in the language of the pages, so this is not measured.';

/**
 * Checks of EU consumer law: part of the registry phase. Ungraded, since what is missing from the pages read may be on
 * pages that only customers see.
 */
export const CONSUMER_LAW = {
  'withdrawal-function': describeCheckWith<{
    pass: None;
    /** The pages deny the right of withdrawal, and mention no withdrawal period. */
    info: None;
    /** `other`: `text` is a label that resembles the function's. `partly`: `names` are the languages without one. */
    warn: Variant<'missing', Total> | Variant<'other', Total & { text: string }> | Variant<'partly', Names>;
  }>()({
    severity: 'info',
    authority: { document: 'directive-2023-2673', section: 'Article 11a of Directive 2011/83/EU' },
    title: 'Withdrawal function',
    rule:
      'Outside the grades: consumers in the EU can normally withdraw through a link or button that says so, from 19 June ' +
      '2026, in Austria from 1 October 2026. Warns: not found on the pages read, the home page, the ' +
      'terms and the page on returns among them, or in some languages only.',
    unmeasured: {
      ambiguous: 'We do not know the words for this in every language of the pages, so this is not measured.',
      'not-found': 'We did not find both the terms and a page on returns, so this is not measured.',
    },
    notApplicable: NORWAY_PROPOSED,
    pass: 'The pages lead to a withdrawal function.',
    info: 'The pages say that there is no right of withdrawal, so we expect no function for it.',
    warn: {
      missing: [
        'We found no withdrawal function',
        'It is not on the {total} {total|page|pages} read. It may be in the account or the e-mail about the order.',
      ],
      other: [
        'We found no withdrawal function',
        '“{text}” is something else. The function is not on the {total} {total|page|pages} read. It may be in the ' +
          'account or the e-mail about the order.',
      ],
      partly: [
        'Not every language version has a withdrawal function',
        'It is on some of the pages read, but on none in these languages: {names:list}.',
      ],
    },
    fix:
      'At the foot of every page, put a link that says “Withdraw from contract here” in the language of the page. It must lead ' +
      'to a form that takes name, order and e-mail address, has a button to confirm the withdrawal, and sends a receipt at once.',
  }),
  'guarantee-notice': describeCheck({
    severity: 'info',
    authority: { document: 'regulation-2025-1960', section: 'Harmonised notice' },
    title: 'EU notice on the legal guarantee',
    rule: 'For information: signs of the EU’s notice on the legal guarantee, which applies from 27 September 2026.',
    notApplicable: NORWAY_PROPOSED,
    info: {
      found: 'The pages have signs of the notice: an image so named, or a link to Your Europe.',
      missing:
        'We found no sign of the notice on the {total} {total|page|pages} read. It is an image, which we cannot read.',
    },
  }),
  /** `years`: the duration of the first guarantee found. */
  'durability-label': describeCheckWith<{ info: Variant<'labelled'> | Variant<'unlabelled', { years: number }> }>()({
    severity: 'info',
    authority: { document: 'regulation-2025-1960', section: 'Harmonised label' },
    title: 'GARAN label',
    rule:
      'For information: the pages tell of a producer’s guarantee of more than two years. From 27 September 2026 the ' +
      'EU has a label for those that are free and cover the whole product.',
    notApplicable:
      'For stores that we see sell to consumers in the EU and tell of a producer’s guarantee of more than two years. ' +
      'In Norway the same has been proposed; we do not know whether it is in force.',
    info: {
      labelled: 'The pages name the GARAN label.',
      unlabelled:
        'The pages tell of a producer’s guarantee of {years} years, and we found no GARAN label. Whether it needs ' +
        'one, the pages do not tell.',
    },
  }),
  /** Product pages with a reduced price: all state the prior price, or `count` in languages we know do not. */
  'prior-price': describeCheckWith<{ pass: Total; info: OfTotal }>()({
    severity: 'info',
    authority: { document: 'directive-98-6', section: 'Article 6a' },
    title: 'Lowest price of 30 days',
    rule:
      'Outside the grades: beside a crossed-out price stands the lowest price of at least 30 days before the ' +
      'reduction. Whether it is true is not judged.',
    unmeasured: { ambiguous: NO_WORDS },
    notApplicable:
      'For stores that we see sell to consumers in the EU, where a price is crossed out. Norway has much the same ' +
      'rule in prisopplysningsforskriften § 9a; we do not look for it there.',
    pass: '{total} of {total} {total|product page|product pages} with a crossed-out price {total|states|state} the lowest price of 30 days.',
    info:
      'On {count} of {total} {total|product page|product pages} with a crossed-out price we found no words that we know for ' +
      'the lowest price of 30 days. The crossed-out price may be it.',
  }),
  /** `count`: employees, according to the register. */
  'accessibility-statement': describeCheckWith<{ pass: None; info: Total; warn: Total & { count: number } }>()({
    severity: 'info',
    authority: { document: 'directive-2019-882', section: 'Article 13(2)' },
    title: 'Accessibility statement',
    rule:
      'Outside the grades: a link or heading names a statement on how accessible the store is, or a link in the footer is ' +
      'called accessibility. Warns: not found, and the company has ten employees or more.',
    unmeasured: { ambiguous: NO_WORDS },
    notApplicable: NORWAY_UNKNOWN,
    pass: 'The pages name an accessibility statement, or their footer has a link called accessibility.',
    info: [
      'We found no accessibility statement',
      'It is not on the {total} {total|page|pages} read. The smallest companies normally need none, and we do not see that ' +
        'this one is larger.',
    ],
    warn: [
      'We found no accessibility statement',
      'It is not on the {total} {total|page|pages} read. The register gives the company {count} {count|employee|employees}.',
    ],
    fix: 'Write how the store meets the requirements for accessibility, and link to it from the foot of every page.',
  }),
};
