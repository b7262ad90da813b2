import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { pino } from 'pino';
import type { DestinationStream, Logger as PinoLogger } from 'pino';
import type { LogLevel } from './config.ts';

/** Structured logs: at most the host of a scan, never a body, a key or a full URL. */
export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/** Requests; an id is generated with the first log line, because most log nothing. */
const requests = new AsyncLocalStorage<{ id?: string }>();

/** JSON lines on standard output or `destination`. */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: requestId };
  return destination ? pino(options, destination) : pino(options);
}

/** Gives all log lines of a request, its run's included, one id as `req`. */
export const withRequestId = (handle: RequestListener): RequestListener =>
  (req, res) => requests.run({}, handle, req, res);

function requestId(): { req?: string } {
  const context = requests.getStore();
  return context ? { req: (context.id ??= randomBytes(5).toString('hex')) } : {};
}
