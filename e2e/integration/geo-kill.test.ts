import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { findStored } from '../../server/tools/geo/stored.ts';
import { COMPILE_CACHE } from '../world/compile-cache.ts';
import { startEngines } from '../world/engines.ts';
import type { EnginesWorld } from '../world/engines.ts';
import { startGeoRig } from './geo-rig.ts';
import { tableScript } from './geo-table.ts';

const CHILD = new URL('./geo-kill-child.ts', import.meta.url).pathname;

/** Runs a scan in its own process and kills it after the `times`-th `line` of its output. */
async function killAfter(line: string, times: number, dataDir: string, engines: EnginesWorld): Promise<void> {
  const child = spawn(process.execPath, ['--no-warnings', CHILD, dataDir, JSON.stringify(engines.environment())], {
    stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...COMPILE_CACHE },
  });
  const exited = once(child, 'exit');
  let seen = 0;
  for await (const said of createInterface({ input: child.stdout })) {
    if (said === line && (seen += 1) === times) break;
  }
  child.kill('SIGKILL');
  await exited;
  expect(seen).toBe(times);
}

it('a killed process keeps what it spent, and stores a whole measurement or none', async () => {
  await using engines = await startEngines(tableScript);
  const dataDir = mkdtempSync(join(tmpdir(), 'geo-kill-'));
  try {
    const kills: [string, number][] = [
      ['taken', 1], ['phase', 1], ['provider-result', 1], ['provider-result', 20], ['provider-result', 47],
      ['prompt-complete', 8],
    ];
    for (const [index, [line, times]] of kills.entries()) {
      await killAfter(line, times, dataDir, engines);
      await using rig = await startGeoRig({ engines, dataDir });
      const { scans, usd } = await rig.deps.spend.today();
      expect(scans).toBe(index + 1);
      expect(usd).toBeGreaterThanOrEqual(index * 0.5);
      const stored = await findStored(await rig.input(), rig.deps);
      // Whole or not at all. It is stored right after the last answers, and a line is read after it was written.
      if (stored) {
        expect(stored.answers).toHaveLength(48);
        expect(['provider-result 47', 'prompt-complete 8']).toContain(`${line} ${times}`);
      }
    }
    await killAfter('complete', 1, dataDir, engines);
    await using rig = await startGeoRig({ engines, dataDir });
    expect((await rig.deps.spend.today()).scans).toBe(kills.length + 1);
    expect(rig.deps.spend.take(kills.length + 1)).toBe(false);
    expect((await findStored(await rig.input(), rig.deps))?.answers).toHaveLength(48);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 60_000);
