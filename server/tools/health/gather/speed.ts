import type { FieldData, CruxClient } from '../../../lab/crux.ts';
import type { LabDocument, LabMeasurement } from '../../../lab/lab-result.ts';
import { MAX_RENDERED_HTML } from '../../../lab/page-renderer.ts';
import { readRenderedPage } from '../../../site/response/rendered-page.ts';
import type { ReadPage, Available, Unmeasured } from '../gathered.ts';
import { available, unavailable } from '../available.ts';
import type { ThreadWork } from '../../../threads/thread-job.ts';
import { servedOr, unavailableAs } from './store-fetcher.ts';
import type { StoreFetcher } from './store-fetcher.ts';
import type { SpeedLab } from '../../../lab/speed-lab.ts';

/** Measures the home page in the lab as soon as its URL is known. */
export async function gatherLab(
  home: Promise<Available<ReadPage>>, lab: Pick<SpeedLab, 'measure'>, signal: AbortSignal,
): Promise<Available<LabMeasurement>> {
  const found = await home;
  if (!found.available) return found;
  const { url, result } = found.value;
  // A browser blocks a page with an invalid certificate, so visitors never see it load.
  if (result.certificate?.fault) return unavailable('root-cause', 'cert-valid');
  const outcome = await lab.measure(url, {
    signal, isStore: ({ document }) => notStore(document, url) === null,
    // The rendered HTML of a shell is parsed as a page, so it needs more characters.
    ...(found.value.shell !== null && { htmlChars: MAX_RENDERED_HTML }),
  });
  if (!outcome.ok) return unavailable(outcome.reason);
  return notStore(outcome.measurement.document, url) ?? available(outcome.measurement);
}

const FETCH_COUNT = 3;

/** Times the home page's first byte over three sequential fetches, including the one that read it. */
export async function gatherFirstBytes(
  home: Available<ReadPage>, fetcher: StoreFetcher,
): Promise<Available<readonly (number | null)[]>> {
  if (!home.available) return home;
  const waits = [home.value.result.firstByteMs];
  while (waits.length < FETCH_COUNT) {
    const resource = servedOr(await fetcher.headAgain(home.value.url, 'entry'));
    if (!resource.available) return resource;
    waits.push(resource.value.result.firstByteMs);
  }
  return available(waits);
}

/** Field data (CrUX) for the store's origin, if the operator configured an API key. */
export async function gatherField(
  home: Available<ReadPage>, field: CruxClient, signal: AbortSignal,
): Promise<Available<FieldData>> {
  if (!home.available) return home;
  try {
    signal.throwIfAborted();
    const outcome = await field.query(home.value.url.origin, signal);
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
