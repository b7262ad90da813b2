import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import { spawnChromium } from './chromium-process.ts';

test('gives up on a browser that does not die', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-undying-'));
  using _removed = { [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
  const path = join(folder, 'chromium');
  writeFileSync(path, '#!/bin/sh\nexec sleep 600\n', { mode: 0o755 });
  const clock = createManualClock();
  const browser = await spawnChromium({ path, flags: [], folder, user: null, clock });
  let hasExited = false;
  void browser.exited.then(() => {
    hasExited = true;
  });
  const signals = vi.spyOn(process, 'kill').mockReturnValue(true);
  try {
    let isOver = false;
    const killing = browser.kill().then(() => {
      isOver = true;
    });
    while (!isOver) {
      clock.advance(100);
      await setImmediate();
    }
    await killing;
    expect(signals).toHaveBeenCalledWith(-browser.pid, 'SIGKILL');
    expect(hasExited).toBe(false);
  } finally {
    signals.mockRestore();
    process.kill(-browser.pid, 'SIGKILL');
  }
  await browser.exited;
});
