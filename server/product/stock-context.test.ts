import { describe, expect, it } from 'vitest';
import { statesNothing } from './stock-context.ts';

/** Whether a phrase states nothing about the product; `#` stands for the phrase. */
function says(line: string, phrase: string, buyable = true): boolean {
  const [before, after] = line.split('#') as [string, string];
  return statesNothing({ phrase, buyable, before, after, rest: after });
}

describe('a phrase that a product is in stock', () => {
  it.each([
    'si fra #', 'varsel #', 'får beskjed: #', 'butikken: #', '# i butikk', 'klikk og hent #', 'hvis den er #', 'dersom #', 'alltid #', 'denne størrelsen er #', 'erstatter en som er #', '# varer', '# produkter', '# olunca',
    'varer #', 'alle varer som er #', '1 200 varer #', 'kun #', 'vis #', '# kun', '# i oslo', 'snart #', 'kommer snart #', '# igjen', '# om 3 dager', '# fra 3', '# 12. mai', '# 12.5',
    '#: 12/5', '# 2027-01', 'oslo: #', 'oslo:#', 'nettlager, oslo: #', 'nettlager. oslo: #', 'varenummer: #', 'product sku: #', 'vare modellnr: #', 'varens ref: #',
  ])('states nothing in "%s"', (line) => expect(says(line, 'på lager')).toBe(true));

  it.each([
    '#', 'varen er #', '12 varer #', 'lagerstatus: #', 'oslo: på vei, lagerstatus: #', 'nettbutikk: #', 'oslo: her #', '# i nettbutikken', '# i dag', '# nå', '# 12 stk', '#: 12 stk.', '# 12 stück', '# 2 pcs', '# 12 pieces', '# 4 units', '# 3 left', '# 5 sztuk', 'visst #',
    'oslo | #', 'disponibilidad: #', 'beschikbaarheid: #',
  ])('states it in "%s"', (line) => expect(says(line, 'på lager')).toBe(false));
});

describe('a phrase that a product is sold out', () => {
  it.each(['var #', 'ble raskt #', '38 #', '# på en time', '# på et kvarter', '# innen 2 dager', '# på få minutter'])('states nothing in "%s"', (line) => expect(says(line, 'utsolgt', false)).toBe(true));
  it.each(['er #', 'disponibilidad: #', 'beschikbaarheid: #', '# fra 12. mai', '# igjen', 'snart #', '# på nett', 'nummer 38 #', '0 #'])('states it in "%s"', (line) => expect(says(line, 'utsolgt', false)).toBe(false));
});

describe('a phrase that is also said about other things', () => {
  it.each(['bildet #', '# pent bilde', '# ogsaa pent', 'tjenesten er #', 'bildet er ikke #', '# på fransk'])('states nothing in "%s"', (line) => expect(says(line, 'tilgjengelig')).toBe(true));
  it.each([
    '#', 'varen er #', 'ikke #', 'lager #', 'utsolgt #', 'bildet – #', 'bildet, #', 'bildet (#', 'bildet · #', '# – pent bilde', '#, pent bilde', '# og pent bilde', '# men dyr', '# 12',
  ])('states it in "%s"', (line) => expect(says(line, 'tilgjengelig')).toBe(false));
});
