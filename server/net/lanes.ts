import type { Connection } from './connection.ts';

/** The right to talk to one host; disposing gives it back and keeps a live connection for the next holder. */
export interface Lane extends Disposable {
  /** The connection the lane's last holder left, if any. */
  connection: Connection | null;
}

/** So many connections a host at once, and no more; whoever comes later waits in order. */
export interface HostLanes {
  /** Rejects with the signal's reason. Prefers a lane that is connected to `origin`. */
  take(hostname: string, origin: string, signal: AbortSignal): Promise<Lane>;
  /** Closes every connection that no one holds. */
  closeIdle(): Promise<void>;
}

interface Host {
  free: Slot[];
  waiting: ((slot: Slot) => void)[];
}

interface Slot {
  connection: Connection | null;
}

/** `width` lanes a host. */
export function createHostLanes(width = 2): HostLanes {
  const hosts = new Map<string, Host>();

  const hostOf = (hostname: string): Host => {
    const known = hosts.get(hostname);
    if (known) return known;
    const made: Host = { free: Array.from({ length: width }, () => ({ connection: null })), waiting: [] };
    hosts.set(hostname, made);
    return made;
  };
  const lend = (host: Host, slot: Slot): Lane => {
    let returned = false;
    return {
      get connection() { return slot.connection; },
      set connection(connection) { slot.connection = connection; },
      [Symbol.dispose]() {
        if (returned) return;
        returned = true;
        const next = host.waiting.shift();
        if (next) next(slot);
        else host.free.push(slot);
      },
    };
  };

  return {
    async take(hostname, origin, signal) {
      signal.throwIfAborted();
      const host = hostOf(hostname);
      const fitting = host.free.findIndex(({ connection }) => connection?.origin === origin && connection.isAlive());
      const [slot] = host.free.splice(Math.max(0, fitting), 1);
      if (slot) return lend(host, slot);
      const { promise, resolve, reject } = Promise.withResolvers<Slot>();
      const leave = (): void => {
        const place = host.waiting.indexOf(resolve);
        if (place === -1) return;
        host.waiting.splice(place, 1);
        reject(signal.reason);
      };
      host.waiting.push(resolve);
      signal.addEventListener('abort', leave, { once: true });
      const given = await promise;
      signal.removeEventListener('abort', leave);
      return lend(host, given);
    },
    async closeIdle() {
      const idle = [...hosts.values()].flatMap(({ free }) => free);
      await Promise.all(idle.map((slot) => slot.connection?.close()));
    },
  };
}
