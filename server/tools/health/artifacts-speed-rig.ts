import type { FieldData, FieldFigures } from '../../lab/crux.ts';
import type { LabMeasurement, LabMetrics, LabResponse, LabTracking } from '../../lab/lab-result.ts';
import { ORIGIN } from './artifacts-rig.ts';
import { available } from './available.ts';
import type { Available } from './gathered.ts';

export const NODE = { selector: 'main > img', snippet: '<img src="/jumper.jpg">' };

/** A URL of the store. */
export const at = (path: string): string => `${ORIGIN}/${path}`;

/** A response seen by the browser, compressed and cached for long unless overridden. */
export const response = (path: string, given: Partial<LabResponse> = {}): LabResponse => ({
  url: at(path), type: 'Script', status: 200, protocol: 'h2', bytes: 20_000,
  headers: { 'content-encoding': 'br', 'cache-control': 'max-age=31536000, immutable' }, ...given,
});

/** The tracking of a visit without cookies, storage or third-party requests. */
export const NO_TRACKING: LabTracking = {
  site: 'shop.test', cookies: [], storage: [],
  hosts: [{ host: 'shop.test', site: 'shop.test', url: at(''), initiator: null }],
};

/** A measurement without faults. */
const FAST: LabMeasurement = {
  metrics: { lcp: 1_000, cls: 0, tbt: 0 }, lcpElement: NODE, lcpParts: [],
  shifts: [], longTasks: [], totalBytes: 300_000, heaviest: [],
  images: [], renderBlocking: { ms: 0, files: [] },
  unsized: { total: 4, count: 0, images: [] }, http1Files: [], others: [], responses: [],
  axe: { ms: 400, violations: [] }, tracking: NO_TRACKING, screenshot: null,
  document: { url: at(''), status: 200, headers: {}, html: '' }, runs: 1, exhaustedBudget: null,
};

/** A faultless measurement with overrides. */
export const measured = (given: Partial<LabMeasurement> = {}): LabMeasurement => ({ ...FAST, ...given });

/** A faultless measurement with other metrics. */
export const figures = (given: Partial<LabMetrics>, more: Partial<LabMeasurement> = {}): LabMeasurement =>
  measured({ metrics: { ...FAST.metrics, ...given }, ...more });

/** Field data. */
export const visitors = (given: Partial<FieldFigures> = {}): FieldData =>
  ({ figures: { lcp: null, cls: null, inp: null, ...given }, until: '2026-11-17' });

/** Field data, as an available artifact. */
export const visited = (...of: Parameters<typeof visitors>): Available<FieldData> => available(visitors(...of));
