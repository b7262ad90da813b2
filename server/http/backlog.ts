import type { Socket } from 'node:net';

/** A backlog must be read within this time, plus its size at the minimum rate. */
export const GRACE_MS = 10_000;
export const MIN_BYTES_PER_SECOND = 8_192;

/** What a socket's peer had not read when first observed. */
export interface Backlog {
  since: number;
  /** Where it ends, in bytes written to the socket. */
  endOffset: number;
  /** When all of it must have been read. */
  deadline: number;
}

/** The current backlog: the previous one until its last byte is read, however slowly. */
export function backlogOf(
  { bytesWritten, writableLength }: Pick<Socket, 'bytesWritten' | 'writableLength'>,
  before: Backlog | undefined,
  now: number,
): Backlog | undefined {
  if (writableLength === 0) return undefined;
  if (before && bytesWritten - writableLength < before.endOffset) return before;
  const maxMs = GRACE_MS + (writableLength * 1_000) / MIN_BYTES_PER_SECOND;
  return { since: now, endOffset: bytesWritten, deadline: now + maxMs };
}
