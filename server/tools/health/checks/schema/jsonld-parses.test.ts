import { ld } from '../../artifacts-product-rig.ts';
import { samplePages, source, times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './jsonld-parses.ts';

const pages = (...heads: string[]) => ({ pages: samplePages(...heads.map((head) => source(head))) });
const GOOD = ld({ '@type': 'Product' });
const one = (raw: string) => pages(GOOD + ld(raw));
const broken = (label: string, value: string) =>
  ({ status: 'fail', params: { count: 1, total: 2 }, evidence: [{ label, value, page: 'https://shop.test/', line: 4 }] }) as const;
const LONG = 'x'.repeat(60);

judgeTable(check, {
  'all blocks parse': [pages(GOOD + GOOD, GOOD), { status: 'pass', params: { total: 3 } }],
  'an empty block does not count': [one(' \n '), { status: 'pass', params: { total: 1 } }],
  'a script of another type': [pages(`${GOOD}<script type="application/json">{</script>`), { status: 'pass', params: { total: 1 } }],
  'a comma too many': [one('{"a":1,,"b":2}'), {
    status: 'fail', params: { count: 1, total: 2 },
    evidence: [{ label: 'Expected double-quoted property name', value: '{"a":1,⟦,⟧"b":2}', page: 'https://shop.test/', line: 4, offset: 145 }],
  }],
  'a trailing comma': [one('{"a":1,}'), {
    status: 'fail', params: { count: 1, total: 2 }, evidence: [{ value: '{"a":1,⟦}⟧' }], snippet: '{\n  "a": 1\n}',
  }],
  'an invalid word': [one('{"a":ja}'), broken("Unexpected token 'j'", '{"a":⟦j⟧a}')],
  'a line break in a string': [one('{"a":"b\nc"}'), broken('Bad control character in string literal', '{"a":"b⟦ ⟧c"}')],
  'an incomplete block': [one('{"a":1'), broken("Expected ',' or '}' after property value", '{"a":1⟦⟧')],
  'forty characters before the error, and fewer after': [one(`{"${LONG}":1,,"${LONG}":2}`), broken(
    'Expected double-quoted property name', `${LONG.slice(0, 36)}":1,⟦,⟧"${LONG.slice(0, 38)}`,
  )],
  'the error of a later line': [pages(GOOD, `${GOOD}\n\n${ld('{"a":1,\n,}')}`), {
    status: 'fail', params: { count: 1, total: 3 }, evidence: [{ page: 'https://shop.test/side-2', line: 7, value: '{"a":1, ⟦,⟧}' }],
  }],
  'a block that can be repaired': [one('{"a":1,}'), broken('Expected double-quoted property name', '{"a":1,⟦}⟧')],
  'more than are shown': [pages(times(11, ld('{')).join('')), { status: 'fail', params: { count: 11, total: 11 } }],
  'none': [pages('', '<script>{</script>'), { status: 'not-applicable' }],
  'only empty blocks': [pages(ld('')), { status: 'not-applicable' }],
});
