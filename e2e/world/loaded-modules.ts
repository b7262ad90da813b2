// For `--import`: prints each module that the process loads, except in its threads, on standard error.
import { registerHooks } from 'node:module';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  registerHooks({
    load(url, context, next) {
      if (url.startsWith('file:')) process.stderr.write(`loaded ${url}\n`);
      return next(url, context);
    },
  });
}
