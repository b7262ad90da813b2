import { expect, test } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import type { TrustedFetch } from '../net/trusted.ts';
import { queryRegister } from './register-query.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');

/** How long was waited between the requests to a register that is always busy, and asks to be left alone this long. */
async function pausesFor(retryAfter: string | undefined): Promise<number[]> {
  const pauses: number[] = [];
  const clock = { ...createManualClock(NOW), sleep: async (ms: number) => void pauses.push(ms) };
  const fetch = (async () =>
    new Response('', { status: 429, headers: { ...(retryAfter !== undefined && { 'retry-after': retryAfter }) } })) as unknown as TrustedFetch;
  const endpoint = { fetch, baseUrl: 'https://register.test', clock };
  expect(await queryRegister('/', 'application/json', { endpoint, signal: new AbortController().signal }))
    .toEqual({ kind: 'not-measured', reason: 'service-down' });
  return pauses;
}

test.each([
  ['nothing', undefined, [250, 500]], ['nothing, in an empty field', '', [250, 500]],
  ...['soon', 'soon 5', 'in 3', '-1', '1,5', '+5'].map((value) => [`no time, ${value}`, value, [250, 500]] as [string, string, number[]]),

  ['two seconds', '2', [2_000, 2_000]], ['four seconds', '4', []],
  ['a second, by a date', 'Sun, 22 Nov 2026 10:00:01 GMT', [1_000, 1_000]],
  ['a minute, by a date', 'Sun, 22 Nov 2026 10:01:00 GMT', []], ['a second, by a date of another form', '2026-11-22T10:00:01Z', [1_000, 1_000]],
])('a busy register that asks for %s is asked again after that time, or not at all', async (_what, retryAfter, pauses) => {
  expect(await pausesFor(retryAfter)).toEqual(pauses);
});
