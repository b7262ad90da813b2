import { pageOf } from '../../artifacts-rig.ts';
import type { AnswerParts } from '../../artifacts-rig.ts';
import { asking, hopsOf } from '../../artifacts-access-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './soft-404.ts';

const RANDOM = 'https://shop.test/aq8z';
const home = pageOf('<h1>Shop</h1>');
const answered = (parts: AnswerParts) => ({ home, randomPath: asking(RANDOM, { url: RANDOM, ...parts }) });
const ledTo = (path: string, status = 302, parts: AnswerParts = {}) => {
  const url = new URL(path, RANDOM).href;
  return answered({ url, hops: hopsOf(status, RANDOM, url), ...parts });
};

judgeTable(check, {
  '404': [answered({ status: 404 }), {
    status: 'pass', params: { status: 404 }, evidence: [{ label: '404', value: RANDOM }],
  }],
  '410': [answered({ status: 410 }), { status: 'pass', params: { status: 410 } }],
  '404 behind a redirect': [ledTo('/borte', 301, { status: 404 }), {
    status: 'pass', params: { status: 404 }, evidence: [{ label: '301' }, { label: '404' }],
  }],
  'a page': [answered({}), { status: 'fail', params: { status: 200 }, evidence: [{ label: '200', value: RANDOM }] }],
  'any status of success': [answered({ status: 299 }), { status: 'fail', params: { status: 299 } }],
  'the home page': [ledTo('/'), {
    status: 'warn', params: { status: 302 },
    evidence: [{ label: '302', value: `${RANDOM} → https://shop.test/` }, { label: '200' }],
  }],
  'the home page, for good': [ledTo('/', 301), { status: 'warn', params: { status: 301 } }],
  'a page of its own behind a redirect': [ledTo('/ingenting'), { status: 'fail', params: { status: 200 } }],
  'whoever must log in cannot tell': [ledTo('/logg-inn'), {
    status: 'not-measured', reason: 'ambiguous', evidence: [{ label: '302' }, { label: '200' }],
  }],
  'a login that is the home page': [
    { home: pageOf('<h1>Logg inn</h1>', { path: '/logg-inn' }), randomPath: ledTo('/logg-inn').randomPath },
    { status: 'not-measured', reason: 'ambiguous' },
  ],
  'a page at an address that sounds like a login': [
    { home, randomPath: asking('/konto/aq8z', { path: '/konto/aq8z' }) }, { status: 'fail', params: { status: 200 } },
  ],
  'a redirect that leads nowhere': [answered({ status: 300 }), {
    status: 'not-measured', reason: 'ambiguous', evidence: [{ label: '300' }],
  }],
  'another error': [answered({ status: 500 }), { status: 'not-measured', reason: 'ambiguous' }],
});
