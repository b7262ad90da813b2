import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from './figure.ts';

/** The benches by name; each answers with its figures. */
const BENCHES: Record<string, () => Promise<{ run(): Promise<Figure[]> }>> = {
  emitter: () => import('./emitter/emitter.ts'),
  geo: () => import('./geo/geo.ts'),
  health: () => import('./health/health.ts'),
  http: () => import('./http/http.ts'),
  lab: () => import('./lab/lab.ts'),
  lag: () => import('./lag/lag.ts'),
  page: () => import('./page/page.ts'),
  pages: () => import('./pages/pages.ts'),
  startup: () => import('./startup/startup.ts'),
};

const OUTPUT = join(import.meta.dirname, '.output');

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  process.stderr.write(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.\n`);
  process.exitCode = 1;
} else {
  for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) await measure(name);
}

async function measure(name: string): Promise<void> {
  process.stdout.write(`\n${name}\n`);
  const { run } = await BENCHES[name]!();
  const figures = await run();
  const width = Math.max(...figures.map(({ what }) => what.length));
  for (const { what, unit, ours, peer } of figures) {
    const beside = peer
      ? `  ${peer.name} ${shown(peer.theirs)}, ratio ${shown(peer.ratio.median)} (${shown(peer.ratio.min)}–${shown(peer.ratio.max)})`
      : '';
    process.stdout.write(`  ${what.padEnd(width)}  ${shown(ours)} ${unit}${beside}\n`);
  }
  await mkdir(OUTPUT, { recursive: true });
  await writeFile(join(OUTPUT, `${name}.json`), `${JSON.stringify(figures, null, 2)}\n`);
}

function shown(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}
