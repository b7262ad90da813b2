import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENGINES, VERTICALS } from '../../contract/vocabulary.ts';
import type { Vertical } from '../../contract/vocabulary.ts';
import type { EngineFault } from '../world/engines-faults.ts';
import type { FaultName } from '../world/fault-server.ts';
import { readFigures } from '../world/service-figures.ts';
import type { ServiceFigures } from '../world/service-figures.ts';
import type { RunningService } from '../world/service.ts';
import { askGeo, askHealth, askSchema, watchHealth } from './ask.ts';
import type { OddStoreName } from './odd-stores.ts';
import { DNS_FAULTS, ENDLESS, ENGINE_FAULTS, HOST_FAULTS, MODEL_FAILS, STORE_FAULTS } from './table.ts';
import type { DnsFault, Outcomes, Row } from './table.ts';
import { BUDGET_SCALES, MODEL_FAULTS, startFaultWorld } from './world.ts';
import type { FaultWorld, ServiceName } from './world.ts';

type Endpoint = keyof Outcomes;
const ENDPOINTS: readonly Endpoint[] = ['health', 'watch', 'geo', 'schema'];

/** One cell of the table: a fault at an endpoint. */
interface Cell {
  fault: string;
  endpoint: Endpoint;
  on: ServiceName;
  expected: string;
  ask(vertical: Vertical): Promise<string>;
}

/** As many at once as the service admits, so that nothing is refused for capacity. */
const LANES = { health: 4, geo: 2, schema: 2 };
type Tool = keyof typeof LANES;
const toolOf = ({ endpoint }: Cell): Tool => (endpoint === 'watch' ? 'health' : endpoint);

/** Memory growth above this, after a garbage collection, is a leak. */
const KEPT_MB = 50;
const SPARE_DESCRIPTORS = 5;

let world: FaultWorld;

