import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { HealthEvent } from '../../contract/health.ts';
import type { FindingEvent } from '../../contract/health.ts';
import { createManualClock } from '../../server/manual-clock.ts';
import { noCruxClient } from '../../server/lab/crux.ts';
import { disabledLab } from '../../server/lab/lab.ts';
import { sameThread } from '../../server/threads/same-thread-rig.ts';
import { healthScan } from '../../server/tools/health/scan.ts';
import { scriptedFetch } from '../../server/tools/health/scripted-fetch-rig.ts';

interface SavedPage {
  id: string;
  kind: string;
  url: string;
  file: string;
}

const folder = process.env['CORPUS_DIR'];
const pages: SavedPage[] = folder
  ? readFileSync(join(folder, 'truth.jsonl'), 'utf8').trim().split('\n').map((line) => JSON.parse(line) as SavedPage)
  : [];

/** Scans a saved page as the only page of a store. */
async function scan({ url, file }: SavedPage): Promise<FindingEvent[]> {
  const html = gunzipSync(readFileSync(join(folder!, file))).toString('utf8');
  const page = new URL(url);
  page.hash = '';
  const deps = {
    fetch: scriptedFetch({ [page.href]: { body: html } }), clock: createManualClock(), random: () => 0.5,
    guard: { judge: async () => ({ ok: false, code: 'unresolved', detail: '' }) as const },
    lab: disabledLab, crux: noCruxClient, threads: sameThread, config: { budgetScale: 1, aiEdgeProbe: false },
  };
  const findings: FindingEvent[] = [];
  let last = '';
  const input = { url: page.href, requestedUrl: page, b2b: true, language: 'no' } as const;
  for await (const event of healthScan(input, deps, new AbortController().signal)) {
    HealthEvent.parse(event);
    last = event.type;
    if (event.type === 'finding') findings.push(event);
  }
  expect(last).toBe('complete');
  return findings;
}

describe.skipIf(!folder)('saved pages of real stores and papers (CORPUS_DIR)', () => {
  test.each(pages.map((page) => [page.id, page] as const))('%s', async (_id, page) => {
    const findings = await scan(page);
    expect(findings.find(({ id }) => id === 'bot-challenge')).toMatchObject({ status: 'pass' });
    const open = findings.find(({ id }) => id === 'store-open');
    // A page of something else may show no way into a store; none of them is closed.
    if (page.kind === 'not-product' && open?.status === 'not-measured') expect(open).toMatchObject({ reason: 'not-found' });
    else expect(open).toMatchObject({ status: 'pass' });
    for (const { message, title, fix } of findings) expect(`${title} ${message} ${fix}`).not.toMatch(/\{\w+/);
  });
});

test.runIf(!folder)('saved pages: CORPUS_DIR is not set, so none were scanned', () => {});
