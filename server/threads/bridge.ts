import type { MessagePort } from 'node:worker_threads';
import { pack, unpack } from './parcel.ts';
import type { AnyFunction, Exports, Imports, Parcel } from './parcel.ts';

/** One end of a line between two threads, over which each calls functions of the other's and hears of its aborts. */
export interface Bridge extends Disposable {
  pack(value: unknown): { parcel: Parcel; transfer: ArrayBuffer[] };
  unpack(parcel: Parcel): unknown;
  /** Asks the other end for a sign of life. */
  ping(): void;
  /** Gives one unasked. */
  ready(): void;
}

type Message =
  | { kind: 'call'; call: number; id: number; args: Parcel }
  | { kind: 'return'; call: number; value: Parcel }
  | { kind: 'throw'; call: number; error: unknown }
  | { kind: 'abort'; id: number; reason: unknown }
  | { kind: 'ping' }
  | { kind: 'pong' };

/** Opens one end; `onPong` hears that the other end's event loop turned. */
export function createBridge(port: MessagePort, onPong: () => void = () => {}): Bridge {
  const functions: AnyFunction[] = [];
  const signals: AbortSignal[] = [];
  const remoteSignals = new Map<number, AbortController>();
  const calls = new Map<number, PromiseWithResolvers<unknown>>();
  const listening = new AbortController();
  let nextCall = 0;
  let isOpen = true;

  const post = (message: Message, transfer: ArrayBuffer[] = []): void => {
    if (isOpen) port.postMessage(message, transfer);
  };

  const exports: Exports = {
    functionId: (value) => functions.push(value) - 1,
    signalId(value) {
      const known = signals.indexOf(value);
      if (known !== -1) return known;
      const id = signals.push(value) - 1;
      const tell = (): void => post({ kind: 'abort', id, reason: plainReason(value.reason) });
      if (value.aborted) queueMicrotask(tell);
      else value.addEventListener('abort', tell, { once: true, signal: listening.signal });
      return id;
    },
  };

  const imports: Imports = {
    functionFor: (id) => (...args: unknown[]) => {
      const call = (nextCall += 1);
      const { parcel, transfer } = pack(args, exports);
      const answer = Promise.withResolvers<unknown>();
      calls.set(call, answer);
      // Whoever does not wait for the answer must not fall over it.
      answer.promise.catch(() => {});
      post({ kind: 'call', call, id, args: parcel }, transfer);
      return answer.promise;
    },
    signalFor: (id) => remoteSignal(id).signal,
  };

  function remoteSignal(id: number): AbortController {
    const known = remoteSignals.get(id) ?? new AbortController();
    remoteSignals.set(id, known);
    return known;
  }

  async function answer({ call, id, args }: Extract<Message, { kind: 'call' }>): Promise<void> {
    try {
      const value: unknown = await functions[id]!(...unpack(args, imports) as never[]);
      const { parcel, transfer } = pack(value, exports);
      post({ kind: 'return', call, value: parcel }, transfer);
    } catch (error) {
      post({ kind: 'throw', call, error: plainReason(error) });
    }
  }

  function settle(call: number, settled: (answer: PromiseWithResolvers<unknown>) => void): void {
    const waiting = calls.get(call);
    calls.delete(call);
    if (waiting) settled(waiting);
  }

  port.on('message', (message: Message) => {
    switch (message.kind) {
      case 'call': return void answer(message);
      case 'return': return settle(message.call, ({ resolve }) => resolve(unpack(message.value, imports)));
      case 'throw': return settle(message.call, ({ reject }) => reject(message.error));
      case 'abort': return remoteSignal(message.id).abort(message.reason);
      case 'ping': return post({ kind: 'pong' });
      case 'pong': return onPong();
    }
  });

  return {
    pack: (value) => pack(value, exports),
    unpack: (parcel) => unpack(parcel, imports),
    ping: () => post({ kind: 'ping' }),
    ready: () => post({ kind: 'pong' }),
    [Symbol.dispose]() {
      isOpen = false;
      listening.abort();
      port.close();
      for (const { reject } of calls.values()) reject(new Error('the thread is gone'));
      calls.clear();
      // What this end does for the other is for nobody now.
      for (const remote of remoteSignals.values()) remote.abort(new Error('the thread is gone'));
    },
  };
}

/** An error as another thread can have it: its words, and where it was thrown. */
function plainReason(reason: unknown): unknown {
  if (!(reason instanceof Error)) return String(reason);
  const plain = new Error(reason.message);
  if (reason.stack !== undefined) plain.stack = reason.stack;
  return plain;
}
