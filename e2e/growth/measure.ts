// Imported first, so that counting begins before any reader is loaded.
import { countWork, readLonger } from './counted-work.ts';
import type { Work } from './counted-work.ts';
import { CASES } from './cases.ts';

/** A case, the work of each of its sizes, and the parts of the work that grew faster than the page. */
export interface Measured {
  name: string;
  works: readonly number[];
  superlinear: readonly string[];
}

/** A pattern that was matched against a long text. */
export interface LongReading {
  source: string;
  flags: string;
}

/** The maximum growth of work when the page doubles: 2 is linear, 4 quadratic; sorting is allowed. */
const MAX_GROWTH = 2.4;
/** Growth below this share of a page's work is ignored: it may come from the first pieces, which differ. */
const SMALL = 0.003;
const LEAST = 10_000;
/** Growth is judged by this many sizes; work above DOUBTFUL_STEPS gets further sizes. */
const SIZES = 3;
const DOUBTFUL_STEPS = 50_000_000;
/** Longer than any piece that a reader cuts out. */
const LONG_TEXT = 2_000;
/** The parser walks its open elements for each tag; the depth of a page is limited when it is parsed. */
const IN_PARSER = / in parse5\//;

/** The parts of the work that grew faster than the page over the last three sizes, the largest first. */
function superlinearParts(works: readonly Work[]): string[] {
  const last = works.slice(-3);
  const { total, byFunction } = last.at(-1)!;
  return [...byFunction.keys()]
    .map((of) => ({ of, steps: last.map((work) => work.byFunction.get(of) ?? 0) as [number, number, number] }))
    .filter(({ of, steps: [small, middle, large] }) => (
      !IN_PARSER.test(of) && large - middle > Math.max(SMALL * total, LEAST)
      && large > MAX_GROWTH * middle && large - middle > MAX_GROWTH * (middle - small)
    ))
    .toSorted((a, b) => b.steps[2] - a.steps[2])
    .map(({ of, steps }) => `${of}: ${steps.join(', ')}`);
}

for (const { name, sizes, read } of CASES) {
  if (!process.argv.slice(2).some((wanted) => name.startsWith(wanted))) continue;
  const works: Work[] = [];
  let superlinear: string[] = [];
  for (const size of sizes) {
    works.push(await countWork(() => read(size)));
    if (works.length < SIZES) continue;
    superlinear = superlinearParts(works);
    // A limit reached only at this size ends the growth: one more size tells it from unbounded growth.
    if (superlinear.length === 0 && works.at(-1)!.total < DOUBTFUL_STEPS) break;
  }
  process.stdout.write(
    `${JSON.stringify({ name, works: works.map(({ total }) => total), superlinear } satisfies Measured)}\n`,
  );
}

// Shorter texts are pieces that the project itself cuts out around a position.
for (const { source, flags } of readLonger(LONG_TEXT)) {
  process.stdout.write(`${JSON.stringify({ source, flags } satisfies LongReading)}\n`);
}
