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
  /** The stores whose last ticks could not be stored. */
  const blocked = new Set<string>();
  const keptOf = (host: string): StoredJson => storedJson(`ticks:${host}`, storage);
  /** Cached: `useSyncExternalStore` needs the same object until a tick changes. */
  const read = (host: string): Ticks => {
    const ticks = known.get(host) ?? ticksOf(keptOf(host).read());
    known.set(host, ticks);
    return ticks;
  };
  // Another tab has changed them.
  tab?.addEventListener('storage', () => {
    for (const host of known.keys()) if (!blocked.has(host)) known.delete(host);
    emitChange();
  });
  return {
    read,
    /** Ticks a finding of the scan made at `scannedAt`, by the service's clock; undefined removes the tick. */
    set(host: string, id: string, scannedAt: string | undefined): void {
      const kept = keptOf(host);
      const { [id]: _, ...others } = blocked.has(host) ? read(host) : ticksOf(kept.read());
      // This browser's clock may be slow: a tick is never older than the scan it is about.
      const at = now().toISOString();
      const ticks = scannedAt === undefined ? others : { ...others, [id]: at < scannedAt ? scannedAt : at };
      known.set(host, ticks);
      if (kept.write(ticks)) blocked.delete(host);
      else blocked.add(host);
      emitChange();
    },
    forget(hosts: readonly string[]): void {
      for (const host of hosts) {
        known.delete(host);
        blocked.delete(host);
        keptOf(host).forget();
      }
      emitChange();
    },
    /** Whether ticks could not be stored. */
    isBlocked: (): boolean => blocked.size > 0,
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
