import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';

import { EgressPolicy } from './egress-policy.ts';
import { createAddressGuard } from './guard.ts';
import type { NameResolver } from './resolve.ts';
import type { InputGuard } from './guard.ts';

const PUBLIC = '93.184.216.34';

type Environment = z.input<typeof EgressPolicy>;

function guardWith(dns: Record<string, string[]> = {}, env: Environment = {}): InputGuard {
  const resolver: Pick<NameResolver, 'resolve'> = {
    resolve: async (host) => {
      const list = dns[host] ?? [PUBLIC];
      if (list.length === 0) return { ok: false, fault: 'dns-nxdomain', detail: `${host} does not exist` };
      return { ok: true, addresses: list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })) };
    },
  };
  return createAddressGuard({ policy: EgressPolicy.parse(env), resolver });
}

const signal = new AbortController().signal;

async function codeOf(guard: InputGuard, input: string): Promise<string> {
  const verdict = await guard.judgeInput(input, signal);
  return verdict.ok ? 'ok' : verdict.code;
}

describe('user input', () => {
  test.each([
    ['shop.example.no', 'https://shop.example.no/'],
    ['  Shop.Example.NO/Kasse  ', 'https://shop.example.no/Kasse'],
    ['blåbær.no', 'https://xn--blbr-roah.no/'],
    ['shop.example.no:8443/a?b=c#d', 'https://shop.example.no:8443/a?b=c'],
    ['http://shop.example.no.', 'http://shop.example.no/'],
    ['//shop.example.no', 'https://shop.example.no/'],
    ['HTTP://shop.example.no:80/', 'http://shop.example.no/'],
    ['https:shop.example.no', 'https://shop.example.no/'],
    ['http://8.8.8.8', 'http://8.8.8.8/'],
    ['http://0x08080808/', 'http://8.8.8.8/'],
    ['http://[2606:4700::1]/', 'http://[2606:4700::1]/'],
  ])('%j is read as %s', async (input, expected) => {
    const verdict = await guardWith().judgeInput(input, signal);
    expect(verdict.ok && verdict.target.url.href).toBe(expected);
  });

  test.each([
    ['', 'invalid'],
    ['   ', 'invalid'],
    ['not a url', 'invalid'],
    ['http://', 'invalid'],
    ['https://user:secret@shop.example.no/', 'forbidden'],
    ['https://shop.example.no\u00a0/x', 'invalid'],
    ['https://shop..example.no/', 'invalid'],
    ['http://8.8.8.8../', 'invalid'],
    ['http://127.0.0.1../', 'invalid'],
    [`https://${'a'.repeat(64)}.no/`, 'invalid'],
    [`https://${'abc.'.repeat(64)}no/`, 'invalid'],
    // Parsed once, it is too long to be parsed again.
    [`https://${'ø.'.repeat(2_100)}no/`, 'invalid'],
    [`https://shop.example.no/${'a'.repeat(9000)}`, 'invalid'],
    ['https://shop.example.no:22/', 'forbidden'],
    ['https://shop.example.no:0/', 'forbidden'],
    ['https://shop.example.no:65536/', 'invalid'],
    ['ftp://shop.example.no', 'protocol'],
    ['file:///etc/passwd', 'protocol'],
    ['data:text/html,hi', 'protocol'],
    ['mailto:post@shop.example.no', 'protocol'],
    ['javascript:1', 'protocol'],
    ['tel:12345678', 'protocol'],
    ['ftp:shop.example.no', 'protocol'],
    ['chrome.extension://id', 'protocol'],
    ['shop.example.no:abc', 'invalid'],
    ['shop.example.no:443@10.0.0.1', 'forbidden'],
    ['user:secret@shop.example.no', 'forbidden'],
    ['localhost', 'private'],
    ['localhost:3000', 'private'],
    ['http://LOCALHOST./', 'private'],
    ['http://shop.localhost/', 'private'],
    ['http://router/', 'private'],
    ['http://printer.local/', 'private'],
    ['http://metadata.google.internal/', 'private'],
    ['http://nas.home.arpa', 'private'],
    ['http://127.1/', 'private'],
    ['http://2130706433/', 'private'],
    ['http://0177.0.0.01/', 'private'],
    ['http://①②⑦.0.0.1/', 'private'],
    ['http://169.254.169.254/latest/meta-data', 'private'],
    ['http://168.63.129.16/', 'private'],
    ['http://[::1]/', 'private'],
    ['http://[::ffff:8.8.8.8]/', 'private'],
    ['http://[64:ff9b::808:808]/', 'private'],
    ['http://[fd00:ec2::254]/', 'private'],
    ['http://[fe80::1]/', 'private'],
    ['http://10.0.0.1:22/', 'private'],
  ])('%j is refused as %s', async (input, code) => {
    expect(await codeOf(guardWith(), input)).toBe(code);
  });
});

