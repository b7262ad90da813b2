import { describe, expect, test } from 'vitest';
import type { IdClaim, StorePage } from './companies.ts';
import { extractOrgnrs } from './orgnr-extract.ts';
import { isOrgnr } from './orgnr.ts';

const page = (text: string, claims: readonly IdClaim[] = []): StorePage =>
  ({ url: 'https://nordlysull.test/', area: 'body', text, isInFooter: () => false, claims });
const read = (text: string): string[] =>
  extractOrgnrs(page(text)).map(({ number, valid, vatMark }) => `${number}${valid ? '' : ' wrong'}${vatMark ? ' MVA' : ''}`);

describe('the checksum', () => {
  test.each(['923609016', '974760673', '991825827', '984851006', '918713867', '810034882', '889640782'])('%s is valid', (number) => {
    expect(isOrgnr(number)).toBe(true);
  });
  test.each(['923609017', '912345678', '123456785', '000000000', '92360901', '9236090160', '92360901a', '', '812345670'])('%s is invalid', (number) => {
    expect(isOrgnr(number)).toBe(false);
  });
});

/** Page texts with the numbers found in them; ` MVA` marks a VAT suffix, ` wrong` an invalid number. */
const FOUND: readonly (readonly [text: string, ...numbers: string[]])[] = [
  // every separator
  ['Org.nr. 923609016', '923609016'],
  ['Org.nr. 923 609 016', '923609016'],
  ['Org.nr. 923.609.016', '923609016'],
  // any grouping right after its own label, if the check digit is valid
  ['Org.nr. 923-609-016', '923609016'],
  ['Org.nr. 923–609–016 MVA', '923609016 MVA'],
  ['Org.nr. 92 36 09 016', '923609016'],
  ['Org.nr. 923 609016', '923609016'],
  ['Org.nr. 923.609 016', '923609016'],
  ["Org.nr. 923'609'016", '923609016'],
  ['Org.nr.: NO 923-609-016 MVA', '923609016 MVA'],
  ['Organisasjonsnummer\n9236 09016', '923609016'],
  ['Tlf 12 34 56 78, org.nr. 923-609-016', '923609016'],
  ['Org.nr. 923 609 016, avdeling org.nr. 974-760-673', '923609016', '974760673'],
  // labels
  ['orgnr:923609016', '923609016'],
  ['Orgnr 923609016', '923609016'],
  ['ORG.NR. 923 609 016', '923609016'],
  ['ORG NR: 923 609 016', '923609016'],
  ['Org. nr.: 923 609 016', '923609016'],
  ['Org nr 923 609 016', '923609016'],
  ['Org-nr: 923 609 016', '923609016'],
  ['Orgnummer: 923609016', '923609016'],
  ['Org.nummer 923 609 016', '923609016'],
  ['Organisasjonsnr. 923 609 016', '923609016'],
  ['Organisasjonsnummer: 923 609 016', '923609016'],
  ['Organisasjonsnummer\n923 609 016', '923609016'],
  ['Organisasjonsnummer:\n923 609 016', '923609016'],
  ['Organisasjonsnummer (Enhetsregisteret): 923 609 016', '923609016'],
  ['Vårt organisasjonsnummer er 923 609 016.', '923609016'],
  ['organisasjonsnummeret: 974760673', '974760673'],
  ['Organisasjons nr: 974760673', '974760673'],
  ['Organisasjonsnr 974 760 673', '974760673'],
  ['Organisation number: 923 609 016', '923609016'],
  ['Organisation no. 923 609 016', '923609016'],
  ['Organization number 923609016', '923609016'],
  ['Org. no.: 923 609 016', '923609016'],
  ['Org.no 923609016', '923609016'],
  ['Org no: NO 923609016', '923609016'],
  ['Org. number: 923609016', '923609016'],
  ['Org: 923 609 016', '923609016'],
  ['Org.: 923609016', '923609016'],
  ['Org. 923 609 016', '923609016'],
  ['Foretaksnummer 991 825 827', '991825827'],
  ['Foretaksnr.: 991825827', '991825827'],
  ['Foretaksregisteret 991 825 827', '991825827'],
  ['Foretaksregisteret: NO 991 825 827', '991825827'],
  ['Registrert i Foretaksregisteret med org.nr. 991 825 827', '991825827'],
  ['Brønnøysundregistrene: 991825827', '991825827'],
  ['Org.nr. i Enhetsregisteret: 991 825 827', '991825827'],
  ['Bedriftsnummer: 984851006', '984851006'],
  ['Bedriftsnr 984 851 006', '984851006'],
  ['Firmanr: 984851006', '984851006'],
  ['Selskapsnummer 984 851 006', '984851006'],
  ['MVA-nr: 984851006', '984851006'],
  ['Mva.nr. 984 851 006', '984851006'],
  ['MVA nummer 984 851 006', '984851006'],
  ['Merverdiavgiftsnummer 984 851 006', '984851006'],
  ['Org.nr./MVA: 984 851 006', '984851006'],
  ['Org.nr (MVA): 984 851 006', '984851006'],
  ['Kundenr/org.nr: 984 851 006', '984851006'],
  ['Telefon/Org.nr: 984 851 006', '984851006'],
  ['Org.nr = 984851006', '984851006'],
  ['Org.nr – 984 851 006', '984851006'],
  ['Org.nr - 984851006', '984851006'],
  ['Org.nr | 984 851 006', '984851006'],
  ['[Org.nr 984 851 006]', '984851006'],
  ['(org.nr. 984 851 006)', '984851006'],
  // VAT
  ['NO 923 609 016 MVA', '923609016 MVA'],
  ['NO923609016MVA', '923609016 MVA'],
  ['NO 923609016 MVA', '923609016 MVA'],
  ['NO-923609016-MVA', '923609016 MVA'],
  ['NO923 609 016MVA', '923609016 MVA'],
  ['NO 923.609.016 MVA', '923609016 MVA'],
  ['Foretaksregisteret NO 923.609.016 MVA', '923609016 MVA'],
  ['Org.nr. 923 609 016 MVA', '923609016 MVA'],
  ['Org.nr. 923 609 016MVA', '923609016 MVA'],
  ['Org.nr. 923609016mva', '923609016 MVA'],
  ['Org.nr. NO 923 609 016 MVA', '923609016 MVA'],
  ['Org.nr.: NO923609016 MVA', '923609016 MVA'],
  ['Org.nr. 923 609 016 (MVA)', '923609016 MVA'],
  ['Org.nr. 923 609 016, MVA-registrert', '923609016 MVA'],
  ['Nordlys Ull AS, 923 609 016 MVA', '923609016 MVA'],
  ['Nordlys Ull AS\n923609016 MVA', '923609016 MVA'],
  ['VAT no. NO923609016', '923609016'],
  ['VAT: NO 923 609 016', '923609016'],
  ['VAT NO 923609016 MVA', '923609016 MVA'],
  ['VAT number: NO923609016MVA', '923609016 MVA'],
  ['VAT ID 923609016', '923609016'],
  ['VAT reg. no. 923 609 016', '923609016'],
  ['Tax ID: 923609016', '923609016'],
  ['Company registration number: 923609016', '923609016'],
  ['Company no. 923 609 016', '923609016'],
  ['Company Reg. No: NO 923 609 016', '923609016'],
  ['Business number 923609016', '923609016'],
  ['Reg.no. 923609016', '923609016'],
  ['Nordlys Ull AS – NO 923 609 016', '923609016'],
  ['Nordlys Ull AS · NO923609016', '923609016'],
  ['NORDLYS ULL AS NO 923 609 016', '923609016'],
  ['VAT NO: NO 923 609 016', '923609016'],
  // among other words
  ['© 2026 Nordlys Ull AS. Org.nr. 923 609 016. Alle rettigheter forbeholdt.', '923609016'],
  ['Nordlys Ull AS | Ullveien 12, 7030 Trondheim | Org.nr: 923 609 016 | Tlf 73 00 00 00', '923609016'],
  ['Nordlys Ull AS, Ullveien 12, 7030 Trondheim, org.nr 923609016, tlf. 73000000', '923609016'],
  ['Org.nr 923609016 7030 Trondheim', '923609016'],
  ['Org.nr. 923 609 016 2026', '923609016'],
  ['Org.nr 923 609 016Tlf: 73 00 00 00', '923609016'],
  ['Org.nr923 609 016', '923609016'],
  ['orgnr923609016', '923609016'],
  ['Selger er Nordlys Ull AS (org.nr. 923 609 016), heretter «vi».', '923609016'],
  ['Nordlys Ull AS 923 609 016 (org.nr)', '923609016'],
  ['Org.nr. Nordlys Ull AS: 923 609 016', '923609016'],
  ['Org.nr. for Nordlys Ull AS er 923 609 016', '923609016'],
  ['Kontonr: 9236.09.01605. Org.nr. 923 609 016', '923609016'],
  ['Tlf: 73 00 00 00\nOrg.nr: 923 609 016', '923609016'],
  ['Org.nr. 923 609 016\nKonto 9236.09.01605', '923609016'],
  ['Org.nr. 923 609 016 og 974 760 673', '923609016'],
  ['Org.nr. 923 609 016 / Org.nr. 974 760 673', '923609016', '974760673'],
  ['Vilkår for kort: DNB Bank ASA, org.nr. 984 851 006, og Nordlys Ull AS, org.nr. 923 609 016', '984851006', '923609016'],
  ['org.nr 810034882', '810034882'],
  ['Org.nr. 889 640 782 MVA', '889640782 MVA'],
  ['Org.nr.: 918713867\n', '918713867'],
  // invalid numbers
  ['Org.nr. 923 609 017', '923609017 wrong'],
  ['Org.nr. 912 345 678 MVA', '912345678 wrong MVA'],
  ['Organisasjonsnummer: 123456789', '123456789 wrong'],
  ['Org.nr: 999 999 998', '999999998 wrong'],
  ['NO 923 609 017 MVA', '923609017 wrong MVA'],
  ['NO912345678MVA', '912345678 wrong MVA'],
  ['Foretaksregisteret NO 923.609.017 MVA', '923609017 wrong MVA'],
  ['Nordlys Ull AS, 923 609 017 MVA', '923609017 wrong MVA'],
  ['Org.nr. 000 000 000', '000000000 wrong'],
];

