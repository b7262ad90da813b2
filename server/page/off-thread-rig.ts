import { isMainThread } from 'node:worker_threads';
import type { PageTask } from './off-thread.ts';

const task = <Out>(name: string, run: () => Out): PageTask<string, Out> => (
  { module: import.meta.url, name, size: (input) => input.length, run }
);

/** Says which thread it ran on. */
export const threadTask = task('threadTask', () => (isMainThread ? 'here' : 'beside'));

/** Never ends by itself. */
export const endlessTask = task('endlessTask', () => {
  for (;;);
});

export const failingTask = task('failingTask', () => {
  throw new Error('broken');
});

export const quittingTask = task('quittingTask', () => process.exit(0));

/** Takes more memory than it may. */
export const hungryTask = task('hungryTask', () => {
  const eaten: object[] = [];
  for (;;) eaten.push(Array.from({ length: 10_000 }, () => ({})));
});
