import { answer } from '../../artifacts-rig.ts';
import { entryOf, faulted, resource, refused, stoppedEntry } from '../../artifacts-access-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './bot-challenge.ts';

const MARKER = 'cf-mitigated: challenge';
const challenged = (vendor: string | null, status = 403) =>
  ({ entry: stoppedEntry('challenged', resource({ kind: 'wall', vendor, marker: MARKER }, answer({ status }))) });

judgeTable(check, {
  'the store answers': [{ entry: entryOf() }, { status: 'pass', params: {} }],
  'a closed store answers': [
    { entry: stoppedEntry('closed', resource({ kind: 'closed', how: 'password', marker: 'm' }, answer())) },
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
    { entry: stoppedEntry('unreachable', faulted('timeout')) },
    { status: 'not-measured', reason: 'unreachable', rootCause: 'store-reachable' },
  ],
  'a refusal': [{ entry: stoppedEntry('refused', refused(403)) }, {
    status: 'not-measured', reason: 'refused', evidence: [{ label: '403' }],
  }],
  'a refusal by a known edge vendor': [{ entry: stoppedEntry('refused', refused(403, 'Akamai')) }, {
    status: 'not-measured', reason: 'refused', evidence: [{ label: '403' }, { label: 'vendor', value: 'Akamai' }],
  }],
  'a refusal without a response': [
    { entry: stoppedEntry('refused', resource({ kind: 'refusal', status: 403, vendor: null, marker: 'm' })) },
    { status: 'not-measured', reason: 'refused', evidence: [] },
  ],
  'a waiting room': [
    { entry: stoppedEntry('waiting-room', resource({ kind: 'waiting-room', vendor: null, marker: 'm' }, answer())) },
    { status: 'not-measured', reason: 'refused', evidence: [{ label: '200' }] },
  ],
});
