import { at, measured, response } from '../../artifacts-speed-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './http2.ts';

const responses = [response('', { type: 'Document' }), response('a.js'), response('b.js')];
const old = (count: number) => Array.from({ length: count }, (_, index) => ({ url: at(`${index}.js`), protocol: 'http/1.1' }));

judgeTable(check, {
  'all files': [{ lab: measured({ responses }) }, { status: 'pass', params: { count: 0, total: 3 } }],
  'a few over HTTP/1.1, none of them listed': [
    { lab: measured({ responses: [...responses, response('c.js', { protocol: 'http/1.1' })] }) },
    { status: 'pass', params: { count: 1, total: 4 }, evidence: [{ label: 'http/1.1', value: at('c.js'), url: at('c.js') }] },
  ],
  'one listed': [
    { lab: measured({ responses, http1Files: old(1) }) },
    { status: 'fail', params: { count: 1, total: 3 }, evidence: [{ label: 'http/1.1', value: at('0.js'), url: at('0.js') }] },
  ],
  'more listed than the network log has': [{ lab: measured({ responses, http1Files: old(4) }) }, { status: 'fail', params: { count: 4, total: 4 } }],
  'a dozen': [
    { lab: measured({ http1Files: old(12) }) },
    { status: 'fail', params: { count: 12, total: 12 }, evidence: Array.from({ length: 10 }, () => ({ label: 'http/1.1' })) },
  ],
  'a figure that Lighthouse could not measure': [{ lab: measured({ responses, http1Files: null }) }, { status: 'not-measured', reason: 'browser-failed' }],
  'a newer protocol, and one in capitals': [
    { lab: measured({ responses: [response('', { protocol: 'h3' }), response('a.js', { protocol: 'H2' }), response('b.js', { protocol: 'h3-29' })] }) },
    { status: 'pass', params: { count: 0, total: 3 }, evidence: [] },
  ],
  'files whose protocol only contains a known name': [
    { lab: measured({ responses: [...responses, response('c.js', { protocol: 'x-http/1' }), response('d.js', { protocol: 'x-h2' })] }) },
    { status: 'pass', params: { count: 0, total: 3 } },
  ],
  'files with an unknown protocol': [
    { lab: measured({ responses: [...responses, response('c.js', { protocol: '' }), response('d.js', { protocol: 'unknown' }), response('e.js', { protocol: 'h20' })] }) },
    { status: 'pass', params: { count: 0, total: 3 } },
  ],
  'a few over HTTP/1, and files with an unknown protocol': [
    { lab: measured({ responses: [...responses, response('c.js', { protocol: '' }), response('d.js', { protocol: 'http/1.0' }), response('e.js', { protocol: 'http/0.9' })] }) },
    { status: 'pass', params: { count: 2, total: 5 }, evidence: [{ label: 'http/1.0' }, { label: 'http/0.9' }] },
  ],
  'one listed, and files with an unknown protocol': [
    { lab: measured({ responses: [...responses, response('c.js', { protocol: '' })], http1Files: old(1) }) }, { status: 'fail', params: { count: 1, total: 3 } },
  ],
  'only files with an unknown protocol': [
    { lab: measured({ responses: [response('', { protocol: '' })] }) }, { status: 'not-measured', reason: 'not-found', evidence: [] },
  ],
});
