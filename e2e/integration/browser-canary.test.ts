import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../../server/clock.ts';
import { sandboxUser, spawnChromium } from '../../server/net/chromium-process.ts';
import { createHostileStore, VECTORS } from '../world/hostile-page.ts';
import { startWorldNetwork } from '../world/network.ts';
import { startCanaries } from './browser-canaries.ts';
import { chromiumHere, startBrowserRig, targetsOf, visit } from './browser-rig.ts';

const HOST = 'hostile.example';
const INSIDE = ['0.0.0.0', '127.0.0.1', '[::1]', '[::ffff:7f00:1]', 'canary.localhost', 'localhost', 'localhost.'];

describe.skipIf(chromiumHere.length === 0)('a page that tries every way to reach local addresses', { timeout: 60_000 }, () => {
  test.each(['https', 'http'])('reaches no listener over %s, with every vector tried', async (scheme) => {
    await using canaries = await startCanaries();
    await using world = await startWorldNetwork();
    const store = createHostileStore(canaries);
    await world.serve({ names: [HOST], handler: store.handler, plain: 'same' });
    await using rig = await startBrowserRig(world);
    await using session = await rig.open();
    await visit(session, `${scheme}://${HOST}/`);
    await store.done;
    const pages = (await targetsOf(session)).filter(({ type }) => type === 'page').map(({ title }) => title);
    await session[Symbol.asyncDispose]();

    expect([...store.tried].sort()).toEqual([...VECTORS].sort());
    expect(canaries.contacts).toEqual([]);
    expect([...store.succeeded]).toEqual([]);
    expect(pages.sort()).toEqual(['Hostile store', 'about:blank']);
    // The attempts reached the proxy, and nothing but the page's own attempts did.
    expect(session.usage().exhausted).toBe(null);
    expect([...new Set(rig.refused.map(({ host }) => host))].sort()).toEqual(INSIDE);
    expect(new Set(rig.refused.map(({ code }) => code))).toEqual(new Set(['private']));
  });

  test('reaches the listeners from a browser without our flags', async () => {
    await using canaries = await startCanaries();
    await using world = await startWorldNetwork();
    const { tcpPort, udpPort } = canaries;
    const store = createHostileStore({ tcpPort, udpPort, navigatesAway: false });
    const { plainPort } = await world.serve({ names: [HOST], handler: store.handler, plain: 'same' });
    const folder = mkdtempSync(join(tmpdir(), 'storefront-control-'));
    const user = sandboxUser();
    if (user) chownSync(folder, user.uid, user.gid);
    const flags = [
      '--headless=new', '--remote-debugging-pipe', `--user-data-dir=${folder}/profile`, '--no-first-run',
      // Chromium tries https first; mapped here, that is refused at once instead of waiting for a name server.
      `--host-resolver-rules=MAP ${HOST}:80 127.0.0.1:${plainPort},MAP ${HOST} 127.0.0.1`,
    ];
    const path = chromiumHere[0] as string;
    const control = await spawnChromium({ path, flags, folder, user, clock: systemClock });
    try {
      await control.cdp.send('Target.createTarget', { url: `http://${HOST}/` });
      // If the page does not finish, the difference shows how far it came.
      await expect.poll(() => [...store.tried].sort(), { timeout: 40_000 }).toEqual(VECTORS.slice(0, -1).toSorted());
      await store.done;
      // On a busy machine some attempts arrive only after the page has stopped waiting for them.
      for (const call of ['tcp 127.0.0.1', 'udp']) {
        await expect.poll(() => canaries.contacts).toContain(call);
      }
    } finally {
      await control.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
