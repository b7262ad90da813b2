import { Session } from 'node:inspector';
import type { Profiler } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';

/** What a run did, in steps that do not depend on the machine: by function or built-in, and together. */
export interface Work {
  total: number;
  by: ReadonlyMap<string, number>;
}

// Optimised code counts no calls, and neither does a function whose bytecode was thrown away.
for (const flag of ['--no-flush-bytecode', '--no-turbofan', '--no-maglev']) setFlagsFromString(flag);
const session = new Session();
session.connect();
call('Profiler.enable');
// From before the readers are loaded: only functions compiled after this count their blocks.
call('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

const ROOT = /^.*\/(?=server\/)|^.*\/node_modules\//;

/** What one built-in or pattern took so far. */
interface Tally {
  readonly label: string;
  steps: number;
}

const tallies: Tally[] = [];
let counts = false;

/** Counts every block of JavaScript that `run` passes, libraries' included, and what it hands to built-ins. */
export async function countWork(run: () => void | Promise<void>): Promise<Work> {
  counts = true;
  try {
    await run();
  } finally {
    counts = false;
  }
  const by = new Map<string, number>();
  for (const tally of tallies) {
    if (tally.steps > 0) by.set(tally.label, (by.get(tally.label) ?? 0) + tally.steps);
    tally.steps = 0;
  }
  for (const { url, functions } of taken()) {
    if (url.startsWith('node:') || url.includes('/e2e/growth/')) continue;
    for (const { functionName, ranges } of functions) {
      const count = ranges.reduce((sum, range) => sum + range.count, 0);
      const name = `${functionName || 'anonymous'} in ${url.replace(ROOT, '')} at ${ranges[0]!.startOffset}`;
      if (count > 0) by.set(name, (by.get(name) ?? 0) + count);
    }
  }
  return { by, total: by.values().reduce((sum, count) => sum + count, 0) };
}

function taken(): Profiler.ScriptCoverage[] {
  return call<Profiler.TakePreciseCoverageReturnType>('Profiler.takePreciseCoverage').result;
}

/** Within one thread the answer comes before `post` returns. */
function call<T>(method: string, params: object = {}): T {
  let answer: unknown;
  session.post(method, params, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer as T;
}

type Native = (this: never, ...args: unknown[]) => unknown;
type Cost = (self: never, result: never, args: [never, never?]) => number;

/** One object a label, which a call finds without looking it up: iteration alone is most of all calls. */
function tallyOf(label: string): Tally {
  const tally = { label, steps: 0 };
  tallies.push(tally);
  return tally;
}

/** Puts a built-in in place that counts what `cost` says a call took. */
function count(owner: object, name: PropertyKey, cost: Cost): void {
  const original = (owner as Record<PropertyKey, Native>)[name]!;
  const tally = tallyOf(`built-in ${String(name)}`);
  const counting = function counting(this: never, ...args: unknown[]): unknown {
    const result = Reflect.apply(original, this, args);
    if (counts) tally.steps += 1 + cost(this, result as never, args as [never, never?]);
    return result;
  };
  Object.defineProperty(owner, name, { value: counting, configurable: true, writable: true });
}

const length = (self: { length: number }): number => self.length;
const resultLength = (_self: never, result: { length: number }): number => result.length;
/** Up to where it was found, or all of it. */
const searched = (self: { length: number }, at: number, [, from]: [unknown, number?]): number =>
  Math.max(0, (at < 0 ? self.length : at) - (from ?? 0));

for (const name of ['toLowerCase', 'toUpperCase', 'normalize', 'trim', 'includes', 'replaceAll', 'concat', 'repeat']) {
  count(String.prototype, name, length);
}
count(String.prototype, 'indexOf', searched);
count(String.prototype, 'lastIndexOf', (self: string, at: number, [, from]: [unknown, number?]) =>
  Math.min(self.length, from ?? Infinity) - Math.max(0, at));
count(String.prototype, 'split', length);
for (const name of ['slice', 'substring']) count(String.prototype, name, resultLength);
for (const name of ['includes', 'reverse', 'shift', 'unshift', 'join', 'fill']) {
  count(Array.prototype, name, length);
}
for (const name of ['slice', 'concat', 'flat', 'toSorted', 'toReversed']) count(Array.prototype, name, resultLength);
count(Array.prototype, 'indexOf', searched);
count(Array.prototype, 'splice', (self: { length: number }, removed: { length: number }, [start]: [number, never?]) =>
  removed.length + Math.max(0, self.length - start));
count(JSON, 'parse', (_self, _result, [text]: [string, never?]) => text.length);
// All that is spread, and all iteration that no block of JavaScript stands for.
for (const made of [[][Symbol.iterator](), ''[Symbol.iterator]()]) {
  const iterator = Object.getPrototypeOf(made) as { next: Native };
  const original = iterator.next;
  const tally = tallyOf('built-in next');
  iterator.next = function counting(this: never): unknown {
    if (counts) tally.steps += 1;
    return original.call(this);
  };
}

/** A pattern, made anew wherever its function is called, and the longest text it was held against. */
interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly tally: Tally;
  longest: number;
}

const patterns = new Map<string, Pattern>();
/** Reading off a pattern what it is known by takes longer than most of its matches. */
const known = new WeakMap<RegExp, Pattern>();

/** The patterns that were held against a text longer than this. */
export const readLonger = (than: number): Pattern[] => [...patterns.values()].filter(({ longest }) => longest > than);

function patternOf(regExp: RegExp): Pattern {
  const { source, flags } = regExp;
  const name = `${flags}/${source}`;
  const pattern = patterns.get(name) ?? { source, flags, tally: tallyOf(source), longest: 0 };
  patterns.set(name, pattern);
  known.set(regExp, pattern);
  return pattern;
}

// Every method of strings and patterns goes through it once it is not the engine's own.
const exec = RegExp.prototype.exec;
Object.defineProperty(RegExp.prototype, 'exec', {
  configurable: true, writable: true,
  value: function counting(this: RegExp, text: string): RegExpExecArray | null {
    if (!counts) return exec.call(this, text);
    const pattern = known.get(this) ?? patternOf(this);
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    const until = match ? match.index + match[0].length : this.sticky ? from : text.length;
    pattern.tally.steps += 1 + Math.max(0, until - from);
    if (text.length > pattern.longest) pattern.longest = text.length;
    return match;
  },
});
