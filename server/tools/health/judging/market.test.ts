import { expect, test } from 'vitest';
import { sampled } from '../artifacts-rig.ts';
import type { PageRole, SampledPage } from '../gathered.ts';
import { isTradeOnly, marketOf } from './market.ts';
import type { EuMarket } from './market.ts';

/** A page of a store at this host, in this language. */
const at = (host: string, lang: string, html: string, role: PageRole = 'home'): SampledPage =>
  sampled(role, `<html lang="${lang}"><body>${html}</body></html>`, { url: `https://${host}/` });
const offer = (given: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Vott', offers: { '@type': 'Offer', price: '99', ...given } })}</script>`;
const sends = (addressCountry: string): string =>
  offer({ priceCurrency: 'NOK', shippingDetails: { '@type': 'OfferShippingDetails', shippingDestination: { '@type': 'DefinedRegion', addressCountry } } });
const versions = (...codes: string[]): string => `<html lang="nb"><head>${codes.map((code) => `<link rel="alternate" hreflang="${code}" href="/${code}">`).join('')}</head><p>99 kr</p></html>`;
const shop = (html: string, role: PageRole = 'terms') => [at('shop.no', 'nb', '<p>1 299 kr</p>'), at('shop.no', 'nb', html, role)];

const SWEDISH = 'Vi har allt som du vill ha och vi skickar det till dig när du vill, men inte om det är slut. Det är bara att du hör av dig till oss.';
const NORWEGIAN = 'Vi har alt du vil ha, og vi sender det hjem til deg når du vil, men ikke hvis det er tomt. Det er bare å si fra til oss om noe.';

/** The pages of each case, and the states identified in them: `eu` if there are none, or another market. */
const CASES: Record<string, [pages: SampledPage[], market: string]> = {
  'E1: a Swedish store': [[at('shop.se', 'sv', '<p>1 299 kr</p>')], 'SE'],
  'E2: a German store': [[at('shop.de', 'de', '<p>99 €</p>')], 'DE'],
  'E7: Norwegian kroner, in Norwegian': [[at('shop.no', 'nb', '<p>1 299 kr</p>')], 'norway'],
  'E8: a Norwegian store with euro prices that ships to Germany': [
    [at('shop.no', 'en', '<p>99 €</p>'), at('shop.no', 'en', '<p>We ship to Germany.</p>', 'terms')], 'DE',
  ],
  'E11: an Austrian store': [[at('shop.at', 'de-AT', '<p>99 €</p>')], 'AT'],
  'English alone': [[at('shop.com', 'en', '<p>Mittens</p>')], 'unknown'],
  'English and dollars': [[at('shop.com', 'en', '<p>$ 99</p>')], 'unknown'],
  'English and pounds': [[at('shop.com', 'en-GB', '<p>£ 99</p>')], 'unknown'],
  'English for Ireland': [[at('shop.com', 'en-IE', '<p>Mittens</p>')], 'IE'],
  'an .eu host': [[at('shop.eu', 'en', '')], 'eu'],
  'a German host other than that of the home page': [[at('shop.com', 'en', ''), at('shop.de', 'en', '', 'terms')], 'unknown'],
  'a country code as a subdomain': [[at('de.shop.com', 'en', '')], 'unknown'],
  'euro in the markup': [[at('shop.com', 'en', offer({ priceCurrency: 'EUR' }), 'product')], 'eu'],
  'Danish kroner in the markup': [[at('shop.com', 'en', offer({ priceCurrency: 'dkk' }), 'product')], 'DK'],
  'zloty in the text of a list': [[at('shop.com', 'en', '<p>99 zł</p>', 'category')], 'PL'],
  'euro in the terms': [[at('shop.com', 'en', '<p>A fine of 99 €</p>', 'terms')], 'unknown'],
  'kroner of no one country': [[at('shop.com', 'en', '<p>99 kr</p>')], 'unknown'],
  'German with francs': [[at('shop.ch', 'de', '<p>CHF 99</p>')], 'unknown'],
  'French with Canadian dollars': [[at('shop.ca', 'fr', '<p>CAD 99</p>')], 'unknown'],
  'Canadian French': [[at('shop.com', 'fr-CA', '')], 'unknown'],
  'German without prices': [[at('shop.com', 'de', '')], 'eu'],
  'Spanish without a region': [[at('shop.com', 'es', '')], 'unknown'],
  'Spanish of Spain': [[at('shop.com', 'es-ES', '')], 'ES'],
  'no language': [[at('shop.com', '', '')], 'unknown'],
  'a language tag that is none': [[at('shop.com', 'deutsch', '')], 'unknown'],
  'a Swedish version': [[sampled('home', versions('nb', 'sv'), { url: 'https://shop.no/' })], 'eu'],
  'a version for Sweden': [[sampled('home', versions('nb-NO', 'sv-SE'), { url: 'https://shop.no/' })], 'SE'],
  'versions for no EU country': [[sampled('home', versions('nb-NO', 'en', 'x-default'), { url: 'https://shop.no/' })], 'norway'],
  'Norwegian text under a Swedish tag': [[at('shop.no', 'sv', `<p>99 kr</p><p>${NORWEGIAN}</p>`)], 'norway'],
  'Swedish text under a Swedish tag': [[at('shop.com', 'sv', `<p>${SWEDISH}</p>`)], 'eu'],
  'ships to Sweden and Denmark': [shop('<p>Vi leverer til Norge, Sverige og Danmark.</p>'), 'SE DK'],
  'ships to the EU': [shop('<p>We ship to the EU.</p>'), 'eu'],
  'ships to Norway': [shop('<p>Vi leverer til hele Norge.</p>'), 'norway'],
  'does not ship to Germany': [shop('<p>We do not ship to Germany.</p>'), 'norway'],
  'ships to Norway, not to Sweden': [shop('<p>Vi leverer til Norge, men ikke til Sverige.</p>'), 'norway'],
  'names Germany in another sentence': [shop('<p>Vi leverer til Norge. Ullen er fra Tyskland.</p>'), 'norway'],
  'names Germany on another line': [shop('<p>Vi leverer til Norge</p><p>Tyskland</p>'), 'norway'],
  'the name of a country within a word': [shop('<p>Vi leverer til Sverigekort.</p>'), 'norway'],
  'a destination in the markup': [shop(sends('de'), 'product'), 'DE'],
  'a destination in Norway': [shop(sends('NO'), 'product'), 'norway'],
};

const OF_NORWAY = /\.no\/?$/;

test.each(Object.entries(CASES))('%s', (_name, [pages, says]) => {
  const market = marketOf(pages, pages.some(({ url }) => OF_NORWAY.test(url.origin)));
  const actual = market.kind === 'eu' ? market.countries.join(' ') || 'eu' : market.kind;
  expect(actual).toBe(says);
});

test('shows each kind of evidence once, with its page', () => {
  const pages = [at('shop.se', 'sv', '<p>99 €</p>'), at('shop.se', 'sv', '<p>Vi skickar till Danmark.</p>', 'terms')];
  expect((marketOf(pages, false) as EuMarket).evidence).toMatchObject([
    { label: 'host', value: 'shop.se', page: 'https://shop.se/' }, { label: 'currency', value: 'EUR' }, { label: 'lang', value: 'sv' },
    { label: 'text', value: 'Vi skickar till Danmark.' },
  ]);
});

test.each([
  ['E9: for businesses, without tax', '<p>Kun for bedrifter</p><p>99 kr eks. mva</p>', true],
  ['in German', '<p>Verkauf ausschließlich an Unternehmer</p><p>99 € zzgl. MwSt</p>', true],
  ['an invoice for businesses', '<p>Faktura (kun for bedrifter)</p><p>99 kr inkl. mva</p>', false],
  ['prices without tax', '<p>99 kr eks. mva</p>', false],
])('sells only to businesses: %s', (_name, html, says) => {
  expect(isTradeOnly([at('shop.no', 'nb', html)])).toBe(says);
});
