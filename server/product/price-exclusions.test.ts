import { describe, expect, it } from 'vitest';
import { exclusionsByWords, mentionsBeforeTax } from './price-exclusions.ts';

/** The exclusions that the words around a price give; `#` stands for the price. */
function said(line: string): string {
  const [before, after] = line.toLowerCase().split('#') as [string, string];
  return [...exclusionsByWords({ before, after })].join(' ');
}

describe.each<[string, readonly string[]]>([
  ['former', ['Før #', 'Førpris: #', 'Pris var #', 'Was: #', 'Tidligere. #', 'Laveste pris siste måned: #', 'Laveste pris #']],
  ['outside-product', ['Se også kvern: #', 'Se også: kvern og kopp #']],
  ['maybe-former', ['Veil. pris #', 'Ordinær pris: #', 'Normalpris #', 'Ord.pris: #']],
  ['unit', [
    '1 kg = #', '100 g=#', '0,5 l = #', 'Kilopris: #', 'Pris per kg: #', 'Pris pr. stk #', 'Pris / m #', 'Pris per 100 g #', 'Pris per rull #', '2 for #', '19 for #',
    '2 stk for #', '3 stk. for #', '# / kg', '#/m²', '# pr. stk', '# per 100 g', '# /100', '# per liter', '# / 本',
  ]],
  ['instalment', ['Delbetaling #', 'Delbetaling fra #', '4 payments of #', '12 x #', '12× #', '10 x à #', '#/mnd', '# per mnd', '# pr. måned', '# * / month', '# mtl']],
  ['saving', ['Spar #', 'Du sparer: #', 'Rabatt - #', '-#', '(−#', 'Nå –#']],
  ['range-end', ['100 - #', '100,- – #', '100 kr - #', '100 kr. – #', '100€ ~ #', '100 til #', 'mellom 100 og #', 'mellom 1 000 kr og #', '18.00 usd – #', '100 NOK - #', 'Rs 120 INR - #']],
  ['limit', ['Under #', 'Opp til: #', 'Maks. #']],
  ['member', ['Medlemspris: #', 'Medlem #', 'Klubbpris #', 'Medlem pris: #', 'Member-price #', 'Medlemspris (Turklubben): #', '# for medlemmer', '# (medlem)', '# Medlemspris 20 % rabatt', '# medlem 10% bonus', '# for medlemmer 399 for andre', '# student 149 voksen', '# 会員価格です', '# med innbytte', '# (ved innbytte)', '# med abonnement', '# z abonamentem']],
  ['delivery', ['Frakt: #', 'Frakt til Norge #', 'Bestill for #', 'Pant #', 'Gebyr: #', '# i frakt', '# for levering', '# porto', '# i bonus', '# pant', '# i pant', 'zzgl. # Pfand', '# Pfand pro Flasche', 'Fri frakt over 799 kr. Ellers fra #', 'Fri fragt over 499 kr., ellers #', 'Gratis verzending vanaf 50. Anders #', 'Fri frakt over 799 kr. Ellers: #', 'Doprava zdarma nad 50. Inak od #']],
  ['before-tax', [
    'Eks. mva: #', '# eks. mva', '# + mva', '# (eks. mva', '# uten avgift', 'Netto #', '# netto', '100,- inkl. mva / eks. mva #', '100,- inkl. mva, eks. mva kr #',
    '# eks. mva, 100,- inkl. mva', 'Eks. mva # 100 inkl. mva',
    'Eks. mva koster den #', '#: eks. mva',
  ]],
])('%s', (exclusion, lines) => {
  it.each(lines)('in "%s"', (line) => expect(said(line)).toBe(exclusion));
});

it.each([
  '#', 'Pris #', 'Nå #', 'Nå: # kr', 'Før ble den laget for hånd. Nå #', 'Laveste pris 100, nå #', 'Se også kvern. Pris #', 'Veil. pris 100, nå #', 'Kilopris 100, nå #',
  '1 kg #', '1 for #', '20 for #', '2,5 for #', '1.2 for #', 'Modell 2 fra #', '# / sett', '# per person', '# / 個', '# per gave', '# kg', '# års garanti',
  'Delbetaling mulig. Nå #', '12 xl #', '# modell', 'Sparebøsse #', 'Lampe-#', '10-pakning #', 'Kvern – #', 'Kvern til #', 'mellom oss og deg #', 'Underlag #', 'Maks 4 stk, pris #',
  '# for alle', '# med innbytte 100', '# uten abonnement', '# + frakt', '# fri frakt', '# inkl. frakt', '# (gratis frakt)', '# Frakt: 79', '# frakt kr 79', '# frakt gratis', 'Frakt 79. #',
  'Frakt. Pris #', 'Frakt | #', 'Frakt? Nå #', '# Kvern. Frakt', 'Inkl. mva: #', '# inkl. mva', '# inkl. mva, 80 eks. mva', '80 eks. mva, #', '80 eks. mva Nå #',
  '# eks. mva: 80', '# eks. mva: kr 80', '# Eks. mva: kr', 'Eks. mva 80, #', 'Inkl. mva # 80 eks. mva',
  '# er en god pris på en kvern eks. mva', 'Alle priser eks. mva unntatt # inkl. mva', 'Prices are excl. VAT but for # with VAT', '# eks. mva:80', 'Med frakt, pris #', 'Fri frakt nå #',
  '# Medlemspris 629', '#Medlemspris: kr 629', '# Medlem: 629', 'Frakt 79. Ellers takk. #', 'Gratis verzending. Anders dan anderen #', 'Fri frakt! Ellers betaler du bare #', 'Frakt 79 kr., #',
  'iPhone 15 pro – #', '12 stk – #', 'Shimano 105 set - #', '#, ingen gebyr', '# no deposit', '# + pant', '# inkl. pant', '# pant 2,-', '# Gebyr tilkommer', '# Miljøavgift inkludert',
  '# ingyenes szállítás', '# бесплатная доставка',
])('a price has no exclusions in "%s"', (line) => expect(said(line)).toBe(''));

it('gives all of several reasons', () => {
  expect(said('Fri frakt over #').split(' ').toSorted()).toEqual(['delivery', 'limit']);
});

it.each([['Alle priser er eks. mva', true], ['Priser uten moms', true], ['Priser inkl. mva', false], ['Mva', false], ['', false]])('"%s" says that prices are without tax: %s', (text, is) => {
  expect(mentionsBeforeTax(text.toLowerCase())).toBe(is);
});
