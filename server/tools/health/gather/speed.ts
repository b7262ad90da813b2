import type { FieldData, CruxClient } from '../../../lab/crux.ts';
import type { LabDocument, LabMeasurement } from '../../../lab/lab-result.ts';
import { readRenderedPage } from '../../../site/response/rendered-page.ts';
import type { ReadPage, Available, Unmeasured } from '../gathered.ts';
import { available, unavailable } from '../available.ts';
import type { ThreadWork } from '../../../threads/thread-job.ts';
import { servedOr, unavailableAs } from './store-fetcher.ts';
import type { StoreFetcher } from './store-fetcher.ts';
import type { SpeedLab } from '../../../lab/speed-lab.ts';

/** Measures the home page in the lab. */
export async function gatherLab(
  { url, result }: ReadPage, lab: Pick<SpeedLab, 'measure'>, signal: AbortSignal,
): Promise<Available<LabMeasurement>> {
  // A browser blocks a page with an invalid certificate, so visitors never see it load.
  if (result.certificate?.fault) return unavailable('root-cause', 'cert-valid');
  const outcome = await lab.measure(url, { signal, isStore: ({ document }) => notStore(document, url) === null });
  if (!outcome.ok) return unavailable(outcome.reason);
  return notStore(outcome.measurement.document, url) ?? available(outcome.measurement);
}

const FETCH_COUNT = 3;

/** Times the home page's first byte over three sequential fetches, including the one that read it. */
export async function gatherFirstBytes(
  { url, result }: ReadPage, fetcher: StoreFetcher,
): Promise<Available<readonly (number | null)[]>> {
  const waits = [result.firstByteMs];
  while (waits.length < FETCH_COUNT) {
    const resource = servedOr(await fetcher.headAgain(url, 'entry'));
    if (!resource.available) return resource;
    waits.push(resource.value.result.firstByteMs);
  }
  return available(waits);
}

/** Field data (CrUX) for the store's origin, if the operator configured an API key. */
export async function gatherField(
  { url }: ReadPage, field: CruxClient, signal: AbortSignal,
): Promise<Available<FieldData>> {
  try {
    signal.throwIfAborted();
    const outcome = await field.query(url.origin, signal);
    return outcome.ok ? available(outcome.data) : unavailable(outcome.reason);
  } catch (error) {
    if (signal.aborted) return unavailable('timeout');
    throw error;
  }
}

/** Why the page the browser ended on is not the store; `null` if it is. */
export function notStore(document: LabDocument, requestedUrl: URL): Unmeasured | null {
  const shown = readRenderedPage({ ...document, headers: Object.entries(document.headers) }, requestedUrl);
  if (!shown) return unavailable('not-found');
  return unavailableAs(shown.answered.kind) ?? (document.status >= 400 ? unavailable('refused') : null);
}

/** Judges whether a rendered document is the store itself; runs in the thread that reads it. */
export const judgeShown: ThreadWork<{ document: LabDocument; requestedUrl: URL }, boolean> = {
  run: ({ document, requestedUrl }) => notStore(document, requestedUrl) === null,
};
