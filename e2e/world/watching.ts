/** An event as a watcher receives it. */
export interface Watched {
  id: number;
  event: { type: string } & Record<string, unknown>;
}

/** Watches a run as the page does, event by event; ends with the stream, or when the reader stops. */
export async function* watchRun(
  baseUrl: string,
  { tool, runId, lastEventId }: { tool: 'health' | 'geo'; runId: string; lastEventId?: number },
): AsyncGenerator<Watched> {
  const input = encodeURIComponent(JSON.stringify({ runId, lastEventId: lastEventId?.toString() }));
  const leave = new AbortController();
  try {
    const response = await fetch(`${baseUrl}/trpc/${tool}.watch?input=${input}`, { signal: leave.signal });
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        if (/^event: ?serialized-error/m.test(block)) throw new Error(`The watch was refused: ${block}`);
        const id = /^id: ?(.+)$/m.exec(block)?.[1];
        const data = /^data: ?(.+)$/m.exec(block)?.[1];
        if (id && data) yield { id: Number(id), event: JSON.parse(data) };
      }
    }
  } finally {
    leave.abort();
  }
}

/** All remaining events. */
export async function all(events: AsyncGenerator<Watched>): Promise<Watched[]> {
  const seen: Watched[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}
