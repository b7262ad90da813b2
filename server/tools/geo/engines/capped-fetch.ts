/** A fetch whose bodies end in an error once they have given `maxBytes`. */
export function cappedFetch(fetch: typeof globalThis.fetch, maxBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    let seen = 0;
    const counted = response.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        seen += piece.byteLength;
        if (seen > maxBytes) controller.error(new Error('The answer is larger than any honest one.'));
        else controller.enqueue(piece);
      },
    }));
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
  };
}
