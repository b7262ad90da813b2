import { Resolver } from 'node:dns/promises';
import { expect, test } from 'vitest';

import { addresses, rebinding, startDnsServer } from './dns-server.ts';

const naptr = {
  type: 'NAPTR',
  order: 100,
  preference: 10,
  flags: 'U',
  service: 'Meta:SMP',
  regexp: '!.*!http://smp.demo.test!',
  replacement: '.',
} as const;

test('answers a real resolver: addresses, aliases, NAPTR and every failure', async () => {
  await using server = await startDnsServer({
    'shop.example': addresses('203.0.113.7', '203.0.113.8', '2001:db8::7'),
    'www.shop.example': [{ type: 'CNAME', target: 'shop.example' }],
    'peppol.example': [naptr],
    'broken.example': 'servfail',
    'empty.example': [],
    'moving.example': rebinding('203.0.113.1', '127.0.0.1'),
  });
  const resolver = new Resolver({ timeout: 500, tries: 1 });
  resolver.setServers([server.address]);

  expect(await resolver.resolve4('www.shop.example')).toEqual(['203.0.113.7', '203.0.113.8']);
  expect(await resolver.resolve6('shop.example')).toEqual(['2001:db8::7']);
  expect(await resolver.resolveNaptr('peppol.example')).toMatchObject([
    { service: 'Meta:SMP', regexp: '!.*!http://smp.demo.test!', replacement: '' },
  ]);
  await expect(resolver.resolve4('broken.example')).rejects.toMatchObject({ code: 'ESERVFAIL' });
  await expect(resolver.resolve4('empty.example')).rejects.toMatchObject({ code: 'ENODATA' });
  await expect(resolver.resolve4('nowhere.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  expect(server.queries.length).toBeGreaterThan(5);
});

test('never answers a silent name', async () => {
  await using server = await startDnsServer({ 'mute.example': 'silent' });
  const resolver = new Resolver({ timeout: 30, tries: 1 });
  resolver.setServers([server.address]);
  await expect(resolver.resolve4('mute.example')).rejects.toMatchObject({ code: 'ETIMEOUT' });
});

test('answers a rebinding name with another address after the first query', async () => {
  await using server = await startDnsServer({ 'moving.example': rebinding('203.0.113.1', '127.0.0.1') });
  for (const expected of ['203.0.113.1', '127.0.0.1', '127.0.0.1']) {
    const resolver = new Resolver();
    resolver.setServers([server.address]);
    expect(await resolver.resolve4('moving.example')).toEqual([expected]);
  }
});
