// A separate instance that has the lab at REDIS_URL measure the pages in its arguments, each as another caller.
import { systemClock } from '../../server/clock.ts';
import { createRemoteLab } from '../../server/lab/queue/remote-lab.ts';

const signal = new AbortController().signal;
const lab = createRemoteLab({
  url: process.env['REDIS_URL']!,
  maxWaiting: 100,
  pseudonymOf: async (caller) => caller,
}, {
  clock: systemClock, random: () => 0.5, log: { warn: () => {} } as never,
});
process.stdout.write('up\n');
await Promise.all(process.argv.slice(2).map(async (page, place) => {
  const outcome = await lab.measure(new URL(page), { signal, caller: `caller${place}` });
  process.stdout.write(`${page} ${outcome.ok ? outcome.measurement.metrics.lcp : outcome.reason}\n`);
}));
await lab[Symbol.asyncDispose]();
