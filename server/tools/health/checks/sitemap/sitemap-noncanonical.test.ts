import { hopsOf } from '../../artifacts-access-rig.ts';
import { listed, many } from '../../artifacts-sitemap-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './sitemap-noncanonical.ts';

const pointing = (path: string, href: string) => listed(
  path, {}, `<link rel="canonical" href="${href}"><h1>Oppskrift</h1>`,
);
const own = { status: 'pass', params: { total: 1 } } as const;

judgeTable(check, {
  'pages that name themselves, or nothing': [{ sample: [...many(9, (path) => pointing(path, path)), listed('/a')] }, {
    status: 'pass', params: { total: 10 },
  }],
  'the fragment makes no difference': [{ sample: [pointing('/a', '/a#del')] }, own],
  'the case of a percent-encoding makes no difference': [{ sample: [pointing('/bl%C3%A5', '/bl%c3%a5')] }, own],
  'another percent-encoding makes a difference': [{ sample: [pointing('/bl%C3%A5', '/bl%C3%A6')] }, {
    status: 'warn', params: { count: 1, total: 1 },
  }],
  'the case of a path makes a difference': [{ sample: [pointing('/a', '/A')] }, { status: 'warn', params: { count: 1, total: 1 } }],
  'the query makes a difference': [{ sample: [pointing('/a?b=1', '/a')] }, { status: 'warn', params: { count: 1, total: 1 } }],
  'the host makes a difference': [{ sample: [pointing('/a', 'https://www.shop.test/a')] }, {
    status: 'warn', params: { count: 1, total: 1 },
  }],
  'in the body it does not count': [{ sample: [listed('/a', {}, '<h1>Ull</h1><link rel="canonical" href="/b">')] }, own],
  'in the header': [{ sample: [listed('/a', { headers: { link: '</b>; rel="canonical"' } })] }, { status: 'warn', params: { count: 1, total: 1 } }],
  'two that name another page': [{ sample: [listed('/'), ...many(2, (path) => pointing(path, '/kontakt'))] }, {
    status: 'warn', params: { count: 2, total: 3 }, evidence: [
      { label: 'canonical', value: 'https://shop.test/kontakt', page: 'https://shop.test/side-1' }, {},
    ],
  }],
  'three that name another page': [{ sample: many(3, (path) => pointing(path, '/kontakt')) }, {
    status: 'fail', params: { count: 3, total: 3 },
  }],
  'a URL too long to show': [{ sample: [pointing('/a', `/${'a'.repeat(400)}`)] }, {
    status: 'warn', params: { count: 1, total: 1 }, evidence: [{ value: `https://shop.test/${'a'.repeat(281)}…` }],
  }],
  'files and missing pages do not count': [
    {
      sample: [
        listed('/'), listed('/a.pdf', {}, null),
        listed('/b', { hops: hopsOf(301, '/b', '/') }, '<link rel="canonical" href="/">'),
        listed('/c', { status: 404 }, '<link rel="canonical" href="/">'),
      ],
    },
    own,
  ],
  'all are missing': [{ sample: [listed('/a', { status: 404 })] }, {
    status: 'not-measured', reason: 'root-cause', rootCause: 'sitemap-sample-status',
  }],
});
