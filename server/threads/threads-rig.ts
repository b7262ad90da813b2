import { isMainThread } from 'node:worker_threads';
import type { ResponseHeaders } from '../net/fetch-types.ts';
import type { ThreadTask } from './threads.ts';

const task = <In, Out>(name: string, run: (input: In) => Out | Promise<Out>): ThreadTask<In, Out> =>
  ({ module: import.meta.url, name, run });

/** Returns which thread it ran on. */
export const whereTask = task('whereTask', () => (isMainThread ? 'main' : 'beside'));

/** Never ends by itself. */
export const endlessTask = task('endlessTask', () => {
  for (;;);
});

/** Resolves when the signal aborts. */
export const waitingTask = task('waitingTask', ({ signal }: { signal: AbortSignal }) =>
  new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('told'), { once: true })));

/** Throws an error. */
export const failingTask = task('failingTask', () => {
  throw new Error('broken');
});

/** Exits its thread. */
export const quittingTask = task('quittingTask', () => process.exit(0));

/** Exceeds the memory limit. */
export const hungryTask = task('hungryTask', () => {
  const retained: object[] = [];
  for (;;) retained.push(Array.from({ length: 10_000 }, () => ({})));
});

/** Calls the functions of its input, and one that such a call returned. */
export const fetchingTask = task('fetchingTask', async ({ get, url, each }: {
  get: (url: URL) => Promise<{ url: URL; body: Uint8Array; open: (piece: string) => Promise<void> }>;
  url: URL;
  each: (piece: string) => Promise<string>;
}) => {
  const { url: final, body, open } = await get(url);
  await open('opened');
  const said = [await each('one'), await each('two')];
  return { host: final.host, text: new TextDecoder().decode(body), said };
});

/** Reports that it has begun, then hangs. */
export const hangingTask = task('hangingTask', async ({ begun }: { begun: () => Promise<void> }) => {
  await begun();
  for (;;);
});

/** Returns the headers it was given. */
export const echoTask = task('echoTask', ({ headers }: { headers: ResponseHeaders }) => headers.entries);

/** Starts a call that never settles, then exits its thread. */
export const askingTask = task('askingTask', async (
  { ask, heard, signal }: {
    ask: (signal: AbortSignal) => Promise<void>;
    heard: () => Promise<void>;
    signal: AbortSignal;
  },
) => {
  void ask(signal);
  await heard();
  process.exit(0);
});

/** Leaves a promise behind that rejects. */
export const leavingTask = task('leavingTask', () => {
  setImmediate(() => void Promise.reject(new Error('left behind')));
  return 'done';
});

/** Takes a thousand turns of the event loop. */
export const countingTask = task('countingTask', async () => {
  let turns = 0;
  while (turns < 1_000) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  return turns;
});
