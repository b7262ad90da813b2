import { euMarket } from '../../artifacts-registry-rig.ts';
import { sampled } from '../../artifacts-rig.ts';
import { available, unavailable } from '../../available.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './accessibility-statement.ts';

const of = (html: string, employees: number | null = null, lang = 'sv') => {
  const pages = [sampled('home', `<html lang="${lang}"><body>${html}</body></html>`), sampled('terms', `<html lang="${lang}"><body><p>Garn</p></body></html>`, { path: '/villkor' })];
  return { market: euMarket('SE'), employees, pages, whereItBelongs: available(pages) };
};
const STATEMENT = '<h2>Tillgänglighetsredogörelse</h2>';
const PASS = { status: 'pass', params: {} } as const;
const UNKNOWN = { status: 'info', params: { total: 2 } } as const;

judgeTable(check, {
  'E20: a link to the statement': [of('<footer><a href="/t">Tillgänglighetsredogörelse</a></footer>'), {
    ...PASS, evidence: [{ label: '<a>', value: 'Tillgänglighetsredogörelse', page: 'https://shop.test/' }],
  }],
  ...Object.fromEntries([
    'Tilgjengelighetserklæring', 'Tillgänglighetsutlåtande', 'Tilgængelighedserklæring', 'Erklärung zur Barrierefreiheit',
    'Barrierefreiheitserklärung', 'Accessibility statement', 'Déclaration d’accessibilité',
  ].map((words) => [words, [of(`<h2>${words}</h2>`, 45), PASS] as const])),
  ...Object.fromEntries([
    'Tilgjengelighet', 'Tilgjenge', 'Tillgänglighet', 'Tilgængelighed', 'Barrierefreiheit', 'Accessibility', 'Accessibilité', 'Toegankelijkheid',
    'Saavutettavuus', 'Accessibilità', 'Accesibilidad', 'Acessibilidade',
  ].map((words) => [`a link to another page at the foot: ${words}`, [of(`<footer><a href="/t">${words}</a></footer>`, 45), PASS] as const])),
  'such a link, as evidence': [of('<footer><a href="/t"> → Barrierefreiheit</a></footer>'), { ...PASS, evidence: [{ label: '<a>', value: '→ Barrierefreiheit' }] }],
  'such a link among the goods': [of('<main><a href="/t">Accessibility</a></main>'), UNKNOWN],
  'such a link to the page itself': [of('<footer><a href="#menu">Accessibility</a></footer>'), UNKNOWN],
  'such a link to a script': [of('<footer><a href="javascript:open()">Accessibility</a></footer>'), UNKNOWN],
  'such a link with a number, as of a category': [of('<footer><a href="/t">Accessibility (12)</a></footer>'), UNKNOWN],
  'such a link with more words': [of('<footer><a href="/t">Accessibility aids</a></footer>'), UNKNOWN],
  'such a heading': [of('<footer><h3>Tillgänglighet</h3></footer>'), UNKNOWN],
  'E21: no statement, with 45 employees': [of('', 45), { status: 'warn', params: { count: 45, total: 2 }, evidence: [{ label: 'currency' }] }],
  'ten employees': [of('', 10), { status: 'warn', params: { count: 10, total: 2 } }],
  'nine employees': [of('', 9), UNKNOWN],
  'E22: no statement, with an unknown number of employees': [of(''), { ...UNKNOWN, evidence: [{ label: 'currency' }] }],
  'the words in body text': [of('<p>Tillgänglighetsredogörelse</p>'), UNKNOWN],
  'the terms were inaccessible': [{ ...of('', 45), whereItBelongs: unavailable('challenged') }, { status: 'not-measured', reason: 'challenged' }],
  'the terms were inaccessible, and the statement is elsewhere': [{ ...of(STATEMENT), whereItBelongs: unavailable('challenged') }, PASS],
  'on a truncated page': [{ ...of(''), pages: [sampled('home', STATEMENT, { truncated: 'size' })] }, PASS],
  'truncated pages do not count': [{ ...of(''), pages: [...of('').pages, sampled('category', '', { path: '/garn', truncated: 'size' })] }, UNKNOWN],
  'one of two pages in an unknown language': [{
    ...of('', 45), whereItBelongs: available([sampled('home', '<html lang="sv"><p>Garn</p>'), sampled('terms', '<html lang="hu"><p>Fonal</p>', { path: '/aszf' })]),
  }, { status: 'not-measured', reason: 'ambiguous' }],
  'in an unknown language': [of('', 45, 'hu'), { status: 'not-measured', reason: 'ambiguous' }],
});
