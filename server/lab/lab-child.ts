import lighthouse, { Audit, defaultConfig, Gatherer } from 'lighthouse';
import type { Config, Flags } from 'lighthouse';
import AccessibilityGatherer from 'lighthouse/core/gather/gatherers/accessibility.js';
import { initializeConfig } from 'lighthouse/core/config/config.js';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { systemClock } from '../clock.ts';
import { serveParent, withPage } from './driver-process.ts';
import type { LabRunRequest, LabRunOutcome } from './lab-result.ts';
import { readRun, runFailure } from './read-run.ts';
import type { RawRun } from './read-run.ts';
import type { RawTracking } from './read-tracking.ts';
import { MAX_RENDERED_HTML, serializePage } from './serialize-page.ts';

// The process that runs Lighthouse, which cannot run concurrently within one process. It loads one page per request.

const FIRST_PAINT_MS = 20_000;
const LOADED_MS = 25_000;

const AUDITS = [
  'largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time', 'total-byte-weight',
  'lcp-breakdown-insight', 'layout-shifts', 'long-tasks', 'image-delivery-insight', 'render-blocking-insight',
  'unsized-images', 'modern-http-insight', 'third-parties-insight', 'final-screenshot', 'final-page',
];

type Driver = Parameters<Gatherer['getArtifact']>[0]['driver'];

/** A gatherer class that reads its artifact at the end of the visit. */
const gathererOf = (read: (driver: Driver) => Promise<unknown>) => class extends Gatherer {
  override meta = { supportedModes: ['navigation' as const] };

  override async getArtifact({ driver }: { driver: Driver }) {
    return await read(driver) as never;
  }
};

/** Reads the page after everything else is measured. */
const FinalPageGatherer = gathererOf(({ executionContext }) =>
  executionContext.evaluate(serializePage, { args: [MAX_RENDERED_HTML], useIsolation: true }));

/** Whether the current run is the first in its browser context. */
let isFirst = false;
/** Axe is not run on larger pages. */
const MAX_ELEMENTS = 5_000;

/** Lighthouse's own axe, in first runs and on pages that are not too large; its errors affect nothing else. */
class AxeGatherer extends AccessibilityGatherer {
  override async getArtifact(context: Parameters<Gatherer['getArtifact']>[0]) {
    if (!isFirst) return null as never;
    const count = await context.driver.executionContext.evaluate(
      () => document.getElementsByTagName('*').length, { args: [], useIsolation: true });
    if (count > MAX_ELEMENTS) return 'too-large' as never;
    const began = systemClock.monotonic();
    const artifact = await super.getArtifact(context).catch(() => null);
    return (artifact && { violations: artifact.violations, ms: systemClock.monotonic() - began }) as never;
  }
}

const MAX_KEYS = 200;
const KEY_CHARS = 300;

/** Cookies and storage keys that the visit left behind, never their values; errors affect nothing else. */
const TrackingGatherer = gathererOf(async (driver) => (isFirst ? await trackingOf(driver).catch(() => null) : null));

async function trackingOf({ defaultSession, executionContext }: Driver): Promise<RawTracking> {
  const { cookies } = await defaultSession.sendCommand('Network.getAllCookies');
  const readKeys = (maxKeys: number, maxChars: number) => [localStorage, sessionStorage].map((area) =>
    Object.keys(area).slice(0, maxKeys).map((key) => key.slice(0, maxChars)));
  const [local = [], session = []] =
    await executionContext.evaluate(readKeys, { args: [MAX_KEYS, KEY_CHARS], useIsolation: true });
  return {
    at: systemClock.now(), local, session,
    cookies: cookies.map(({ name, domain, expires, session, httpOnly }) =>
      ({ name, domain, expires, session, httpOnly })),
  };
}

/** Lighthouse keeps an artifact only if an audit requires it. */
class FinalPageAudit extends Audit {
  static override get meta() {
    return {
      id: 'final-page',
      title: 'The final page',
      failureTitle: 'The final page',
      description: 'Kept for what comes after.',
      requiredArtifacts: ['FinalPage', 'ImageElements', 'DevtoolsLog', 'Axe', 'Tracking'],
    } as never;
  }

  static override audit() {
    return { score: 1 };
  }
}

/** Whether the Lighthouse audit at this path is one that we run. */
const isOurs = (path: unknown): boolean => AUDITS.includes(String(path).split('/').at(-1)!);

// Extending Lighthouse's own configuration would load all its audits, which takes as long as a browser's start.
const CONFIG = {
  settings: defaultConfig.settings,
  artifacts: [
    ...defaultConfig.artifacts!,
    { id: 'FinalPage', gatherer: { implementation: FinalPageGatherer } },
    { id: 'Axe', gatherer: { implementation: AxeGatherer } },
    { id: 'Tracking', gatherer: { implementation: TrackingGatherer } },
  ],
  audits: [...defaultConfig.audits!.filter(isOurs), { implementation: FinalPageAudit }],
} as unknown as Config;

const FLAGS: Flags = {
  output: 'json',
  logLevel: 'silent',
  onlyAudits: AUDITS,
  throttlingMethod: 'simulate',
  maxWaitForFcp: FIRST_PAINT_MS,
  maxWaitForLoad: LOADED_MS,
  disableFullPageScreenshot: true,
  // Which statuses are the store's own answer is judged later.
  ignoreStatusCode: true,
};

async function load(request: LabRunRequest): Promise<LabRunOutcome> {
  try {
    ({ isFirst } = request);
    const result = await withPage(request, (page) => lighthouse(request.url, FLAGS, CONFIG, page));
    if (!result) return runFailure('NO_RESULT', 'Lighthouse gave no result');
    const { lhr, artifacts } = result;
    return readRun({ lhr, artifacts } as unknown as RawRun);
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    return runFailure(code ?? 'LIGHTHOUSE', String(message));
  }
}

// Saves a second per run: Lighthouse needs the machine's benchmark only for a warning that is not read here.
pageFunctions.computeBenchmarkIndex = () => 1_000;

serveParent(load);

// Loads every audit while the browser is still starting; an error here recurs with the request.
await initializeConfig('navigation', CONFIG, FLAGS).catch(() => {});
