import { samplePages, source, times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './og-basics.ts';

const card = (...names: string[]) => source(names.map((name) => `<meta property="${name}" content="x">`).join('\n'));
const pages = (...sources: string[]) => ({ pages: samplePages(...sources) });
const WHOLE = card('og:title', 'og:image', 'og:url');
const PASS = { status: 'pass', params: { total: 1 } } as const;

judgeTable(check, {
  'complete cards': [pages(WHOLE, WHOLE), { status: 'pass', params: { total: 2 } }],
  'the image by its longer name': [pages(card('og:title', 'og:image:url', 'og:url')), PASS],
  'the image by its secure URL': [pages(card('og:title', 'og:image:secure_url', 'og:url')), PASS],
  'only the width of an image': [pages(card('og:title', 'og:image:width', 'og:url')), {
    status: 'warn', params: { count: 1, total: 1, missing: 'image' },
    evidence: [{ label: 'og:image', value: '0', page: 'https://shop.test/' }],
  }],
  'no title': [pages(WHOLE, card('og:image', 'og:url')), {
    status: 'warn', params: { count: 1, total: 2, missing: 'title' }, evidence: [{ label: 'og:title', page: 'https://shop.test/side-2' }],
  }],
  'what any page lacks is reported once, in order': [pages(card('og:title', 'og:url'), card('og:image'), WHOLE), {
    status: 'warn', params: { count: 2, total: 3, missing: 'title, image, url' },
    evidence: [{ label: 'og:image' }, { label: 'og:title' }, { label: 'og:url' }],
  }],
  'an empty tag does not count': [pages(source('<meta property="og:title" content=" "><meta property="og:image" content="x"><meta property="og:url" content="x">')), {
    status: 'warn', params: { count: 1, total: 1, missing: 'title' },
  }],
  'an empty tag beside a full one': [pages(source('<meta property="og:title" content=""><meta property="og:title" content="x"><meta property="og:image" content="x"><meta property="og:url" content="x">')), PASS],
  'no card takes precedence over an incomplete one': [pages(card('og:title'), source()), {
    status: 'fail', params: { count: 1, total: 2 },
    evidence: [{ label: 'og:title', value: '0', page: 'https://shop.test/side-2' }, { label: 'og:image' }, { label: 'og:url' }],
  }],
  'no card on more pages than are shown': [pages(...times(4, source())), { status: 'fail', params: { count: 4, total: 4 } }],
  'an incomplete card on more pages than are shown': [pages(...times(11, card('og:title', 'og:url'))), {
    status: 'warn', params: { count: 11, total: 11, missing: 'image' },
  }],
});
