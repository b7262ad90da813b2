import { expect, it } from 'vitest';
import { BEFORE_TAX, WITH_TAX, WITHOUT_TAX } from './tax-words.ts';

const holds = (pattern: string, text: string): boolean => new RegExp(pattern, 'u').test(text.toLowerCase());

it.each([
  'inkl. mva', 'Inkl mva', 'inkl. 25 % mva', 'inkl. 25,5% moms', 'inkl.mva', 'inkl/mva', 'inklMva', 'med mva', 'm/mva', 'MVA er inkludert', 'mva inkludert', 'mva. inkludert', 'Priser incl. VAT',
  'including 20% VAT', 'VAT is included', 'with VAT', 'contains VAT', 'inkl. MwSt.', 'mit 19 % MwSt', 'MwSt enthalten',
])('"%s" says that the price includes tax, and nothing else', (text) => {
  expect([holds(WITH_TAX, text), holds(WITHOUT_TAX, text), holds(BEFORE_TAX, text)]).toEqual([true, false, false]);
});

it.each([
  'eks. mva', 'Eks mva', 'eks. 25 % mva', 'u/mva', 'uten moms', '+ mva', '+mva', 'mva ekskludert', 'mva kommer i tillegg', 'mva er ikke inkludert', 'mva inkludert ikke', 'Net price',
  'exVAT', 'excl. VAT', 'VAT excluded', 'VAT will be added', 'VAT is not included', 'zzgl. MwSt', 'ohne MwSt', 'ohneMwSt', 'ikke inkl. mva', 'ikke er med mva', 'not incl. VAT',
])('"%s" says that the price does not include tax', (text) => {
  expect([holds(WITHOUT_TAX, text), holds(BEFORE_TAX, text)]).toEqual([true, true]);
});

it.each(['uten avgift', 'ex tax', '+ tax', '+tax', 'eks.avgifter', 'netto', 'Netto 100'])('"%s" says so only beside a price', (text) => {
  expect([holds(WITHOUT_TAX, text), holds(BEFORE_TAX, text)]).toEqual([false, true]);
});

it.each([
  '', 'mva', 'Pris 100', 'inkl. frakt', 'inkludert moro', 'inkl. mvaer', 'eks. mvaer', 'kinkl. mva', 'medmvag', 'uten frakt', 'must', 'mit must', 'mmust', 'rabatt + frakt', 'taxi', '+ taxi',
  'nettovekt', 'bruttonetto', 'inkl. 250 % mva', 'ekskludert', 'ikke inkludert', 'mva-nummer', 'mva inkludertes',
])('"%s" says neither', (text) => {
  expect([holds(WITH_TAX, text), holds(WITHOUT_TAX, text), holds(BEFORE_TAX, text)]).toEqual([false, false, false]);
});
