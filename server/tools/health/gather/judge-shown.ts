import type { LabDocument } from '../../../lab/lab-result.ts';
import type { ThreadWork } from '../../../threads/thread-job.ts';
import { notStore } from './speed.ts';

/** A document as a browser rendered it, and the URL it was sent to. */
export interface ShownDocument {
  document: LabDocument;
  requestedUrl: URL;
}

/** Judges whether a rendered document is the store itself; runs in the thread that reads it. */
export const judgeShown: ThreadWork<ShownDocument, boolean> = {
  run: ({ document, requestedUrl }) => notStore(document, requestedUrl) === null,
};
