import type { ResponseHeaders } from '../net/fetch-types.ts';

/** A copy of a value in `root`; `replaced` says where it lacks something that structured clone cannot carry. */
export interface SerializedValue {
  root: { value?: unknown };
  replaced: readonly Replaced[];
}

/** An object, or an array by its indexes. */
type Holder = Record<string, unknown>;

interface Replaced {
  substitute: Substitute;
  holder: Holder;
  key: string;
}

/** Stands for what structured clone cannot carry: functions and signals by the id that their thread gave them. */
export type Substitute =
  | { kind: 'url'; href: string }
  | { kind: 'headers'; entries: ResponseHeaders['entries'] }
  | { kind: 'function' | 'signal'; id: number };

/** Types passed to structured clone as they are. */
const CLONEABLE = [Map, Set, Date, Error];

/** Serializes plain data, bytes, and what has a substitute; bytes are copied, then transferred. */
export function serialize(
  value: unknown, substituteFor: (item: unknown) => Substitute | null,
): { serialized: SerializedValue; transfer: ArrayBuffer[] } {
  const replaced: Replaced[] = [];
  const transfer: ArrayBuffer[] = [];

  /** Copies the properties of an object into its holder in the serialized value. */
  function fill(holder: Holder, from: object): Holder {
    for (const [key, item] of Object.entries(from)) {
      const substitute = substituteFor(item);
      if (substitute) replaced.push({ substitute, holder, key });
      holder[key] = substitute ? null : copy(item, key);
    }
    return holder;
  }

  function copy(from: unknown, key: string): unknown {
    if (typeof from !== 'object' || from === null || CLONEABLE.some((type) => from instanceof type)) return from;
    if (from instanceof Uint8Array) {
      const bytes = new Uint8Array(from);
      transfer.push(bytes.buffer);
      return bytes;
    }
    if (Array.isArray(from)) return fill([] as unknown as Holder, from);
    if (![Object.prototype, null].includes(Object.getPrototypeOf(from) as object | null)) {
      throw new TypeError(`${from.constructor.name} at ${key} cannot go to another thread`);
    }
    // Without a prototype, so that `__proto__` in a page's data is a key like any other.
    return fill(Object.create(null) as Holder, from);
  }

  return { serialized: { root: fill({}, { value }), replaced }, transfer };
}

/** The value, with what `restore` makes of its substitutes. */
export function deserialize(
  { root, replaced }: SerializedValue, restore: (substitute: Substitute) => unknown,
): unknown {
  for (const { holder, key, substitute } of replaced) holder[key] = restore(substitute);
  return root.value;
}