/** Page texts without an organisation number. */
const NOTHING: readonly string[] = [
  // a checksum alone proves nothing
  '923609016', '923 609 016', '889640782', 'Postboks 923 609 016', 'Se 974 760 673 for mer.',
  // phones
  'Tlf 73 00 00 00', 'Tlf: 92360901', 'Telefon 923 60 901', '+47 923 60 901', '+47 92360901', '+4792360901', '0047 923 60 901',
  'Tlf: +47 923 609 016', 'Ring oss på +47 923 609 016', 'Mobil: 923 609 016', 'Telefon: 923609016', 'WhatsApp 923609016', 'Phone 923 609 016',
  'Fax: 923 609 016', 'Tel. 923.609.016', 'Phone NO 923609016', 'SMS 923 609 016',
  // accounts
  'Kontonr 9236.09.01605', 'Konto: 9236 09 01605', 'Kontonummer: 92360901605', 'Bankkonto 923 609 016', 'Konto 923609016',
  'IBAN NO93 9236 0901 605', 'IBAN NO9392360901605', 'KID: 923609016', 'Vippsnummer 923609016', 'Vipps: 923 609 016', 'Account no. 923609016',
  // products and orders
  'EAN 7090000000012', 'EAN: 923609016', 'GTIN 7090000000029', 'SKU-923609016', 'SKU: 923609016', 'Varenr. 923609016', 'Varenummer: 923 609 016',
  'Artikkelnr: 923609016', 'Art.nr. 923 609 016', 'Art. no. 923609016', 'Produktnr 923609016', 'Serienummer 923609016', 'Serial NO 923609016',
  'Item no 923609016', 'Part no. 923609016', 'Ordrenr: 923609016', 'Ordrenummer 923 609 016', 'Order NO 923609016', 'Order number: 923609016',
  'Kundenr. 923609016', 'Fakturanr: 923609016', 'Invoice no. 923609016', 'Sporingsnummer: 923609016', 'Tracking: 923609016', 'Ref. 923609016',
  'Referanse: 923 609 016', 'Gavekort 923609016', 'Modell 923609016', 'ABC-923609016', 'X923609016', '923609016X', 'ISBN 923609016', 'MPN 923609016',
  'Lisensnr. 923609016', 'Medlemsnr 923 609 016',
  // money
  'kr 923 609 016', 'kr. 923.609.016,00', 'NOK 923609016', 'Pris: 923 609 016', '923 609 016 kr inkl. mva', 'Sum 923 609 016', 'Totalt 923 609 016',
  'Pris inkl. mva: 923 609 016', 'Beløp eks. mva 923 609 016',
  // longer numbers and parts of them
  '5569 923 609 016', '12 923 609 016', '923 609 016 05', '923 609 016 123', '923.609.016.05', '923609016-1', '1923609016', '9236090161', '923609016,50',
  'Org.nr. 556737-0431', 'Org.nr 5567370431', 'Organisationsnummer: 556737-0431',
  'Org.nr. 92 36 09 017', 'Org.nr. 923-609-017', 'Org.nr. 923-609-016-05', 'Org.nr. 12 923-609-016', '923-609-016', 'Nordlys Ull AS 92 36 09 016',
  'VAT no. 923-609-016', '923-609-016 MVA', 'Tlf 92 36 09 016', 'Org.nr. oppgis på faktura. Telefon 92 36 09 016', 'Org.nr. 923\n609\n016',
  // addresses
  'https://nordlysull.test/923609016', 'https://w2.brreg.no/enhet/923609016', 'proff.no/selskap/923609016', '/produkt/923609016', '/orgnr/923609016',
  'post@923609016.no', 'se nordlysull.test/p_923609016', 'https://www.brreg.no/enhet?orgnr=923609016',
  // other countries' numbers
  'VAT no. DE123456789', 'VAT: DE 923609016', 'USt-IdNr. DE923609016', 'VAT GB 923609016', 'CVR 92360901', 'CVR: 923 609 016', 'DUNS: 923609016',
  'SIREN 923 609 016', 'ACN 923 609 016', 'GLN: 923609016', 'Svensk org.nr: 923 609 016', 'Company number 123456789', 'VAT number 123 456 789',
  'VAT REG NO 912 345 678', 'VAT NO 912345678', 'POLICY NO 923609016', 'PATENT NO 923 609 016', 'CHE-923.609.016', 'UID CHE-923.609.016 MWST',
  'SIREN : 923 609 016', 'REGON: 923609016', 'NL923609016B01', 'LT923609016', 'NIF 923609016', 'ЕИК 923609016', 'GST 923609016RT0001', 'ABN 12 923 609 016',
  // examples
  'Org.nr. (f.eks. 923 609 016)', 'Eksempel: org.nr 923 609 016', 'Company number, e.g. 923609016', 'Organisasjonsnummer, for eksempel 923609016',
  'Tax ID: 912345678', 'Reg. no. 912 345 678', 'LEI: 923609016', 'Y-tunnus 923609016',
  // labels without a number of their own
  'Org.nr.', 'Organisasjonsnummer kommer', 'Vi har 923 varer og 609 kunder i 016 land', 'Org.nr. 923 varer', 'Org.nr. oppgis på faktura. Telefon 923 609 016',
  'Prisen er 923 609 eks. mva', 'Foretaksregisteret er et register.', 'MVA er 25 %.',
];

