import { join } from 'node:path';

/** For the environment of a process that runs the service's code: compiled code is kept, where `npm start` keeps it. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../../node_modules/.cache/node') };
