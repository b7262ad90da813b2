import { hopsOf, faulted, resource } from '../../artifacts-access-rig.ts';
import { robotsFileOf } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './robots-status.ts';

const URL_HERE = 'https://shop.test/robots.txt';
const answering = (status: number) => ({ file: robotsFileOf('', { status }) });
const steps = hopsOf(301, URL_HERE, ...Array.from({ length: 6 }, (_, step) => `https://shop.test/robots-${step}`));
const unended = { ...robotsFileOf(''), status: null };

judgeTable(check, {
  'a file': [answering(200), {
    status: 'pass', params: { variant: 'found' }, evidence: [{ label: '200', value: URL_HERE }],
  }],
  'status 203': [answering(203), { status: 'pass', params: { variant: 'found' } }],
  'the highest success status': [answering(299), { status: 'pass', params: { variant: 'found' } }],
  'no file': [answering(404), {
    status: 'pass', params: { variant: 'absent', status: 404 }, evidence: [{ label: '404' }],
  }],
  'a forbidden file': [answering(403), { status: 'pass', params: { variant: 'absent', status: 403 } }],
  'the highest client error': [answering(499), { status: 'pass', params: { variant: 'absent', status: 499 } }],
  'busy': [answering(429), { status: 'fail', params: { variant: 'busy' }, evidence: [{ label: '429' }] }],
  'a server error': [answering(500), {
    status: 'fail', params: { variant: 'server-error', status: 500 }, evidence: [{ label: '500' }],
  }],
  'a server that is down': [answering(503), { status: 'fail', params: { variant: 'server-error', status: 503 } }],
  'endless redirects': [
    { file: { ...unended, resource: faulted('too-many-redirects', { url: URL_HERE, hops: steps }) } },
    {
      status: 'warn', params: {},
      evidence: [...steps.map(() => ({ label: '301' })), { label: 'too-many-redirects' }],
    },
  ],
  'endless redirects, without a response': [
    { file: { ...unended, resource: resource({ kind: 'not-asked', because: 'budget' }) } },
    { status: 'warn', params: {}, evidence: [] },
  ],
});
