import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Check, Checks } from './check.ts';
import { emitter } from './checks/emitter.ts';
import { general } from './checks/general.ts';
import { geo } from './checks/geo.ts';
import { geoWithEngines } from './checks/geo-with-engines.ts';
import { health } from './checks/health.ts';
import { limits } from './checks/limits.ts';
import { methodsAndVersions } from './checks/methods-and-versions.ts';
import { CLAUSES } from './clauses.ts';
import { startConformanceWorld } from './world.ts';

const ALL: readonly Checks[] = [general, methodsAndVersions, limits, health, geo, geoWithEngines, emitter];

const checksOf = (id: string) => ALL.flatMap((checks) => Object.entries(checks[id] ?? {}));

let world: Awaited<ReturnType<typeof startConformanceWorld>>;
const held = new Map<string, number>();
const outcomes = new Map<Check, Promise<void>>();

/** A check that proves several clauses runs once. */
function outcomeOf(check: Check): Promise<void> {
  const outcome = outcomes.get(check) ?? check(world);
  outcomes.set(check, outcome);
  return outcome;
}

beforeAll(async () => {
  world = await startConformanceWorld();
});

afterAll(async () => {
  await world[Symbol.asyncDispose]();
  const rows = CLAUSES.map(({ id, says }) => {
    const state = `${held.get(id) ?? 0} of ${checksOf(id).length} hold`;
    return `  ${id.padEnd(16)} ${state.padEnd(12)} ${says}`;
  });
  process.stdout.write(`\nThe published interface, clause by clause\n${rows.join('\n')}\n`);
});

test('every clause has a check, and every check proves a clause', () => {
  const uncovered = CLAUSES.filter(({ id }) => checksOf(id).length === 0).map(({ id }) => id);
  expect(uncovered).toEqual([]);
  const known = new Set(CLAUSES.map(({ id }) => id));
  expect(ALL.flatMap(Object.keys).filter((id) => !known.has(id))).toEqual([]);
});

for (const { id, says } of CLAUSES) {
  describe(`${id} ${says}`, () => {
    for (const [name, check] of checksOf(id)) {
      test(name, { timeout: 60_000 }, async () => {
        await outcomeOf(check);
        held.set(id, (held.get(id) ?? 0) + 1);
      });
    }
  });
}

test('nothing was left unhandled', () => {
  expect(world.service.output()).not.toMatch(/unhandled|ERR_UNHANDLED/i);
});
