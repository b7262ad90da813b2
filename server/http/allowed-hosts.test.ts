import { describe, expect, test } from 'vitest';
import { createIsOwnHost } from './allowed-hosts.ts';

const isOwnHost = createIsOwnHost('https://analysis.example:8443', ['other.example', 'xn--blbr-roah.example']);
const accepts = (host: string | undefined, url = '/api'): boolean =>
  isOwnHost({ url, headers: host === undefined ? {} : { host } });

describe('own hosts', () => {
  test.each([
    '127.0.0.1', '127.0.0.1:3000', '[::1]:3000', '[2001:db8::1]', '192.0.2.7', 'localhost', 'LOCALHOST:3000',
    'app:3000',
    'app.', 'my-app.localhost', 'printer.local', 'app.svc.cluster.internal', 'shop.demo.test', 'box.home.arpa',
    'analysis.example', 'analysis.example:1', 'Analysis.Example.', 'other.example', 'xn--blbr-roah.example:80',
  ])('accepts %s', (host) => expect(accepts(host)).toBe(true));

  test.each([
    'rebound.attacker.example', 'attacker.example:3000', 'analysis.example.attacker.example', 'sub.analysis.example',
    'sub.other.example', '127.0.0.1.nip.io', 'localhost.attacker.example', 'attackerlocal.example', 'home.arpa.example',
    'x.arpa', '127.1', '0x7f.1', '256.1.1.1', 'a.localhost.x', '', '.', ':3000', '[::1', '[::1].example', '::1',
    'a@localhost', 'attacker.example@localhost', 'localhost/', 'localhost#.example', 'localhost:3000:1', 'localhost:x',
    'localhost, attacker.example', 'local host', '.local', '[localhost]', '[127.0.0.1]', 'a..test',
  ])('rejects %j', (host) => expect(accepts(host)).toBe(false));

  test('checks the host in the request target as well as the one in the header', () => {
    expect(accepts('localhost', 'http://localhost:3000/api')).toBe(true);
    expect(accepts('localhost', 'http://attacker.example/api')).toBe(false);
    expect(accepts('attacker.example', 'http://localhost/api')).toBe(false);
    expect(accepts('localhost', 'HTTP://localhost@attacker.example/')).toBe(false);
  });

  test('accepts a request without a host: only HTTP/1.0 allows it, and no browser sends one', () => {
    expect(accepts(undefined)).toBe(true);
  });
});
