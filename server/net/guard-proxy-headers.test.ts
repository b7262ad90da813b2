import { expect, test } from 'vitest';
import { basicCredential, endToEndHeaders, forwardUrl, tunnelUrl } from './guard-proxy-headers.ts';

test('drops hop-by-hop fields in any case, fields that Connection names, and the given fields', () => {
  const raw = ['CONNECTION', 'X-One , x-two', 'Connection', 'X-Three', 'x-ONE', '1', 'X-Two', '2', 'x-three', '3',
    'Proxy-Authorization', 'Basic x', 'Trailer', 'x', 'TE', 'x', 'Expect', '100-continue', 'Host', 'a', 'Accept', 'b'];
  expect(endToEndHeaders(raw, ['host'])).toEqual(['Accept', 'b']);
});

test.each([
  ['Basic YTpi', { username: 'a', password: 'b' }],
  ['basic  YTpi', { username: 'a', password: 'b' }],
  ['Basic YTpiOmM=', { username: 'a', password: 'b:c' }],
  ['Basic YWI=', null],
  ['Basic', null],
  ['Basic YTpi, Basic YTpi', null],
  ['Digest YTpi', null],
  [undefined, null],
])('reads the credential %s', (field, expected) => expect(basicCredential(field)).toEqual(expected));

test.each([
  ['a.example:443', 'https://a.example/'],
  ['a.example:80', 'https://a.example:80/'],
  ['[2001:db8::1]:443', 'https://[2001:db8::1]/'],
  ['2130706433:80', 'https://127.0.0.1:80/'],
  ['a.example', null],
  ['a.example:99999', null],
  ['user@a.example:443', null],
  ['a.example:443/', null],
  ['a b:443', null],
  ['', null],
  [undefined, null],
])('reads the tunnel target %s', (target, expected) => expect(tunnelUrl(target)?.href ?? null).toBe(expected));

test.each([
  ['http://a.example/b?c', 'http://a.example/b?c'],
  ['HTTP://A.example', 'http://a.example/'],
  ['https://a.example/', null],
  ['/b', null],
  ['http://', null],
  ['*', null],
])('reads the target %s', (target, expected) => expect(forwardUrl(target)?.href ?? null).toBe(expected));
