import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../e2e/world/free-port.ts';
import { compared } from '../figure.ts';
import type { Figure, Pair } from '../figure.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const ROUNDS = 5;
const UP_MS = 60_000;

/** From the command to the first response on an unchanged tree, vs an Express app with one route. */
export async function run(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-bench-'));
  try {
    const ours = (port: number) =>
      ({ command: 'npm', args: ['start', '--silent'], env: { PORT: String(port), DATA_DIR: dataDir } });
    const peer = (port: number) => ({
      command: 'npm',
      args: ['exec', '--offline', '--', 'node', join(import.meta.dirname, 'express-app.ts')],
      env: { PORT: String(port) },
    });
    const pairs: Pair[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const pair = { ours: await timeToAnswer(ours), theirs: await timeToAnswer(peer) };
      // The first round fills the caches of both.
      if (round > 0) pairs.push(pair);
    }
    const peerName = 'an Express app with one route';
    return [compared({ what: 'npm start to the first response', unit: 'ms', peer: peerName }, pairs)];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Start {
  command: string;
  args: string[];
  env: Record<string, string>;
}

async function timeToAnswer(startOf: (port: number) => Start): Promise<number> {
  const port = await freePort();
  const { command, args, env } = startOf(port);
  const began = performance.now();
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'silent', ...env },
    detached: true,
  });
  const exited = once(child, 'exit');
  try {
    while (performance.now() - began < UP_MS) {
      const answer = await fetch(`http://127.0.0.1:${port}/api`).catch(() => undefined);
      if (answer) return performance.now() - began;
      if (child.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`${command} ${args.join(' ')} did not answer.`);
  } finally {
    // npm and its descendants are one process group.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await exited;
  }
}
