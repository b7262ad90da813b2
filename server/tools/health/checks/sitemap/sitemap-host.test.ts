import { fetched } from '../../artifacts-rig.ts';
import { entryOf } from '../../artifacts-access-rig.ts';
import { SITEMAP_URL, file, many, tally } from '../../artifacts-sitemap-rig.ts';
import type { SitemapFile } from '../../gather/sitemap-file.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './sitemap-host.ts';

const host = 'shop.test';
const own = file('/a.xml', { count: 4 });
const foreign = file(undefined, { count: 3, locs: { foreign: tally(['https://www.shop.test/a', '']) } });

const named = (...files: readonly SitemapFile[]) => ({ files, found: { foundBy: 'robots', files, unread: 0 } }) as const;
const usual = (...files: readonly SitemapFile[]) => ({ files, found: { foundBy: 'default', files, unread: 0 } }) as const;
const beside = file('/nb/sitemap.xml', { count: 3, locs: { outside: tally(['https://shop.test/sv/']) } });

judgeTable(check, {
  'its own': [{ ...named(own), entry: entryOf() }, { status: 'pass', params: { host, total: 4 } }],
  'the host after redirects': [
    { ...named(own), entry: entryOf(fetched('<h1>Shop</h1>', { url: 'https://www.shop.test/' })) },
    { status: 'pass', params: { host: 'www.shop.test', total: 4 } },
  ],
  'the requested host, without a response': [
    { ...named(own), entry: entryOf({ ...fetched(), result: null }) }, { status: 'pass', params: { host, total: 4 } },
  ],
  'some on another': [{ ...named(own, foreign), entry: entryOf() }, {
    status: 'fail', params: { host, count: 2, total: 7 },
    evidence: [{ label: 'loc', value: 'https://www.shop.test/a', url: SITEMAP_URL }, { value: '(empty)' }],
  }],
  'in several files, more than are shown': [
    {
      ...named(...many(11, (path) => file(path, { count: 1, locs: { foreign: tally(['a'.repeat(400)]) } }))),
      entry: entryOf(),
    },
    {
      status: 'fail', params: { host, count: 11, total: 11 },
      evidence: [{ value: `${'a'.repeat(299)}…`, url: 'https://shop.test/side-1' }],
    },
  ],
  'S22: robots.txt names a file on another host, with URLs of the store': [
    { ...named(file('https://cdn.platform.test/sm.xml', { count: 4 })), entry: entryOf() }, { status: 'pass', params: { host, total: 4 } },
  ],
  'S23: URLs outside its folder, and robots.txt names it': [{ ...named(beside), entry: entryOf() }, { status: 'pass', params: { host, total: 3 } }],
  'S23: URLs outside its folder, and robots.txt does not name it': [{ ...usual(own, beside), entry: entryOf() }, {
    status: 'warn', params: { count: 1, total: 7 }, evidence: [{ label: 'loc', value: 'https://shop.test/sv/', url: 'https://shop.test/nb/sitemap.xml' }],
  }],
  'no URL': [{ ...named(file()), entry: entryOf() }, { status: 'not-measured', reason: 'not-found' }],
});