describe('numbers in text', () => {
  test('there are at least 150 snippets', () => expect(FOUND.length + NOTHING.length).toBeGreaterThanOrEqual(150));
  test.each(FOUND)('%j', (text, ...numbers) => expect(read(text)).toEqual(numbers));
  test.each(NOTHING)('no number in %j', (text) => expect(read(text)).toEqual([]));

  test('the `NO` of `VAT NO` is not a country prefix', () => {
    const labelled = (text: string): boolean[] => extractOrgnrs(page(text)).map((one) => one.labelled);
    expect(['VAT NO 923609016', 'VAT REG NO 923 609 016'].map(labelled)).toEqual([[false], [false]]);
    expect(['VAT NO923609016', 'VAT NO 923609016 MVA', 'VAT no. NO 923609016', 'ORG NO 923609016'].map(labelled)).toEqual([[true], [true], [true], [true]]);
  });

  test.each<[text: string, area: StorePage['area'], numbers: string[]]>([
    ['Nordlys Ull AS (923 609 016)', 'body', ['923609016 bare']], ['Nordlys Ull AS, 923 609 017', 'body', []], ['Nordlys Ull AS, tlf. 923 609 016', 'body', []],
    ['Nordlys Ull: 923 609 016', 'contact', ['923609016 bare']], ['Nordlys Ull: 923 609 016', 'body', []], ['Nordlys Ull AS, org.nr. 923 609 016', 'body', ['923609016']],
  ])('after a company\'s name, %j may be its number (%s)', (text, area, numbers) => {
    expect(extractOrgnrs({ ...page(text), area }).map(({ number, bare }) => `${number}${bare ? ' bare' : ''}`)).toEqual(numbers);
  });

  test('an occurrence has its page, area, label and VAT mark', () => {
    const text = 'Kjøp garn her.\nOrg.nr. 923 609 016 MVA\n';
    const isInFooter = (offset: number): boolean => offset >= 15;
    expect(extractOrgnrs({ ...page(text), area: 'terms', isInFooter })).toMatchObject([
      { number: '923609016', written: '923 609 016', area: 'footer', labelled: true, vatMark: true, page: 'https://nordlysull.test/' },
    ]);
    expect(extractOrgnrs({ ...page(text), area: 'terms' })).toMatchObject([{ area: 'terms' }]);
  });

  test('a page of repeated numbers is read in finite time, up to 50 occurrences', () => {
    expect(extractOrgnrs(page('Org.nr. 923 609 016 '.repeat(20_000)))).toHaveLength(50);
    expect(extractOrgnrs(page('923 609 016 '.repeat(50_000)))).toEqual([]);
    expect(extractOrgnrs(page(`org${' .'.repeat(100_000)}923609016`))).toEqual([]);
  });
});