describe('every spelling of an IPv4 address', () => {
  const full = (text: string): string =>
    text.replace(/[\d.]/g, (unit) => String.fromCharCode(unit.charCodeAt(0) + 0xfee0));
  const spellings = (address: string): string[] => {
    const parts = address.split('.').map(Number);
    const value = parts.reduce((sum, part) => sum * 256 + part, 0);
    const tail = (count: number): number => value % 256 ** count;
    return [
      address, `${address}.`,
      `${value}`, `0x${value.toString(16)}`, `0${value.toString(8)}`, `0X${value.toString(16)}.`,
      parts.map((part) => `0${part.toString(8)}`).join('.'), parts.map((part) => `0x0${part.toString(16)}`).join('.'),
      `${parts[0]}.${tail(3)}`, `${parts[0]}.0x${parts[1]!.toString(16)}.${tail(2)}`,
      full(address), address.replaceAll('.', '。'), address.replaceAll('.', '%2e'), address.replaceAll('.', '%E3%80%82'),
      [...address].join('\u00ad'), address.replaceAll('1', '①'), address.replaceAll('2', '²'),
    ].flatMap((host) => [`http://${host}/`, `https://${host}:8443/x`, `//${host}`, `\\\\${host}`]);
  };

  // The first and the last address of each special block (IANA registries of 2026), and their neighbours outside.
  test.each([
    ['private', '0.0.0.0'], ['private', '0.255.255.255'], ['ok', '1.0.0.0'], ['ok', '9.255.255.255'],
    ['private', '10.0.0.0'], ['private', '10.255.255.255'], ['ok', '11.0.0.0'], ['ok', '100.63.255.255'],
    ['private', '100.64.0.0'], ['private', '100.127.255.255'], ['ok', '100.128.0.0'], ['private', '127.255.255.255'],
    ['ok', '128.0.0.0'], ['ok', '169.253.255.255'], ['private', '169.254.0.0'], ['private', '169.254.255.255'],
    ['ok', '172.15.255.255'], ['private', '172.16.0.0'], ['private', '172.31.255.255'], ['ok', '172.32.0.0'],
    ['ok', '191.255.255.255'], ['private', '192.0.0.9'], ['private', '192.0.0.192'], ['ok', '192.0.1.0'],
    ['private', '192.0.2.255'], ['private', '192.88.99.2'], ['private', '192.168.255.255'], ['ok', '192.169.0.0'],
    ['private', '198.18.0.0'], ['private', '198.19.255.255'], ['ok', '198.20.0.0'], ['private', '203.0.113.0'],
    ['ok', '223.255.255.255'], ['private', '224.0.0.0'], ['private', '239.255.255.255'], ['private', '255.255.255.255'],
  ])('%s: %s', async (code, address) => {
    const read = await Promise.all(spellings(address).map(async (input) => [input, await codeOf(guardWith(), input)]));
    expect(read.filter(([, got]) => got !== code)).toEqual([]);
  });
});

describe('resolved names', () => {
  test('a name with public and private addresses is pinned to the public ones', async () => {
    const guard = guardWith({ 'mixed.no': ['10.0.0.1', PUBLIC, '::1', '2606:4700::1', '::ffff:127.0.0.1'] });
    const verdict = await guard.judgeInput('mixed.no', signal);
    expect(verdict.ok && verdict.target.addresses.map(({ address }) => address)).toEqual([PUBLIC, '2606:4700::1']);
  });

  test.each([
    [['127.0.0.1'], 'private'],
    [['::ffff:127.0.0.1', '0.0.0.0'], 'private'],
    [['fe80::1%eth0'], 'private'],
    [[], 'unresolved'],
    [[PUBLIC], 'ok'],
  ])('%j is %s', async (addresses, code) => {
    expect(await codeOf(guardWith({ 'name.no': addresses }), 'name.no')).toBe(code);
  });

  test('the port is checked after the addresses', async () => {
    const guard = guardWith({ 'inner.no': ['10.0.0.1'], 'gone.no': [] });
    expect(await codeOf(guard, 'inner.no:22')).toBe('private');
    expect(await codeOf(guard, 'gone.no:22')).toBe('unresolved');
    expect(await codeOf(guard, 'shop.no:22')).toBe('forbidden');
  });

  test('the verdict on an unresolved name says why it is unresolved', async () => {
    expect(await guardWith({ 'gone.no': [] }).judgeInput('gone.no', signal)).toMatchObject({ dns: 'dns-nxdomain' });
  });
});

