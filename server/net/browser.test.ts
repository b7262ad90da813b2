import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { createGuardedBrowser } from './browser.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guarded-browser-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const browserAt = (chromiumPath: string) => createGuardedBrowser({
  guard: { judge: async () => ({ ok: false, code: 'private', detail: '' }) },
  clock: systemClock, policy: { map: new Map() }, chromiumPath,
});
const { signal } = new AbortController();

test('a temp folder that cannot be written to is a failure, not an error', async () => {
  const path = join(folder, 'chromium');
  writeFileSync(path, '#!/bin/sh\n', { mode: 0o755 });
  vi.stubEnv('TMPDIR', join(folder, 'gone'));
  await using browser = browserAt(path);
  expect(await browser.probe(signal))
    .toMatchObject({ ok: false, reason: 'browser-failed', detail: expect.stringContaining('ENOENT') });
});

test('a proxy that could not be started is started again with the next browser', async () => {
  vi.spyOn(Server.prototype, 'listen').mockImplementationOnce(function fail(this: Server) {
    queueMicrotask(() => this.emit('error', new Error('EMFILE')));
    return this;
  });
  await using browser = browserAt(join(folder, 'none'));
  expect(await browser.open({ signal }))
    .toMatchObject({ ok: false, reason: 'browser-failed', detail: expect.stringContaining('EMFILE') });
  expect(await browser.open({ signal })).toMatchObject({ ok: false, reason: 'no-browser' });
});

test('a proxy that cannot be started does not keep the browsers from being closed', async () => {
  vi.spyOn(Server.prototype, 'listen').mockImplementationOnce(function fail(this: Server) {
    queueMicrotask(() => this.emit('error', new Error('EMFILE')));
    return this;
  });
  const browser = browserAt(join(folder, 'none'));
  const opened = browser.open({ signal });
  await browser[Symbol.asyncDispose]();
  expect(await opened).toMatchObject({ ok: false, reason: 'browser-failed' });
});

test('an abort rejects with its reason', async () => {
  await using browser = browserAt(join(folder, 'none'));
  await expect(browser.open({ signal: AbortSignal.abort(new Error('over')) })).rejects.toThrow('over');
});
