import { expect, test } from 'vitest';
import type { Evidence } from '../../../contract/health.ts';
import { asFinding } from './finding.ts';

const longOf = (length: number): string => `https://shop.test/${'a'.repeat(length - 'https://shop.test/'.length)}`;
const [longest, tooLong] = [longOf(2_048), longOf(2_049)];

test.each<[string, Evidence, Partial<Evidence>]>([
  ['whole', { label: 'a', value: 'b', url: longest, page: longest, line: 2, offset: 9 }, { url: longest, page: longest, line: 2, offset: 9 }],
  ['without its address', { label: 'a', value: 'b', url: tooLong, page: longest, line: 2 }, { page: longest, line: 2 }],
  ['without a place on its page', { label: 'a', value: 'b', page: tooLong, url: longest, line: 2, offset: 9 }, { url: longest }],
  ['without either', { label: 'a', value: 'b', url: tooLong, page: tooLong }, {}],
])('shows evidence %s if a URL is longer than any real one', (_how, given, kept) => {
  const { evidence } = asFinding('https', { status: 'pass', params: { host: 'shop.test' }, evidence: [given] }, {
    language: 'en', requestedUrl: new URL('https://shop.test/'),
    entry: { outcome: 'scanned', finalUrl: null, platform: null, server: null },
  });
  expect(evidence).toEqual([{ label: 'a', value: 'b', ...kept }]);
});
