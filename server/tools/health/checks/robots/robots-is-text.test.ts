import { ALL, ROBOTS_AT, robotsFileOf, rules } from '../../artifacts-robots-rig.ts';
import type { AnswerParts } from '../../artifacts-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './robots-is-text.ts';

const file = (text: string, parts?: AnswerParts) => ({ file: robotsFileOf(text, parts), rules: rules(text) });
const long = `<html ${'a'.repeat(200)}>`;

judgeTable(check, {
  'rules': [file(`${ALL}\nDisallow: /kasse`), { status: 'pass', params: {} }],
  'an empty file': [file(''), { status: 'pass', params: {} }],
  'rules sent as HTML': [file(`${ALL}\n`, { headers: { 'content-type': 'text/html' } }), {
    status: 'pass', params: {},
  }],
  'an HTML page': [file(' \n<!doctype html>\r\n<title>Shop</title>'), {
    status: 'fail', params: {}, evidence: [
      { label: 'begins', value: '<!doctype html>', page: ROBOTS_AT, line: 1 },
    ],
  }],
  'an HTML page on one long line': [file(long), {
    status: 'fail', params: {}, evidence: [{ value: `${long.slice(0, 119)}…` }],
  }],
  'an HTML page with status 404': [file('<!doctype html>', { status: 404 }), {
    status: 'not-applicable',
  }],
  'endless redirects': [{ file: { ...robotsFileOf(''), status: null }, rules: rules('') }, {
    status: 'not-applicable',
  }],
});
