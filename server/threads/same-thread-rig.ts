import type { ReadingThreads } from './threads.ts';

/** Runs tasks where it stands, for tests of what they judge. */
export const sameThread: ReadingThreads = {
  run: async (task, input, { signal }) => {
    signal?.throwIfAborted();
    return await task.run(input);
  },
  warm: async () => {},
  [Symbol.asyncDispose]: async () => {},
};
