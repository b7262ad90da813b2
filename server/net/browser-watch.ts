import { Worker } from 'node:worker_threads';
import type { ResourceBudget } from './browser-resources.ts';

/** The browser to watch and its budget. */
export interface WatchedBrowser {
  /** Leader of its process group. */
  pid: number;
  folder: string;
  /** The cgroup that limits its memory; null without one. */
  memoryGroup: string | null;
  budget: ResourceBudget;
}

const HEAP_MB = 32;

/**
 * Watches a browser from a worker thread: on a loaded machine `/proc` is slow and must not block the main thread.
 * Calls `onSpent` once; a browser that cannot be watched counts as over budget.
 */
export function watchBrowser(browser: WatchedBrowser, onSpent: () => void): Disposable {
  const watch = new Worker(new URL('./browser-watch-thread.ts', import.meta.url), {
    workerData: browser, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  // An error ends the thread too.
  watch.on('error', () => {}).once('exit', onSpent);
  return {
    [Symbol.dispose]() {
      watch.off('exit', onSpent);
      void watch.terminate();
    },
  };
}
