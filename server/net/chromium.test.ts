import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { createManualClock } from '../manual-clock.ts';
import { launchChromium } from './chromium.ts';
import type { BrowserStart, LaunchOptions } from './chromium.ts';
import { openLease } from './guard-proxy-lease.ts';
import type { ProxyLease } from './guard-proxy-lease.ts';

const folder = mkdtempSync(join(tmpdir(), 'storefront-launchers-'));
chmodSync(folder, 0o755);
vi.stubEnv('TMPDIR', folder);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A script in place of Chromium, so that every failing start can be reproduced on any machine. */
function launcher(name: string, script: string, mode = 0o755): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode });
  return path;
}

async function launch(candidates: string[], options: Partial<LaunchOptions> = {}): Promise<BrowserStart> {
  const leases = new Set<ProxyLease>();
  const proxy: LaunchOptions['proxy'] = {
    port: 9,
    open(of) {
      const lease = openLease(of, () => leases.delete(lease));
      leases.add(lease);
      return lease;
    },
  };
  const budget = { bytes: 1, requests: 1 };
  const start = launchChromium({
    candidates, clock: systemClock, signal: new AbortController().signal, capMs: 60_000, trustedKeys: [], proxy,
    budget, ...options,
  });
  await start.catch(() => {});
  expect(leases.size).toBe(0);
  return await start;
}

/** Launches with a clock that advances as fast as the machine allows, for launchers that never exit. */
async function launchWithFastClock(candidates: string[]): Promise<BrowserStart> {
  const clock = createManualClock();
  let settled = false;
  const launching = launch(candidates, { clock }).finally(() => {
    settled = true;
  });
  while (!settled) {
    clock.advance(10);
    await setImmediate();
  }
  return await launching;
}

describe('an unavailable browser', () => {
  test('reports no-browser without a candidate', async () => {
    expect(await launch([]))
      .toEqual({ ok: false, reason: 'no-browser', detail: 'no Chromium was found on this machine' });
  });

  test('reports no-browser for candidates that are missing or not executable', async () => {
    expect(await launch([join(folder, 'away'), launcher('closed', 'exit 0', 0o600)]))
      .toMatchObject({ ok: false, reason: 'no-browser', detail: expect.stringContaining('EACCES') });
  });

  test.each([
    'No usable sandbox! If you are running on Ubuntu 23.10+ …',
    'Running as root without --no-sandbox is not supported.',
    'Failed to move to new namespace: PID namespaces supported',
  ])('reports no-browser when the sandbox does not work: %s', async (words) => {
    expect(await launch([launcher('bare', `echo '${words}' >&2; exit 1`)]))
      .toMatchObject({ ok: false, reason: 'no-browser', detail: expect.stringContaining('cannot have its sandbox') });
  });

  test.skipIf(platform() !== 'linux')('reports no-browser when its launcher turns the sandbox off', async () => {
    const answering = `exec sh -c 'printf "{\\"id\\":1,\\"result\\":{}}\\000" >&4; sleep 600; :' chromium --no-sandbox`;
    expect(await launch([launcher('weakened', answering)]))
      .toMatchObject({ ok: false, reason: 'no-browser', detail: expect.stringContaining('--no-sandbox') });
  });

  test('tries the next candidate', async () => {
    expect(await launch([join(folder, 'away'), launcher('ends', 'exit 3')]))
      .toMatchObject({ ok: false, reason: 'browser-failed', detail: expect.stringContaining('ends') });
  });
});

describe('a browser that fails', () => {
  test.each([
    ['exits at once', 'exit 3', launch],
    ['sends invalid JSON', 'printf "nonsense\\000" >&4; exec sleep 600', launch],
    ['never responds', 'exec sleep 600', launchWithFastClock],
    ['ignores SIGTERM, SIGINT and SIGHUP', `trap '' TERM INT HUP; while :; do sleep 600; done`, launchWithFastClock],
  ])('reports browser-failed and leaves no folder when it %s', async (_case, script, start) => {
    expect(await start([launcher('failing', script)])).toMatchObject({ ok: false, reason: 'browser-failed' });
    expect(readdirSync(folder).filter((name) => name.startsWith('storefront-browser-'))).toEqual([]);
  });

  test('rejects with the reason of an abort during the start', async () => {
    const aborter = new AbortController();
    const launching = launch([launcher('slow', 'exec sleep 600')], { signal: aborter.signal });
    await setImmediate();
    aborter.abort(new Error('the scan ended'));
    await expect(launching).rejects.toThrow('the scan ended');
  });

  test('starts nothing after an abort, and rejects with its reason', async () => {
    const signal = AbortSignal.abort(new Error('over'));
    const started = join(folder, 'started');
    await expect(launch([launcher('never', `touch '${started}'`)], { signal })).rejects.toThrow('over');
    expect(existsSync(started)).toBe(false);
    expect(readdirSync(folder).filter((name) => name.startsWith('storefront-browser-'))).toEqual([]);
  });
});
