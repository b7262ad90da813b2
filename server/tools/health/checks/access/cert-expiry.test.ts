import { answer, fetched } from '../../artifacts-rig.ts';
import type { CertificateFacts } from '../../../../net/fetch-types.ts';
import { entryOf, failure, faulted } from '../../artifacts-access-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './cert-expiry.ts';

const DAY_MS = 86_400_000;
const notBefore = '2026-01-01T00:00:00.000Z';
const notAfter = '2026-04-11T00:00:00.000Z';
const END = Date.parse(notAfter);

/** A certificate valid for a hundred days, with this many milliseconds left. */
const left = (ms: number, certificate: Partial<CertificateFacts> = {}) =>
  ({ entry: entryOf(fetched('<h1>Shop</h1>', { certificate: { notBefore, notAfter, ...certificate } })), now: END - ms });

judgeTable(check, {
  'its whole lifetime left': [left(100 * DAY_MS), {
    status: 'pass', params: { date: notAfter, days: 100 },
    evidence: [
      { label: 'subject' }, { label: 'names' }, { label: 'issuer' }, { label: 'notBefore', value: notBefore },
      { label: 'notAfter', value: notAfter },
    ],
  }],
  'a quarter of its lifetime left': [left(25 * DAY_MS), { status: 'pass', params: { date: notAfter, days: 25 } }],
  'a millisecond less': [left(25 * DAY_MS - 1), { status: 'warn', params: { date: notAfter, days: 24 } }],
  'a tenth of its lifetime left': [left(10 * DAY_MS), { status: 'warn', params: { date: notAfter, days: 10 } }],
  'a millisecond less than a tenth': [left(10 * DAY_MS - 1), { status: 'fail', params: { date: notAfter, days: 9 } }],
  'the last day': [left(DAY_MS), { status: 'fail', params: { date: notAfter, days: 1 } }],
  'the share of its lifetime counts, not the number of days': [left(2 * DAY_MS, { notBefore: '2026-04-05T00:00:00.000Z' }), {
    status: 'pass', params: { date: notAfter, days: 2 },
  }],
  'the first invalid one among the attempts counts': [
    {
      entry: entryOf(
        undefined,
        { tries: [failure('tls-name', { certificate: { fault: 'tls-name', notBefore, notAfter } }), answer()] },
      ),
      now: END - DAY_MS,
    },
    { status: 'fail', params: { date: notAfter, days: 1 } },
  ],
  'dates that cannot be parsed': [left(0, { notBefore: '', notAfter: '' }), {
    status: 'not-measured', reason: 'ambiguous', evidence: [{ label: 'subject' }],
  }],
  'it expires when it begins': [left(0, { notBefore: notAfter }), { status: 'not-measured', reason: 'ambiguous' }],
  'no answer': [
    { entry: entryOf(faulted('timeout'), { outcome: 'unreachable' }), now: END },
    { status: 'not-measured', reason: 'unreachable', rootCause: 'store-reachable' },
  ],
});
