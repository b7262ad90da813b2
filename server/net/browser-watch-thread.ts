// The worker thread of `watchBrowser`.
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../clock.ts';
import { watchResources } from './browser-resources.ts';
import type { WatchedBrowser } from './browser-watch.ts';
import { folderBytes } from './chromium-folder.ts';
import { processGroup } from './process-group.ts';

const { pid, folder, budget } = workerData as WatchedBrowser;

watchResources({
  group: processGroup(pid), disk: () => folderBytes(folder), budget, clock: systemClock,
  onSpent: (what) => parentPort?.postMessage(what),
});
