import { addAbortListener } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import type { ResponseHeaders } from '../net/fetch-types.ts';
import { headersOf } from '../net/headers.ts';
import { serialize, deserialize } from './serialize-value.ts';
import type { SerializedValue, Substitute } from './serialize-value.ts';

type AnyFunction = (...args: never[]) => unknown;

const gone = (): Error => new Error('the thread is gone');

type Message =
  | { kind: 'call'; call: number; id: number; args: SerializedValue }
  | { kind: 'return'; call: number; value: SerializedValue }
  | { kind: 'throw'; call: number; error: unknown }
  | { kind: 'abort'; id: number; reason: unknown }
  | { kind: 'ping' }
  | { kind: 'pong' };

/**
 * One end of an RPC channel between two threads: each can call the other's functions and receives its aborts. `onPong`
 * is called when the other end's event loop has responded.
 */
export function createBridge(port: MessagePort, onPong: () => void = () => {}) {
  const functions: AnyFunction[] = [];
  const signals: AbortSignal[] = [];
  const remoteSignals = new Map<number, AbortController>();
  const calls = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new DisposableStack();
  let nextCall = 0;
  let isOpen = true;

  const post = (message: Message, transfer: ArrayBuffer[] = []): void => {
    if (isOpen) port.postMessage(message, transfer);
  };

  function substituteFor(item: unknown): Substitute | null {
    if (typeof item === 'function') return { kind: 'function', id: functions.push(item as AnyFunction) - 1 };
    if (item instanceof AbortSignal) return { kind: 'signal', id: signalId(item) };
    if (item instanceof URL) return { kind: 'url', href: item.href };
    return isHeaders(item) ? { kind: 'headers', entries: item.entries } : null;
  }

  function restore(substitute: Substitute): unknown {
    switch (substitute.kind) {
      case 'url': return new URL(substitute.href);
      case 'headers': return headersOf(substitute.entries);
      case 'function': return remoteFunction(substitute.id);
      case 'signal': return remoteSignal(substitute.id).signal;
    }
  }

  function signalId(signal: AbortSignal): number {
    const known = signals.indexOf(signal);
    if (known !== -1) return known;
    const id = signals.push(signal) - 1;
    listeners.use(addAbortListener(signal, () => post({ kind: 'abort', id, reason: plainReason(signal.reason) })));
    return id;
  }

  const remoteFunction = (id: number) => (...args: unknown[]): Promise<unknown> => {
    const result = Promise.withResolvers<unknown>();
    // A caller that does not await the result must not cause an unhandled rejection.
    result.promise.catch(() => {});
    if (isOpen) {
      const call = (nextCall += 1);
      const { serialized, transfer } = serialize(args, substituteFor);
      calls.set(call, result);
      post({ kind: 'call', call, id, args: serialized }, transfer);
    } else result.reject(gone());
    return result.promise;
  };

  function remoteSignal(id: number): AbortController {
    const known = remoteSignals.get(id) ?? new AbortController();
    remoteSignals.set(id, known);
    return known;
  }

  async function handleCall({ call, id, args }: Extract<Message, { kind: 'call' }>): Promise<void> {
    try {
      const value: unknown = await functions[id]!(...deserialize(args, restore) as never[]);
      const { serialized, transfer } = serialize(value, substituteFor);
      post({ kind: 'return', call, value: serialized }, transfer);
    } catch (error) {
      post({ kind: 'throw', call, error: plainReason(error) });
    }
  }

  function takeCall(call: number): PromiseWithResolvers<unknown> | undefined {
    const result = calls.get(call);
    calls.delete(call);
    return result;
  }

  port.on('message', (message: Message) => {
    switch (message.kind) {
      case 'call': return void handleCall(message);
      case 'return': return takeCall(message.call)?.resolve(deserialize(message.value, restore));
      case 'throw': return takeCall(message.call)?.reject(message.error);
      case 'abort': return remoteSignal(message.id).abort(message.reason);
      case 'ping': return post({ kind: 'pong' });
      case 'pong': return onPong();
    }
  });

  return {
    serialize: (value: unknown) => serialize(value, substituteFor),
    deserialize: (serialized: SerializedValue) => deserialize(serialized, restore),
    ping: () => post({ kind: 'ping' }),
    /** Sends a pong that no ping has asked for. */
    ready: () => post({ kind: 'pong' }),
    [Symbol.dispose](): void {
      isOpen = false;
      listeners.dispose();
      port.close();
      for (const { reject } of calls.values()) reject(gone());
      calls.clear();
      // Abort the work this end still does for the other.
      for (const remote of remoteSignals.values()) remote.abort(gone());
    },
  };
}

/** An error that structured clone can carry: its message and stack only. */
function plainReason(reason: unknown): unknown {
  if (!(reason instanceof Error)) return String(reason);
  const plain = new Error(reason.message);
  if (reason.stack !== undefined) plain.stack = reason.stack;
  return plain;
}

const isHeaders = (value: unknown): value is ResponseHeaders =>
  typeof value === 'object' && value !== null
  && 'entries' in value && Array.isArray(value.entries) && 'all' in value && typeof value.all === 'function';
