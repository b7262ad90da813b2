import { samplePages, source, times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './meta-description.ts';

const described = (...texts: string[]) => source(texts.map((text) => `<meta name="description" content="${text}">`).join('\n'));
const pages = (...sources: string[]) => ({ pages: samplePages(...sources) });
const GOOD = 'x'.repeat(100);

judgeTable(check, {
  'of a good length': [pages(described(GOOD), described(GOOD)), { status: 'pass', params: { total: 2 } }],
  '50 characters': [pages(described('x'.repeat(50))), { status: 'pass', params: { total: 1 } }],
  'one less': [pages(described(GOOD), described('x'.repeat(49))), {
    status: 'warn', params: { count: 1, total: 2 },
    evidence: [{ label: '<meta name="description">', value: 'x'.repeat(49), page: 'https://shop.test/side-2', line: 4 }],
  }],
  '160 characters': [pages(described('x'.repeat(160))), { status: 'pass', params: { total: 1 } }],
  'one more': [pages(described('x'.repeat(161))), { status: 'warn', params: { count: 1, total: 1 } }],
  'an ellipsis counts once': [pages(described(`${'x'.repeat(159)}…`)), { status: 'pass', params: { total: 1 } }],
  'the evidence is as written': [pages(described('Varmere™ ull…')), { status: 'warn', params: { count: 1, total: 1 }, evidence: [{ value: 'Varmere™ ull…' }] }],
  'a character of two UTF-16 units counts once': [pages(described('🧶'.repeat(160))), { status: 'pass', params: { total: 1 } }],
  'white space counts once, and not at the ends': [pages(described(`   Ull${' '.repeat(60)}i fleng `)), {
    status: 'warn', params: { count: 1, total: 1 }, evidence: [{ value: 'Ull i fleng' }],
  }],
  'the first that is not empty counts': [pages(described(' ', GOOD, 'Ull')), { status: 'pass', params: { total: 1 } }],
  'by its name in capitals': [pages(source(`<META NAME="Description" CONTENT="${GOOD}">`)), { status: 'pass', params: { total: 1 } }],
  'missing': [pages(described(GOOD), source()), {
    status: 'fail', params: { count: 1, total: 2 }, evidence: [{ label: '<meta name="description">', value: '0', page: 'https://shop.test/side-2' }],
  }],
  'a blank one counts as missing, and takes precedence over one too short': [pages(described(' '), described('Ull')), { status: 'fail', params: { count: 1, total: 2 } }],
  'a Microdata description does not count': [pages(source(`<meta itemprop="description" content="${GOOD}">`)), { status: 'fail', params: { count: 1, total: 1 } }],
  'an og:description does not count': [pages(source(`<meta property="og:description" content="${GOOD}">`)), { status: 'fail', params: { count: 1, total: 1 } }],
  'missing on more pages than are shown': [pages(...times(11, source())), { status: 'fail', params: { count: 11, total: 11 } }],
  'too short on more pages than are shown': [pages(...times(11, described('Ull'))), { status: 'warn', params: { count: 11, total: 11 } }],
});
