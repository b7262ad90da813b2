import { NOW, ORIGIN, fetched, sampled } from '../../artifacts-rig.ts';
import type { AnswerParts } from '../../artifacts-rig.ts';
import { samplePages, source } from '../../artifacts-sample-rig.ts';
import type { FetchedResource } from '../../gathered.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './canonical-target.ts';

const NOINDEX = '<meta name="robots" content="noindex">';
const link = (href: string) => `<link rel="canonical" href="${href}">`;
const to = (path: string, parts: AnswerParts = {}, of: Partial<FetchedResource> = {}): [string, FetchedResource] =>
  [ORIGIN + path, { ...fetched(null, { path, ...parts }), ...of }];
const given = (heads: readonly string[], ...targets: [string, FetchedResource][]) =>
  judged(samplePages(...heads.map((head) => source(head))), targets);
/** A sample, and the pages in it that may be in search results. */
const judged = (sample: ReturnType<typeof samplePages>, targets: [string, FetchedResource][], pages = sample) =>
  ({ pages, sample, targets: new Map(targets), now: NOW });
/** The home page declares `/ull` as canonical. */
const ull = (parts: AnswerParts = {}, of: Partial<FetchedResource> = {}) => given([link('/ull')], to('/ull', parts, of));
const HOP = { url: `${ORIGIN}/ull`, status: 301, location: '/garn' };
const HOME = `${ORIGIN}/`;
const notMeasured = (reason: 'challenged' | 'timeout' | 'unreachable' | 'budget' | 'refused' | 'ambiguous') => ({ status: 'not-measured', reason }) as const;

const LEFT_OUT = samplePages(source(link('/side-2')), source(NOINDEX));

judgeTable(check, {
  'a page that names itself': [given([link('/')]), { status: 'pass', params: { total: 1 } }],
  'a sampled page with noindex, left out of search pages': [judged(LEFT_OUT, [], LEFT_OUT.slice(0, 1)), {
    status: 'fail', params: { count: 1, total: 1 }, evidence: [{ label: '<meta name="robots">', page: `${ORIGIN}/side-2` }],
  }],
  'a URL with status 200': [ull(), { status: 'pass', params: { total: 1 } }],
  'one that several pages name counts once': [given([link('/ull'), link('/ull'), link('/side-2')], to('/ull')), { status: 'pass', params: { total: 2 } }],
  'the first of several on a page counts': [given([link('/ull') + link('/borte')], to('/ull'), to('/borte', { status: 404 })), { status: 'pass', params: { total: 1 } }],
  'one that redirects': [ull({ path: '/garn', hops: [HOP] }), {
    status: 'warn', params: { count: 1, total: 1 },
    evidence: [{ label: '301', value: `${ORIGIN}/ull → /garn`, page: HOME }, { label: '200', value: `${ORIGIN}/garn`, page: HOME }],
  }],
  'one that redirects to a missing page': [ull({ path: '/garn', hops: [HOP], status: 404 }), {
    status: 'fail', params: { count: 1, total: 1 }, evidence: [{ label: '301' }, { label: '404' }],
  }],
  'one that is missing': [ull({ status: 410 }), {
    status: 'fail', params: { count: 1, total: 1 }, evidence: [{ label: '410', value: `${ORIGIN}/ull`, page: HOME }],
  }],
  '400, the lowest client error': [ull({ status: 400 }), { status: 'fail', params: { count: 1, total: 1 } }],
  '499, the highest client error': [ull({ status: 499 }), { status: 'fail', params: { count: 1, total: 1 } }],
  '500 says nothing about the URL': [ull({ status: 500 }), notMeasured('unreachable')],
  'one whose header has noindex': [ull({ headers: { 'x-robots-tag': 'noindex' } }), {
    status: 'fail', params: { count: 1, total: 1 }, evidence: [{ label: 'noindex', value: `${ORIGIN}/ull`, page: HOME }],
  }],
  'one with a very long noindex header': [ull({ headers: { 'x-robots-tag': `noindex${', noindex'.repeat(100)}` } }), {
    status: 'fail', params: { count: 1, total: 1 }, evidence: [{ label: `noindex${', noindex'.repeat(40)}`.slice(0, 299).concat('…') }],
  }],
  'one with noindex in its head': [given([link('/ull')], [`${ORIGIN}/ull`, fetched(source(NOINDEX), { path: '/ull' })]), {
    status: 'fail', params: { count: 1, total: 1 }, evidence: [{ label: 'noindex' }],
  }],
  'a sampled page with noindex': [given([link('/side-2'), link('/side-2') + NOINDEX]), {
    status: 'fail', params: { count: 1, total: 1 }, evidence: [{ label: '<meta name="robots">', value: 'noindex', page: `${ORIGIN}/side-2` }],
  }],
  'one with noindex that only names itself': [given([link('/') + NOINDEX]), { status: 'pass', params: { total: 1 } }],
  'one with noindex that only another page names': [given([link('/side-2'), NOINDEX]), { status: 'fail', params: { count: 1, total: 1 } }],
  'missing and moved: the missing one counts, and is shown first': [
    given([link('/ull'), link('/borte'), link('/side-3')], to('/ull', { path: '/garn', hops: [HOP] }), to('/borte', { status: 404 })),
    { status: 'fail', params: { count: 1, total: 3 }, evidence: [{ label: '404' }, { label: '301' }] },
  ],
  'URLs that were not seen do not count': [
    given([link('/ull'), link('/garn'), link('/side-3')], to('/ull', {}, { result: null, access: { kind: 'not-asked', because: 'budget' } }), to('/garn', { status: 500 })),
    { status: 'pass', params: { total: 1 } },
  ],
  'more hops than are shown': [ull({ path: '/garn', hops: Array.from({ length: 11 }, () => HOP) }), { status: 'warn', params: { count: 1, total: 1 } }],
  'one that the budget left out': [ull({}, { result: null, access: { kind: 'not-asked', because: 'budget' } }), notMeasured('budget')],
  'one that may change something': [ull({}, { result: null, access: { kind: 'not-asked', because: 'unsafe' } }), notMeasured('ambiguous')],
  'one in the header that is missing': [
    judged([sampled('home', source(), { headers: { link: '<ull>; rel="canonical"' } })], [to('/ull', { status: 404 })]),
    { status: 'fail', params: { count: 1, total: 1 }, evidence: [{ label: '404', value: `${ORIGIN}/ull`, page: HOME }] },
  ],
  'the fragment makes no difference': [given([link('/#topp') + NOINDEX, link('/ull#del')], to('/ull')), { status: 'pass', params: { total: 2 } }],
  'one behind a challenge': [ull({}, { access: { kind: 'wall', vendor: null, marker: 'cf' } }), notMeasured('challenged')],
  'an inaccessible one': [ull({ status: 403 }, { access: { kind: 'refusal', status: 403, vendor: null, marker: 'm' } }), notMeasured('refused')],
  'the reason is that of the first unseen URL': [
    given([link('/ull'), link('/garn')], to('/ull', {}, { result: null, access: { kind: 'not-asked', because: 'silence' } }), to('/garn', { status: 500 })),
    notMeasured('timeout'),
  ],
  'no page names one': [given(['', '']), { status: 'not-applicable' }],
});
