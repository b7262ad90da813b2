import { expect, test } from 'vitest';
import { unescaped } from './unescaped.ts';

test.each([
  ['/kl%C3%A6r', '/klær'], ['/100%', '/100%'], ['/%ff', '/%ff'], ['', ''], ['/a%2Fb', '/a/b'],
])('decodes %j', (written, read) => expect(unescaped(written)).toBe(read));
