import { describe, expect, it } from 'vitest';
import { findStockPhrases, readAvailability } from './availability.ts';

const said = (line: string) => findStockPhrases(line.toLowerCase()).map(({ availability }) => availability).join(' ');

describe('findStockPhrases', () => {
  it.each([
    ['På lager', 'InStock'], ['12 stk. på lager', 'InStock'], ['På fjernlager (3-5 dager)', 'InStock'],
    ['Nettbutikk: På lager', 'InStock'], ['På lager i nettbutikken', 'InStock'],
    ['4,5 (12 anmeldelser) På lager', 'InStock'],
    ['Ikke på lager', 'OutOfStock'], ['Ikke lenger på lager', 'OutOfStock'],
    ['Dessverre ikke for tiden på lager', 'OutOfStock'],
    ['0 stk. på lager', 'OutOfStock'], ['På lager: 0', 'OutOfStock'], ['På lager: Nei', 'OutOfStock'],
    ['På lager: 10', 'InStock'],
    ['10 på lager', 'InStock'], ['Non disponible', 'OutOfStock'], ['Utsolgt', 'OutOfStock'],
    ['Midlertidig utsolgt', 'OutOfStock'], ['Tomt på lager', 'OutOfStock'], ['Slutsåld', 'OutOfStock'],
    ['Udsolgt', 'OutOfStock'], ['Utgått', 'Discontinued'], ['5 stk på fjernlager', 'InStock'],
    ['Sold out', 'OutOfStock'],
    ['In stock', 'InStock'], ['Not in stock', 'OutOfStock'], ['Lagerstatus: på lager. Levering 1-2 dager', 'InStock'],
    ['Snart utsolgt!', 'LimitedAvailability'], ['Bestillingsvare', 'BackOrder'], ['Forhåndsbestill nå', 'PreOrder'],
    ['Forhåndsbestill', 'PreOrder'],
  ])('%s: %s', (line, availability) => {
    expect(said(line)).toBe(availability);
  });

  it.each([
    'På lager i 12 butikker', 'På lager i butikk', 'Varsle meg når på lager',
    'Varsle meg når den er på lager', 'Forventes på lager i uke 48', 'Kommer snart på lager',
    'Dersom varen ikke er på lager, får du beskjed', 'Alle varer som er på lager sendes samme dag',
    'Meld deg på når varen er på lager', 'Tjenesten er ikke tilgjengelig', 'Bestill nå', '',
    'Sjekk om den er på lager i 3 butikker', 'Notify me when back in stock',
    'We’ll let you know when it’s in stock', 'Get an email once this item is back in stock', 'Alert me: in stock',
    'Shop in stock items', 'Be the first to know as soon as it is in stock', 'Show only in stock',
    'Vis kun varer på lager', 'Si fra så snart den er på lager', 'Lagerplass', 'Utsolgthet',
  ])('states nothing of the product: %s', (line) => {
    expect(said(line)).toBe('');
  });
});

describe('readAvailability', () => {
  it('reads addresses, short names and what feeds write', () => {
    expect([
      'https://schema.org/InStock', 'http://schema.org/OutOfStock', 'instock', 'in stock', 'Pre_Order', 'oos',
      'schema:SoldOut',
    ].map(readAvailability))
      .toEqual(['InStock', 'OutOfStock', 'InStock', 'InStock', 'PreOrder', 'OutOfStock', 'SoldOut']);
    expect(['', 'yes', 'https://schema.org/Product'].map(readAvailability)).toEqual([null, null, null]);
  });
});
