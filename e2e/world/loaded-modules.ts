// For `--import`: says on standard error each module that the process loads, its threads apart.
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
