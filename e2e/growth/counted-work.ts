import { Session } from 'node:inspector';
import type { Profiler } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';

/** The work of a run in steps that do not depend on the machine, by function or built-in, and in total. */
export interface Work {
  total: number;
  byFunction: ReadonlyMap<string, number>;
}

// Neither optimised code nor functions with flushed bytecode count calls. Only what counts here may be optimised.
for (const flag of ['--no-flush-bytecode', '--turbo-filter=counting', '--no-maglev']) setFlagsFromString(flag);
const session = new Session();
session.connect();
call('Profiler.enable');
// Before the readers are loaded: only functions compiled after this count their blocks.
call('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

const ROOT = /^.*\/(?=server\/)|^.*\/node_modules\//;

/** The steps of one built-in or pattern so far. */
interface Tally {
  readonly label: string;
  steps: number;
}

const tallies: Tally[] = [];
let isCounting = false;

/** Counts every block of JavaScript that `run` executes, including libraries, and the work of its built-in calls. */
export async function countWork(run: () => void | Promise<void>): Promise<Work> {
  isCounting = true;
  try {
    await run();
  } finally {
    isCounting = false;
  }
  const byFunction = new Map<string, number>();
  for (const tally of tallies) {
    if (tally.steps > 0) byFunction.set(tally.label, (byFunction.get(tally.label) ?? 0) + tally.steps);
    tally.steps = 0;
  }
  for (const { url, functions } of takeCoverage()) {
    if (url.startsWith('node:') || url.includes('/e2e/growth/')) continue;
    const file = url.replace(ROOT, '');
    for (const { functionName, ranges } of functions) {
      let count = 0;
      for (const range of ranges) count += range.count;
      if (count === 0) continue;
      const name = `${functionName || 'anonymous'} in ${file} at ${ranges[0]!.startOffset}`;
      byFunction.set(name, (byFunction.get(name) ?? 0) + count);
    }
  }
  return { byFunction, total: byFunction.values().reduce((sum, count) => sum + count, 0) };
}

function takeCoverage(): Profiler.ScriptCoverage[] {
  return call<Profiler.TakePreciseCoverageReturnType>('Profiler.takePreciseCoverage').result;
}

/** Within one thread the callback runs before `post` returns. */
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

/** One object per label, so that calls need no look-up: iteration alone makes up most of them. */
function tallyOf(label: string): Tally {
  const tally = { label, steps: 0 };
  tallies.push(tally);
  return tally;
}

/** Replaces a built-in with one that counts the `cost` of each call. */
function count(owner: object, name: PropertyKey, cost: Cost): void {
  const original = (owner as Record<PropertyKey, Native>)[name]!;
  const tally = tallyOf(`built-in ${String(name)}`);
  const counting = function counting(this: never, ...args: unknown[]): unknown {
    const result = Reflect.apply(original, this, args);
    if (isCounting) tally.steps += 1 + cost(this, result as never, args as [never, never?]);
    return result;
  };
  Object.defineProperty(owner, name, { value: counting, configurable: true, writable: true });
}

const length = (self: { length: number }): number => self.length;
const resultLength = (_self: never, result: { length: number }): number => result.length;
/** The length searched: up to the match, or all of it. */
const searched = (self: { length: number }, at: number, [, from]: [unknown, number?]): number =>
  Math.max(0, (at < 0 ? self.length : at) - (from ?? 0));

/** Marks on one letter are sorted by insertion. */
const MARKS = { first: 0x300, last: 0x36F };
/** No pattern or counted method is used here, since this is itself a cost. */
function longestRun(text: string, { first, last }: { first: number; last: number }): number {
  let longest = 0;
  for (let at = 0, run = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    run = unit >= first && unit <= last ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

/** A part longer than this may be compared anew at every place of the text. */
const MAX_LINEAR_PART = 250;
const perPlace = (part: string): number => (part.length > MAX_LINEAR_PART ? part.length : 1);

for (const name of ['toLowerCase', 'toUpperCase', 'trim', 'replaceAll', 'concat', 'repeat']) {
  count(String.prototype, name, length);
}
count(String.prototype, 'normalize', (self: string) => self.length + longestRun(self, MARKS) ** 2);
count(String.prototype, 'includes', (self: string, _found, [part]: [string, never?]) => self.length * perPlace(part));
count(String.prototype, 'indexOf', (self: string, at: number, [part, from]: [string, number?]) =>
  searched(self, at, [part, from]) * perPlace(part));
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
/** A host's letters outside of ASCII are sorted by insertion as they are encoded. */
const BEYOND_ASCII = { first: 0x80, last: 0xFFFF };
for (const name of ['parse', 'canParse']) {
  count(URL, name, (_self, _result, [text]: [string, never?]) => text.length + longestRun(text, BEYOND_ASCII) ** 2);
}
const tags = tallyOf('built-in language tag');
/** Each part of a language tag is compared with every other, also of one that is refused. */
function countTag(tag: string): void {
  if (!isCounting) return;
  let parts = 1;
  for (let at = 0; at < tag.length; at += 1) if (tag[at] === '-') parts += 1;
  tags.steps += parts ** 2;
}
const { Locale, getCanonicalLocales } = Intl;
Object.defineProperties(Intl, {
  Locale: {
    value: new Proxy(Locale, {
      construct(target, args: [string]) {
        countTag(args[0]);
        return Reflect.construct(target, args) as Intl.Locale;
      },
    }),
  },
  getCanonicalLocales: {
    value: (tag: string) => {
      countTag(tag);
      return getCanonicalLocales(tag);
    },
  },
});
// Spreading, and all other iteration that runs no block of JavaScript.
for (const made of [[][Symbol.iterator](), ''[Symbol.iterator]()]) {
  const iterator = Object.getPrototypeOf(made) as { next: Native };
  const original = iterator.next;
  const tally = tallyOf('built-in next');
  iterator.next = function counting(this: never): unknown {
    if (isCounting) tally.steps += 1;
    return original.call(this);
  };
}

/** A pattern, which every call of its function creates again, and the longest text it was matched against. */
interface Pattern {
  readonly source: string;
  readonly flags: string;
  readonly tally: Tally;
  longest: number;
}

/** By source and flags: a source is already hashed, a key made of both would be hashed anew for each literal. */
const patterns = new Map<string, Map<string, Pattern>>();
/** Where a pattern caches its entry: reading its source and flags takes longer than most of its matches. */
const CACHED = Symbol('pattern');
type CachedRegExp = RegExp & { [CACHED]?: Pattern };

/** The patterns that were matched against a text longer than this. */
export const readLonger = (than: number): Pattern[] =>
  [...patterns.values()].flatMap((own) => [...own.values()]).filter(({ longest }) => longest > than);

function patternOf(regExp: CachedRegExp): Pattern {
  const { source, flags } = regExp;
  const own = patterns.get(source) ?? new Map<string, Pattern>();
  patterns.set(source, own);
  const pattern = own.get(flags) ?? { source, flags, tally: tallyOf(source), longest: 0 };
  own.set(flags, pattern);
  regExp[CACHED] = pattern;
  return pattern;
}

// Once replaced, every method of strings and patterns calls it.
const exec = RegExp.prototype.exec;
Object.defineProperty(RegExp.prototype, 'exec', {
  configurable: true, writable: true,
  value: function counting(this: CachedRegExp, text: string): RegExpExecArray | null {
    if (!isCounting) return exec.call(this, text);
    const pattern = this[CACHED] ?? patternOf(this);
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    const until = match ? match.index + match[0].length : this.sticky ? from : text.length;
    pattern.tally.steps += 1 + Math.max(0, until - from);
    if (text.length > pattern.longest) pattern.longest = text.length;
    return match;
  },
});
