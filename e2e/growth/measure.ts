// The count begins before any reader is loaded.
import { countWork, readLonger } from './counted-work.ts';
import type { Work } from './counted-work.ts';
import { CASES, PATTERNS } from './cases.ts';
import { attackOn } from './patterns.ts';

/** A case, what each of its sizes cost, and what of it grew faster than the page. */
export interface Measured {
  name: string;
  works: readonly number[];
  grew: readonly string[];
}

/** How much more work twice the page may be: 2 is linear, 4 quadratic; a sort is let through. */
const MOST_GROWTH = 2.4;
/** What comes to less of a page's work than this is not told from its first pieces, which are not like the others. */
const SMALL = 0.003;
const LEAST = 10_000;
/** No piece that a reader cuts out is longer. */
const LONG_TEXT = 2_000;
/** It goes up its open elements for each tag: the depth of a page is bounded where it is parsed. */
const OF_THE_PARSER = / in parse5\//;

for (const { name, sizes, read } of CASES) {
  if (!process.argv.slice(2).some((wanted) => name.startsWith(wanted))) continue;
  const works: Work[] = [];
  for (const size of sizes) works.push(await countWork(() => read(size)));
  const { total, by } = works.at(-1)!;
  const steps = (of: string): [number, number, number] => works.map(({ by }) => by.get(of) ?? 0) as [number, number, number];
  const grew = [...by.keys()].map((of) => ({ of, steps: steps(of) })).filter(({ of, steps: [small, middle, large] }) => (
    !OF_THE_PARSER.test(of) && large - middle > Math.max(SMALL * total, LEAST)
    && large > MOST_GROWTH * middle && large - middle > MOST_GROWTH * (middle - small)
  ));
  const measured: Measured = {
    name, works: works.map(({ total }) => total),
    grew: grew.toSorted((a, b) => b.steps[2] - a.steps[2]).map(({ of, steps }) => `${of}: ${steps.join(', ')}`),
  };
  process.stdout.write(`${JSON.stringify(measured)}\n`);
}

// Shorter ones are of the project's own making: pieces cut out around a place.
const grew = readLonger(LONG_TEXT).flatMap(({ source, flags }) => {
  const attack = attackOn(source, flags);
  return attack === null ? [] : [`${attack} on /${source}/${flags}`];
});
process.stdout.write(`${JSON.stringify({ name: PATTERNS, works: [0], grew } satisfies Measured)}\n`);
