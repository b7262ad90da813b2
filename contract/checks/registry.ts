import { describeCheck } from './check.ts';
import { CONSUMER_LAW } from './consumer-law.ts';

const ABROAD = 'For Norwegian stores, and we saw no sign that this is one.';
const AMBIGUOUS = 'No organisation number on the pages is clearly the store’s, so this is not measured.';
const NO_NUMBER = 'We found no organisation number to look up, so this is not measured.';
const BRREG = 'The Norwegian business register gave no clear answer, so this is not measured.';

/** The registry checks, in report order; `total` is the number of sampled pages. */
export const REGISTRY = {
  'orgnr-visible': describeCheck({
    pillar: 'revenue-critical',
    severity: 'major',
    authority: { document: 'ehandelsloven', section: '§ 8' },
    title: 'Organisation number on the pages',
    rule:
      'A valid organisation number stands on the pages. Warns: only on the terms page. Fails: not found, or a ' +
      'number that cannot be valid.',
    unmeasured: { ambiguous: AMBIGUOUS },
    notApplicable: ABROAD,
    /** `several`: `count` numbers, none of them clearly the store's. */
    pass: {
      found: 'The pages give {orgnr}.',
      several: 'The pages give {count} {count|number|numbers}, and none is clearly the store’s.',
    },
    warn: [
      'The organisation number stands only on the terms page',
      'We found {orgnr} there. It should be easy to find, for example at the foot of every page.',
    ],
    /** `bad-checksum`: `orgnr` as printed, with a wrong check digit. */
    fail: {
      missing: ['We did not find the organisation number', 'It is not on the {total} {total|page|pages} we saw.'],
      'bad-checksum': [
        'The organisation number is not valid',
        'The pages give {orgnr}, but its check digit is wrong.',
        'Check the number against the business register, and correct it.',
      ],
    },
    fix: 'Write the organisation number at the foot of every page.',
  }),
  'orgnr-registered': describeCheck({
    pillar: 'revenue-critical',
    severity: 'major',
    authority: { ours: 'observation' },
    title: 'Entry in the business register',
    rule:
      'The number is in the Norwegian business register. Fails: unknown. If the register does not answer, it is not ' +
      'measured.',
    unmeasured: { ambiguous: AMBIGUOUS, 'not-found': NO_NUMBER, 'service-down': BRREG },
    notApplicable: ABROAD,
    pass: ['Entered in the business register', '{orgnr} is entered as {name}.'],
    fail: ['The business register does not know the number', 'The pages give {orgnr}.'],
    fix: 'Check the number against the business register, and correct it.',
  }),
  'company-status': describeCheck({
    pillar: 'revenue-critical',
    severity: 'critical',
    authority: { ours: 'observation' },
    title: 'Status in the business register',
    rule:
      'The company is active. Warns: the number is that of a deleted place of business. Fails: bankrupt, being wound up ' +
      'or deleted.',
    unmeasured: { ambiguous: AMBIGUOUS, 'not-found': NO_NUMBER, 'service-down': BRREG },
    notApplicable: ABROAD,
    pass: 'The business register shows no bankruptcy, winding-up or deletion of {name}.',
    /** A deleted sub-unit: the register does not say which company it belonged to. */
    warn: [
      'The number is that of a deleted place of business',
      'The business register has deleted {orgnr}, and does not tell which company it belonged to.',
    ],
    fail: {
      bankrupt: ['The company is registered as bankrupt', 'The business register says that {name} is bankrupt.'],
      'winding-up': ['The company is being wound up', 'The business register says that {name} is being wound up.'],
      'forced-winding-up': [
        'The company is under forced winding-up',
        'The business register says that {name} is under forced winding-up or dissolution.',
      ],
      deleted: ['The company is deleted', 'The business register has deleted {orgnr}.'],
    },
    fix: 'Name the company that runs the store now, or correct the entry in the register.',
  }),
  'company-name-match': describeCheck({
    pillar: 'revenue-critical',
    severity: 'minor',
    authority: { ours: 'observation' },
    title: 'The company’s name on the pages',
    rule: 'The registered name stands on the pages. Warns: only in part. Fails: not found.',
    unmeasured: { ambiguous: AMBIGUOUS, 'not-found': NO_NUMBER, 'service-down': BRREG },
    notApplicable: ABROAD,
    pass: 'The pages name {name}.',
    warn: ['The company’s name stands only in part', 'The register says {name}. The pages write it shorter.'],
    fail: ['We did not find the company’s name', 'The register says {name}. It is not on the pages we saw.'],
    fix: 'Write the registered name beside the organisation number.',
  }),
  'mva-suffix': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'ehandelsloven', section: '§ 8' },
    title: 'MVA after the number',
    rule: 'If the company is registered for VAT, “MVA” stands after the number. Fails: missing.',
    unmeasured: { ambiguous: AMBIGUOUS, 'not-found': NO_NUMBER, 'service-down': BRREG },
    notApplicable: 'Only for Norwegian companies registered for VAT.',
    pass: 'The pages write {orgnr} MVA.',
    fail: ['“MVA” is missing after the number', 'The company is registered for VAT, and the pages write {orgnr}.'],
    fix: 'Write “MVA” after the organisation number.',
  }),
  email: describeCheck({
    pillar: 'revenue-critical',
    severity: 'minor',
    authority: { document: 'ehandelsloven', section: '§ 8' },
    title: 'E-mail address',
    rule: 'An e-mail address stands on the pages. Warns: a form only. Fails: not found.',
    notApplicable: ABROAD,
    pass: 'The pages give an e-mail address.',
    warn: ['A contact form only', 'We found a form, but no e-mail address.'],
    fail: ['We found no e-mail address', 'It is not on the {total} {total|page|pages} we saw.'],
    fix: 'Write the e-mail address on the contact page or at the foot of the pages.',
  }),
  /** `warn`: an address without a street, such as a P.O. box. */
  'postal-address': describeCheck({
    pillar: 'revenue-critical',
    severity: 'minor',
    authority: { document: 'ehandelsloven', section: '§ 8' },
    title: 'Street address',
    rule: 'A street address stands on the pages. Warns: only parts of it. Fails: not found.',
    notApplicable: ABROAD,
    pass: 'The pages give a street address.',
    warn: ['The address has no street', 'We found a town or a post-office box, but no street address.'],
    fail: ['We found no address', 'It is not on the {total} {total|page|pages} we saw.'],
    fix: 'Write the street address on the contact page or at the foot of the pages.',
  }),
  'login-wall': describeCheck({
    pillar: 'revenue-critical',
    severity: 'major',
    authority: { ours: 'trade' },
    title: 'Prices and login',
    rule:
      'Prices show without a login. Warns: only some, or an open home page with hidden prices. Fails: every page ' +
      'leads to a login. For trade stores a warning at most.',
    pass: ['Prices without a login', 'Prices show without a login.'],
    /** `trade`: every page requires a login, in a scan with `b2b`. */
    warn: {
      partial: ['Some prices require a login', 'We saw prices on some products, and a login asked for on others.'],
      'prices-hidden': ['Prices require a login', 'The store is open, but its products show no price.'],
      trade: ['The store requires a login', 'Every page we tried leads to a login. That is usual for trade stores.'],
    },
    fail: ['The store requires a login', 'Every page we tried leads to a login.'],
    fix: 'Show products and prices to those who are not logged in.',
  }),
  'withdrawal-info': describeCheck({
    pillar: 'revenue-critical',
    severity: 'major',
    authority: { document: 'directive-2011-83', section: 'Article 6(1)(h)' },
    title: 'Right of withdrawal',
    rule: 'The pages mention the right of withdrawal or its form. Warns: returns only. Fails: neither.',
    unmeasured: {
      ambiguous: 'We do not know the words for this in the language of the pages, so this is not measured.',
    },
    notApplicable: 'For stores that we see sell to consumers in Norway or the EU.',
    pass: 'The pages mention the right of withdrawal.',
    warn: ['The pages mention returns, not withdrawal', 'We found no words for the right of withdrawal or its form.'],
    fail: ['We found nothing on the right of withdrawal', 'It is not on the {total} {total|page|pages} we saw.'],
    fix: 'Write about the right of withdrawal in the terms, and link to its form.',
  }),
  'price-vat': describeCheck({
    pillar: 'revenue-critical',
    severity: 'minor',
    authority: { document: 'prisopplysningsforskriften', section: '§ 3' },
    title: 'Prices with VAT',
    rule: 'Prices include VAT. Warns: unclear. Fails: without VAT only, in a consumer store.',
    notApplicable: 'For Norwegian stores that sell to consumers.',
    pass: 'We saw prices with VAT.',
    warn: {
      unclear: [
        'It is unclear whether prices include VAT',
        'We found no clear word on it by the prices. The rules want prices to consumers to include it, not that it is written.',
        'If the prices include VAT, write it by them; if not, show the price with VAT.',
      ],
      contradicts: [
        'The pages say both with and without VAT',
        'By the prices stand words that say without VAT. Elsewhere the pages say that VAT is included.',
        'Show consumers the price with VAT, and take away the words that say otherwise.',
      ],
    },
    fail: ['Prices are shown without VAT', 'By the prices stand words that say without VAT.'],
    fix: 'Show consumers the price with VAT.',
  }),
  'payment-marks': describeCheck({
    severity: 'info',
    authority: { ours: 'observation' },
    title: 'Ways to pay',
    rule: 'For information: ways to pay whose mark the pages show.',
    notApplicable: ABROAD,
    info: {
      some: 'We saw the marks of {names:list}.',
      none: 'We saw none of the payment marks we know on {total} {total|page|pages}.',
    },
  }),
  'delivery-marks': describeCheck({
    severity: 'info',
    authority: { ours: 'observation' },
    title: 'Ways of delivery',
    rule: 'For information: carriers whose mark the pages show.',
    notApplicable: ABROAD,
    info: { some: 'We saw the marks of {names:list}.', none: 'We saw none of the carriers we know on {total} {total|page|pages}.' },
  }),
  /** `text`: the number as printed; `country`: ISO 3166-1 code. */
  'foreign-number': describeCheck({
    severity: 'info',
    authority: { ours: 'observation' },
    title: 'Company number of another country',
    rule: 'For information: whether a company number of another country has the right form. Registers abroad are not asked.',
    notApplicable: 'We saw no company number of another country.',
    info: {
      proven: 'The pages give {text} ({country:region}). Its form is right; we did not ask whether it is registered.',
      wrong: 'The pages give {text} ({country:region}), but its check digit is wrong.',
      shape: 'The pages give {text} ({country:region}). Its form has no check digit, and we did not ask whether it is registered.',
    },
  }),
  ...CONSUMER_LAW,
  'ehf-capability': describeCheck({
    severity: 'info',
    b2bOnly: true,
    authority: { document: 'peppol-sml', section: 'Participant lookup' },
    title: 'Receiving EHF',
    rule: 'For information, trade stores only: which documents the company is listed in Peppol as receiving.',
    unmeasured: {
      ambiguous: AMBIGUOUS, 'not-found': NO_NUMBER, 'service-down': 'Peppol did not answer, so this is not measured.',
    },
    /** `types`: terms `invoice`, `order`, `catalogue`; `directory`: from the voluntary Peppol Directory, may lag. */
    info: {
      listed: '{orgnr} is listed as receiving {types:terms}.',
      directory: 'In Peppol’s directory {orgnr} is listed as receiving {types:terms}. The directory may lag.',
      legacy: '{orgnr} is listed for {types:terms}, but only in formats of an older generation that few still send.',
      'other-types': '{orgnr} is listed, but for neither invoice, order nor catalogue.',
      'types-unknown': '{orgnr} is listed. We could not find out for which documents.',
      'not-listed': ['Not listed for EHF', '{orgnr} is not listed as a receiver.'],
    },
  }),
};
