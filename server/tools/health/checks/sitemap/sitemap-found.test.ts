import { SITEMAP_URL, child, file, errorStatus, index, many } from '../../artifacts-sitemap-rig.ts';
import type { Sitemaps } from '../../gathered.ts';
import type { SitemapFile } from '../../gather/sitemap-file.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { notApplicable, available, unavailable } from '../../available.ts';
import { check } from './sitemap-found.ts';

const by = (foundBy: Sitemaps['foundBy'], ...files: readonly SitemapFile[]) =>
  ({ found: available({ foundBy, files, unread: 0 }) });

judgeTable(check, {
  'named in robots.txt': [by('robots', file()), {
    status: 'pass', params: { variant: 'robots', url: SITEMAP_URL }, evidence: [
      { label: 'urlset', value: SITEMAP_URL, url: SITEMAP_URL },
    ],
  }],
  'named, whatever the response': [by('robots', file('/kart.xml', errorStatus())), {
    status: 'pass', params: { variant: 'robots', url: 'https://shop.test/kart.xml' }, evidence: [{ label: '404' }],
  }],
  'at the default location': [by('default', file()), { status: 'pass', params: { variant: 'default', url: SITEMAP_URL } }],
  'by a guess': [by('guess', file('/wp-sitemap.xml')), {
    status: 'warn', params: { url: 'https://shop.test/wp-sitemap.xml' }, evidence: [{ label: 'urlset' }],
  }],
  'only the first files, not those of the index': [by('robots', child('/a.xml'), index()), {
    status: 'pass', params: { variant: 'robots', url: SITEMAP_URL }, evidence: [{ label: 'index', url: SITEMAP_URL }],
  }],
  'more than are shown': [by('robots', ...many(11, (path) => file(path))), {
    status: 'pass', params: { variant: 'robots', url: 'https://shop.test/side-1' },
  }],
  'nowhere': [{ found: unavailable('root-cause', 'sitemap-found') }, { status: 'fail', params: {} }],
  'an unreadable robots.txt may name one': [{ found: unavailable('root-cause', 'robots-status') }, {
    status: 'not-measured', reason: 'root-cause', rootCause: 'robots-status',
  }],
  'not looked for': [{ found: unavailable('challenged') }, { status: 'not-measured', reason: 'challenged' }],
  'not applicable': [{ found: notApplicable }, { status: 'not-applicable' }],
});
