import type { LabDocument } from '../../../lab/lab-result.ts';
import type { ThreadWork } from '../../../threads/thread-job.ts';
import { notStore } from './speed.ts';

/** What a browser showed, and the address it was sent to. */
export interface ShownDocument {
  document: LabDocument;
  requestedUrl: URL;
}

/** Whether it is the store itself, judged in the thread that reads it. */
export const judgeShown: ThreadWork<ShownDocument, boolean> = {
  run: ({ document, requestedUrl }) => notStore(document, requestedUrl) === null,
};
