import { fetched } from '../../artifacts-rig.ts';
import { entryOf, hopsOf, faulted, resource } from '../../artifacts-access-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './redirect-chain.ts';

const steps = (count: number) => hopsOf(
  301, ...Array.from({ length: count + 1 }, (_, step) => `https://shop.test/${step}`),
);
const after = (count: number) =>
  ({ entry: entryOf(fetched('<h1>Shop</h1>', { path: `/${count}`, hops: steps(count) })) });
const failed = (...fault: Parameters<typeof faulted>) => ({ entry: entryOf(faulted(...fault), { outcome: 'unreachable' }) });

judgeTable(check, {
  none: [after(0), { status: 'pass', params: { hops: 0 }, evidence: [{ label: '200', value: 'https://shop.test/0' }] }],
  one: [after(1), {
    status: 'pass', params: { hops: 1 },
    evidence: [{ label: '301', value: 'https://shop.test/0 → https://shop.test/1', url: 'https://shop.test/0' }, {
      label: '200',
    }],
  }],
  two: [after(2), { status: 'warn', params: { hops: 2 } }],
  three: [after(3), {
    status: 'warn', params: { hops: 3 },
    evidence: [{ label: '301' }, { label: '301' }, { label: '301' }, { label: '200' }],
  }],
  four: [after(4), { status: 'fail', params: { variant: 'long', hops: 4 } }],
  'a redirect loop': [failed('redirect-loop', { hops: steps(2) }), {
    status: 'fail', params: { variant: 'loop' }, evidence: [{ label: '301' }, { label: '301' }, {
      label: 'redirect-loop',
    }],
  }],
  'more than the scan follows': [failed('too-many-redirects', { hops: steps(6) }), {
    status: 'fail', params: { variant: 'long', hops: 6 },
  }],
  'the limit reached after few redirects': [failed('too-many-redirects', { hops: steps(1) }), {
    status: 'fail', params: { variant: 'long', hops: 1 },
  }],
  'four, and then no answer': [failed('timeout', { hops: steps(4) }), {
    status: 'not-measured', reason: 'unreachable', rootCause: 'store-reachable', evidence: [
      { label: '301' }, {}, {}, {}, { label: 'timeout' },
    ],
  }],
  'no answer': [failed('dns-nxdomain'), {
    status: 'not-measured', reason: 'unreachable', rootCause: 'store-reachable',
  }],
  'not requested': [{ entry: entryOf(resource({ kind: 'not-asked', because: 'budget' }), { outcome: 'unreachable' }) }, {
    status: 'not-measured', reason: 'budget',
  }],
});