const claim = (property: string, value: string, more: Partial<IdClaim> = {}): IdClaim => ({ property, value, scheme: null, own: true, ...more });

describe('numbers in structured data', () => {
  test.each<[IdClaim, string]>([
    [claim('vatid', 'NO923609016MVA'), '923609016 MVA'],
    [claim('vatid', 'NO 923 609 016 MVA'), '923609016 MVA'],
    [claim('vatid', 'no923609016mva'), '923609016 MVA'],
    [claim('vatid', '923609016MVA'), '923609016 MVA'],
    [claim('vatid', '923609016'), '923609016'],
    [claim('vatid', 'NO923609016'), '923609016'],
    [claim('taxid', '923 609 016'), '923609016'],
    [claim('taxid', 'NO923609017MVA'), '923609017 wrong MVA'],
    [claim('identifier', '923609016'), '923609016'],
    [claim('identifier', 'NO923609016MVA', { own: false }), '923609016 MVA'],
    [claim('identifier', '923609016', { scheme: 'Organisasjonsnummer' }), '923609016'],
    [claim('identifier', '923609017', { scheme: 'orgnr' }), '923609017 wrong'],
    [claim('identifier', '923609016', { scheme: 'VAT' }), '923609016'],
    [claim('identifier', '923609016', { scheme: 'organizationId' }), '923609016'],
    [claim('identifier', '923609017', { scheme: 'Organization number' }), '923609017 wrong'],
    [claim('identifier', '923609017', { scheme: 'https://data.brreg.no/' }), '923609017 wrong'],
    [claim('identifier', '0192:923609016'), '923609016'],
    [claim('iso6523code', '0192:923609016'), '923609016'],
    [claim('iso6523code', '0192:923609017'), '923609017 wrong'],
  ])('%j', (given, number) => {
    const found = extractOrgnrs(page('', [given]));
    expect(found.map((one) => `${one.number}${one.valid ? '' : ' wrong'}${one.vatMark ? ' MVA' : ''}`)).toEqual([number]);
  });

  test('the markup of a brand or another seller has the area item', () => {
    const [own, other] = [true, false].map((isOwn) => extractOrgnrs(page('', [claim('vatid', 'NO923609016MVA', { own: isOwn })]))[0]);
    expect([own?.area, other?.area]).toEqual(['markup', 'item']);
  });

  test.each([
    claim('vatid', 'DE123456789'), claim('vatid', 'SE556737043101'), claim('vatid', '912345678'), claim('taxid', '12-3456789'), claim('taxid', ''),
    claim('identifier', '123456789', { scheme: 'https://schema.org/duns' }), claim('identifier', '923609016', { scheme: 'https://www.schema.org/duns' }),
    claim('identifier', '100234567', { scheme: 'organizationId' }), claim('identifier', '923609016', { scheme: 'https://vendor.org/id' }), claim('identifier', '923609016', { scheme: 'morganId' }),
    claim('identifier', '7090000000012'), claim('identifier', '923609016', { own: false }), claim('identifier', '923609016', { scheme: 'GLN' }),
    claim('identifier', '923609016', { scheme: 'DUNS' }), claim('iso6523code', '0007:5567370431'), claim('iso6523code', '9908:923609016'),
    claim('iso6523code', '923609016'), claim('vatid', 'https://brreg.no/923609016'),
  ])('no number in %j', (given) => expect(extractOrgnrs(page('', [given]))).toEqual([]));
});

test.each(['DUNS Organization number', 'D-U-N-S organization number', 'GLN org', 'LEI/Organization No'])(
  'a number of another register is no organisation number: %s', (scheme) => {
    expect(extractOrgnrs(page('', [{ property: 'identifier', scheme, value: '923609016', own: true }]))).toEqual([]);
  },
);
