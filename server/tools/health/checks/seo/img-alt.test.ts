import { samplePages, source } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './img-alt.ts';

const pages = (...bodies: string[]) => ({ pages: samplePages(...bodies.map((body) => source('', body))) });
const images = (count: number, attributes: string, name = 'a') =>
  Array.from({ length: count }, (_, at) => `<img src="/${name}${at}.jpg"${attributes}>`).join('\n');
const ALT = ' alt="Genser"';
/** `count` of `total` images without alternative text. */
const lacking = (count: number, total: number) => pages(images(count, '') + images(total - count, ALT, 'b'));
const FINE = { status: 'pass', params: { count: 0, total: 1 } } as const;
const BARE = { status: 'fail', params: { count: 1, total: 1, percent: 100 } } as const;

judgeTable(check, {
  'all with alt': [lacking(0, 3), { status: 'pass', params: { count: 0, total: 3 } }],
  'nine of ten': [lacking(1, 10), {
    status: 'pass', params: { count: 1, total: 10 },
    evidence: [{ label: '<img>', value: '<img src="/a0.jpg">', page: 'https://shop.test/', line: 7 }],
  }],
  'fewer than nine of ten': [lacking(2, 19), { status: 'warn', params: { count: 2, total: 19, percent: (2 / 19) * 100 } }],
  'seven of ten': [lacking(3, 10), { status: 'warn', params: { count: 3, total: 10, percent: 30 } }],
  'fewer than seven of ten': [lacking(4, 13), { status: 'fail', params: { count: 4, total: 13, percent: (4 / 13) * 100 }, evidence: [{}, { line: 8 }] }],
  'more than are shown': [lacking(11, 11), { status: 'fail', params: { count: 11, total: 11, percent: 100 } }],
  'an empty alt marks a decorative image': [pages('<img src="/a.jpg" alt="">'), FINE],
  'an alt without a value': [pages('<img src="/a.jpg" alt>'), FINE],
  'a title as its text': [pages('<img src="/a.jpg" title="Genser">'), FINE],
  'an aria-label as its text': [pages('<img src="/a.jpg" aria-label="Genser i ull">'), FINE],
  'aria-labelledby as its text': [pages('<img src="/a.jpg" aria-labelledby="x navn"><p id="navn">Genser</p>'), FINE],
  'aria-labelledby without its element': [pages('<img src="/a.jpg" aria-labelledby="navn">'), BARE],
  'a blank label and a blank title': [pages('<img src="/a.jpg" aria-label=" " title="" aria-labelledby=" ">'), BARE],
  'hidden from screen readers': [pages('<img src="/a.jpg" aria-hidden="true">'), FINE],
  'in a link hidden from screen readers': [pages('<a aria-hidden="true" tabindex="-1"><span><img src="/a.jpg"></span></a>'), FINE],
  'in a hidden element': [pages('<div hidden><p><img src="/a.jpg"></p></div>'), FINE],
  'hidden': [pages('<img src="/a.jpg" hidden>'), FINE],
  'beside hidden elements': [pages('<div hidden></div><div aria-hidden="true"></div><img src="/a.jpg">'), BARE],
  'in an element hidden until found': [pages('<div hidden="until-found"><img src="/a.jpg"></div>'), BARE],
  'not hidden from screen readers': [pages('<img src="/a.jpg" aria-hidden="false">'), BARE],
  'decorative, by role="presentation"': [pages('<img src="/a.jpg" role="presentation">'), FINE],
  'decorative, by role="none"': [pages('<img src="/a.jpg" role="none">'), FINE],
  'an image, by role="img"': [pages('<img src="/a.jpg" role="img">'), BARE],
  'a tracking pixel': [pages('<img src="/a.gif" width="1" height="1">'), FINE],
  'a line one pixel wide': [pages('<img src="/a.gif" width="1" height="9">'), BARE],
  'a line one pixel high': [pages('<img src="/a.gif" width="9" height="1">'), BARE],
  'a logo on every page counts once, and is shown where it first lacks alt': [
    pages('<img src="/logo.svg" alt="Nordlys">', '<img src="/logo.svg">', '<img src="/logo.svg" class="x">', '<img src="/logo.svg" alt="">'),
    { ...BARE, evidence: [{ value: '<img src="/logo.svg">', page: 'https://shop.test/side-2' }] },
  ],
  'images without a URL count separately': [pages('<img src="data:image/gif;base64,R0"><img>'), {
    status: 'fail', params: { count: 2, total: 2, percent: 100 },
  }],
  'a tag over several lines': [pages('<img\n src="/a.jpg"\n\n class="x">'), { ...BARE, evidence: [{ value: '<img src="/a.jpg" class="x">' }] }],
  'no images': [pages('<h1>Ull</h1>', '<svg></svg>'), { status: 'not-applicable' }],
});
