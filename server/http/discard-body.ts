import type { IncomingMessage } from 'node:http';

/** Bytes of an unwanted body to receive and discard, so that its sender reads the response. */
export const LINGER_BYTES = 33_554_432;
/** A piece of a body counts as at least this many bytes: a tiny one costs the parser as much as any other. */
const BYTES_WORTH_A_PIECE = 4_096;

/** Discards the rest of a body as it arrives, and closes the connection if that is too much. */
export function discardBody(req: IncomingMessage): void {
  let left = LINGER_BYTES;
  req.on('data', (piece: Buffer) => {
    left -= Math.max(piece.length, BYTES_WORTH_A_PIECE);
    if (left < 0) req.socket.destroy();
  });
}
