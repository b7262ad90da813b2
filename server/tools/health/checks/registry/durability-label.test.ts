import { euMarket } from '../../artifacts-registry-rig.ts';
import { NOW, sampled } from '../../artifacts-rig.ts';
import { samplePages } from '../../artifacts-sample-rig.ts';
import type { SampledPage } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './durability-label.ts';

const given = (pages: SampledPage[], now = NOW) =>
  ({ now, market: euMarket(), pages, wholePages: pages.filter(({ truncated }) => !truncated) });
const of = (html: string, now = NOW) => given(samplePages(html, '<p>Garn</p>'), now);
/** A truncated page, and one that was fully read. */
const cut = (html: string, beside = '<p>Garn</p>') =>
  given([sampled('home', html, { truncated: 'size' }), sampled('terms', beside, { path: '/villkor' })]);
const LABELLED = { status: 'info', params: { variant: 'labelled' } } as const;
const NONE = { status: 'not-applicable' } as const;
const unlabelled = (years: number) => ({ status: 'info', params: { variant: 'unlabelled', years } }) as const;

judgeTable(check, {
  'E14: a manufacturer\'s guarantee of five years, without the label': [of('<p>5 år garanti från tillverkaren</p>'), {
    ...unlabelled(5), evidence: [{ label: 'text', value: '5 år garanti från tillverkaren', page: 'https://shop.test/' }],
  }],
  'in German': [of('<p>Herstellergarantie: 10 Jahre</p>'), unlabelled(10)],
  'in English': [of("<p>7-year manufacturer's warranty</p>"), unlabelled(7)],
  'three years': [of('<p>3 års produsentgaranti</p>'), unlabelled(3)],
  ...Object.fromEntries([
    '36 Monate Herstellergarantie', 'Garantie des Herstellers: 36 Monate', "36-month manufacturer's warranty", '36 månaders fabriksgaranti', 'Fabriksgaranti: 36 måneder',
    'Garantie fabricant 36 mois', '36 maanden fabrieksgarantie', 'Tehdastakuu 36 kk', 'Garanzia del produttore di 36 mesi', 'Garantía del fabricante de 36 meses',
  ].map((words) => [words, [of(`<p>${words}</p>`), unlabelled(3)] as const])),
  ...Object.fromEntries([
    '24 Monate Gewährleistung, 5 Jahre Herstellergarantie', '24 måneders reklamationsret, 5 års fabriksgaranti', '2 Jahre Gewährleistung, 5 Jahre Herstellergarantie',
  ].map((words) => [`the nearest duration: ${words}`, [of(`<p>${words}</p>`), unlabelled(5)] as const])),
  ...Object.fromEntries([
    'Fabriksgaranti, delbetala 36 mån', 'Fabriksgaranti 299 kr i 36 måneder', 'Herstellergarantie, zahlbar in 36 Monatsraten', "Manufacturer's warranty. Pay over 36 months",
  ].map((words) => [`months of a payment: ${words}`, [of(`<p>${words}</p>`), NONE] as const])),
  'two and a half years in months': [of('<p>30 Monate Herstellergarantie</p>'), unlabelled(2.5)],
  'two years in months, as by law': [of('<p>24 Monate Herstellergarantie</p>'), NONE],
  'months of more digits': [of('<p>120 Monate Herstellergarantie</p>'), unlabelled(10)],
  'two years, as by law': [of('<p>2 års produsentgaranti</p>'), NONE],
  'E15: a statutory right of complaint, which is not a guarantee': [of('<p>10 års reklamasjonsrett</p>'), NONE],
  'a guarantee of the seller': [of('<p>5 års garanti</p>'), NONE],
  'without years': [of('<p>Produsentgaranti</p>'), NONE],
  'years on another line': [of('<p>Produsentgaranti</p><p>5 år</p>'), NONE],
  'years too far away': [of(`<p>5 år ${'x '.repeat(20)}produsentgaranti</p>`), NONE],
  'a number of something else': [of('<p>5 Sterne, Herstellergarantie</p>'), NONE],
  'a number within a word': [of('<p>Produsentgaranti: mod5 år</p>'), NONE],
  'a word that only begins like “year”': [of('<p>Produsentgaranti 5 årstider</p>'), NONE],
  'an image without words': [of('<img src="/a.png">'), NONE],
  'on a dozen pages': [given(Array.from({ length: 12 }, () => samplePages('<p>5 års produsentgaranti</p>')[0]!)), {
    ...unlabelled(5), evidence: Array.from({ length: 10 }, () => ({})),
  }],
  'years that are part of another number': [of('<p>Produsentgaranti 1,5 år</p>'), NONE],
  'the label in words': [of('<p>GARAN</p><p>5 år garanti från tillverkaren</p>'), { ...LABELLED, evidence: [{ label: 'text', value: 'GARAN' }] }],
  'the label as an image': [of('<img alt="GARAN 5 years">'), { ...LABELLED, evidence: [{ label: '<img>', value: 'GARAN 5 years' }] }],
  'a promise on a truncated page': [cut('<p>5 års produsentgaranti</p>'), { status: 'not-measured', reason: 'truncated' }],
  'a promise on a truncated page, and another on a complete one': [cut('<p>5 års produsentgaranti</p>', '<p>7 års produsentgaranti</p>'), {
    ...unlabelled(7), evidence: [{ page: 'https://shop.test/villkor' }],
  }],
  'the label on a truncated page': [cut('<p>GARAN</p>', '<p>7 års produsentgaranti</p>'), { ...LABELLED, evidence: [{ page: 'https://shop.test/' }] }],
  'no promise on a truncated page': [cut('<p>Garn</p>'), NONE],
  'the same letters in a word': [of('<p>Garanti</p><img alt="garantert"><p>Begaran</p><p>5garan</p><p>garan5</p>'), NONE],
  'the day before it applies': [of('<p>5 år garanti från tillverkaren</p>', Date.parse('2026-09-26T23:59:59Z')), NONE],
  'the day it applies': [of('<p>5 år garanti från tillverkaren</p>', Date.parse('2026-09-27T00:00:00Z')), unlabelled(5)],
});
