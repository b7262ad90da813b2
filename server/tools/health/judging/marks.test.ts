import { expect, test } from 'vitest';
import { sampled } from '../artifacts-rig.ts';
import { DELIVERY_MARKS, judgeMarks, PAYMENT_MARKS } from './marks.ts';

const ALL = [...PAYMENT_MARKS, ...DELIVERY_MARKS];
const found = (...htmls: string[]) => judgeMarks(ALL, htmls.map((html) => sampled('home', html)));
function names(...htmls: string[]): string {
  const verdict = found(...htmls);
  return verdict.params?.variant === 'some' ? verdict.params.names : '';
}

test.each([
  ['Vipps', 'Vipps'], ['VIPPS', 'Vipps'], ['Klarna', 'Klarna'], ['klarna', 'Klarna'], ['Svea', 'Svea'], ['Walley', 'Walley'], ['Qliro', 'Qliro'], ['Nets', 'Nets'], ['Nexi', 'Nets'],
  ['Apple Pay', 'Apple Pay'], ['applepay', 'Apple Pay'], ['Google Pay', 'Google Pay'], ['GooglePay', 'Google Pay'],
  ['Posten', 'Posten'], ['Bring', 'Bring'], ['Bring leverer', 'Bring'], ['PostNord', 'PostNord'], ['Post Nord', 'PostNord'], ['Helthjem', 'Helthjem'], ['Helt hjem', 'Helthjem'], ['Porterbuddy', 'Porterbuddy'],
  ['Visa', 'Visa'], ['VISA og Mastercard', 'Visa, Mastercard'], ['Master Card', 'Mastercard'], ['Amex', 'American Express'], ['PayPal', 'PayPal'], ['DHL', 'DHL'], ['UPS', 'UPS'], ['GLS', 'GLS'], ['Schenker', 'DB Schenker'], ['Instabox', 'Instabox'],
])('in the footer: %s', (words, name) => expect(names(`<footer>Med ${words}.</footer>`)).toBe(name));

test.each([
  'svea rike', 'nets', 'nettet', 'walley-ball', 'posten kommer', 'Bring a friend', 'Bring an umbrella', 'Bring the family', 'Bring your dog', 'Bring it back', 'Bring out', 'Bring back', 'Bring home',
  'helt hjem til deg', 'Vippsen', 'Klarnas', 'apple  payment', 'Visa alla varor', 'visa', 'ups', 'Upsen', 'Postnordisk',
])('in the footer, but not a mark: %s', (words) => expect(names(`<footer>Her er ${words}.</footer>`)).toBe(''));

test('words outside the footer are not marks', () => expect(names('<p>Betal med Vipps</p>')).toBe(''));

test.each([
  ['https://checkout.vipps.no/a.js', 'Vipps'], ['https://cdn.vippsmobilepay.com/a.js', 'Vipps'], ['https://klarna.com/a.js', 'Klarna'], ['https://x.klarnacdn.net/a.js', 'Klarna'], ['https://js.klarnaservices.com/a.js', 'Klarna'],
  ['https://checkoutapi.svea.com/a.js', 'Svea'], ['https://www.sveaekonomi.se/a.js', 'Svea'], ['https://svea.no/a.js', 'Svea'], ['https://api.walleypay.com/a.js', 'Walley'], ['https://walley.se/a.js', 'Walley'],
  ['https://checkout.collector.se/a.js', 'Walley'], ['https://assets.qliro.com/a.js', 'Qliro'], ['https://qliro.se/a.js', 'Qliro'], ['https://checkout.dibspayment.eu/a.js', 'Nets'], ['https://nets.eu/a.js', 'Nets'],
  ['https://pay.google.com/a.js', 'Google Pay'], ['//www.posten.no/a.js', 'Posten'], ['https://www.bring.no/a.js', 'Bring'], ['https://bring.com/a.js', 'Bring'], ['https://portal.postnord.com/a.js', 'PostNord'],
  ['https://postnord.no/a.js', 'PostNord'], ['https://postnord.se/a.js', 'PostNord'], ['https://widget.helthjem.no/a.js', 'Helthjem'], ['https://cdn.porterbuddy.com/a.js', 'Porterbuddy'],
])('a script of %s', (address, name) => expect(names(`<script src="${address}"></script>`)).toBe(name));

