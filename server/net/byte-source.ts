export type ByteSource = ReturnType<typeof byteSource>;

/** A pull reader over a body stream, with push-back; rejects with the body's own error. */
export function byteSource(body: AsyncIterable<Buffer>) {
  const chunks = body[Symbol.asyncIterator]();
  let pushedBack: Buffer = Buffer.alloc(0);

  async function next(): Promise<Buffer | null> {
    const chunk = pushedBack;
    pushedBack = Buffer.alloc(0);
    if (chunk.length > 0) return chunk;
    for (;;) {
      const { done, value } = await chunks.next();
      if (done) return null;
      if (value.length > 0) return value;
    }
  }

  return {
    /** The next chunk, never empty; `null` at the end. */
    next,
    /** Pushes bytes back, to be read next. */
    unshift: (rest: Buffer) => void (pushedBack = pushedBack.length > 0 ? Buffer.concat([rest, pushedBack]) : rest),
    /** Exactly `count` bytes, fewer only at the end of the body. */
    async read(count: number): Promise<Buffer> {
      const parts: Buffer[] = [];
      for (let left = count; left > 0;) {
        const chunk = await next();
        if (!chunk) break;
        parts.push(chunk.subarray(0, left));
        if (chunk.length > left) pushedBack = chunk.subarray(left);
        left -= Math.min(left, chunk.length);
      }
      return Buffer.concat(parts);
    },
  };
}
