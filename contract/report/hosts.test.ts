import { expect, test } from 'vitest';
import { hostOf } from './hosts.ts';

test.each([
  ['butikken.no', 'butikken.no'], ['  https://www.butikken.no/vare?a=1 ', 'butikken.no'], ['http://butikken.no:8080', 'butikken.no'],
  ['https://www.Blåbær.no/syltetøy', 'blåbær.no'], ['xn--blbr-roah.no', 'xn--blbr-roah.no'], ['ikke en adresse', 'ikke en adresse'], ['', ''],
])('the host of %j is %j', (typed, host) => {
  expect(hostOf(typed)).toBe(host);
});
