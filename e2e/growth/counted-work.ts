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

let native: Map<string, number> | null = null;

/** Counts every block of JavaScript that `run` passes, libraries' included, and what it hands to built-ins. */
export async function countWork(run: () => void | Promise<void>): Promise<Work> {
  const by = new Map<string, number>();
  native = by;
  try {
    await run();
  } finally {
    native = null;
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

function counted(label: string, steps: number): void {
  native!.set(label, (native!.get(label) ?? 0) + 1 + steps);
}

/** Puts a built-in in place that counts what `cost` says a call took. */
function count(owner: object, name: PropertyKey, cost: Cost): void {
  const original = (owner as Record<PropertyKey, Native>)[name]!;
  const label = `built-in ${String(name)}`;
  const counting = function counting(this: never, ...args: unknown[]): unknown {
    const result = Reflect.apply(original, this, args);
    if (native) counted(label, cost(this, result as never, args as [never, never?]));
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
count(Object.getPrototypeOf([][Symbol.iterator]()) as object, 'next', () => 0);
count(Object.getPrototypeOf(''[Symbol.iterator]()) as object, 'next', () => 0);

/** By its flags and source, the longest text each pattern was held against. */
export const longestRead = new Map<string, number>();

/** What a pattern is known by: reading that off it takes longer than most of its matches. */
const named = new WeakMap<RegExp, { source: string; pattern: string; restarts: boolean }>();

function nameOf(regExp: RegExp) {
  const { source, flags, global, sticky } = regExp;
  const name = { source, pattern: `${flags}/${source}`, restarts: !global && !sticky };
  named.set(regExp, name);
  return name;
}

// Every method of strings and patterns goes through it once it is not the engine's own.
const exec = RegExp.prototype.exec;
Object.defineProperty(RegExp.prototype, 'exec', {
  configurable: true, writable: true,
  value: function counting(this: RegExp, text: string): RegExpExecArray | null {
    if (!native) return exec.call(this, text);
    const { source, pattern, restarts } = named.get(this) ?? nameOf(this);
    const from = restarts ? 0 : this.lastIndex;
    const match = exec.call(this, text);
    const until = match ? match.index + match[0].length : this.sticky ? from : text.length;
    counted(source, Math.max(0, until - from));
    if (text.length > (longestRead.get(pattern) ?? -1)) longestRead.set(pattern, text.length);
    return match;
  },
});