beforeAll(async () => {
  world = await startFaultWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

/** The cells of one row; `at` returns the URL for each endpoint. */
function row(fault: string, { include, ...outcomes }: Row, at: (endpoint: Endpoint) => string): Cell[] {
  const on: ServiceName = ENDLESS.has(fault) ? 'shortLimits' : 'longLimits';
  const service = world.services[on];
  const ask: Record<Endpoint, Cell['ask']> = {
    health: () => askHealth(service, at('health'), include),
    watch: () => watchHealth(service, at('watch'), include),
    geo: (vertical) => askGeo(service, at('geo'), vertical),
    schema: () => askSchema(service, at('schema')),
  };
  return ENDPOINTS.filter((endpoint) => outcomes[endpoint] !== undefined)
    .map((endpoint) => ({ fault, endpoint, on, expected: outcomes[endpoint]!, ask: ask[endpoint] }));
}

function storeCells(): Cell[] {
  const { faults, urlOfStore, rebindingUrl } = world;
  return [
    ...Object.entries(HOST_FAULTS)
      .flatMap(([fault, outcomes]) => row(fault, outcomes, () => faults.urlOf(fault as FaultName))),
    ...Object.entries(DNS_FAULTS).flatMap(([fault, outcomes]) => row(fault, outcomes, (endpoint) =>
      ((fault as DnsFault) === 'dns-rebinding' ? rebindingUrl(endpoint) : `http://${fault}.faults.test/`))),
    ...Object.entries(STORE_FAULTS).flatMap(([fault, outcomes]) => row(fault, outcomes, (endpoint) => {
      const page = urlOfStore(fault as OddStoreName);
      return endpoint === 'schema' ? page : new URL('/', page).href;
    })),
  ];
}

function cellsWithEngines(): Cell[] {
  const service = world.services.withEngines;
  return [
    ...Object.entries(ENGINE_FAULTS).map(([fault, { geo = '' }]): Cell => ({
      fault: `engines: ${fault}`, endpoint: 'geo', on: 'withEngines', expected: geo,
      ask: (vertical) => {
        breakEngines(fault as EngineFault);
        return askGeo(service, new URL('/', world.urlOfStore('wrong-charset')).href, vertical);
      },
    })),
    ...Object.keys(MODEL_FAULTS).map((fault): Cell => ({
      fault: `model: ${fault}`, endpoint: 'schema', on: 'withEngines', expected: MODEL_FAILS.schema!,
      ask: () => askSchema(service, world.urlForModel(fault)),
    })),
  ];
}

function breakEngines(fault: EngineFault): void {
  let first: string | undefined;
  const { engines } = world;
  for (const engine of ENGINES) {
    engines.break(engine, fault, fault === 'hang' ? { when: (prompt) => prompt === (first ??= prompt) } : {});
  }
}

/** The outcome of a cell, and how long it took. */
interface Seen {
  outcome: string;
  ms: number;
}

const laneOf = (cell: Cell): string => `${cell.on} ${toolOf(cell)}`;
const partsOf = (lane: string) => lane.split(' ') as [ServiceName, Tool];

async function runAll(cells: readonly Cell[]): Promise<Map<Cell, Seen>> {
  const seen = new Map<Cell, Seen>();
  await Promise.all(Object.entries(Object.groupBy(cells, laneOf)).flatMap(([lane, own]) => {
    const queue = own!.values();
    const [on, tool] = partsOf(lane);
    // The engines' behaviour is one setting for all of them.
    const lanes = on === 'withEngines' ? 1 : LANES[tool];
    return Array.from({ length: lanes }, async (_, index) => {
      for (const cell of queue) {
        const began = performance.now();
        const outcome = await cell.ask(VERTICALS[index]!).catch((error: unknown) => `failed: ${String(error)}`);
        seen.set(cell, { outcome, ms: performance.now() - began });
      }
    });
  }));
  return seen;
}

/** The outcomes of as many requests at once as each service admits to the tools that the cells ran. */
function admitAll(cells: readonly Cell[], url: string): Promise<string[]> {
  const ask: Record<Tool, (service: RunningService, lane: number) => Promise<string>> = {
    health: (service) => askHealth(service, url),
    geo: (service, lane) => askGeo(service, url, VERTICALS[lane]!),
    schema: (service) => askSchema(service, url),
  };
  return Promise.all([...new Set(cells.map(laneOf))].map(partsOf).flatMap(([on, tool]) =>
    Array.from({ length: LANES[tool] }, (_, lane) => ask[tool](world.services[on], lane))));
}

function print(seen: ReadonlyMap<Cell, Seen>, cells: readonly Cell[]): void {
  const lines = cells.map((cell) => {
    const { fault, endpoint, on, expected } = cell;
    const { outcome, ms } = seen.get(cell)!;
    const where = [fault.padEnd(22), endpoint.padEnd(6), on.padEnd(7), `${ms.toFixed(0)} ms`.padStart(8)].join('  ');
    return `${where}  ${outcome}${outcome === expected ? '' : `  ← NOT EXPECTED: ${expected}`}`;
  });
  const budgets = Object.entries(BUDGET_SCALES).map(([name, scale]) => `${name} ${scale}`).join(', ');
  console.log(`fault × endpoint → outcome, ${cells.length} cells; time budgets times ${budgets}\n${lines.join('\n')}`);
}

test('every fault at every endpoint ends as expected, and leaves no connection, memory or descriptor behind', { timeout: 300_000 }, async () => {
  const { services, faults } = world;
  const running = Object.values(services);
  const url = faults.urlOf('healthy');
  // Each service is warmed up before its time limits are short.
  await Promise.all(running.flatMap((service) => [askHealth(service, url), askSchema(service, url)]));
  using readers = new DisposableStack();
  const figures = await Promise.all(running.map(async (service) => readers.use(await readFigures(service))));
  const takeAll = (): Promise<ServiceFigures[]> => Promise.all(figures.map((one) => one.take()));
  const before = await takeAll();

  const cells = [...storeCells(), ...cellsWithEngines()];
  // Cells that wait for time limits run before those that keep the machine busy.
  const [waiting, busy] = [cells.filter(({ on }) => on !== 'longLimits'), cells.filter(({ on }) => on === 'longLimits')];
  const seen = await runAll(waiting);
  // Every slot is free again: as many as there are get admitted at once. Asked while the threads that read are running.
  const again = await admitAll(waiting, url);
  for (const [cell, one] of await runAll(busy)) seen.set(cell, one);
  again.push(...await admitAll(busy, url));
  print(seen, cells);
  const unexpected = cells.filter((cell) => seen.get(cell)!.outcome !== cell.expected);
  expect(unexpected.map((cell) => `${cell.fault} at ${cell.endpoint}: ${seen.get(cell)!.outcome}`)).toEqual([]);
  expect(world.privateContacts()).toBe(0);

  expect(again.filter((outcome) => outcome.startsWith('4'))).toEqual([]);

  await expect.poll(() => faults.openConnections()).toBe(0);
  let after = before;
  const kept = async (): Promise<string[]> => {
    // Threads end only when idle for some time, and collecting the garbage of the services meanwhile shows nothing.
    const open = figures.flatMap((one, at) => opened(before[at]!, one.descriptors()));
    if (open.length > 0) return open;
    after = await takeAll();
    return grown(before, after);
  };
  await expect.poll(kept, { timeout: 30_000, interval: 500 }).toEqual([]);
  const holds = Object.keys(services).map((name, at) => `${name}: ${shown(before[at]!)}; after ${shown(after[at]!)}`);
  console.log(holds.join('\n'));
  for (const service of running) expect(service.output()).not.toMatch(/"level":(?:50|60)|unhandled/i);
});

/** Describes the memory and descriptors that a service holds in addition to before. */
function grown(before: readonly ServiceFigures[], after: readonly ServiceFigures[]): string[] {
  return after.flatMap((now, at) => {
    const then = before[at]!;
    const kept = now.keptMb - then.keptMb > KEPT_MB ? [`${shown(now)} after ${shown(then)}`] : [];
    return [...kept, ...opened(then, now.descriptors)];
  });
}

const opened = (then: ServiceFigures, now: number): string[] =>
  (now - then.descriptors > SPARE_DESCRIPTORS ? [`${now} descriptors`] : []);

const shown = ({ keptMb, residentMb, descriptors }: ServiceFigures): string =>
  `${keptMb.toFixed(0)} MB kept, ${residentMb.toFixed(0)} MB resident, ${descriptors} descriptors`;
