import type { Socket } from 'node:net';

/** A backlog must be read within this time, plus the time that its size takes at the minimum rate. */
export const GRACE_MS = 10_000;
export const MIN_BYTES_PER_SECOND = 8_192;

/** The data that a socket's peer has left unread, as first observed. */
export interface Backlog {
  /** When it was first observed. */
  since: number;
  /** Where it ends, in bytes written to the socket. */
  endOffset: number;
  /** When all of it must have been read. */
  deadline: number;
}

/** The current backlog: the previous one until its last byte is read, however slowly. */
export function backlogOf(
  { bytesWritten, writableLength }: Pick<Socket, 'bytesWritten' | 'writableLength'>,
  previous: Backlog | undefined,
  now: number,
): Backlog | undefined {
  if (writableLength === 0) return undefined;
  if (previous && bytesWritten - writableLength < previous.endOffset) return previous;
  const maxMs = GRACE_MS + (writableLength * 1_000) / MIN_BYTES_PER_SECOND;
  return { since: now, endOffset: bytesWritten, deadline: now + maxMs };
}