test.each([
  'https://vipps.no.other.example/a.js', 'https://xvipps.no/a.js', 'https://xklarna.com/a.js', 'https://klarna.com.example/a.js', 'https://xsvea.com/a.js', 'https://svea.com.example/a.js', 'https://xwalley.com/a.js',
  'https://walley.com.example/a.js', 'https://collector.se.example/a.js', 'https://xqliro.com/a.js', 'https://qliro.com.example/a.js', 'https://planets.eu/a.js', 'https://nets.eu.example/a.js', 'https://xpay.google.com/a.js',
  'https://pay.google.com.example/a.js', 'https://xposten.no/a.js', 'https://posten.no.example/a.js', 'https://xbring.no/a.js', 'https://bring.no.example/a.js', 'https://xpostnord.no/a.js', 'https://postnord.no.example/a.js',
  'https://xhelthjem.no/a.js', 'https://helthjem.no.example/a.js', 'https://xporterbuddy.com/a.js', 'https://porterbuddy.com.example/a.js', '/vipps.js', 'http://[', '',
])('a script without a mark: %j', (address) => expect(names(`<script src="${address}"></script><script>vipps()</script>`)).toBe(''));

test.each([
  ['<img src="/1.png" alt=" Vipps ">', 'Vipps'], ['<img src="/img/Vipps-logo.SVG?v=2" alt="">', 'Vipps'], ['<img src="/apple-pay.svg">', 'Apple Pay'], ['<img src="/apple_pay.svg">', 'Apple Pay'], ['<img src="/applepay.svg">', 'Apple Pay'],
  ['<img src="/google pay.svg">', ''], ['<img src="/nets-easy.png">', 'Nets'], ['<img src="/netseasy.png">', 'Nets'], ['<img src="/nexi.png">', 'Nets'], ['<img src="/planets.png">', ''], ['<img src="/netstore.png">', ''], ['<img src="/svea.png">', 'Svea'], ['<img src="/svealand.png">', ''],
  ['<img src="/postnord/1.png">', ''], ['<img src="/logo.png#vipps">', ''], ['<img alt="Klarna">', 'Klarna'], ['<img alt="klarnas">', ''],
])('the image %s', (html, name) => expect(names(html)).toBe(name));

test.each([
  ['<svg role="img" aria-labelledby="pi-visa"><title id="pi-visa">Visa</title><path d=""/></svg>', 'Visa'], ['<svg aria-label="Mastercard"></svg>', 'Mastercard'], ['<svg aria-label=""><title>Visa</title></svg>', 'Visa'],
  ['<div><svg><title>\nVipps </title></svg></div>', 'Vipps'], ['<svg><use href="#klarna"></use></svg>', ''], ['<svg><title>Handlekurv</title></svg>', ''],
  ['<svg hidden><symbol id="visa"><title>Visa</title></symbol></svg>', ''], ['<svg><g><title>Visa</title></g></svg>', ''], ['<svg><text>Visa</text></svg>', ''],
])('the drawing %s', (html, name) => expect(names(html)).toBe(name));

test('a drawing is evidence by its name', () => {
  expect(found('\n<svg><title>Visa</title></svg>').evidence).toMatchObject([{ label: 'Visa: <svg>', value: 'Visa', line: 2 }]);
});

test('each mark once, by the first page that shows it, in the order script, image, footer', () => {
  const first = '<footer><img src="/klarna.svg" alt="">\n Klarna, Vipps</footer>';
  const second = '\n<script src="https://checkout.vipps.no/a.js"></script><img alt="Qliro"><footer>Qliro</footer>';
  expect(found(first, second)).toEqual({
    status: 'info',
    params: { variant: 'some', names: 'Vipps, Klarna, Qliro' },
    evidence: [
      { label: 'Vipps: footer', value: 'Vipps', page: 'https://shop.test/' },
      { label: 'Klarna: <img>', value: 'klarna.svg', page: 'https://shop.test/', line: 1, offset: 8 },
      { label: 'Qliro: <img>', value: 'Qliro', page: 'https://shop.test/', line: 2, offset: 55 },
    ],
  });
  expect(found(`<script src="https://x.klarna.com/a.js"></script>${first}`).evidence![1]).toMatchObject({ label: 'Klarna: <script>', value: 'https://x.klarna.com/a.js', line: 1 });
});

