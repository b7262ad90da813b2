import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { pino } from 'pino';
import type { DestinationStream, Logger as PinoLogger } from 'pino';
import type { LogLevel } from './config.ts';

/** Structured logs. They contain at most the host of a scan, and never a body, a key or a full URL. */
export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

// The id of a request is generated with its first log line, because most requests log nothing.
const requests = new AsyncLocalStorage<{ id?: string }>();

/** A logger that writes lines of JSON to `destination`, else to standard output. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: requestId }, destination);
}

/** Gives all log lines of a request, including those of its run, the same id as `req`. */
export const withRequestId = (handle: RequestListener): RequestListener =>
  (req, res) => requests.run({}, handle, req, res);

function requestId(): { req?: string } {
  const context = requests.getStore();
  return context ? { req: (context.id ??= randomBytes(5).toString('hex')) } : {};
}
