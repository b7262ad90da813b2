import { browser, createListeners } from '../app/listeners.ts';
import { storedJson } from '../app/stored-json.ts';
import type { StoredJson } from '../app/stored-json.ts';

/** When each finding of a store was ticked as done: ISO 8601 by finding id. */
export type Ticks = Readonly<Record<string, string>>;

/** Ticks in local storage; where that is full or blocked, they are lost on reload. */
export function createTickStore(
  storage: () => Storage = () => localStorage, now = () => new Date(), tab: EventTarget | undefined = browser,
) {
  const known = new Map<string, Ticks>();
  const { subscribe, emitChange } = createListeners();
  let isBlocked = false;
  const keptOf = (host: string): StoredJson => storedJson(`ticks:${host}`, storage);
  /** Cached: `useSyncExternalStore` needs the same object until a tick changes. */
  const read = (host: string): Ticks => {
    const ticks = known.get(host) ?? ticksOf(keptOf(host).read());
    known.set(host, ticks);
    return ticks;
  };
  // Another tab has changed them.
  tab?.addEventListener('storage', () => {
    if (!isBlocked) known.clear();
    emitChange();
  });
  return {
    read,
    set(host: string, id: string, isDone: boolean): void {
      const kept = keptOf(host);
      const { [id]: _, ...others } = isBlocked ? read(host) : ticksOf(kept.read());
      const ticks = isDone ? { ...others, [id]: now().toISOString() } : others;
      known.set(host, ticks);
      isBlocked = !kept.write(ticks);
      emitChange();
    },
    forget(hosts: readonly string[]): void {
      for (const host of hosts) {
        known.delete(host);
        keptOf(host).forget();
      }
      emitChange();
    },
    /** Whether the last tick could not be stored. */
    isBlocked: (): boolean => isBlocked,
    subscribe,
  };
}

/** The valid ticks of a stored value; empty if it is not an object. */
function ticksOf(value: unknown): Ticks {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([, at]) => typeof at === 'string'));
}

/** The ticks stored in this browser. */
export const tickStore = createTickStore();
