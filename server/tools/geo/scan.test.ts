import { expect, test } from 'vitest';
import { createSemaphore } from '../../async/semaphore.ts';
import { systemClock } from '../../clock.ts';
import type { GeoDeps } from './deps.ts';
import { ENGINE_LIST } from './engines/registry.ts';
import type { GeoInput } from './request.ts';
import { geoScan } from './scan.ts';

const READING = {
  status: 'measured', text: 'Nordlys er fin', annotations: [], cited: [], found: [], retrieval: 'used', usage: {},
} as const;
const INPUT = {
  brand: 'Nordlys', host: 'nordlys.example', registrable: 'nordlys.example', domain: 'nordlys.example',
  vertical: 'generisk', lang: 'no', competitors: [],
} as unknown as GeoInput;

/** The first question is never answered. The second fails once `failing` resolves, which is logged by `onFailure`. */
function depsWith({ failing, onFailure }: { failing: Promise<void>; onFailure: () => void }): { deps: GeoDeps; waiting: Promise<AbortSignal> } {
  const waiting = Promise.withResolvers<AbortSignal>();
  let asked = 0;
  const ask = async (_question: unknown, { signal, onSend }: { signal: AbortSignal; onSend: () => void }) => {
    onSend();
    asked += 1;
    if (asked === 2) {
      await failing;
      throw new Error('a failed call');
    }
    if (asked > 1) return { reading: READING, usage: {}, usd: 0.01, latencyMs: 1, dropped: [] };
    waiting.resolve(signal);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
  };
  const deps = {
    clock: systemClock, config: { geoMaxUsdPerScan: 5, geoRepeats: 1 },
    engines: ENGINE_LIST.map((engine) => ({ engine, model: 'm', semaphore: createSemaphore(8), ask })),
    log: { info: (_of: unknown, message: string) => message === 'engine not measured' && onFailure(), warn() {} }, spend: { addUsd: async () => {}, refund: async () => {} },
    fetch: { openSession: () => ({ fetch: async () => Promise.reject(new Error('no network')), [Symbol.asyncDispose]: async () => {} }) },
    threads: { run: async () => [] }, measurements: { find: async () => undefined, save: async () => true },
  };
  return { deps: deps as unknown as GeoDeps, waiting: waiting.promise };
}

test('a scan that fails aborts the questions that are still open, even if it has enough answers', async () => {
  const enough = Promise.withResolvers<void>();
  const { deps, waiting } = depsWith({
    failing: enough.promise,
    onFailure: () => {
      throw new Error('the log is full');
    },
  });
  const scanned = (async () => {
    let answers = 0;
    for await (const { type } of geoScan(INPUT, deps, new AbortController().signal)) {
      if (type === 'provider-result') answers += 1;
      if (answers === 46) enough.resolve();
    }
  })();
  await expect(scanned).rejects.toThrow();
  expect((await waiting).aborted).toBe(true);
});
