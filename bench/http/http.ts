import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { rawRequest, sendRaw } from '../../e2e/world/raw-http.ts';
import { startService } from '../../e2e/world/service.ts';
import { compared } from '../figure.ts';
import type { Figure, Pair } from '../figure.ts';
import { load } from './load.ts';

const ROUNDS = 5;
const LOAD = { connections: 50, milliseconds: 1_500 };

interface Case {
  name: string;
  status: number;
  request: Buffer;
}

const json = (path: string, body: string): Buffer =>
  Buffer.from(rawRequest('POST', path, { 'Content-Type': 'application/json', Connection: 'keep-alive' }, body));

const CASES: Case[] = [
  { name: '404', status: 404, request: Buffer.from(rawRequest('GET', '/api/nothing')) },
  { name: '405', status: 405, request: Buffer.from(rawRequest('GET', '/api/health/scan')) },
  { name: '400', status: 400, request: json('/api/health/scan', '{"url":"not a url"}') },
  { name: '429', status: 429, request: json('/api/schema/generate', '{"url":"not a url"}') },
];

/** The service's error responses vs a bare node:http server, in alternating rounds. */
export async function run(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, status, request } of CASES) {
    // The rate limit would turn 400s into 429s, so that case gets an unreachable limit.
    await using service = await startService(
      name === '400' ? { LIMIT_FACTOR: '10000000', LOG_LEVEL: 'error' } : { LOG_LEVEL: 'error' },
    );
    if (name === '429') await useUpLimit(service.port, request);
    const [sample] = await sendRaw(service.port, request);
    await using peer = await startPeer(status, sample!.body.length);
    const pairs: Pair[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ours = await load(service.port, request, LOAD);
      const theirs = await load(peer.port, request, LOAD);
      const other = Object.keys(ours.statuses).filter((answered) => answered !== String(status));
      if (other.length > 0) throw new Error(`${name}: also answered ${other.join(', ')}`);
      // The first round is a warm-up.
      if (round > 0) pairs.push({ ours: ours.requestsPerSecond, theirs: theirs.requestsPerSecond });
    }
    figures.push(
      compared(
        { what: `${name} at ${LOAD.connections} connections`, unit: 'requests/s', peer: 'bare node:http' },
        pairs,
      ),
    );
  }
  return figures;
}

async function useUpLimit(port: number, request: Buffer): Promise<void> {
  for (let time = 0; time < 31; time += 1) await sendRaw(port, request);
}

/** A bare node:http server that answers every request with this status and this many bytes. */
export async function startPeer(status: number, size: number): Promise<AsyncDisposable & { port: number }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'raw-server.ts'), String(status), String(size)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const port = Number(new URL(String(line).trim()).port);
  return {
    port,
    async [Symbol.asyncDispose]() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
