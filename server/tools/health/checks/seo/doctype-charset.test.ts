import type { AnswerParts } from '../../artifacts-rig.ts';
import { sampled } from '../../artifacts-rig.ts';
import { samplePages, times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './doctype-charset.ts';

const DOCTYPE = '<!doctype html>';
const CHARSET = '<meta charset="utf-8">';
const one = (html: string, parts: AnswerParts = {}) => ({ pages: [sampled('home', html, parts)] });
const begun = (before: string) => one(`${before}${CHARSET}<h1>Ull</h1>`);
const named = (tag: string) => one(`${DOCTYPE}${tag}<h1>Ull</h1>`);
const typed = (type: string) => one(`${DOCTYPE}<h1>Ull</h1>`, { headers: { 'content-type': type } });
const marked = (...bytes: number[]) => {
  const [page] = one(`${DOCTYPE}<h1>Ull</h1>`).pages;
  return { pages: [{ ...page!, result: { ...page!.result, body: new Uint8Array(bytes) } }] };
};
const PASS = { status: 'pass', params: { total: 1 } } as const;
const lacks = <V extends 'doctype' | 'charset' | 'quirks' | 'unknown' | 'late'>(variant: V) => ({ status: 'fail', params: { variant, count: 1, total: 1 } }) as const;
const doubtful = <V extends 'limited-quirks' | 'encoding'>(variant: V) => ({ status: 'warn', params: { variant, count: 1, total: 1 } }) as const;
const HOME = 'https://shop.test/';

judgeTable(check, {
  'both': [{ pages: samplePages(...times(2, `${DOCTYPE}${CHARSET}`)) }, { status: 'pass', params: { total: 2 } }],
  'an older doctype, in capitals': [begun('<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">'), PASS],
  'white space, a declaration and comments before it': [begun(` \n<?xml version="1.0"?>\n<!-- a --><!-- > -->${DOCTYPE}`), PASS],
  'an older doctype over several lines': [begun('<!DOCTYPE  html\n  PUBLIC "-//W3C//DTD HTML 4.01//EN">'), {
    ...PASS, evidence: [{ label: '<!doctype>' }],
  }],
  'an older doctype quoted far down in a text': [
    one(`${DOCTYPE}${CHARSET}<p>${'Ull '.repeat(300)}</p><textarea><!doctype html public ""></textarea>`),
    { ...PASS, evidence: [] },
  ],
  'a doctype longer than is shown': [begun(`<!doctype html public "${'a'.repeat(200)}">`), {
    ...PASS, evidence: [{ value: `<!doctype html public "${'a'.repeat(186)}` }],
  }],
  'an unclosed declaration before it': [one(`<?xml ${DOCTYPE.slice(0, -1)}`), lacks('doctype')],
  'words before it': [begun(`Ull ${DOCTYPE}`), {
    ...lacks('doctype'), evidence: [{ label: '<!doctype html>', value: '0', page: HOME }],
  }],
  'an unclosed comment before it': [begun(`<!-- ${DOCTYPE}`), lacks('doctype')],
  'a tag before it': [begun(`<html>${DOCTYPE}`), lacks('doctype')],
  'an element of another name': [begun('<!doctypes>'), lacks('doctype')],
  'none': [begun(''), lacks('doctype')],
  'by the http-equiv tag': [named('<meta http-equiv="Content-Type" content="text/html; charset=utf-8">'), PASS],
  'by the http-equiv tag without a charset': [named('<meta http-equiv="Content-Type" content="text/html">'), lacks('charset')],
  'by a meta tag with name': [named('<meta name="content-type" content="text/html; charset=utf-8">'), lacks('charset')],
  'an empty one': [named('<meta charset=" ">'), {
    ...lacks('charset'), evidence: [{ label: '<meta charset>', value: '0', page: HOME }],
  }],
  'by the header only': [typed('text/html; charset=utf-8'), { ...PASS, evidence: [] }],
  'by the header in quotes and capitals': [typed('text/html;CHARSET = "ISO-8859-1"'), {
    ...doubtful('encoding'), evidence: [{ label: 'charset', value: 'ISO-8859-1', page: HOME }],
  }],
  'a header with an empty charset': [typed('text/html; charset='), lacks('charset')],
  'by the byte order mark of UTF-8': [marked(0xef, 0xbb, 0xbf), PASS],
  'by the byte order mark of UTF-16': [marked(0xfe, 0xff, 0), {
    ...doubtful('encoding'), evidence: [{ label: 'charset', value: 'utf-16be', page: HOME }],
  }],
  'by the other byte order mark of UTF-16': [marked(0xff, 0xfe, 0), { ...doubtful('encoding'), evidence: [{ value: 'utf-16le' }] }],
  'bytes of a byte order mark after the start': [marked(0, 0xfe, 0xff), lacks('charset')],
  'one page without either, one without one': [{ pages: samplePages('<h1>Ull</h1>', `${DOCTYPE}<h1>Ull</h1>`, `${DOCTYPE}${CHARSET}`) }, {
    status: 'fail', params: { variant: 'doctype', count: 1, total: 3 }, evidence: [{ label: '<!doctype html>', page: HOME }],
  }],
  'no charset on one page, no doctype on another: the doctype is reported': [{ pages: samplePages(`${DOCTYPE}<h1>Ull</h1>`, `${CHARSET}<h1>Ull</h1>`) }, {
    status: 'fail', params: { variant: 'doctype', count: 1, total: 2 },
  }],
  'more pages than are shown': [{ pages: samplePages(...times(6, '<h1>Ull</h1>')) }, { status: 'fail', params: { variant: 'doctype', count: 6, total: 6 } }],
  'in any case, and about:legacy-compat': [begun('<!DocType HTML SYSTEM "about:legacy-compat">'), { ...PASS, evidence: [] }],
  'HTML 4.01 Strict, XHTML 1.0 Strict, XHTML 1.1': [{ pages: samplePages(
    `<!doctype html public "-//w3c//dtd html 4.01//en" "http://www.w3.org/TR/html4/strict.dtd">${CHARSET}`,
    `<!doctype html public "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">${CHARSET}`,
    `<!doctype html public "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">${CHARSET}`,
  ) }, { status: 'pass', params: { total: 3 }, evidence: [{ label: '<!doctype>' }, { label: '<!doctype>' }, { label: '<!doctype>' }] }],
  'H23: XHTML 1.0 Transitional': [begun('<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'), doubtful('limited-quirks')],
  'H24: HTML 4.01 Transitional without its URL': [begun('<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">'), {
    ...lacks('quirks'), evidence: [{ label: '<!doctype>', value: '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">' }],
  }],
  'HTML 4.01 Transitional with its URL': [begun('<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">'), doubtful('limited-quirks')],
  'HTML 3.2': [begun('<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">'), lacks('quirks')],
  'another document type': [begun('<!doctype htm>'), lacks('quirks')],
  'H25: text before it': [begun('Hei<!doctype html>'), lacks('doctype')],
  'H26: after a long script': [named(`<script>${'a'.repeat(2_048)}</script>${CHARSET}`), { ...lacks('late'), evidence: [{ label: 'charset', value: 'utf-8' }] }],
  'it ends at byte 1,024': [named(`<!--${'a'.repeat(1_024 - DOCTYPE.length - CHARSET.length - 7)}-->${CHARSET}`), PASS],
  'it ends a byte later': [named(`<!--${'a'.repeat(1_025 - DOCTYPE.length - CHARSET.length - 7)}-->${CHARSET}`), lacks('late')],
  'bytes count, not characters': [named(`<!--${'å'.repeat(500)}-->${CHARSET}`), lacks('late')],
  'late, with a header': [{ pages: [sampled('home', `${DOCTYPE}<!--${'a'.repeat(2_000)}-->${CHARSET}`, { headers: { 'content-type': 'text/html; charset=utf-8' } })] }, PASS],
  'another label for UTF-8': [named('<meta charset="utf8">'), PASS],
  'latin1': [named('<meta charset="latin1">'), doubtful('encoding')],
  'an unknown label': [named('<meta charset="foo">'), { ...lacks('unknown'), evidence: [{ value: 'foo' }] }],
  'an unknown label in the header is skipped': [{ pages: [sampled('home', DOCTYPE + CHARSET, { headers: { 'content-type': 'text/html; charset=foo' } })] }, {
    ...PASS, evidence: [{ label: 'Content-Type', value: 'text/html; charset=foo' }],
  }],
  'an unknown label in a tag below a header': [
    one(`${DOCTYPE}<meta charset="foo">`, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    { ...PASS, evidence: [] },
  ],
  'an unknown label on the second page': [{ pages: samplePages(DOCTYPE + CHARSET, `${DOCTYPE}<meta charset="foo">`) }, {
    status: 'fail', params: { variant: 'unknown', count: 1, total: 2 },
    evidence: [{ value: 'foo', page: 'https://shop.test/side-2' }],
  }],
  'UTF-16 in a second tag, with white space': [named('<meta name="viewport" content="a"><meta charset=" UTF-16 ">'), {
    ...PASS, evidence: [{ label: '<meta charset>', value: 'UTF-16' }],
  }],
  'UTF-16 in a tag is read as UTF-8': [named('<meta charset="utf-16">'), { ...PASS, evidence: [{ label: '<meta charset>', value: 'utf-16' }] }],
  'the header wins': [{ pages: [sampled('home', DOCTYPE + CHARSET, { headers: { 'content-type': 'text/html; charset=iso-8859-1' } })] }, doubtful('encoding')],
});
