import type { AnswerParts } from '../../artifacts-rig.ts';
import { sampled } from '../../artifacts-rig.ts';
import { samplePages, times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { doctypeCharset } from './doctype-charset.ts';

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
const lacks = <V extends 'doctype' | 'charset' | 'both'>(variant: V) => ({ status: 'fail', params: { variant, count: 1, total: 1 } }) as const;
const HOME = 'https://shop.test/';

judgeTable(doctypeCharset, {
  'both': [{ pages: samplePages(...times(2, `${DOCTYPE}${CHARSET}`)) }, { status: 'pass', params: { total: 2 } }],
  'an older doctype, in capitals': [begun('<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">'), PASS],
  'a mark, white space, a declaration and comments before it': [begun(`\uFEFF \n<?xml version="1.0"?>\n<!-- a --><!-- > -->${DOCTYPE}`), PASS],
  'words before it': [begun(`Ull ${DOCTYPE}`), {
    ...lacks('doctype'), evidence: [{ label: '<!doctype html>', value: '0', page: HOME }],
  }],
  'a comment before it that never ends': [begun(`<!-- ${DOCTYPE}`), lacks('both')],
  'a tag before it': [begun(`<html>${DOCTYPE}`), lacks('doctype')],
  'an element of another name': [begun('<!doctypes>'), lacks('doctype')],
  'none': [begun(''), lacks('doctype')],
  'by the older tag': [named('<meta http-equiv="Content-Type" content="text/html; charset=utf-8">'), PASS],
  'by the older tag without its charset': [named('<meta http-equiv="Content-Type" content="text/html">'), lacks('charset')],
  'by a tag of another kind': [named('<meta name="content-type" content="text/html; charset=utf-8">'), lacks('charset')],
  'an empty one': [named('<meta charset=" ">'), {
    ...lacks('charset'), evidence: [{ label: '<meta charset>', value: '0', page: HOME }],
  }],
  'by the header alone': [typed('text/html; charset=utf-8'), PASS],
  'by the header in quotes and capitals': [typed('text/html;CHARSET = "ISO-8859-1"'), PASS],
  'a header that names none': [typed('text/html; charset='), lacks('charset')],
  'by the mark of UTF-8': [marked(0xef, 0xbb, 0xbf), PASS],
  'by the mark of UTF-16': [marked(0xfe, 0xff, 0), PASS],
  'by its other mark': [marked(0xff, 0xfe, 0), PASS],
  'a mark that is none, or stands further on': [marked(0, 0xfe, 0xff), lacks('charset')],
  'one page without either, one without one': [{ pages: samplePages('<h1>Ull</h1>', `${DOCTYPE}<h1>Ull</h1>`, `${DOCTYPE}${CHARSET}`) }, {
    status: 'fail', params: { variant: 'both', count: 1, total: 3 },
    evidence: [{ label: '<!doctype html>', page: HOME }, { label: '<meta charset>', page: HOME }, { label: '<meta charset>', page: 'https://shop.test/side-2' }],
  }],
  'a doctype on one, a charset on another: the doctype is said': [{ pages: samplePages(`${DOCTYPE}<h1>Ull</h1>`, `${CHARSET}<h1>Ull</h1>`) }, {
    status: 'fail', params: { variant: 'doctype', count: 1, total: 2 },
  }],
  'more pages than are shown': [{ pages: samplePages(...times(6, '<h1>Ull</h1>')) }, { status: 'fail', params: { variant: 'both', count: 6, total: 6 } }],
});
