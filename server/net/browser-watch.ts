import { Worker } from 'node:worker_threads';
import type { ResourceBudget } from './browser-resources.ts';

/** The browser that is watched, and what it may take. */
export interface WatchedBrowser {
  /** The leader of its process group. */
  pid: number;
  folder: string;
  budget: ResourceBudget;
}

const HEAP_MB = 32;

/**
 * Watches a browser from a thread of its own: beside a page that takes all it can the kernel is long in telling, and the
 * thread that answers must not wait for it. `onSpent` is called once; what cannot be watched has spent its budget.
 */
export function watchBrowser(browser: WatchedBrowser, onSpent: () => void): Disposable {
  const watch = new Worker(new URL('./browser-watch-thread.ts', import.meta.url), {
    workerData: browser, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    onSpent();
  };
  watch.once('message', end).once('error', end).once('exit', end);
  return {
    [Symbol.dispose]() {
      isOver = true;
      void watch.terminate();
    },
  };
}