describe('the operator’s policy', () => {
  test('EGRESS_MAP maps one host and port, and no other address', async () => {
    const guard = guardWith({ 'shop.demo.test': [] }, { EGRESS_MAP: 'shop.demo.test:443=127.0.0.1:8443' });
    const verdict = await guard.judgeInput('shop.demo.test', signal);
    expect(verdict).toMatchObject({
      ok: true,
      target: { port: 8443, mapped: true, addresses: [{ address: '127.0.0.1', family: 4 }] },
    });
    expect(await codeOf(guard, 'http://shop.demo.test')).toBe('unresolved');
    expect(await codeOf(guard, 'https://127.0.0.1:8443')).toBe('private');
    expect(await codeOf(guard, 'https://user@shop.demo.test')).toBe('forbidden');
  });

  test('EGRESS_ONLY refuses unmapped hosts, and still reports invalid input as invalid', async () => {
    const guard = guardWith({}, { EGRESS_MAP: 'a.test:443=127.0.0.1:1', EGRESS_ONLY: 'mapped' });
    expect(await codeOf(guard, 'https://a.test')).toBe('ok');
    expect(await codeOf(guard, 'https://8.8.8.8')).toBe('private');
    expect(await codeOf(guard, 'https://shop.no')).toBe('private');
    expect(await codeOf(guard, 'https://sh op.no')).toBe('invalid');
  });

  test('EGRESS_DENY refuses public ranges of both families', async () => {
    const guard = guardWith({}, { EGRESS_DENY: '8.8.0.0/16, 2606:4700::/32' });
    expect(await codeOf(guard, 'http://8.8.8.8')).toBe('private');
    expect(await codeOf(guard, 'http://8.9.8.8')).toBe('ok');
    expect(await codeOf(guard, 'http://[2606:4700::1]')).toBe('private');
  });

  test('NAT64_PREFIX applies the rules to the embedded IPv4 address', async () => {
    const guard = guardWith({}, { NAT64_PREFIX: '64:ff9b::/96', EGRESS_DENY: '9.9.9.9' });
    expect(await codeOf(guard, 'http://[64:ff9b::8.8.8.8]')).toBe('ok');
    expect(await codeOf(guard, 'http://[64:ff9b::7f00:1]')).toBe('private');
    expect(await codeOf(guard, 'http://[64:ff9b::9.9.9.9]')).toBe('private');
  });

  test('EGRESS_PORTS accepts ranges', async () => {
    const guard = guardWith({}, { EGRESS_PORTS: '443,9000-9010' });
    expect(await codeOf(guard, 'https://shop.no:9005')).toBe('ok');
    expect(await codeOf(guard, 'http://shop.no')).toBe('forbidden');
  });
});

interface Case {
  url: string;
  expect: 'blocked' | 'allowed' | 'invalid';
  specError?: string;
  dns?: Record<string, string[]>;
  mustConnect?: string[];
  why: string;
}

const corpus = process.env.CORPUS_DIR && join(process.env.CORPUS_DIR, 'address-cases.jsonl');

describe.skipIf(!corpus || !existsSync(corpus))('the collected cases (skipped unless CORPUS_DIR is set)', () => {
  const cases = corpus && existsSync(corpus)
    ? readFileSync(corpus, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as Case)
    : [];

  test('each gets the expected verdict', async () => {
    const wrong: string[] = [];
    for (const one of cases) {
      const verdict = await guardWith(one.dns).judgeInput(one.url, signal);
      const got = verdict.ok ? 'ok' : verdict.code;
      const pinned = verdict.ok ? verdict.target.addresses.map(({ address }) => address) : [];
      const stray = one.mustConnect && pinned.some((address) => !one.mustConnect?.includes(address));
      if (got !== (one.specError ?? 'ok') || stray) wrong.push(`${JSON.stringify(one)} got ${got} ${pinned.join(' ')}`);
    }
    expect(cases.length).toBeGreaterThan(700);
    expect(wrong).toEqual([]);
  });
});
