import type { Socket } from 'node:net';

/** Whatever waits must be taken within this long and the time it takes at the least rate. */
export const GRACE_MS = 10_000;
export const LEAST_BYTES_PER_SECOND = 8_192;

/** What waited for a socket's reader when it was first seen to wait. */
export interface Unread {
  since: number;
  /** The place in all that was written where it ends. */
  upTo: number;
  /** When the last of it must have been taken. */
  deadline: number;
}

/** What waits now: the same as before until the last byte of that is taken, whatever trickles meanwhile. */
export function unreadOf(
  { bytesWritten, writableLength }: Pick<Socket, 'bytesWritten' | 'writableLength'>,
  before: Unread | undefined,
  now: number,
): Unread | undefined {
  if (writableLength === 0) return undefined;
  if (before && bytesWritten - writableLength < before.upTo) return before;
  const mostMs = GRACE_MS + (writableLength * 1_000) / LEAST_BYTES_PER_SECOND;
  return { since: now, upTo: bytesWritten, deadline: now + mostMs };
}
