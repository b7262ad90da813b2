import { pageOf } from '../../artifacts-rig.ts';
import type { AnswerParts } from '../../artifacts-rig.ts';
import { asking, hopsOf } from '../../artifacts-access-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './soft-404.ts';

const RANDOM = 'https://shop.test/aq8z';
const home = pageOf('<h1>Shop</h1>');
const given = { home, now: Date.parse('2026-11-22') };
const answered = (parts: AnswerParts, html: string | null = null) => ({ ...given, randomPath: asking(RANDOM, { url: RANDOM, ...parts }, html) });
const redirectedTo = (path: string, status = 302, { html = null, ...parts }: AnswerParts & { html?: string | null } = {}) => {
  const url = new URL(path, RANDOM).href;
  return answered({ url, hops: hopsOf(status, RANDOM, url), ...parts }, html);
};

judgeTable(check, {
  '404': [answered({ status: 404 }), {
    status: 'pass', params: { status: 404 }, evidence: [{ label: '404', value: RANDOM }],
  }],
  '410': [answered({ status: 410 }), { status: 'pass', params: { status: 410 } }],
  '404 after a redirect': [redirectedTo('/borte', 301, { status: 404 }), {
    status: 'pass', params: { status: 404 }, evidence: [{ label: '301' }, { label: '404' }],
  }],
  'a page': [answered({}), { status: 'fail', params: { status: 200 }, evidence: [{ label: '200', value: RANDOM }] }],
  'any success status': [answered({ status: 299 }), { status: 'fail', params: { status: 299 } }],
  'the home page': [redirectedTo('/'), {
    status: 'warn', params: { variant: 'home', status: 302 },
    evidence: [{ label: '302', value: `${RANDOM} → https://shop.test/` }, { label: '200' }],
  }],
  'the home page, by a permanent redirect': [redirectedTo('/', 301), { status: 'warn', params: { variant: 'home', status: 301 } }],
  'the home page with a parameter': [
    { ...redirectedTo('/?ukjent=1', 302, { html: '<title>Shop</title>' }), home: pageOf('<title>Shop</title>') },
    { status: 'warn', params: { variant: 'home', status: 302 } },
  ],
  'another page at the path of the home page': [
    { ...redirectedTo('/?page_id=7', 302, { html: '<title>Garn</title>' }), home: pageOf('<title>Shop</title>') },
    { status: 'fail', params: { status: 200 } },
  ],
  'the path of the home page, without a page': [redirectedTo('/?ukjent=1'), { status: 'fail', params: { status: 200 } }],
  'the home page, scanned with parameters': [
    { ...given, home: pageOf('<h1>Shop</h1>', { path: '/?lang=no' }), randomPath: redirectedTo('/', 302, { html: '<h1>Shop</h1>' }).randomPath },
    { status: 'warn', params: { variant: 'home', status: 302 } },
  ],
  'the home page of a language': [redirectedTo('/no/'), { status: 'warn', params: { variant: 'home', status: 302 } }],
  'a page that does not exist in a language either': [redirectedTo('/no/aq8z', 301, { status: 404 }), {
    status: 'pass', params: { status: 404 },
  }],
  'a folder of a language that does not exist': [redirectedTo('/no/', 302, { status: 404 }), {
    status: 'pass', params: { status: 404 },
  }],
  'another page at the path of the home page of a language': [redirectedTo('/no/?page_id=7'), {
    status: 'fail', params: { status: 200 },
  }],
  'another page at the root of a language’s host': [
    { ...redirectedTo('https://no.shop.test/index.php?route=error/not_found', 302, { html: '<title>Garn</title>' }), home: pageOf('<title>Shop</title>') },
    { status: 'fail', params: { status: 200 } },
  ],
  'a page of a language': [redirectedTo('/no/aq8z'), { status: 'fail', params: { status: 200 } }],
  'the home page of another host': [redirectedTo('https://other.test/'), { status: 'fail', params: { status: 200 } }],
  'an error page with noindex': [
    answered({}, '<meta name="robots" content="noindex"><h1>Fant ikke siden</h1>'), {
      status: 'warn', params: { variant: 'noindex', status: 200 },
      evidence: [{ label: '200' }, { label: '<meta name="robots">', value: 'noindex' }],
    },
  ],
  'an error page with noindex after a redirect': [
    redirectedTo('/ikke-funnet', 302, { headers: { 'x-robots-tag': 'noindex' } }), {
      status: 'warn', params: { variant: 'noindex', status: 200 },
      evidence: [{ label: '302' }, { label: '200' }, { label: 'X-Robots-Tag', value: 'noindex' }],
    },
  ],
  'the home page with noindex': [
    redirectedTo('/', 302, { headers: { 'x-robots-tag': 'noindex' } }), { status: 'warn', params: { variant: 'home', status: 302 } },
  ],
  'a page with noindex for another crawler': [
    answered({ headers: { 'x-robots-tag': 'otherbot: noindex' } }), { status: 'fail', params: { status: 200 } },
  ],
  'another page after a redirect': [redirectedTo('/ingenting'), { status: 'fail', params: { status: 200 } }],
  'ambiguous if a login is required': [redirectedTo('/logg-inn'), {
    status: 'not-measured', reason: 'ambiguous', evidence: [{ label: '302' }, { label: '200' }],
  }],
  'a login page that is the home page': [
    { ...given, home: pageOf('<h1>Logg inn</h1>', { path: '/logg-inn' }), randomPath: redirectedTo('/logg-inn').randomPath },
    { status: 'not-measured', reason: 'ambiguous' },
  ],
  'a page at a URL that resembles a login': [
    { ...given, randomPath: asking('/konto/aq8z', { path: '/konto/aq8z' }) }, { status: 'fail', params: { status: 200 } },
  ],
  'a redirect without a target': [answered({ status: 300 }), {
    status: 'not-measured', reason: 'ambiguous', evidence: [{ label: '300' }],
  }],
  'another error': [answered({ status: 500 }), { status: 'not-measured', reason: 'ambiguous' }],
});
