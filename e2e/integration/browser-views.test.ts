import { platform } from 'node:os';
import { describe, expect, test } from 'vitest';
import { checkById } from '../../contract/checks/catalogue.ts';
import type { CheckId } from '../../contract/checks/catalogue.ts';
import { HealthEvent } from '../../contract/health.ts';
import type { FindingEvent, HealthSummary } from '../../contract/health.ts';
import { systemClock } from '../../server/clock.ts';
import { noCruxClient } from '../../server/lab/crux.ts';
import { disabledLab } from '../../server/lab/lab.ts';
import { sameThread } from '../../server/threads/same-thread-rig.ts';
import { measured } from '../../server/tools/health/artifacts-speed-rig.ts';
import { healthScan } from '../../server/tools/health/scan.ts';
import { guardedWorld, trustRoot } from '../world/guarded-world.ts';
import { startWorldNetwork } from '../world/network.ts';
import { startRegisters } from '../world/registers.ts';
import { scriptRendered, smallStore } from '../world/stores/rendered.ts';
import { serveStore } from '../world/stores/store.ts';
import type { Store } from '../world/stores/store.ts';
import { chromiumHere } from './browser-rig.ts';
import { startLabRig } from './lab-rig.ts';
import type { SpeedLab } from '../../server/lab/speed-lab.ts';

const HOST = 'nordlysull.test';
const never = new AbortController().signal;

interface Scan {
  findings: ReadonlyMap<CheckId, FindingEvent>;
  summary: HealthSummary;
}

/** Renders with the given lab, and measures with a recording of a fast page: only what is rendered is judged here. */
const renderingWith = (lab: SpeedLab): SpeedLab => ({
  ...lab,
  async measure(url, { signal }) {
    const [outcome] = await lab.render([url], { signal, withinMs: 60_000 });
    return outcome!.ok ? { ok: true, measurement: measured({ document: outcome!.document }) } : outcome!;
  },
});

/** A whole scan of a store, rendered by a real browser unless another lab is given. */
async function scan(store: Store, other?: SpeedLab): Promise<Scan> {
  await using network = await startWorldNetwork();
  using _trusted = trustRoot(network.authority.root);
  await using world = await startRegisters(network);
  await using registers = world.open();
  await using _host = await serveStore(network, store);
  await using rig = startLabRig(network);
  const { fetch, guard } = guardedWorld(network.environment());
  const deps = {
    fetch, guard, lab: other ?? renderingWith(rig.lab), crux: noCruxClient, threads: sameThread, registers, clock: systemClock, random: () => 0.5,
    config: { aiEdgeProbe: false },
  };
  const findings = new Map<CheckId, FindingEvent>();
  for await (const event of healthScan({ url: store.host, requestedUrl: new URL(`https://${store.host}/`), b2b: false, language: 'en' }, deps, never)) {
    HealthEvent.parse(event);
    if (event.type === 'finding') findings.set(event.id as CheckId, event);
    if (event.type === 'complete') return { findings, summary: event.summary };
  }
  throw new Error('the scan did not complete');
}

const said = ({ findings }: Scan): Record<string, string> => Object.fromEntries([...findings].map(([id, { status, reason, rootCause }]) =>
  [id, [status, reason, rootCause].filter(Boolean).join(' ')]));

describe.skipIf(chromiumHere.length === 0 || platform() !== 'linux')('a store rendered by scripts', { timeout: 120_000 }, () => {
  test('differs from the same store rendered by its server only in content-without-js, AI readiness and speed', async () => {
    const store = smallStore(HOST);
    const [served, rendered] = [await scan(store), await scan(scriptRendered(store))];
    const [before, after] = [said(served), said(rendered)];
    const differing = Object.keys(before).filter((id) => before[id] !== after[id]) as CheckId[];
    const other = differing.filter((id) => id !== 'content-without-js' && checkById(id).pillar !== 'speed');
    expect(other.filter((id) => checkById(id).pillar !== 'ai-readiness').map((id) => [id, before[id], after[id]])).toEqual([]);
    expect([before['content-without-js'], after['content-without-js']]).toEqual(['pass', 'fail']);
    // An empty page has no JSON-LD to judge.
    const follows = (id: CheckId): string => (id === 'jsonld-parses' ? 'not-applicable' : 'not-measured root-cause content-without-js');
    for (const id of other) expect([id, after[id]]).toEqual([id, follows(id)]);
    for (const pillar of ['revenue-critical', 'seo-hygiene'] as const) {
      expect(rendered.summary.pillars[pillar]).toEqual(served.summary.pillars[pillar]);
    }
    expect([...served.findings.values()].filter(({ view }) => view)).toEqual([]);
    const seen = [...rendered.findings.values()].filter(({ view }) => view === 'rendered');
    expect(seen.map(({ id }) => id)).toEqual(expect.arrayContaining(['h1', 'page-title', 'price-visible', 'returns-link', 'orgnr-visible']));
    expect(seen.filter(({ pillar }) => pillar === 'ai-readiness')).toEqual([]);
    expect(rendered.findings.get('h1')?.message).toContain('as a browser shows the page');
  });

  test.each(['no-browser', 'browser-failed'] as const)('leaves what a browser would have shown unmeasured, with the reason: %s', async (reason) => {
    const failure = { ok: false, reason, detail: '' } as const;
    const { findings } = await scan(scriptRendered(smallStore(HOST)), {
      ...disabledLab, measure: async () => failure, render: async (urls) => urls.map(() => failure),
    });
    for (const id of ['h1', 'price-visible', 'returns-link', 'orgnr-visible', 'script-changes', 'lcp'] as const) {
      expect([id, findings.get(id)]).toMatchObject([id, { status: 'not-measured', reason }]);
    }
    expect(findings.get('product-present')).toMatchObject({ status: 'not-measured', rootCause: 'content-without-js' });
    expect([...findings.values()].filter(({ view }) => view)).toEqual([]);
  });
});
