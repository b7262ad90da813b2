import { pageOf } from '../../artifacts-rig.ts';
import { ALL, ROBOTS_AT, rules } from '../../artifacts-robots-rig.ts';
import { available, notApplicable, unavailable } from '../../available.ts';
import type { ServedRobots, Available } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './rsl-license.ts';

const noLines: Available<ServedRobots> = notApplicable;
const onHome = (head: string, link: string[] = []) =>
  ({ home: pageOf(`<head>${head}</head><h1>Ull</h1>`, { headers: { link } }), maybeLines: noLines });
const lines = (...written: readonly string[]) => ({ ...onHome(''), maybeLines: available(rules(...written)) });
const url = 'https://shop.test/license.xml';
const long = `${'a'.repeat(299)}…`;

judgeTable(check, {
  'none': [lines(ALL, 'Wait-a-bit: 1'), { status: 'info', params: { variant: 'absent' } }],
  'a line without a value': [lines('License:'), { status: 'info', params: { variant: 'absent' } }],
  'C28: one': [lines('License:', `license: ${url}`), {
    status: 'info', params: { variant: 'present', url },
    evidence: [{ label: 'License', value: url, page: ROBOTS_AT, line: 2 }],
  }],
  'the first of several': [lines(`License: ${url}`, 'License: /b.xml'), {
    status: 'info', params: { variant: 'present', url }, evidence: [{ line: 1 }, { value: '/b.xml', line: 2 }],
  }],
  'in the Link header': [onHome('', [`<${url}>; rel="license"; type="application/rsl+xml"`]), {
    status: 'info', params: { variant: 'present', url }, evidence: [{ label: 'Link', value: url, page: 'https://shop.test/' }],
  }],
  'in the head of the home page': [onHome(`<link rel="license" type="application/RSL+xml" href="${url}">`), {
    status: 'info', params: { variant: 'present', url }, evidence: [{ label: '<link rel="license">', value: url }],
  }],
  'at an address without a host': [onHome('<link rel="license" type="application/rsl+xml" href="/license.xml">'), {
    status: 'info', params: { variant: 'present', url }, evidence: [{ value: '/license.xml' }],
  }],
  'in the Link header, at an address without a host': [onHome('', ['</license.xml>; rel="license"; type="application/rsl+xml"']), {
    status: 'info', params: { variant: 'present', url }, evidence: [{ value: '/license.xml' }],
  }],
  'at what is no web address': [onHome('<link rel="license" type="application/rsl+xml" href="urn:x">'), {
    status: 'info', params: { variant: 'present', url: 'urn:x' },
  }],
  'a licence of another kind, and the media type in another place': [
    onHome(`<link rel="license" href="${url}"><link rel="alternate" type="application/rsl+xml" href="${url}">`, [`<${url}>; rel=license`]),
    { status: 'info', params: { variant: 'absent' } },
  ],
  'none on the home page, and robots.txt was not read': [{ ...onHome(''), maybeLines: unavailable('timeout') }, {
    status: 'not-measured', reason: 'timeout',
  }],
  'more than are shown, and one too long to show': [lines(
    ...Array.from({ length: 11 }, () => `License: ${'a'.repeat(400)}`),
  ), {
    status: 'info', params: { variant: 'present', url: long }, evidence: [{ value: long }],
  }],
});
