import { join } from 'node:path';

/** Environment for a process that runs the service's code: it caches compiled code where `npm start` does. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/node') };
