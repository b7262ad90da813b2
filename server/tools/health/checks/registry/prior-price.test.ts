import { euMarket } from '../../artifacts-registry-rig.ts';
import { sampled } from '../../artifacts-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './prior-price.ts';

const product = (html: string, lang = 'sv') =>
  sampled('product', `<html lang="${lang}"><body><h1>Vante</h1>${html}</body></html>`, { path: '/vante' });
const of = (...htmls: string[]) => ({ market: euMarket(), products: htmls.map((html) => product(html)) });
const REDUCED = '<p><del>999 kr</del> 699 kr</p><p>-30 %</p>';
const LOWEST = '<p>Lägsta pris senaste 30 dagarna: 799 kr</p>';
const PASS = { status: 'pass', params: { total: 1 } } as const;
const SILENT = { status: 'info', params: { count: 1, total: 1 } } as const;

judgeTable(check, {
  'E16: a reduction with the lowest price of the last 30 days': [of(REDUCED + LOWEST), PASS],
  'E17: a reduction without it': [of(REDUCED), { ...SILENT, evidence: [{ label: 'text', value: '999 kr 699 kr', page: 'https://shop.test/vante' }] }],
  ...Object.fromEntries([
    'Laveste pris siste 30 dager', 'Laveste pris de seneste 30 dage', 'Niedrigster Preis der letzten 30 Tage', '30-Tage-Bestpreis',
    'Niedrigster Gesamtpreis der letzten 30 Tage', 'Der niedrigste Gesamtpreis der letzten 30 Tage war',
    'Lowest price in the last 30 days', 'Prix le plus bas des 30 derniers jours', 'Najniższa cena z ostatnich 30 dni', 'Alin hinta 30 viime päivän aikana', 'Laveste pris 30 siste dager',
  ].map((words) => [words, [of(`${REDUCED}<p>${words}: 799</p>`), PASS] as const])),
  'a price of 30 and a day': [of(`${REDUCED}<p>Lägsta pris 30 kr dagen</p>`), SILENT],
  'the lowest price without a period': [of(`${REDUCED}<p>Lägsta pris: 30 kr</p>`), SILENT],
  'a period of something else': [of(`${REDUCED}<p>30 dagars öppet köp</p>`), SILENT],
  'a period on another line': [of(`${REDUCED}<p>Lägsta pris</p><p>30 dagars öppet köp</p>`), SILENT],
  'another period': [of(`${REDUCED}<p>Lägsta pris senaste 130 dagarna</p>`), SILENT],
  'one page of two': [of(REDUCED + LOWEST, REDUCED), { status: 'info', params: { count: 1, total: 2 } }],
  'no crossed-out price': [of('<p>699 kr</p>'), { status: 'not-applicable' }],
  'a crossed-out price of another product': [of(`<p>699 kr</p><aside><h2>Liknande produkter</h2>${'<div class="card"><a href="/a">Mössa</a><del>99 kr</del> 79 kr</div>'.repeat(4)}</aside>`), {
    status: 'not-applicable',
  }],
  'in part in an unknown language': [{ market: euMarket(), products: [product(REDUCED, 'hu'), product('<p><del>888 kr</del> 699 kr</p>')] }, {
    status: 'info', params: { count: 1, total: 2 }, evidence: [{ value: '888 kr 699 kr' }],
  }],
  'in part in an unknown language, and the others state it': [{ market: euMarket(), products: [product(REDUCED, 'hu'), product(REDUCED + LOWEST)] }, {
    status: 'not-measured', reason: 'ambiguous',
  }],
  'on a dozen pages': [of(...Array.from({ length: 12 }, () => REDUCED)), {
    status: 'info', params: { count: 12, total: 12 }, evidence: Array.from({ length: 10 }, () => ({})),
  }],
  'a period long before': [of(`${REDUCED}<p>30 dagars öppet köp. ${'x '.repeat(30)} Lägsta pris: 30 kr</p>`), SILENT],
  'in an unknown language': [{ market: euMarket(), products: [product(REDUCED, 'hu')] }, { status: 'not-measured', reason: 'ambiguous' }],
});
