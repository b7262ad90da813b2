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

const MAX_MESSAGE_BYTES = 1024 * 1024;

/** DevTools protocol over the two pipes of `--remote-debugging-pipe`; Chromium exits when they close. */
export class CdpPipe {
  readonly #input: Writable;
  readonly #output: Readable;
  readonly #pending = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  readonly #listeners = new Set<(event: CdpEvent) => void>();
  #parts: Buffer[] = [];
  #buffered = 0;
  readonly #ended = new AbortController();
  #lastId = 0;

  constructor(input: Writable, output: Readable) {
    this.#input = input;
    this.#output = output;
    for (const stream of [input, output]) {
      stream.on('error', () => this.close());
      stream.once('close', () => this.close());
    }
    output.on('data', (chunk: Buffer) => this.#read(chunk));
  }

  /** Aborts when the pipe is closed. */
  get closed(): AbortSignal {
    return this.#ended.signal;
  }

  /** Sends a command. Rejects when the browser returns an error or the pipe closes first. */
  send(method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> {
    if (this.closed.aborted) return Promise.reject(this.closed.reason);
    const id = (this.#lastId += 1);
    const command = Promise.withResolvers<Record<string, unknown>>();
    this.#pending.set(id, command);
    this.#input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return command.promise;
  }

  /** Calls back for every event until disposed. */
  listen(listener: (event: CdpEvent) => void): Disposable {
    this.#listeners.add(listener);
    return { [Symbol.dispose]: () => void this.#listeners.delete(listener) };
  }

  close(): void {
    if (this.closed.aborted) return;
    this.#ended.abort(new Error('the browser is gone'));
    this.#input.destroy();
    this.#output.destroy();
    this.#parts = [];
    for (const { reject } of this.#pending.values()) reject(this.closed.reason);
    this.#pending.clear();
    this.#listeners.clear();
  }

  #read(chunk: Buffer): void {
    let rest = chunk;
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      const message = Buffer.concat([...this.#parts, rest.subarray(0, end)]);
      this.#parts = [];
      this.#buffered = 0;
      rest = rest.subarray(end + 1);
      this.#dispatch(message);
    }
    this.#parts.push(rest);
    this.#buffered += rest.length;
    if (this.#buffered > MAX_MESSAGE_BYTES) this.close();
  }

  #dispatch(message: Buffer): void {
    const answer = parse(message);
    if (!answer) return this.close();
    if (answer.id === undefined) {
      const { method = '', params = {}, sessionId } = answer;
      for (const listener of this.#listeners) listener({ method, params, sessionId });
      return;
    }
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if (answer.error) pending?.reject(new Error(answer.error.message ?? 'refused by the browser'));
    else pending?.resolve(answer.result ?? {});
  }
}

function parse(message: Buffer): Message | null {
  const value: unknown = attempt(() => JSON.parse(message.toString('utf8')));
  return typeof value === 'object' ? value : null;
}
