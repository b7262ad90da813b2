import type { ThreadPool } from './threads.ts';

/** Runs tasks in the same thread, for tests of the tasks themselves. */
export const sameThread: ThreadPool = {
  run: async (task, input, { signal }) => {
    signal?.throwIfAborted();
    return await task.run(input);
  },
  warm: async () => {},
  [Symbol.asyncDispose]: async () => {},
};
