import { createListeners } from '../app/listeners.ts';

/** When each finding of a store was ticked as done: ISO by the finding's id. */
export type Ticks = Readonly<Record<string, string>>;

interface TickStore {
  /** The same object until a tick changes. */
  read(host: string): Ticks;
  set(host: string, id: string, isDone: boolean): void;
  forget(hosts: readonly string[]): void;
  /** The browser did not let us keep a tick. */
  isShut(): boolean;
  subscribe(notify: () => void): () => void;
}

const keyOf = (host: string): string => `ticks:${host}`;

/** Ticks kept in this browser; where its storage is full or forbidden, they last as long as the page. */
export function createTickStore(storage: () => Storage = () => localStorage, now = () => new Date()): TickStore {
  const known = new Map<string, Ticks>();
  const { subscribe, tell } = createListeners();
  let isShut = false;
  const quietly = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  const kept = (host: string): Ticks | undefined => quietly(() => ticksOf(JSON.parse(storage().getItem(keyOf(host)) ?? 'null')));
  const read = (host: string): Ticks => {
    const ticks = known.get(host) ?? kept(host) ?? {};
    known.set(host, ticks);
    return ticks;
  };
  return {
    read,
    set(host, id, isDone) {
      const { [id]: _, ...others } = { ...read(host), ...kept(host) };
      const ticks = isDone ? { ...others, [id]: now().toISOString() } : others;
      known.set(host, ticks);
      isShut = quietly(() => {
        storage().setItem(keyOf(host), JSON.stringify(ticks));
        return true;
      }) === undefined;
      tell();
    },
    forget(hosts) {
      for (const host of hosts) {
        known.delete(host);
        quietly(() => storage().removeItem(keyOf(host)));
      }
      tell();
    },
    isShut: () => isShut,
    subscribe,
  };
}

/** The valid ticks of a stored value. */
function ticksOf(value: unknown): Ticks | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([, at]) => typeof at === 'string'));
}

/** The ticks of this browser. */
export const tickStore = createTickStore();
