import { ENGINES } from '../../contract/vocabulary.ts';
import { startEngines } from '../../e2e/world/engines.ts';
import type { EnginesWorld } from '../../e2e/world/engines.ts';
import type { Script } from '../../e2e/world/engines-answers.ts';
import { startService } from '../../e2e/world/service.ts';
import { compared } from '../figure.ts';
import type { Figure, Pair } from '../figure.ts';
import { listen } from '../listen.ts';

const ROUNDS = 7;
const PROMPTS = 8;
const AT_ONCE = 2;
// The response time of each engine, in ms; the last is the slowest.
const RESPONSE_MS = [60, 80, 100, 120, 140, 200];
const REPEATS = 300;
const SHOPS = Array.from({ length: ROUNDS + 1 }, (_, index) => `butikk${index}.mystore.no`);

/** A fresh scan vs its slowest engine's queue, and the latency of a repeated scan. */
export async function run(): Promise<Figure[]> {
  await using engines = await startEngines(longAnswers);
  await using store = await listen((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nAllow: /\n');
  });
  await using service = await startService({
    ...engines.environment(),
    EGRESS_MAP: SHOPS.map((host) => `${host}:80=127.0.0.1:${store.port}`).join(','),
    EGRESS_ONLY: 'mapped',
    LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'error',
  });
  const fresh = await freshScans(service.port, engines);
  const repeats = await repeated(service.port);
  return [fresh, ...repeats];
}

async function freshScans(port: number, engines: EnginesWorld): Promise<Figure> {
  ENGINES.forEach((engine, index) => engines.slow(engine, RESPONSE_MS[index]!));
  const queue = (Math.max(...RESPONSE_MS) * PROMPTS) / AT_ONCE;
  const pairs: Pair[] = [];
  for (const [round, host] of SHOPS.entries()) {
    const began = performance.now();
    const result = await scan(port, host);
    const ours = performance.now() - began;
    if (result.cached) throw new Error('a fresh scan was answered from the store');
    // The first round is a warm-up.
    if (round > 0) pairs.push({ ours, theirs: queue });
  }
  return compared({ what: 'fresh scan of six engines', unit: 'ms', peer: 'slowest engine\'s queue' }, pairs);
}

async function repeated(port: number): Promise<Figure[]> {
  const times: number[] = [];
  for (let time = 0; time < REPEATS; time += 1) {
    const began = performance.now();
    // Each with a different brand, so that the stored answers are evaluated again.
    const result = await scan(port, SHOPS[time % SHOPS.length]!, `Merke ${time}`);
    times.push(performance.now() - began);
    if (!result.cached) throw new Error('a repeated scan was measured again');
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))]!;
  return [
    { what: 'repeat of a stored measurement, median', unit: 'ms', ours: at(0.5) },
    { what: 'repeat of a stored measurement, p95', unit: 'ms', ours: at(0.95) },
  ];
}

async function scan(port: number, host: string, brand = 'Nordlys'): Promise<{ cached: boolean }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/geo/scan`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      brand, domain: `http://${host}`, vertical: 'elektronikk', competitors: ['Fjellheim', 'Kystlageret', 'Skogstua'],
    }),
  });
  const lines = (await response.text()).trim().split('\n');
  const last = JSON.parse(lines.at(-1)!) as { type: string; result?: { cached: boolean } };
  if (last.type !== 'complete' || !last.result) {
    throw new Error(`${response.status}: ended with ${lines.at(-1)?.slice(0, 300)}`);
  }
  return last.result;
}

const TEXT = 'har bredt utvalg, rask levering i hele Norge og god kundeservice. ';

/** Answers as long as those of real engines: several stores, each with a long description and citations. */
const longAnswers: Script = () => ({
  parts: [
    { text: '## Her er butikkene vi fant\n' },
    ...['Nordlys', 'Fjellheim', 'Kystlageret', 'Skogstua', 'Vidda & Co', 'Havblikk'].map((name, index) => ({
      text: `${index + 1}. **${name}** – ${TEXT.repeat(6)}`,
      cites: [`https://${name.toLowerCase().replace(/\W+/g, '')}.example/tv`, `https://tester.example/${index}`],
    })),
  ],
  found: Array.from({ length: 10 }, (_, index) => `https://funnet${index}.example/side`),
});
