import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { pino } from 'pino';
import type { DestinationStream, Logger as PinoLogger } from 'pino';
import type { LogLevel } from './config.ts';

/** Structured logs: a host at most of what was scanned, never a body, a key or a whole address. */
export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/** One request; its id is made when the first line is written, for most write none. */
interface RequestContext {
  id?: string;
}

const requests = new AsyncLocalStorage<RequestContext>();

/** JSON lines on standard output, or wherever told. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: requestOf };
  return destination ? pino(options, destination) : pino(options);
}

/** The same listener; what is logged on account of one request, its run included, bears one id as `req`. */
export const withRequestId = (handle: RequestListener): RequestListener =>
  (req, res) => requests.run({}, handle, req, res);

function requestOf(): { req?: string } {
  const context = requests.getStore();
  return context ? { req: (context.id ??= randomBytes(5).toString('hex')) } : {};
}
