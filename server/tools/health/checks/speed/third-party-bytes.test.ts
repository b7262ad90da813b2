import { measured } from '../../artifacts-speed-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './third-party-bytes.ts';

const from = (bytes: number, kind: string | null = 'tag-manager', name = 'Google Tag Manager') => ({ name, bytes, kind });
const fetched = (...others: ReturnType<typeof from>[]) => ({ lab: measured({ others }) });

judgeTable(check, {
  'nothing': [fetched(), { status: 'pass', params: { bytes: 0 }, evidence: [] }],
  'at the bound': [fetched(from(500_000)), { status: 'pass', params: { bytes: 500_000 }, evidence: [{ label: '500 kB', value: 'Google Tag Manager' }] }],
  'a byte more': [fetched(from(500_001)), { status: 'warn', params: { bytes: 500_001 } }],
  'at the second bound': [fetched(from(1_000_000)), { status: 'warn', params: { bytes: 1_000_000 } }],
  'a byte more than that': [fetched(from(1_000_001)), { status: 'fail', params: { bytes: 1_000_001 } }],
  'known and unknown together, the heaviest first': [
    fetched(from(300_000, null, 'other.example'), from(800_000, 'ad', 'Meta')),
    { status: 'fail', params: { bytes: 1_100_000 }, evidence: [{ value: 'Meta' }, { label: '300 kB', value: 'other.example' }] },
  ],
  'platforms and delivery networks do not count': [
    fetched(from(3_000_000, 'hosting', 'Shopify'), from(900_000, 'cdn', 'jsDelivr CDN')),
    { status: 'pass', params: { bytes: 0 }, evidence: [] },
  ],
  'a dozen': [
    fetched(...Array.from({ length: 12 }, () => from(100_000))),
    { status: 'fail', params: { bytes: 1_200_000 }, evidence: Array.from({ length: 10 }, () => ({ label: '100 kB' })) },
  ],
  'a very long name': [fetched(from(100, null, 'x'.repeat(400))), { status: 'pass', params: { bytes: 100 }, evidence: [{ value: `${'x'.repeat(299)}…` }] }],
  'a figure that Lighthouse could not measure': [{ lab: measured({ others: null }) }, { status: 'not-measured', reason: 'browser-failed' }],
});
