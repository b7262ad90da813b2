import { headersOf } from '../net/headers.ts';
import type { AnswerHeaders } from '../net/fetch-types.ts';

/** A value on its way to another thread: what structured clone cannot carry is set apart, with its place in the value. */
export interface Parcel {
  value: unknown;
  apart: readonly Apart[];
}

type Path = readonly (string | number)[];

type Apart = { path: Path } & (
  | { kind: 'url'; href: string }
  | { kind: 'headers'; entries: AnswerHeaders['entries'] }
  | { kind: 'function'; id: number }
  | { kind: 'signal'; id: number }
);

export type AnyFunction = (...args: never[]) => unknown;

/** Gives out the numbers under which the other thread knows functions and signals of this one. */
export interface Exports {
  functionId(value: AnyFunction): number;
  signalId(value: AbortSignal): number;
}

/** Makes what stands for the other thread's functions and signals. */
export interface Imports {
  functionFor(id: number): AnyFunction;
  signalFor(id: number): AbortSignal;
}

/** What structured clone carries whole. */
const CLONED = [Map, Set, Date, Error];

/** Packs a value of plain data, bytes, URLs, response headers, functions and signals; bytes are copied and moved. */
export function pack(value: unknown, exports: Exports): { parcel: Parcel; transfer: ArrayBuffer[] } {
  const apart: Apart[] = [];
  const transfer: ArrayBuffer[] = [];

  function copy(from: unknown, path: Path): unknown {
    if (typeof from === 'function') {
      apart.push({ path, kind: 'function', id: exports.functionId(from as AnyFunction) });
      return null;
    }
    if (typeof from !== 'object' || from === null) return from;
    if (from instanceof Uint8Array) {
      const bytes = new Uint8Array(from);
      transfer.push(bytes.buffer);
      return bytes;
    }
    if (from instanceof URL) {
      apart.push({ path, kind: 'url', href: from.href });
      return null;
    }
    if (from instanceof AbortSignal) {
      apart.push({ path, kind: 'signal', id: exports.signalId(from) });
      return null;
    }
    if (isHeaders(from)) {
      apart.push({ path, kind: 'headers', entries: from.entries });
      return null;
    }
    if (Array.isArray(from)) return from.map((one, at) => copy(one, [...path, at]));
    if (CLONED.some((known) => from instanceof known)) return from;
    if (![Object.prototype, null].includes(Object.getPrototypeOf(from) as object | null)) {
      throw new TypeError(`${from.constructor.name} at ${path.join('.')} cannot go to another thread`);
    }
    return Object.fromEntries(Object.entries(from).map(([key, one]) => [key, copy(one, [...path, key])]));
  }

  return { parcel: { value: copy(value, []), apart }, transfer };
}

/** The value again, with stand-ins for what stayed behind. */
export function unpack({ value, apart }: Parcel, imports: Imports): unknown {
  const root = { value };
  for (const one of apart) {
    const path = ['value', ...one.path];
    const holder = path.slice(0, -1).reduce<Record<string | number, never>>((at, step) => at[step]!, root as never);
    holder[path.at(-1)!] = standIn(one, imports) as never;
  }
  return root.value;
}

function standIn(one: Apart, imports: Imports): unknown {
  switch (one.kind) {
    case 'url': return new URL(one.href);
    case 'headers': return headersOf(one.entries);
    case 'function': return imports.functionFor(one.id);
    case 'signal': return imports.signalFor(one.id);
  }
}

const isHeaders = (value: object): value is AnswerHeaders =>
  'entries' in value && Array.isArray(value.entries) && 'all' in value && typeof value.all === 'function';
