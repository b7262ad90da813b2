import type { Readable, Writable } from 'node:stream';
import { attempt } from './attempt.ts';

/** An event of the DevTools protocol. */
export interface CdpEvent {
  method: string;
  params: Record<string, unknown>;
  sessionId?: string;
}

interface Message extends Partial<CdpEvent> {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message?: string };
}

/** Longer ones are skipped: Chromium reports every address of a page, which may have two million characters. */
const MAX_MESSAGE_BYTES = 64 * 1024;

export type CdpPipe = ReturnType<typeof openCdpPipe>;

/** DevTools protocol over the two pipes of `--remote-debugging-pipe`; Chromium exits when they close. */
export function openCdpPipe(input: Writable, output: Readable) {
  const pending = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const listeners = new Set<(event: CdpEvent) => void>();
  let unfinished: Buffer[] = [];
  let unfinishedBytes = 0;
  let lastId = 0;
  let closed: Error | undefined;

  function close(): void {
    if (closed) return;
    closed = new Error('the browser is gone');
    input.destroy();
    output.destroy();
    unfinished = [];
    for (const { reject } of pending.values()) reject(closed);
    pending.clear();
    listeners.clear();
  }

  function dispatch(message: Buffer): void {
    const answer = parse(message);
    if (!answer) return close();
    if (answer.id === undefined) {
      const { method = '', params = {}, sessionId } = answer;
      for (const listener of listeners) listener({ method, params, sessionId });
      return;
    }
    const command = pending.get(answer.id);
    pending.delete(answer.id);
    if (answer.error) command?.reject(new Error(answer.error.message ?? 'refused by the browser'));
    else command?.resolve(answer.result ?? {});
  }

  function read(chunk: Buffer): void {
    let rest = chunk;
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      add(rest.subarray(0, end));
      rest = rest.subarray(end + 1);
      const message = Buffer.concat(unfinished);
      const isTooLong = unfinishedBytes > MAX_MESSAGE_BYTES;
      unfinished = [];
      unfinishedBytes = 0;
      if (!isTooLong) dispatch(message);
    }
    add(rest);
  }

  function add(piece: Buffer): void {
    unfinishedBytes += piece.length;
    if (unfinishedBytes > MAX_MESSAGE_BYTES) unfinished = [];
    else unfinished.push(piece);
  }

  for (const stream of [input, output]) stream.on('error', close).once('close', close);
  output.on('data', read);

  return {
    /** Sends a command. Rejects when the browser returns an error or the pipe closes first. */
    async send(method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> {
      if (closed) throw closed;
      const id = (lastId += 1);
      const command = Promise.withResolvers<Record<string, unknown>>();
      pending.set(id, command);
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      return command.promise;
    },
    /** Calls back for every event until disposed. */
    listen(listener: (event: CdpEvent) => void): Disposable {
      listeners.add(listener);
      return { [Symbol.dispose]: () => void listeners.delete(listener) };
    },
    close,
  };
}

function parse(message: Buffer): Message | null {
  const value: unknown = attempt(() => JSON.parse(message.toString('utf8')));
  return typeof value === 'object' ? value : null;
}
