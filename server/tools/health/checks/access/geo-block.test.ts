import { answer } from '../../artifacts-rig.ts';
import { entryOf, faulted, resource, refused } from '../../artifacts-access-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './geo-block.ts';

const turnedAway = (status: number, vendor?: string) => ({ entry: entryOf(refused(status, vendor), { outcome: 'refused' }) });
const welcome = { status: 'info', params: { variant: 'not-refused' } } as const;

judgeTable(check, {
  'an open store': [{ entry: entryOf() }, { ...welcome, evidence: [] }],
  'a closed store': [
    { entry: entryOf(resource({ kind: 'closed', how: 'password', marker: 'm' }, answer()), { outcome: 'closed' }) }, welcome,
  ],
  '403': [turnedAway(403), {
    status: 'info', params: { variant: 'refused', status: 403 },
    evidence: [{ label: '403', value: 'https://shop.test/' }],
  }],
  '451': [turnedAway(451), { status: 'info', params: { variant: 'refused', status: 451 } }],
  'a notice on the page': [turnedAway(200), {
    status: 'info', params: { variant: 'notice' },
    evidence: [{ label: '200', value: 'https://shop.test/' }, { label: 'marker', value: 'm' }],
  }],
  '429 is not about the location': [turnedAway(429), { status: 'not-applicable' }],
  '401 is not about the location': [turnedAway(401), { status: 'not-applicable' }],
  '403 by a known vendor': [turnedAway(403, 'Akamai'), { status: 'not-applicable' }],
  'a waiting room': [
    {
      entry: entryOf(resource({ kind: 'waiting-room', vendor: null, marker: 'm' }, answer({ status: 403 })), { outcome: 'waiting-room' }),
    },
    { status: 'not-applicable' },
  ],
  'refused without a response': [
    { entry: entryOf(resource({ kind: 'refusal', status: 403, vendor: null, marker: 'm' }), { outcome: 'refused' }) }, { status: 'not-applicable' },
  ],
  'no answer': [
    { entry: entryOf(faulted('timeout'), { outcome: 'unreachable' }) },
    { status: 'not-measured', reason: 'unreachable', rootCause: 'store-reachable' },
  ],
  'a challenge': [
    {
      entry: entryOf(resource({ kind: 'wall', vendor: null, marker: 'm' }, answer({ status: 403 })), { outcome: 'challenged' }),
    },
    { status: 'not-measured', reason: 'challenged', rootCause: 'bot-challenge' },
  ],
});
