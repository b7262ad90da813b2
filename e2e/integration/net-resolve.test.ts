import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

import type { NameResolver } from '../../server/net/resolve.ts';
import { createThreadedResolver } from '../../server/net/threaded-resolver.ts';
import { addresses, startDnsServer, type DnsBehaviour, type DnsServer } from '../world/dns-server.ts';

const signal = new AbortController().signal;

async function withNames(
  names: Record<string, DnsBehaviour>,
  use: (resolver: NameResolver, server: DnsServer) => Promise<void>,
): Promise<void> {
  await using server = await startDnsServer(names);
  using resolver = createThreadedResolver({ servers: [server.address], budgetScale: 0.2 });
  await use(resolver, server);
}

test('resolves both families through aliases, without duplicates', () => withNames({
  'www.shop.no': [{ type: 'CNAME', target: 'edge.cdn.no' }],
  'edge.cdn.no': addresses('93.184.216.34', '93.184.216.34', '2606:4700::1'),
}, async (resolver) => {
  expect(await resolver.resolve('www.shop.no', signal)).toEqual({
    ok: true,
    addresses: [{ address: '93.184.216.34', family: 4 }, { address: '2606:4700::1', family: 6 }],
  });
}));

test('keeps an IPv4 address beside the IPv6 address that is mapped from it', () => withNames({
  'shop.no': (type) => addresses(type === 'A' ? '93.184.216.34' : '::ffff:93.184.216.34'),
}, async (resolver) => {
  expect(await resolver.resolve('shop.no', signal)).toMatchObject({
    ok: true, addresses: [{ address: '93.184.216.34', family: 4 }, { family: 6 }],
  });
}));

test.each<[DnsBehaviour, string]>([
  ['nxdomain', 'dns-nxdomain'],
  [[], 'dns-no-address'],
  ['servfail', 'dns-failed'],
  ['refused', 'dns-failed'],
  ['silent', 'dns-timeout'],
  [(type) => (type === 'A' ? [] : 'servfail'), 'dns-failed'],
  [(type) => (type === 'A' ? 'silent' : []), 'dns-timeout'],
  [(type) => (type === 'A' ? 'servfail' : 'silent'), 'dns-timeout'],
  [(type) => (type === 'A' ? 'nxdomain' : 'servfail'), 'dns-failed'],
])('reports %j as %s', (behaviour, fault) => withNames({ 'shop.no': behaviour }, async (resolver) => {
  expect(await resolver.resolve('shop.no', signal)).toMatchObject({ ok: false, fault });
}));

test('resolves one family even if the other gets no response', () => withNames({
  'shop.no': (type) => (type === 'A' ? addresses('93.184.216.34') : 'silent'),
}, async (resolver) => {
  expect(await resolver.resolve('shop.no', signal)).toMatchObject({ ok: true, addresses: [{ family: 4 }] });
}));

test('rejects with the reason of an abort', () => withNames({ 'shop.no': 'silent' }, async (resolver) => {
  const controller = new AbortController();
  const pending = resolver.resolve('shop.no', controller.signal);
  controller.abort(new Error('left'));
  await expect(pending).rejects.toThrow('left');
  await expect(resolver.resolve('shop.no', controller.signal)).rejects.toThrow('left');
}));

test('caches nothing between two look-ups', () => withNames({
  'shop.no': (_type, times) => (times === 0 ? 'nxdomain' : addresses('93.184.216.34')),
}, async (resolver) => {
  expect((await resolver.resolve('shop.no', signal)).ok).toBe(false);
  expect((await resolver.resolve('shop.no', signal)).ok).toBe(true);
}));

test('resolves NAPTR records', () => withNames({
  'b-1.iso6523-actorid-upis.sml.test': [
    {
      type: 'NAPTR', order: 1, preference: 2, flags: 'U', service: 'Meta:SMP', regexp: '!.*!http://smp.test!',
      replacement: '',
    },
  ],
  'none.sml.test': [],
}, async (resolver) => {
  expect(await resolver.resolveNaptr('b-1.iso6523-actorid-upis.sml.test', signal)).toMatchObject({
    ok: true, records: [{ flags: 'U', service: 'Meta:SMP', regexp: '!.*!http://smp.test!' }],
  });
  expect(await resolver.resolveNaptr('none.sml.test', signal)).toEqual({ ok: true, records: [] });
  expect(await resolver.resolveNaptr('gone.sml.test', signal)).toMatchObject({ ok: false, fault: 'dns-nxdomain' });
}));

test('is asked from a process that lives as long as a lookup, and no longer', () => withNames({
  'shop.no': addresses('93.184.216.34'),
}, async (_resolver, server) => {
  const script = `import(process.argv[1]).then(async ({ createThreadedResolver }) => {
    const resolver = createThreadedResolver({ servers: [process.argv[2]], budgetScale: 1 });
    for (let time = 0; time < 2; time += 1) {
      const { addresses } = await resolver.resolve('shop.no', new AbortController().signal);
      console.log(addresses[0].address);
    }
  })`;
  const path = join(import.meta.dirname, '../../server/net/threaded-resolver.ts');
  const args = ['--eval', script, path, server.address];
  expect((await promisify(execFile)(process.execPath, args)).stdout).toBe('93.184.216.34\n93.184.216.34\n');
}));

test('fails a lookup whose thread has ended', () => withNames({ 'shop.no': 'silent' }, async (_resolver, server) => {
  const resolver = createThreadedResolver({ servers: [server.address], budgetScale: 1 });
  const pending = resolver.resolve('shop.no', signal);
  resolver[Symbol.dispose]();
  expect(await pending).toMatchObject({ ok: false, fault: 'dns-failed' });
}));

test('fails a lookup that cannot be made at all, instead of leaving it waiting', async () => {
  using resolver = createThreadedResolver({ servers: ['no address'], budgetScale: 1 });
  expect(await resolver.resolve('shop.no', signal)).toMatchObject({ ok: false, fault: 'dns-failed' });
});
