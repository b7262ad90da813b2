import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { table } from './table.ts';
import type { Measured } from './table.ts';

/** The benches by name; each returns its figures. */
const BENCHES: Record<string, () => Promise<{ run(): Promise<Figure[]> }>> = {
  attack: () => import('./attack/attack.ts'),
  emitter: () => import('./emitter/emitter.ts'),
  geo: () => import('./geo/geo.ts'),
  health: () => import('./health/health.ts'),
  http: () => import('./http/http.ts'),
  intervals: () => import('./intervals/intervals.ts'),
  lab: () => import('./lab/lab.ts'),
  load: () => import('./load/load.ts'),
  soak: () => import('./load/soak.ts'),
  lag: () => import('./lag/lag.ts'),
  memory: () => import('./memory/memory.ts'),
  page: () => import('./page/page.ts'),
  pages: () => import('./pages/pages.ts'),
  scale: () => import('./scale/scale.ts'),
  startup: () => import('./startup/startup.ts'),
};

/** These take many minutes each, and run only if named. */
const ONLY_BY_NAME = ['attack', 'intervals', 'load', 'soak'];

const OUTPUT = join(import.meta.dirname, '.output');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown bench: ${unknown.join(', ')}. Available: ${Object.keys(BENCHES).join(', ')}.\n`);
  process.exitCode = 1;
} else {
  const names = requested.length > 0 ? requested : Object.keys(BENCHES).filter((name) => !ONLY_BY_NAME.includes(name));
  await mkdir(OUTPUT, { recursive: true });
  const measured: Measured[] = [];
  for (const name of names) measured.push(await measure(name));
  say(`\n${table(measured)}`);
  if (requested.length === 0) {
    say(`Not run unless named: ${ONLY_BY_NAME.join(', ')}.`);
    await write('all', measured);
  }
  if (measured.some(({ missing }) => missing !== undefined)) process.exitCode = 1;
}

/** A failed bench is reported in the table and does not stop the others. */
async function measure(bench: string): Promise<Measured> {
  say(`\n── ${bench} ──`);
  try {
    const { run } = await BENCHES[bench]!();
    const figures = await run();
    await write(bench, figures);
    return { bench, figures };
  } catch (error) {
    const missing = error instanceof Error ? error.message.split('\n')[0]! : String(error);
    process.stderr.write(`${bench}: ${error instanceof Error ? error.stack : missing}\n`);
    return { bench, figures: [], missing };
  }
}

async function write(name: string, content: unknown): Promise<void> {
  await writeFile(join(OUTPUT, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
}
