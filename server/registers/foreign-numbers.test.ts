import { expect, test } from 'vitest';
import type { StorePage } from './companies.ts';
import { foreignNumbers } from './foreign-numbers.ts';

const page = (text: string, area: StorePage['area'] = 'body', isFoot = true): StorePage =>
  ({ url: 'https://nordlysull.no/', area, text, isInFooter: () => isFoot, claims: [] });
const read = (text: string): string[] => foreignNumbers(page(text), ['Nordlys Ull'])
  .filter(({ form }) => form !== 'wrong').map(({ number }) => number);

test.each([
  ['Nordlys Ull AB, org.nr 556737-0431', '556737-0431'], ['Organisationsnummer: 556737-0431', '556737-0431'], ['Org.nr. 5567370431', '5567370431'],
  ['Bolagsorganisationsnummer: 556737-0431', '556737-0431'], ['btw nl892407645b01', '892407645b01'],
  ['Momsreg.nr SE556737043101', '5567370431'], ['VAT: SE 556737-0431 01', '556737-0431'],
  ['Nordlys Ull ApS, CVR 24256790', '24256790'], ['CVR-nr.: 24 25 67 90', '24 25 67 90'], ['VAT DK24256790', '24256790'],
  ['Nordlys Ull Oy, Y-tunnus 0112038-9', '0112038-9'], ['VAT FI01120389', '01120389'],
  ['USt-IdNr.: DE136695976', '136695976'], ['Amtsgericht Köln HRB 12345', '12345'], ['Company No. 01234567', '01234567'], ['VAT GB 980 7806 84', '980 7806 84'],
  ['KvK-nummer 12345678', '12345678'], ['CHE-107.787.577 MWST', '107.787.577'], ['SIREN 404 833 048', '404 833 048'],
  ['P.IVA IT00743110157', '00743110157'], ['NIP 856-734-62-15', '856-734-62-15'], ['BE 0428.759.497', '0428.759.497'],
  ['BTW-nr. NL892407645B01', '892407645B01'], ['VAT No. IE3274380AH', '3274380AH'], ['CIF: B-58378431', 'B-58378431'],
  ['Kennitala: 450401-3150', '450401-3150'], ['ATU13585627', '13585627'],
])('finds the number in %j', (text, number) => expect(read(text)).toEqual([number]));

test.each([
  'Org.nr. 923 609 016 MVA', 'Org.nr 556737-0432', 'CVR 24256791', 'IBAN FR76 3000 6000 0112 3456 7890 189', 'FR7630006000011234567890189', 'Tel. FR 33 142 685 300', 'Y-tunnus 0112038-8', '556737-0431', '24256790', 'Tlf 24256790', 'SE 100 varer', 'Varenr. 556737-0431',
  'Klarna Bank AB (publ), org.nr 556737-0431', 'Nettbutikk levert av Byrån AB, org.nr 556737-0431', 'Betaling med Klarna Bank AB\nOrg.nr 556737-0431', '',
])('finds no number of the store in %j', (text) => expect(read(text)).toEqual([]));

test.each([
  ['org.nr 556737-0431', 'SE', 'proven'], ['org.nr 556737-0432', 'SE', 'wrong'], ['CVR 24256791', 'DK', 'wrong'], ['Y-tunnus 0112038-8', 'FI', 'wrong'],
  ['USt-IdNr.: DE123456789', 'DE', 'wrong'], ['HRB 12345', 'DE', 'shape'], ['SIREN 123 456 789', 'FR', 'wrong'], ['P.IVA 00743110158', 'IT', 'wrong'],
  ['NIP 856-734-62-16', 'PL', 'wrong'], ['BE0428759498', 'BE', 'wrong'], ['CHE-123.456.789', 'CH', 'wrong'], ['kt. 450401-3160', 'IS', 'wrong'],
  ['org.nr 556737–0431', 'SE', 'proven'], ['SE 556737–0431 01', 'SE', 'proven'], ['BTW NL 0044.95.445.B01', 'NL', 'proven'],
  ['TVA FR83404833048', 'FR', 'proven'], ['TVA : FR 83 404 833 048', 'FR', 'proven'], ['FR84404833048', 'FR', 'wrong'], ['FR53000004605', 'FR', 'proven'], ['FR54000004605', 'FR', 'wrong'], ['TVA FR 83 404 833 049', 'FR', 'wrong'],
  ['ATU13585627', 'AT', 'proven'], ['ATU13585626', 'AT', 'wrong'], ['NL004495445B01', 'NL', 'proven'], ['nl000099998b57', 'NL', 'proven'],
  ['NL 004495446.B.01', 'NL', 'wrong'], ['NL000099998B56', 'NL', 'wrong'], ['KvK 12345678', 'NL', 'shape'], ['Company No. SC123456', 'GB', 'shape'],
  ['IE3274380AH', 'IE', 'proven'], ['IE6388047V', 'IE', 'proven'], ['IE6433435OA', 'IE', 'proven'], ['IE6388047W', 'IE', 'wrong'], ['IE3274380A', 'IE', 'wrong'],
  ['CIF: B-58378431', 'ES', 'proven'], ['CIF A28015865', 'ES', 'proven'], ['NIF Q2826000H', 'ES', 'proven'], ['CIF B58378432', 'ES', 'wrong'], ['NIF Q2826000J', 'ES', 'wrong'],
  ['GB 980 7806 84', 'GB', 'proven'], ['GB 980 7806 29', 'GB', 'proven'], ['VAT GB 123 4567 89', 'GB', 'wrong'],
])('checks the form of %j', (text, country, form) => {
  expect(foreignNumbers(page(text), [])).toMatchObject([{ country, form }]);
});

test('reads only footers and contact pages, up to 10 numbers', () => {
  const text = 'Nordlys Ull AB, org.nr 556737-0431';
  expect(foreignNumbers(page(text, 'contact', false), [])).toHaveLength(1);
  expect(foreignNumbers(page(text, 'terms', false), [])).toEqual([]);
  expect(foreignNumbers(page('CVR 24256790 '.repeat(5_000)), []).length).toBeLessThanOrEqual(10);
});
