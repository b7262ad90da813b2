import { once } from 'node:events';
import { createServer } from 'node:net';

/** A free loopback port: the preferred one if it is free, else any. */
export async function freePort(preferred = 0): Promise<number> {
  for (const wanted of new Set([preferred, 0])) {
    const probe = createServer();
    const listening = once(probe, 'listening').then(() => true, () => false);
    probe.listen(wanted, '127.0.0.1');
    if (!(await listening)) continue;
    const address = probe.address();
    const closed = once(probe, 'close');
    probe.close();
    await closed;
    if (typeof address === 'object' && address) return address.port;
  }
  throw new Error('No port is free.');
}
