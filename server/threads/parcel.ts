import { headersOf } from '../net/headers.ts';
import type { ResponseHeaders } from '../net/fetch-types.ts';

/** A serialised value: what structured clone cannot carry is listed in `replaced`, with its path in the value. */
export interface Parcel {
  value: unknown;
  replaced: readonly Replaced[];
}

type Path = readonly (string | number)[];

type Replaced = { path: Path } & (
  | { kind: 'url'; href: string }
  | { kind: 'headers'; entries: ResponseHeaders['entries'] }
  | { kind: 'function'; id: number }
  | { kind: 'signal'; id: number }
);

export type AnyFunction = (...args: never[]) => unknown;

/** Assigns ids to the functions and signals this thread exports. */
export interface Exports {
  functionId(value: AnyFunction): number;
  signalId(value: AbortSignal): number;
}

/** Creates proxies for the other thread's functions and signals. */
export interface Imports {
  functionFor(id: number): AnyFunction;
  signalFor(id: number): AbortSignal;
}

/** Types passed to structured clone as they are. */
const CLONEABLE = [Map, Set, Date, Error];

/** Packs plain data, bytes, URLs, response headers, functions and signals; bytes are copied, then transferred. */
export function pack(value: unknown, exports: Exports): { parcel: Parcel; transfer: ArrayBuffer[] } {
  const replaced: Replaced[] = [];
  const transfer: ArrayBuffer[] = [];

  function copy(from: unknown, path: Path): unknown {
    if (typeof from === 'function') {
      replaced.push({ path, kind: 'function', id: exports.functionId(from as AnyFunction) });
      return null;
    }
    if (typeof from !== 'object' || from === null) return from;
    if (from instanceof Uint8Array) {
      const bytes = new Uint8Array(from);
      transfer.push(bytes.buffer);
      return bytes;
    }
    if (from instanceof URL) {
      replaced.push({ path, kind: 'url', href: from.href });
      return null;
    }
    if (from instanceof AbortSignal) {
      replaced.push({ path, kind: 'signal', id: exports.signalId(from) });
      return null;
    }
    if (isHeaders(from)) {
      replaced.push({ path, kind: 'headers', entries: from.entries });
      return null;
    }
    if (Array.isArray(from)) return from.map((item, at) => copy(item, [...path, at]));
    if (CLONEABLE.some((type) => from instanceof type)) return from;
    if (![Object.prototype, null].includes(Object.getPrototypeOf(from) as object | null)) {
      throw new TypeError(`${from.constructor.name} at ${path.join('.')} cannot go to another thread`);
    }
    return Object.fromEntries(Object.entries(from).map(([key, item]) => [key, copy(item, [...path, key])]));
  }

  return { parcel: { value: copy(value, []), replaced }, transfer };
}

/** Restores the value, with proxies for functions and signals. */
export function unpack({ value, replaced }: Parcel, imports: Imports): unknown {
  const root = { value };
  for (const item of replaced) {
    const path = ['value', ...item.path];
    const holder = path.slice(0, -1).reduce<Record<string | number, never>>((at, step) => at[step]!, root as never);
    holder[path.at(-1)!] = restore(item, imports) as never;
  }
  return root.value;
}

function restore(item: Replaced, imports: Imports): unknown {
  switch (item.kind) {
    case 'url': return new URL(item.href);
    case 'headers': return headersOf(item.entries);
    case 'function': return imports.functionFor(item.id);
    case 'signal': return imports.signalFor(item.id);
  }
}

const isHeaders = (value: object): value is ResponseHeaders =>
  'entries' in value && Array.isArray(value.entries) && 'all' in value && typeof value.all === 'function';
