import type { FieldData, FieldReport } from '../../../lab/crux.ts';
import type { SpeedLab } from '../../../lab/lab.ts';
import type { LabDocument, LabMeasurement } from '../../../lab/lab-result.ts';
import type { FetchTimings } from '../../../net/fetch-types.ts';
import { LOOK_HTML } from '../../../lab/second-look.ts';
import { readShownPage } from '../../../site/response/shown-page.ts';
import type { ReadPage } from '../gathered.ts';
import { available, unavailable } from '../available.ts';
import type { Available, Unmeasured } from '../available.ts';
import { servedOr } from './store-fetcher.ts';
import type { StoreFetcher } from './store-fetcher.ts';

/** Loads the home page in the lab as soon as it is known. */
export async function gatherLab(
  home: Promise<Available<ReadPage>>, lab: Pick<SpeedLab, 'measure'>, signal: AbortSignal,
): Promise<Available<LabMeasurement>> {
  const found = await home;
  if (!found.available) return found;
  const { url, result } = found.value;
  // The browser does not go on where a certificate is wrong, and nobody would have it.
  if (result.certificate?.fault) return unavailable('root-cause', 'cert-valid');
  const outcome = await lab.measure(url, {
    signal, isStore: ({ document }) => notStore(document, url) === null,
    // What its scripts have made of a shell is read as a page.
    ...(found.value.shell !== null && { htmlChars: LOOK_HTML }),
  });
  if (!outcome.ok) return unavailable(outcome.reason);
  return notStore(outcome.measurement.document, url) ?? available(outcome.measurement);
}

const FETCHES = 3;

/** Times the home page's first byte over three fetches, the one that read it among them, one after the other. */
export async function gatherFirstBytes(home: Available<ReadPage>, fetcher: StoreFetcher): Promise<Available<readonly FetchTimings[]>> {
  if (!home.available) return home;
  const timings = [home.value.result.timings];
  while (timings.length < FETCHES) {
    const resource = servedOr(await fetcher.headAgain(home.value.url, 'entry'));
    if (!resource.available) return resource;
    timings.push(resource.value.result.timings);
  }
  return available(timings);
}

/** What real visitors met at the store's origin, where the operator has a key to know it. */
export async function gatherField(
  home: Available<ReadPage>, field: FieldReport, signal: AbortSignal,
): Promise<Available<FieldData>> {
  if (!home.available) return home;
  if (signal.aborted) return unavailable('timeout');
  try {
    const outcome = await field.ask(home.value.url.origin, signal);
    return outcome.ok ? available(outcome.data) : unavailable(outcome.reason);
  } catch (error) {
    if (signal.aborted) return unavailable('timeout');
    throw error;
  }
}

/** Why what the browser showed in the end is not the store; `null` when it is. */
export function notStore(document: LabDocument, asked: URL): Unmeasured | null {
  const shown = readShownPage({ ...document, headers: Object.entries(document.headers) }, asked);
  if (shown.kind === 'elsewhere') return unavailable('not-found');
  const { kind } = shown.answered;
  if (kind === 'wall') return unavailable('challenged');
  if (kind === 'closed') return unavailable('closed');
  return kind !== 'store' || document.status >= 400 ? unavailable('refused') : null;
}
