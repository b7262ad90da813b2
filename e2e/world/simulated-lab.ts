import { randomBytes } from 'node:crypto';
import { systemClock } from '../../server/clock.ts';
import type { Clock } from '../../server/clock.ts';
import type { LabDocument } from '../../server/lab/lab-result.ts';
import { startLabWorker } from '../../server/lab/queue/lab-worker.ts';
import { measured } from '../../server/tools/health/artifacts-speed-rig.ts';

/** A lab worker with a simulated browser; disposing stops it. */
export interface SimulatedLab extends AsyncDisposable {
  /** What it began, ended and broke off so far, line by line. */
  readonly outputLines: readonly string[];
  /** Ends the visits to `hold`. */
  release(): void;
}

const PAGE = '<!doctype html><html lang="nb"><title>Butikk</title><h1>Butikk</h1></html>';
const shown = (url: URL): LabDocument =>
  ({ url: url.href, status: 200, headers: { 'content-type': 'text/html' }, html: PAGE });

/**
 * Takes visits from the queue, each for `workMs`, in this process; `print` gets each line too, and `clock` is the
 * worker's. A store's figure is the number in its host name.
 */
export function startSimulatedLab(
  redisUrl: string, workMs: number,
  { print = () => {}, clock = systemClock }: { print?: (line: string) => void; clock?: Clock } = {},
): SimulatedLab {
  const held = Promise.withResolvers<void>();
  const outputLines: string[] = [];
  const say = (...words: string[]): void => {
    outputLines.push(words.join(' '));
    print(words.join(' '));
  };
  async function spend<T>(url: URL, signal: AbortSignal, result: T): Promise<T> {
    say('begin', url.host);
    try {
      if (url.host.startsWith('hold')) await held.promise;
      else await systemClock.sleep(workMs, signal);
    } catch (error) {
      say('broken-off', url.host);
      throw error;
    }
    say('end', url.host);
    return result;
  }
  const worker = startLabWorker({
    url: redisUrl,
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
    clock, random: () => 0.5,
    log: { info: () => {}, warn: (...said: unknown[]) => say('warns', JSON.stringify(said)) } as never,
  });
  return { outputLines, release: held.resolve, [Symbol.asyncDispose]: () => worker[Symbol.asyncDispose]() };
}
