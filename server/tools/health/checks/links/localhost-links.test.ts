import { samplePages } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './localhost-links.ts';

const linking = (...hrefs: string[]) => ({ pages: samplePages('<h1>Garn</h1>', hrefs.map((href) => `<a href="${href}">Admin</a>`).join('')) });
const bad = { status: 'fail', params: { count: 1, total: 1 } } as const;

judgeTable(check, {
  'all public': [linking('/a', 'https://garn.test/', 'https://93.184.216.34/', 'https://[2606:4700::1111]/'), { status: 'pass', params: { total: 4 } }],
  'to localhost': [linking('/a', 'http://localhost:3000/admin'), {
    status: 'fail', params: { count: 1, total: 2 },
    evidence: [{ label: 'internal address', value: 'Admin', url: 'http://localhost:3000/admin', page: 'https://shop.test/side-2' }],
  }],
  'to localhost by IPv4 URL': [linking('http://127.0.0.1/'), bad],
  'to localhost by IPv6 URL': [linking('https://[::1]/'), bad],
  'to a private network': [linking('https://192.168.1.20/'), bad],
  'to a local host name': [linking('https://butikk.local/'), bad],
  'to a file': [linking(' FILE:///a.html', '/a'), {
    status: 'fail', params: { count: 1, total: 2 }, evidence: [{ value: 'Admin', page: 'https://shop.test/side-2' }],
  }],
  'the same link twice counts once': [linking('http://localhost/', 'http://localhost/', 'file:///a', 'file:///a'), { status: 'fail', params: { count: 2, total: 2 } }],
  'a page about localhost': [linking('/localhost', 'https://garn.test/?u=http://localhost/', '/file:///a'), { status: 'pass', params: { total: 3 } }],
  'a public host with a similar beginning': [linking('https://localhost.garn.test/'), { status: 'pass', params: { total: 1 } }],
  'no links': [linking('mailto:post@localhost', 'tel:1'), { status: 'not-measured', reason: 'not-found' }],
});
