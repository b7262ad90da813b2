import type { Page } from 'playwright/test';
import type { FindingEvent, HealthEvent, HealthSummary, PillarCompleteEvent } from '../../contract/health.ts';
import type { PastHealthScan, PastScan } from '../../client/past/store.ts';
import { scanEvents } from './scripted.ts';
import type { ScanScript } from './scripted.ts';
import { waitForHydration } from './hydration.ts';

/** A scan as the page keeps it, from scripted events. */
export function keptScan(host: string, at: string, { summary, ...script }: ScanScript): PastHealthScan {
  const events: HealthEvent[] = scanEvents({
    ...script,
    summary: { url: host, finalUrl: `https://${host}/`, scannedAt: at, ...summary },
  });
  const of = <Type extends HealthEvent['type']>(type: Type) =>
    events.filter((event): event is Extract<HealthEvent, { type: Type }> => event.type === type);
  const [end] = of('complete') as { summary: HealthSummary }[];
  return {
    tool: 'health', id: `${host} ${at}`, host, at, input: { url: host }, summary: end!.summary,
    findings: of('finding') as FindingEvent[], grades: of('pillar-complete') as PillarCompleteEvent[],
  };
}

const SKOG = 'skogogsjo.example';
const NOTHING = {
  'revenue-critical': { grade: null },
  'ai-readiness': { grade: null },
  speed: { grade: null },
  'seo-hygiene': { grade: null },
} as const;

/** A store seen once, and one seen thrice: the newest two scans differ both ways and once cannot be compared. */
export const SCANS: readonly PastHealthScan[] = [
  keptScan(
    SKOG,
    '2026-10-23T14:40:00.000Z',
    { grades: { 'revenue-critical': { grade: 'D' } }, summary: { ruleSet: '2026-10' } },
  ),
  keptScan(SKOG, '2026-11-06T09:02:00.000Z', {
    findings: { 'nav-broken': { status: 'fail' }, 'page-title': { status: 'warn' } },
    grades: { 'revenue-critical': { grade: 'C' } },
  }),
  keptScan(SKOG, '2026-11-20T08:14:00.000Z', {
    findings: {
      'nav-broken': { status: 'pass' }, 'page-title': { status: 'fail' },
      'ai-search-bots': { status: 'not-measured', reason: 'unreachable' },
    },
    grades: { 'revenue-critical': { grade: 'B' }, 'ai-readiness': { grade: null } },
  }),
  keptScan('bjerkebua.example', '2026-11-19T08:21:00.000Z', { grades: NOTHING, summary: { outcome: 'challenged' } }),
];

/** Saves scans in the browser's storage as the page itself would. */
export async function keepScans(page: Page, scans: readonly PastScan[]): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto('/past');
    await waitForHydration(page);
  }
  await page.evaluate((kept) => new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('storefront-analysis', 1);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('scans', { keyPath: 'id' }).createIndex('at', 'at');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('scans', 'readwrite');
      for (const scan of kept) transaction.objectStore('scans').put(scan);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  }), scans as PastScan[]);
  await page.goto('/past');
  await waitForHydration(page);
}

/** The scans in the browser's storage now; they are saved in the background, so poll it. */
export function keptScans(page: Page): Promise<{ id: string; host: string; tool: string }[]> {
  return page.evaluate(async () => {
    // Opening a missing database would create an empty one before the page does.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'storefront-analysis')) return [];
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open('storefront-analysis');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const asked = opening.result.transaction('scans').objectStore('scans').getAll();
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          opening.result.close();
          resolve(
            asked.result.map(({ id, host, tool }: { id: string; host: string; tool: string }) => ({ id, host, tool })),
          );
        };
      };
    });
  });
}
