import { describe, expect, test } from 'vitest';
import type { z } from 'zod';

import { EgressPolicy, embeddedIpv4 } from './egress-policy.ts';
import { parseBlock, parseIp } from './ip.ts';

const problemsOf = (env: z.input<typeof EgressPolicy>): string[] =>
  (EgressPolicy.safeParse(env).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

test('an empty environment gives the default policy', () => {
  expect(EgressPolicy.parse({ EGRESS_MAP: ' ' })).toEqual({
    map: new Map(),
    onlyMapped: false,
    deny: [],
    ports: [80, 443, 8080, 8443].map((port) => ({ first: port, last: port })),
    nat64: null,
    dnsServers: [],
  });
});

test('every variable is parsed', () => {
  const policy = EgressPolicy.parse({
    EGRESS_MAP: 'Shop.Example:443=127.0.0.1:8443, blåbær.no:80=[::1]:8080',
    EGRESS_ONLY: 'mapped',
    EGRESS_DENY: '192.0.2.0/24 2001:db8::/32',
    EGRESS_PORTS: '443,8000-8010',
    NAT64_PREFIX: '64:ff9b::/96',
    DNS_SERVERS: '127.0.0.1:5353,9.9.9.9,[::1]:53,2620:fe::fe',
  });
  expect([...policy.map]).toEqual([
    ['shop.example:443', { address: '127.0.0.1', family: 4, port: 8443 }],
    ['xn--blbr-roah.no:80', { address: '::1', family: 6, port: 8080 }],
  ]);
  expect(policy).toMatchObject({
    onlyMapped: true,
    deny: [{ prefix: 24 }, { prefix: 32 }],
    ports: [{ first: 443, last: 443 }, { first: 8000, last: 8010 }],
    nat64: { prefix: 96 },
    dnsServers: ['127.0.0.1:5353', '9.9.9.9:53', '[::1]:53', '[2620:fe::fe]:53'],
  });
});

describe('problems name the variable, and are reported all at once', () => {
  test.each([
    ['EGRESS_MAP', 'shop.example=127.0.0.1:1'],
    ['EGRESS_MAP', 'shop.example:443=localhost:1'],
    ['EGRESS_MAP', 'shop.example:443=127.0.0.1'],
    ['EGRESS_MAP', 'shop.example:443=127.0.0.1:70000'],
    ['EGRESS_MAP', 'shop.example/x:443=127.0.0.1:1'],
    ['EGRESS_MAP', 'u@shop.example:443=127.0.0.1:1'],
    ['EGRESS_MAP', 'a.no:1=127.0.0.1:1,a.no:1=127.0.0.1:2'],
    ['EGRESS_ONLY', 'yes'],
    ['EGRESS_DENY', '10.0.0.0/33'],
    ['EGRESS_DENY', 'shop.example'],
    ['EGRESS_PORTS', '0'],
    ['EGRESS_PORTS', '90-80'],
    ['EGRESS_PORTS', '80-'],
    ['NAT64_PREFIX', '64:ff9b::/95'],
    ['NAT64_PREFIX', '10.0.0.0/32'],
    ['DNS_SERVERS', 'dns.example:53'],
    ['DNS_SERVERS', '127.0.0.1:x'],
  ] as const)('%s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(`${name}: `)]);
  });

  test('three invalid variables', () => {
    expect(problemsOf({ EGRESS_ONLY: 'x', EGRESS_PORTS: 'y', DNS_SERVERS: 'z' })).toHaveLength(3);
  });
});

// The example of RFC 6052 § 2.4: 192.0.2.33 with each prefix length.
test.each([
  ['2001:db8::/32', '2001:db8:c000:221::'],
  ['2001:db8:100::/40', '2001:db8:1c0:2:21::'],
  ['2001:db8:122::/48', '2001:db8:122:c000:2:2100::'],
  ['2001:db8:122:300::/56', '2001:db8:122:3c0:0:221::'],
  ['2001:db8:122:344::/64', '2001:db8:122:344:c0:2:2100::'],
  ['2001:db8:122:344::/96', '2001:db8:122:344::192.0.2.33'],
])('NAT64 prefix %s', (prefix, address) => {
  expect(embeddedIpv4(parseBlock(prefix)!, parseIp(address)!)).toBe('192.0.2.33');
  expect(embeddedIpv4(parseBlock(prefix)!, parseIp('2606:4700::1')!)).toBeNull();
});
