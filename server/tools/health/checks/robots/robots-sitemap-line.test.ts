import { ALL, ROBOTS_AT, rules } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './robots-sitemap-line.ts';

const FULL = 'https://shop.test/sitemap.xml';
const lines = (...written: readonly string[]) => ({ lines: rules(...written) });
const relative = (url: string) => [lines(ALL, `Sitemap: ${FULL}`, `Sitemap: ${url}`), {
  status: 'fail', params: { line: 3 }, evidence: [{ label: 'Sitemap', value: url, page: ROBOTS_AT, line: 3 }],
}] as const;

judgeTable(check, {
  'one': [lines(ALL, `Sitemap: ${FULL}`), {
    status: 'pass', params: { count: 1 }, evidence: [{ label: 'Sitemap', value: FULL, page: ROBOTS_AT, line: 2 }],
  }],
  'several, also over http and in any case': [lines('Sitemap: HTTP://shop.test/a.xml', `sitemap: ${FULL}`), {
    status: 'pass', params: { count: 2 }, evidence: [{ line: 1 }, { line: 2 }],
  }],
  'more than are shown': [lines(...Array.from({ length: 11 }, () => `Sitemap: ${FULL}`)), {
    status: 'pass', params: { count: 11 },
  }],
  'none': [lines(ALL, 'Disallow: /kasse'), { status: 'warn', params: {}, evidence: [] }],
  'a path': [...relative('/sitemap.xml')],
  'a path, completed in the snippet': [relative('/kart.xml')[0], { ...relative('/kart.xml')[1], snippet: 'Sitemap: https://shop.test/kart.xml' }],
  'a host without a scheme': [...relative('//shop.test/sitemap.xml')],
  'a scheme without a host': [...relative('https:///sitemap.xml')],
  'a URL in the middle of a path': [...relative('/go?to=https://shop.test/a.xml')],
  'another scheme': [...relative('ftp://shop.test/sitemap.xml')],
  'an empty value': [lines('Sitemap:'), { status: 'fail', params: { line: 1 }, evidence: [{ value: '' }] }],
});
