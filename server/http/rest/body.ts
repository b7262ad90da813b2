import { on } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_BODY_BYTES } from '../../../contract/operations/parse-body.ts';
import type { Clock } from '../../clock.ts';

const TOO_LARGE = `The body is larger than ${MAX_BODY_BYTES} bytes.`;
const BROKEN_OFF = 'The body broke off.';

const BODY_TIMEOUT_MS = 20_000;

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const JSON_TYPE = /^application\/(?:[a-z0-9!#$&^_.+-]+\+)?json[ \t]*(?:;(.*))?$/i;

/** A body's value with its text, or why it could not be read. */
type JsonBody = { ok: true; value: unknown; text: string } | { ok: false; detail: string };

/** Reads a JSON body, until the signal aborts; problems are returned as a message, never thrown. */
export async function readJsonBody(
  req: IncomingMessage, res: ServerResponse, limits: { clock: Clock; signal: AbortSignal },
): Promise<JsonBody> {
  const problem = headerProblem(req);
  if (problem) return bad(problem);
  const length = Number(req.headers['content-length']);
  if (length > MAX_BODY_BYTES) return bad(TOO_LARGE);
  if (req.headers.expect !== undefined) res.writeContinue();

  // A short body has usually arrived together with the head.
  const bytes: Buffer | string = (req.readableLength === length && req.read()) || await collect(req, limits);
  if (typeof bytes === 'string') return bad(bytes);
  if (bytes.length === 0) return bad('The body is empty; send a JSON object.');
  try {
    const text = UTF8.decode(bytes);
    return { ok: true, value: JSON.parse(text), text };
  } catch (error) {
    return bad(error instanceof SyntaxError ? 'The body is not valid JSON.' : 'The body is not valid UTF-8.');
  }
}

function bad(detail: string): JsonBody {
  return { ok: false, detail };
}

function headerProblem({ headers }: IncomingMessage): string | undefined {
  const type = headers['content-type'];
  if (type === undefined) return 'The Content-Type header is missing; send application/json.';
  if (type !== 'application/json') {
    const match = JSON_TYPE.exec(type);
    if (!match) return 'The Content-Type is not JSON; send application/json.';
    const charset = /(?:^|;)\s*charset\s*=\s*"?([^";\s]*)/i.exec(match[1] ?? '')?.[1];
    if (charset !== undefined && !/^utf-?8$/i.test(charset)) return 'The body must be UTF-8.';
  }
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') return 'The body must not be compressed.';
  return undefined;
}

/** The body's bytes, or what went wrong. */
async function collect(
  req: IncomingMessage, { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<Buffer | string> {
  const late = new AbortController();
  using _timer = clock.after(BODY_TIMEOUT_MS, () => late.abort());
  const ended = AbortSignal.any([late.signal, signal]);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const [chunk] of on(req, 'data', { close: ['end', 'close'], signal: ended })) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MAX_BODY_BYTES) return TOO_LARGE;
    }
    return req.readableEnded ? Buffer.concat(chunks) : BROKEN_OFF;
  } catch {
    return late.signal.aborted ? `The body took longer than ${BODY_TIMEOUT_MS / 1000} s.` : BROKEN_OFF;
  } finally {
    req.resume();
  }
}
