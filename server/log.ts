import { pino } from 'pino';
import type { DestinationStream, Logger as PinoLogger } from 'pino';
import type { LogLevel } from './config.ts';

/** Structured logs: a host at most of what was scanned, never a body, a key or a whole address. */
export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}
