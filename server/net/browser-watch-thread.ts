// The worker thread of `watchBrowser`: it ends when the browser has exceeded its budget, or cannot be watched.
import { workerData } from 'node:worker_threads';
import { systemClock } from '../clock.ts';
import { exceededBudget } from './browser-resources.ts';
import type { WatchedBrowser } from './browser-watch.ts';
import { folderBytes } from './chromium-folder.ts';
import { hasKilled } from './memory-group.ts';
import { processGroup } from './process-group.ts';

const { pid, folder, memoryGroup, budget } = workerData as WatchedBrowser;

await exceededBudget({
  group: processGroup(pid),
  outOfMemory: () => memoryGroup !== null && hasKilled(memoryGroup),
  disk: () => folderBytes(folder),
  budget, clock: systemClock,
});
