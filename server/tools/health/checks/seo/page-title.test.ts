import { samplePages, source, times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './page-title.ts';

const pages = (...titles: (string | readonly string[])[]) => ({
  pages: samplePages(...titles.map((all) => source([all].flat().map((title) => `<title>${title}</title>`).join('\n')))),
});
const GOOD = 'Strikkede klær i ull';

judgeTable(check, {
  'of a good length': [pages(GOOD, 'Gensere i norsk ull'), { status: 'pass', params: { total: 2 } }],
  'ten characters': [pages('Ull i fleng'.slice(0, 10)), { status: 'pass', params: { total: 1 } }],
  'one less': [pages(GOOD, 'Ull fleng'), {
    status: 'warn', params: { variant: 'length', count: 1, total: 2 },
    evidence: [{ label: '<title>', value: 'Ull fleng', page: 'https://shop.test/side-2', line: 4 }],
  }],
  '65 characters': [pages('x'.repeat(65)), { status: 'pass', params: { total: 1 } }],
  'one more': [pages('x'.repeat(66)), { status: 'warn', params: { variant: 'length', count: 1, total: 1 } }],
  'the sign ™ counts as one character': [pages(`${'x'.repeat(64)}™`), { status: 'pass', params: { total: 1 } }],
  'the evidence is as written': [pages('Ull™…'), { status: 'warn', params: { variant: 'length', count: 1, total: 1 }, evidence: [{ value: 'Ull™…' }] }],
  'a character of two UTF-16 units counts once': [pages('🧶'.repeat(65)), { status: 'pass', params: { total: 1 } }],
  'nine of them are too few': [pages('🧶'.repeat(9)), { status: 'warn', params: { variant: 'length', count: 1, total: 1 } }],
  'white space counts once, and not at the ends': [pages(`  Ull${' '.repeat(70)}i fleng  `), { status: 'pass', params: { total: 1 } }],
  'two on a page': [pages(GOOD, [GOOD, 'Enda en']), {
    status: 'warn', params: { variant: 'several', count: 1, total: 2 },
    evidence: [{ value: GOOD, line: 4 }, { value: 'Enda en', line: 5 }],
  }],
  'several take precedence over the wrong length': [pages('Ull', [GOOD, 'Enda en']), {
    status: 'warn', params: { variant: 'several', count: 1, total: 2 }, evidence: [{ value: GOOD }, { value: 'Enda en' }, { value: 'Ull' }],
  }],
  'an empty one beside it': [pages(['', GOOD]), { status: 'pass', params: { total: 1 } }],
  'the title of an SVG does not count': [{ pages: samplePages(source(`<title>${GOOD}</title>`, '<svg><title>Logo</title></svg>')) }, {
    status: 'pass', params: { total: 1 },
  }],
  'none': [pages(GOOD, []), {
    status: 'fail', params: { count: 1, total: 2 }, evidence: [{ label: '<title>', value: '0', page: 'https://shop.test/side-2' }],
  }],
  'a blank one counts as missing, and takes precedence over all else': [pages(' ', 'Ull', [GOOD, GOOD]), { status: 'fail', params: { count: 1, total: 3 } }],
  'none on more pages than are shown': [pages(...times(11, '')), { status: 'fail', params: { count: 11, total: 11 } }],
  'too short on more pages than are shown': [pages(...times(11, 'Ull')), { status: 'warn', params: { variant: 'length', count: 11, total: 11 } }],
});
