import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';

import { startWorldNetwork } from './network.ts';

test('a host answers over TLS under its names, and redirects port 80 to it', async () => {
  await using world = await startWorldNetwork();
  const host = await world.serve({
    names: ['shop.demo.test', 'www.shop.demo.test'],
    handler: (_request, response) => response.end('open'),
  });
  const servername = 'www.shop.demo.test';
  const asked = request({ host: '127.0.0.1', port: host.port, servername, ca: world.authority.root });
  asked.end();
  const [answer] = await once(asked, 'response') as [IncomingMessage];
  expect((await answer.toArray()).join('')).toBe('open');

  const headers = { host: 'shop.demo.test' };
  const redirected = plainRequest({ host: '127.0.0.1', port: host.plainPort, path: '/a', headers });
  redirected.end();
  const [away] = await once(redirected, 'response') as [IncomingMessage];
  away.resume();
  expect([away.statusCode, away.headers.location]).toEqual([301, 'https://shop.demo.test/a']);

  const { EGRESS_MAP } = world.environment();
  expect(EGRESS_MAP.split(',')).toContain(`www.shop.demo.test:443=127.0.0.1:${host.port}`);
});
