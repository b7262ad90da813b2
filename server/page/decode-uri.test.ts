import { expect, test } from 'vitest';
import { decodeUriOrSelf } from './decode-uri.ts';

test.each([
  ['/kl%C3%A6r', '/klær'], ['/100%', '/100%'], ['/%ff', '/%ff'], ['', ''], ['/a%2Fb', '/a/b'],
])('decodes %j', (written, read) => expect(decodeUriOrSelf(written)).toBe(read));
