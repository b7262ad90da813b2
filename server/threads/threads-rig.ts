import { isMainThread } from 'node:worker_threads';
import type { AnswerHeaders } from '../net/fetch-types.ts';
import type { ThreadTask } from './threads.ts';

const task = <In, Out>(name: string, run: (input: In) => Out | Promise<Out>): ThreadTask<In, Out> =>
  ({ module: import.meta.url, name, run });

/** Says which thread it ran on. */
export const whereTask = task('whereTask', () => (isMainThread ? 'main' : 'beside'));

/** Never ends by itself. */
export const endlessTask = task('endlessTask', () => {
  for (;;);
});

/** Waits for the signal, and says that it came. */
export const waitingTask = task('waitingTask', ({ signal }: { signal: AbortSignal }) =>
  new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('told'), { once: true })));

export const failingTask = task('failingTask', () => {
  throw new Error('broken');
});

export const quittingTask = task('quittingTask', () => process.exit(0));

/** Takes more memory than it may. */
export const hungryTask = task('hungryTask', () => {
  const eaten: object[] = [];
  for (;;) eaten.push(Array.from({ length: 10_000 }, () => ({})));
});

/** Fetches by what it was handed, and hands pieces on as they come. */
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

/** Says that it has begun, and then never ends. */
export const hangingTask = task('hangingTask', async ({ begun }: { begun: () => Promise<void> }) => {
  await begun();
  for (;;);
});

/** Says what headers it was given. */
export const echoTask = task('echoTask', ({ headers }: { headers: AnswerHeaders }) => headers.entries);

/** Asks outside for what never comes, and ends its thread once that was heard. */
export const askingTask = task('askingTask', async (
  { ask, heard, signal }: { ask: (signal: AbortSignal) => Promise<void>; heard: () => Promise<void>; signal: AbortSignal },
) => {
  void ask(signal);
  await heard();
  process.exit(0);
});

/** Leaves a promise behind that will fail. */
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
