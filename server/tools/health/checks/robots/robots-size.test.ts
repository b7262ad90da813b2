import { fetched } from '../../artifacts-rig.ts';
import type { AnswerParts } from '../../artifacts-rig.ts';
import { faulted } from '../../artifacts-access-rig.ts';
import { robotsFileOf, rules } from '../../artifacts-robots-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './robots-size.ts';

const MOST = 512_000;
const file = (text: string, parts?: AnswerParts) => ({ file: robotsFileOf(text, parts), lines: rules('') });
/** A response that was parsed as a page, so that only its text is kept. */
const page = (text: string) => ({ file: { ...robotsFileOf(text), resource: fetched(text) }, lines: rules('') });

judgeTable(check, {
  'nothing': [file(''), { status: 'pass', params: { bytes: 0 } }],
  '500 KiB': [file('#'.repeat(MOST)), { status: 'pass', params: { bytes: MOST } }],
  'a byte more': [file('#'.repeat(MOST + 1)), { status: 'fail', params: { bytes: MOST + 1 } }],
  'bytes count, not characters': [file('ø'.repeat(MOST / 2 + 1)), { status: 'fail', params: { bytes: MOST + 2 } }],
  'invalid UTF-8 counts as the bytes received': [
    file('\uFFFD'.repeat(MOST / 2), { body: '#'.repeat(MOST / 2) }), { status: 'pass', params: { bytes: MOST / 2 } },
  ],
  '500 KiB sent as HTML': [page('#'.repeat(MOST)), { status: 'pass', params: { bytes: MOST } }],
  'a byte more sent as HTML': [page('#'.repeat(MOST + 1)), { status: 'fail', params: { bytes: MOST + 1 } }],
  'two-byte characters sent as HTML': [page('ø'.repeat(MOST / 2 + 1)), {
    status: 'fail', params: { bytes: MOST + 2 },
  }],
  'truncated, and already too large': [file('#'.repeat(MOST + 1), { truncated: 'size' }), {
    status: 'fail', params: { bytes: MOST + 1 },
  }],
  'truncated': [file('#', { truncated: 'budget' }), { status: 'not-measured', reason: 'truncated' }],
  'no answer': [{ file: { ...robotsFileOf(''), resource: faulted('reset') }, lines: rules('') }, {
    status: 'not-measured', reason: 'unreachable',
  }],
});
