import { answer } from '../../artifacts-rig.ts';
import { entryOf, faulted, resource, refused } from '../../artifacts-access-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './bot-challenge.ts';

const MARKER = 'cf-mitigated: challenge';
const challenged = (vendor: string | null, status = 403) =>
  ({ entry: entryOf(resource({ kind: 'wall', vendor, marker: MARKER }, answer({ status })), { outcome: 'challenged' }) });

judgeTable(check, {
  'the store answers': [{ entry: entryOf() }, { status: 'pass', params: {} }],
  'a closed store answers': [
    { entry: entryOf(resource({ kind: 'closed', how: 'password', marker: 'm' }, answer()), { outcome: 'closed' }) },
    { status: 'pass', params: {} },
  ],
  'a challenge by a known vendor': [challenged('Cloudflare'), {
    status: 'fail', params: { variant: 'named', vendor: 'Cloudflare' }, evidence: [
      { label: '403', url: 'https://shop.test/' }, { label: 'marker', value: MARKER },
    ],
  }],
  'a challenge without a vendor, with status 200': [challenged(null, 200), {
    status: 'fail', params: { variant: 'unnamed' }, evidence: [{ label: '200' }, { label: 'marker', value: MARKER }],
  }],
  'no answer': [
    { entry: entryOf(faulted('timeout'), { outcome: 'unreachable' }) },
    { status: 'not-measured', reason: 'unreachable', rootCause: 'store-reachable' },
  ],
  'a refusal': [{ entry: entryOf(refused(403), { outcome: 'refused' }) }, {
    status: 'not-measured', reason: 'refused', evidence: [{ label: '403' }],
  }],
  'a refusal by a known edge vendor': [{ entry: entryOf(refused(403, 'Akamai'), { outcome: 'refused' }) }, {
    status: 'not-measured', reason: 'refused', evidence: [{ label: '403' }, { label: 'vendor', value: 'Akamai' }],
  }],
  'a refusal without a response': [
    { entry: entryOf(resource({ kind: 'refusal', status: 403, vendor: null, marker: 'm' }), { outcome: 'refused' }) },
    { status: 'not-measured', reason: 'refused', evidence: [] },
  ],
  'a waiting room': [
    { entry: entryOf(resource({ kind: 'waiting-room', vendor: null, marker: 'm' }, answer()), { outcome: 'waiting-room' }) },
    { status: 'not-measured', reason: 'refused', evidence: [{ label: '200' }] },
  ],
});
