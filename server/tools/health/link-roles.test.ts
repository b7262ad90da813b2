import { expect, test } from 'vitest';
import { linkRoles, roleLink } from './link-roles.ts';

test.each([
  ['Handlekurv (2)', '/x', ['cart']], ['', '/handlekurv', ['cart']], ['', '/cart/', ['cart']], ['', '/checkout/cart', ['cart']],
  ['Til kassen', '/x', ['checkout']], ['', '/kasse', ['checkout']], ['', '/checkout', ['checkout']],
  ['Salgsbetingelser', '/x', ['terms']], ['Kjøpsvilkår', '/side/5', ['terms']], ['', '/kj%C3%B8psvilk%C3%A5r', ['terms']],
  ['Terms & Conditions', '/x', ['terms']], ['Angrerett', '/x', ['returns']], ['Bytte og retur', '/x', ['returns']],
  ['Returns', '/x', ['returns']], ['', '/policies/refund-policy', ['returns']], ['Vilkår og angrerett', '/x', ['returns', 'terms']],
  ['Personvernerklæring', '/x', ['privacy']], ['', '/privacy-policy', ['privacy']], ['Kontakt oss', '/x', ['contact']],
  ['Köpvillkor', '/x', ['terms']], ['AGB', '/x', ['terms']], ['Ångerrätt', '/x', ['returns']], ['Widerrufsrecht', '/x', ['returns']],
  ['Integritetspolicy', '/x', ['privacy']], ['Datenschutz', '/x', ['privacy']], ['Kontakta oss', '/x', ['contact']],
  ['Kundeservice', '/x', ['contact']], ['Genser i ull', '/produkt/genser', []], ['Contactless card holder', '/p/1', []],
  ['Carter jakke', '/produkt/carter', []], ['Bagger', '/kategori/bagger', []], ['Returpapir', '/kategori/papir', []],
  ['Til kassa', '/x', ['checkout']], ['Till kassan', '/x', ['checkout']], ['', '/kassa/', ['checkout']],
  ['', '/index.php?route=checkout/cart', ['cart']], ['', '/index.php?route=checkout/checkout', ['checkout']],
  ['Indkøbskurv', '/x', ['cart']], ['Handlekorga', '/x', ['cart']], ['', '/kundvagn', ['cart']], ['', '/indkoebskurv', ['cart']],
  ['', '/cart.php', ['cart']], ['', '/handlekurv.html', ['cart']], ['', '/shopping_cart.php', ['cart']], ['', '/kasse.aspx', ['checkout']],
  ['Korg', '/merker/korg', []], ['Kassettspiller', '/kassett', []], ['Kurver', '/kategori/kurver', []],
  ['Kjøpevilkår', '/x', ['terms']], ['Butikkvilkår', '/x', ['terms']], ['Vilkårene våre', '/x', ['terms']],
  ['Kundeklubbvilkår', '/x', []], ['Gavekortvilkår', '/x', []], ['', '/kundeklubbvilkar', []], ['Personvernvilkår', '/x', ['privacy']],
  ['Salgs- og leveringsbetingelser', '/x', ['terms']], ['Generelle vilkår', '/x', ['terms']],
  ['Handelsbetingelser', '/x', ['terms']], ['Försäljningsvillkor', '/x', ['terms']], ['', '/kopvillkor', ['terms']],
  ['Forretningsbetingelser', '/x', ['terms']], ['Returvilkår', '/x', ['returns']], ['', '/returvilkar', ['returns']],
  ['Returpolicy', '/x', ['returns']], ['Returskjema', '/x', ['returns']], ['Returret', '/x', ['returns']], ['Returrätt', '/x', ['returns']],
  ['Returnering', '/x', ['returns']], ['Angrerettsskjema', '/x', ['returns']], ['Angrefrist', '/x', ['returns']],
  ['30 dagers åpent kjøp', '/x', ['returns']], ['Öppet köp', '/x', ['returns']], ['Ångra köp', '/x', ['returns']],
  ['', '/info/apent-kjop', ['returns']], ['Retouren', '/x', ['returns']], ['Fragt og retur', '/x', ['returns']],
  ['Returventil', '/vvs/returventil', []], ['Return to top', '/x', []], ['Tilbake til toppen', '/x', []], ['Returslange', '/p/returslange', []],
  ['Personvernpolicy', '/x', ['privacy']], ['Personopplysninger', '/x', ['privacy']], ['Integritet', '/x', ['privacy']],
  ['Dataskyddspolicy', '/x', ['privacy']], ['Cookiepolitik', '/x', ['privacy']], ['Databeskyttelse', '/x', ['privacy']],
  ['Private label', '/x', []], ['Kontaktskjema', '/x', ['contact']], ['Kontaktinformasjon', '/x', ['contact']],
  ['Kontaktuppgifter', '/x', ['contact']], ['Kundetjeneste', '/x', ['contact']], ['', '/kontakta-oss', ['contact']],
  ['', '/kundeservice.html', ['contact']], ['Kontaktlinser', '/kategori/kontaktlinser', []], ['Kontaktgrill', '/p/kontaktgrill', []],
  ['Knestøtte', '/produkt/knestotte-support', []], ['Knee support', '/produkt/knestotte', []], ['Kurv i rotting', '/produkt/kurv-i-rotting', []],
  ['Kurv i rotting', '/x', []], ['Din kurv til piknik', '/x', []], ['Cart 0 items', '/x', ['cart']], ['Handlekurv: 0,00 kr', '/x', ['cart']],
  ['Cookie cutter, star', '/products/cookie-cutter-star', []], ['', '/produkt/gdpr-bok', []], ['Kontakt oss', '/p/kontakt.html', ['contact']],
  ['Salgsbetingelser', '/p/vilkar.html', ['terms']], ['Personvernerklæring', '/produkt/personvern', ['privacy']],
  ['Toimitusehdot', '/x', ['terms']], ['Evästekäytäntö', '/x', ['privacy']], ['', '/asiakaspalvelu', ['contact']], ['Palautusjuoma', '/x', []],
  ['Skilmálar', '/x', ['terms']], ['', '/s%C3%AD%C3%B0a/pers%C3%B3nuverndarstefna', ['privacy']], ['Hafa samband', '/x', ['contact']],
  ['', '/allmaenna-villkor', ['terms']], ['', '/geschaeftsbedingungen.html', ['terms']], ['Privatsphäre', '/x', ['privacy']],
  ['Algemene voorwaarden', '/x', ['terms']], ['Verzending & retour', '/x', ['returns']], ['Winkelwagen (3)', '/x', ['cart']],
  ['Conditions générales de vente', '/x', ['terms']], ['Politique de confidentialité', '/x', ['privacy']], ['Retour en haut', '/x', []],
  ['Condiciones de compra', '/x', ['terms']], ['Finalizar compra', '/x', ['checkout']], ['', '/atencion-al-cliente', ['contact']],
  ['Diritto di recesso', '/x', ['returns']], ['', '/informativa_privacy', ['privacy']], ['Il tuo carrello', '/x', ['cart']],
  ['Regulamin sklepu', '/x', ['terms']], ['Odstąpienie od umowy', '/x', ['returns']], ['', '/polityka-prywatnosci', ['privacy']],
  ['Om oss', '/x', ['company']], ['', '/info/om-oss', ['company']], ['Om butikken vår', '/x', ['company']], ['Impressum', '/x', ['company']],
  ['Om os', '/x', ['company']], ['Företagsinformation', '/x', ['company']], ['About us', '/x', ['company']], ['', '/pages/about-us', ['company']],
  ['Mentions légales', '/x', ['company']], ['Aviso legal', '/x', ['company']], ['Yritystiedot', '/x', ['company']], ['', '/ueber-uns', []],
  ['Full color imprint pens', '/full-color-imprint-pens.html', []], ['Alt om bedriften', '/boker/alt-om-bedriften', []],
  ['Jobb', '/om-oss/jobb', []], ['Hvem vi er', '/x', ['company']],
  ['Bok om ull', '/x', []], ['Om ull', '/kategori/om-ull', []], ['About time', '/products/about-time', []],
  // Full names, at URLs that look like products.
  ['Cookies policy', '/p/1', ['privacy']], ['GDPR policy', '/p/1', ['privacy']], ['Cookies notice', '/p/1', ['privacy']],
  ['Terms of delivery', '/p/1', ['terms']], ['Terms of trade', '/p/1', ['terms']], ['Conditions of purchase', '/p/1', ['terms']],
  ['Refunds policy', '/p/1', ['returns']], ['Return of goods', '/p/1', ['returns']], ['Retur policy', '/p/1', ['returns']],
  ['Data protection statement', '/p/1', ['privacy']],
  // Other inflections, and links that say what to do with a cart.
  ['Les salgsvilkårene', '/x', ['terms']], ['Bruksbetingelser', '/x', ['terms']], ['Läs köpvillkoren', '/x', ['terms']], ['Returpolitikk', '/x', ['returns']],
  ['Cookiepolitikk', '/x', ['privacy']], ['', '/privacypolicy', ['privacy']], ['Vis handlekurven', '/x', ['cart']], ['Visa min varukorg', '/x', ['cart']],
  ['View your cart', '/x', ['cart']], ['Se min kurv', '/x', ['cart']], ['Bag (2)', '/x', ['cart']], ['Til checkout', '/x', ['checkout']],
  ['Politica de devolucion', '/x', ['returns']], ['Atencion al cliente', '/x', ['contact']],
  // Words of one language that mean a product, a brand or something else in another.
  ['Byt land', '/byt-land', []], ['TC Electronic', '/tc-electronic', []], ['Tos y resfriado', '/x', []], ['AVG Internet Security', '/brand/avg', []],
  ['Rodo', '/rodo', []], ['Trolley (24)', '/valigie/trolley', []], ['Commander', '/jeep/commander', []], ['Carro', '/juguetes/carro', []],
  ['Cesta', '/bicicletas/cesta', []], ['Kasa', '/tp-link/kasa', []], ['Caja', '/caja', []], ['Frågor i samband med köp', '/x', []],
  ['Termini', '/x', []], ['Reso Classic', '/x', []], ['Bag', '/dame/bag', ['cart']], ['Handlebag', '/x', []], ['', '/dame/bag', []],
  ['Condizioni di spedizione', '/x', []], ['Condiciones de envío', '/x', []], ['Betalingsmåter', '/betaling', []], ['In contatto con la pelle', '/x', []],
  ['Termos', '/x', []], ['Caixa de som', '/x', []], ['Vrácení zboží', '/x', ['returns']], ['', '/odstoupeni-od-smlouvy', ['returns']],
])('%j at %s: %j', (text, path, roles) => {
  expect(linkRoles({ text, url: new URL(path, 'https://shop.test') })).toEqual(roles);
});

test('a link without a target has no role', () => {
  expect(linkRoles({ text: 'Handlekurv', url: null })).toEqual([]);
});

const link = (text: string, path: string, region: 'main' | 'footer' = 'main') =>
  ({ text, url: new URL(path, 'https://shop.test'), region });

test.each([
  ['the one whose text names only that', [link('Personvern for klubber', '/a'), link('Om personvern', '/b', 'footer'), link('Personvern', '/c')], '/c'],
  ['else one in the footer', [link('Om våre informasjonskapsler', '/a'), link('Om personvern', '/b', 'footer')], '/b'],
  ['else the first', [link('Om personvern', '/a'), link('Personvern for klubber', '/b')], '/a'],
  ['one with the full name', [link('Om informasjonskapsler', '/a', 'footer'), link('Privacy policy', '/b')], '/b'],
  ['the first of several equals', [link('Personvern', '/a'), link('Personvernerklæring', '/b')], '/a'],
  ['none', [link('Garn', '/garn')], undefined],
])('roleLink returns %s', (_what, links, path) => {
  expect(roleLink(links, 'privacy')?.url.pathname).toBe(path);
});
