// A lab worker with a simulated browser: it takes visits from REDIS_URL's queue, each for WORK_MS, and prints what it
// begins, ends and aborts. A store's figure is the number in its host name; a visit to `hold` ends at SIGUSR2.
import { randomBytes } from 'node:crypto';
import { systemClock } from '../../server/clock.ts';
import type { LabDocument } from '../../server/lab/lab-result.ts';
import { startLabWorker } from '../../server/lab/queue/lab-worker.ts';
import { measured } from '../../server/tools/health/artifacts-speed-rig.ts';

const held = Promise.withResolvers<void>();
process.on('SIGUSR2', () => held.resolve());

const say = (...words: unknown[]): void => void process.stdout.write(`${words.join(' ')}\n`);

async function spend<T>(url: URL, signal: AbortSignal, result: T): Promise<T> {
  say('begin', url.host);
  try {
    if (url.host.startsWith('hold')) await held.promise;
    else await systemClock.sleep(Number(process.env['WORK_MS']), signal);
  } catch (error) {
    say('broken-off', url.host);
    throw error;
  }
  say('end', url.host);
  return result;
}

const PAGE = '<!doctype html><html lang="nb"><title>Butikk</title><h1>Butikk</h1></html>';
const shown = (url: URL): LabDocument => ({ url: url.href, status: 200, headers: { 'content-type': 'text/html' }, html: PAGE });

const worker = startLabWorker({
  url: process.env['REDIS_URL']!,
  isStore: () => true,
  onNoBrowser: () => {},
  lab: {
    measure: (url, { signal }) => {
      const document = shown(url);
      // The result of this host exceeds the size limit.
      if (url.host.startsWith('huge')) document.html = randomBytes(6_000_000).toString('base64');
      const lcp = Number(/\d+/.exec(url.host)?.[0] ?? 0);
      return spend(url, signal, { ok: true, measurement: measured({ document, metrics: { lcp, cls: 0, tbt: 0 } }) });
    },
    render: (urls, { signal }) => spend(urls[0]!, signal, urls.map((url) => ({ ok: true, document: shown(url) }))),
  },
}, {
  clock: systemClock, random: () => 0.5,
  log: { info: () => {}, warn: (...messages: unknown[]) => say('warns', JSON.stringify(messages)) } as never,
});
process.on('SIGTERM', () => void worker[Symbol.asyncDispose]().then(() => process.exit()));
say('up');
