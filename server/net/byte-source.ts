/** A body that is read piece by piece or by so many bytes, and that takes back what was too much. */
export interface ByteSource {
  /** The next piece, never empty; `null` at the end. */
  next(): Promise<Buffer | null>;
  /** So many bytes; fewer only where the body ends before. */
  take(count: number): Promise<Buffer>;
  /** Puts bytes in front of what comes next. */
  giveBack(rest: Buffer): void;
}

/** Reads a body from its beginning; what it rejects with is the body's own. */
export function byteSource(body: AsyncIterable<Buffer>): ByteSource {
  const pieces = body[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  async function next(): Promise<Buffer | null> {
    const piece = held;
    held = Buffer.alloc(0);
    if (piece.length > 0) return piece;
    for (;;) {
      const { done, value } = await pieces.next();
      if (done) return null;
      if (value.length > 0) return value;
    }
  }

  return {
    next,
    giveBack: (rest) => void (held = held.length > 0 ? Buffer.concat([rest, held]) : rest),
    async take(count) {
      const taken: Buffer[] = [];
      for (let left = count; left > 0;) {
        const piece = await next();
        if (!piece) break;
        taken.push(piece.subarray(0, left));
        if (piece.length > left) held = piece.subarray(left);
        left -= Math.min(left, piece.length);
      }
      return Buffer.concat(taken);
    },
  };
}
