import { ALL, ROBOTS_AT, rules } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './robots-syntax.ts';

const lines = (...written: readonly string[]) => ({ lines: rules(...written) });
const passes = { status: 'pass', params: {} } as const;
const warns = (line: number, count = 1) => ({ status: 'warn' as const, params: { count, line } });

judgeTable(check, {
  'nothing at all': [lines(''), passes],
  'rules, comments, sitemaps': [
    lines(
      '# kunder', 'Sitemap: https://shop.test/s.xml', ALL, 'Disallow: /kasse', 'Allow: *.css$', 'Disallow:',
      'Crawl-delay: 5',
    ),
    passes,
  ],
  'directives for other readers than search engines': [
    lines(
      ALL, 'Host: shop.test', 'Clean-param: a /b', 'Request-rate: 1/5', 'Visit-time: 0600-0845',
      'License: https://shop.test/l.xml', 'Content-Usage: ai=n',
    ),
    passes,
  ],
  'C26: a preference between a name and its rule': [lines(ALL, 'Content-Usage: ai-use=n', 'Disallow: /kasse'), passes],
  'a line of prose': [lines(ALL, 'Disallow: /kasse', 'Hei på deg, Google!'), {
    ...warns(3), evidence: [{ label: 'line', value: 'Hei på deg, Google!', page: ROBOTS_AT, line: 3 }],
  }],
  'an unknown directive': [lines(ALL, 'Wait-a-bit: 1'), {
    ...warns(2), evidence: [{ value: 'Wait-a-bit: 1', line: 2 }],
  }],
  'names that Google reads all the same': [lines('Useragent: *', 'Dissallow: kasse', 'Disallow /sok', 'Site-map: https://shop.test/s.xml'), {
    ...warns(1, 4), evidence: [
      { value: 'Useragent: *', line: 1 }, { value: 'Dissallow: kasse', line: 2 }, { value: 'Disallow /sok', line: 3 }, { line: 4 },
    ],
  }],
  'names in other case': [lines('USER-AGENT : *', 'disallow:/kasse', 'SiteMap: https://shop.test/s.xml'), passes],
  'a dollar sign inside a path': [lines(ALL, 'Disallow: /a$b'), {
    ...warns(2), evidence: [{ value: 'Disallow: /a$b', line: 2 }],
  }],
  'a dollar sign at the end': [lines(ALL, 'Disallow: /a$'), passes],
  'a path without its slash': [lines(ALL, 'Disallow: kasse', 'Allow: https://shop.test/a'), {
    ...warns(2, 2), evidence: [{ line: 2 }, { line: 3 }],
  }],
  'different faults in the order of the file': [lines(
    ALL, 'Disallow: kasse', 'Hei på deg, Google!', 'Disallow: /a$b', 'Wait-a-bit: 1',
  ), {
    ...warns(2, 4), evidence: [{ line: 2 }, { line: 3 }, { line: 4 }, { line: 5 }],
  }],
  'in a group further down': [lines(ALL, 'Disallow: /', 'User-agent: x', 'Disallow: kasse'), warns(4)],
  'more than are shown': [lines(ALL, ...Array.from({ length: 11 }, () => 'Disallow: kasse')), warns(2, 11)],
  'a very long line is shortened': [lines(ALL, `Disallow: ${'a'.repeat(400)}`), {
    ...warns(2), evidence: [{ value: `Disallow: ${'a'.repeat(289)}…` }],
  }],
  'a rule before any group': [lines('Disallow: /kasse', 'Allow: /', ALL, 'Allow: /', 'Hei på deg, Google!'), {
    status: 'fail', params: { line: 1 },
    evidence: [{ label: 'line', value: 'Disallow: /kasse', page: ROBOTS_AT, line: 1 }, { value: 'Allow: /', line: 2 }],
  }],
  'many rules before any group': [lines('', ...Array.from({ length: 11 }, () => 'Disallow: /')), {
    status: 'fail', params: { line: 2 },
  }],
});
