import { visit } from '../../artifacts-rig.ts';
import { entryOf } from '../../artifacts-access-rig.ts';
import { SITEMAP_URL, file, many } from '../../artifacts-sitemap-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './sitemap-host.ts';

const host = 'shop.test';
const own = file('/a.xml', { count: 4 });
const foreign = file(undefined, { count: 3, locs: { foreign: 2, foreignExamples: ['https://www.shop.test/a', ''] } });

judgeTable(check, {
  'its own': [{ files: [own], entry: entryOf() }, { status: 'pass', params: { host, total: 4 } }],
  'of the host the way in led to': [
    { files: [own], entry: entryOf(visit('<h1>Shop</h1>', { url: 'https://www.shop.test/' })) },
    { status: 'pass', params: { host: 'www.shop.test', total: 4 } },
  ],
  'of the host that was asked, where nothing answered': [
    { files: [own], entry: entryOf({ ...visit(), result: null }) }, { status: 'pass', params: { host, total: 4 } },
  ],
  'some on another': [{ files: [own, foreign], entry: entryOf() }, {
    status: 'fail', params: { host, count: 2, total: 7 },
    evidence: [{ label: 'loc', value: 'https://www.shop.test/a', url: SITEMAP_URL }, { value: '(empty)' }],
  }],
  'in several files, more than are shown': [
    {
      files: many(11, (path) => file(path, { count: 1, locs: { foreign: 1, foreignExamples: ['a'.repeat(400)] } })),
      entry: entryOf(),
    },
    {
      status: 'fail', params: { host, count: 11, total: 11 },
      evidence: [{ value: `${'a'.repeat(299)}…`, url: 'https://shop.test/side-1' }],
    },
  ],
  'no address': [{ files: [file()], entry: entryOf() }, { status: 'not-measured', reason: 'not-found' }],
});
