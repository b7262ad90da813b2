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

/** Runs a scan in a process of its own and kills it when its output has said `line` `times` times. */
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

it('a killed process has spent what it took, and leaves a whole measurement or none', async () => {
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
      // Whole or not at all. The last answers and the store lie close together, and a line is heard after it was said.
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
