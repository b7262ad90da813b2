import { expect, it } from 'vitest';
import { ENGINES } from '../../contract/vocabulary.ts';
import type { EngineId } from '../../contract/vocabulary.ts';
import { seeded } from '../world/seeded.ts';
import { geoScan } from '../../server/tools/geo/scan.ts';
import { startEngines } from '../world/engines.ts';
import { ENGINE_FAULTS } from '../world/engines-faults.ts';
import type { EngineFault } from '../world/engines-faults.ts';
import { collect, ofType, startGeoRig } from './geo-rig.ts';
import { marksFor, PROMPTS, tableScript } from './geo-table.ts';

const SCANS = 40;
const SEED = 20_261_120;
// A retry can recover from these.
const PASSING: readonly EngineFault[] = ['rate-limited', 'server-error', 'cut', 'reset'];
// These engines have no such response body: they answer as usual.
const NOT_ITS_OWN: Partial<Record<EngineFault, (engine: EngineId) => boolean>> = {
  'tool-error': (engine) => engine !== 'claude',
  paused: (engine) => engine !== 'claude',
  refusal: (engine) => engine === 'mistral',
  incomplete: (engine) => engine === 'mistral',
};

it(`${SCANS} scans with random engine faults never take a failure for "no mention", and end once`, async () => {
  await using engines = await startEngines(tableScript);
  await using rig = await startGeoRig({ engines, budgetScale: 0.005 });
  const input = await rig.input();
  const chance = seeded(SEED).next;
  const pick = <T>(items: readonly T[]): T => items[Math.floor(chance() * items.length)]!;
  const met = new Set<string>();

  for (let scan = 0; scan < SCANS; scan += 1) {
    engines.clearFaults();
    const lasting = new Map<EngineId, { fault: EngineFault; prompts: ReadonlySet<string> }>();
    for (const engine of ENGINES) {
      if (chance() < 0.4) continue;
      const fault = pick(ENGINE_FAULTS);
      const prompts = new Set(PROMPTS.filter(() => chance() < (fault === 'hang' ? 0.2 : 0.5)));
      const times = PASSING.includes(fault) && chance() < 0.5 ? 1 : Infinity;
      engines.break(engine, fault, { times, when: (prompt) => prompts.has(prompt),
        ...(chance() < 0.5 ? { retryAfter: '0' } : {}) });
      if (times === Infinity && !NOT_ITS_OWN[fault]?.(engine)) lasting.set(engine, { fault, prompts });
    }

    const events = await collect(geoScan(input, rig.deps, new AbortController().signal));
    expect(events.filter(({ type }) => type === 'complete' || type === 'error')).toHaveLength(1);
    const last = events.at(-1)!;
    if (last.type !== 'complete') throw new Error(`scan ${scan} ended with ${last.type}`);
    const results = ofType(events, 'provider-result');
    expect(new Set(results.map(({ engine, promptId }) => `${engine} ${promptId}`)).size).toBe(48);
    expect(results).toHaveLength(48);

    const { metrics, prompts } = last.result;
    const promptOf = (id: string): string => prompts.find((prompt) => prompt.id === id)!.text;
    let measured = 0;
    let mentioned = 0;
    for (const result of results) {
      const prompt = promptOf(result.promptId);
      const broken = lasting.get(result.engine);
      if (broken?.prompts.has(prompt)) {
        met.add(broken.fault);
        expect(`${scan} ${result.engine} ${broken.fault} ${result.status}`)
          .toBe(`${scan} ${result.engine} ${broken.fault} not-measured`);
      }
      if (result.status === 'not-measured') {
        for (const field of ['mentioned', 'cited', 'foundNotCited', 'competitors',
          'excerpt']) expect(result).not.toHaveProperty(field);
        continue;
      }
      const truth = marksFor(result.engine, prompt).includes('B');
      expect(`${scan} ${result.engine} ${result.mentioned}`).toBe(`${scan} ${result.engine} ${truth}`);
      measured += 1;
      mentioned += truth ? 1 : 0;
    }
    expect(metrics.discoveryRate).toMatchObject({ numerator: mentioned, denominator: measured });
  }
  expect([...met].toSorted()).toEqual([...ENGINE_FAULTS].toSorted());
}, 240_000);
