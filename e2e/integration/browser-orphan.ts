// A process that starts a browser, prints its process id and waits to be killed.
import { systemClock } from '../../server/clock.ts';
import { createGuardedBrowser } from '../../server/net/browser.ts';

const refuse = async () => ({ ok: false, code: 'private', detail: 'nothing is reachable here' }) as const;
const browser = createGuardedBrowser({
  guard: { judge: refuse }, clock: systemClock, policy: { map: new Map() }, chromiumPath: process.env['CHROMIUM_PATH'],
});
const start = await browser.open({ signal: new AbortController().signal });
console.log(JSON.stringify(start.ok ? { pid: start.session.pid } : start));
