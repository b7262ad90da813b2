import { describe, expect, test } from 'vitest';
import { gatherRobots } from './robots.ts';
import { CHALLENGE, plainText, scriptedFetcher, redirectTo } from './store-fetcher-rig.ts';
import type { Answers } from './store-fetcher-rig.ts';

const ORIGIN = new URL('https://shop.test/no/');
const AT = 'https://shop.test/robots.txt';
const RULES = 'User-agent: *\nDisallow: /kasse\n';
const CLOSED = 'User-agent: *\nDisallow: /\n';

async function gather(answer: Answers[string], others: Answers = {}, turnedAway = false) {
  const { fetcher, requests } = scriptedFetcher({ [AT]: answer, ...others });
  return { found: await gatherRobots(ORIGIN, fetcher, { turnedAway }), requests };
}

/** A robots.txt that redirects this many times. */
const leadingOn = (times: number): Answers => Object.fromEntries(Array.from({ length: times }, (_, hop) =>
  [hop === 0 ? AT : `https://shop.test/robots-${hop}`, redirectTo(`/robots-${hop + 1}`)]));

test('a file at the root of the host is read', async () => {
  const { found, requests } = await gather(plainText(RULES));
  expect(found).toMatchObject(
    { available: true, value: { status: 200, text: RULES, isHtml: false, rules: { available: true } } },
  );
  expect(found.available && found.value.rules.available && found.value.rules.value.decide('x', '/kasse').rule?.line).toBe(2);
  expect(requests).toEqual([AT]);
});

test.each([
  ['any 2xx status has rules', plainText(CLOSED, 203), 203, false],
  ['a 404 allows everything', plainText(CLOSED, 404), 404, true],
  ['a 403 allows everything', plainText(CLOSED, 403), 403, true], ['rules sent as a web page', { body: CLOSED }, 200, false],
])('%s', async (_name, answer, status, allowed) => {
  const { found } = await gather(answer);
  expect(found).toMatchObject({ available: true, value: { status, isHtml: false } });
  expect(
    found.available && found.value.rules.available && found.value.rules.value.decide('Googlebot', '/').allowed,
  ).toBe(allowed);
});

test.each([403, 429])('a %i response of bot protection is not the file', async (status) => {
  expect((await gather({ status, headers: { server: 'cloudflare', 'cf-ray': '8c0ffee-OSL' } })).found).toEqual({ available: false, reason: 'refused' });
});

test('if the store turns us away everywhere, its refusal of the file makes the file unavailable', async () => {
  expect((await gather(plainText('no', 403), {}, true)).found).toEqual({ available: false, reason: 'refused' });
  expect((await gather(plainText(RULES), {}, true)).found).toMatchObject({ value: { text: RULES } });
});

test('a server error behind a proxy counts as the server\'s own', async () => {
  const { found } = await gather({ status: 503, headers: { server: 'cloudflare', 'cf-ray': '8c0ffee-OSL' } });
  expect(found).toMatchObject({ available: true, value: { status: 503 } });
});

test('an HTML page in its place is recognised by its content', async () => {
  const { found } = await gather(plainText('\n<!doctype html><title>Shop</title>'));
  expect(found).toMatchObject({ available: true, value: { isHtml: true, rules: { available: true } } });
});

test('one byte order mark is stripped, and no more', async () => {
  const rulesOf = async (text: string) => (await gather(plainText(text))).found;
  const once = await rulesOf(`\uFEFF${CLOSED}`);
  const twice = await rulesOf(`\uFEFF\uFEFF${CLOSED}`);
  expect(
    [once, twice].map(
      (found) => found.available && found.value.rules.available && found.value.rules.value.decide('x', '/').allowed,
    ),
  ).toEqual([false, true]);
});

describe('a server that fails', () => {
  test.each([500, 503])('%i twice: requested twice, and rules are unavailable', async (status) => {
    const { found, requests } = await gather({ status });
    expect(found).toMatchObject(
      {
        available: true,
        value: { status, text: '', rules: { available: false, reason: 'root-cause', rootCause: 'robots-status' } },
      },
    );
    expect(requests).toEqual([AT, AT]);
  });

  test('once: the second response counts', async () => {
    expect(
      (await gather([{ status: 500 }, plainText(RULES)])).found,
    ).toMatchObject({ available: true, value: { status: 200, text: RULES } });
  });

  test('429: requested once, and rules are unavailable', async () => {
    const { found, requests } = await gather({ status: 429 });
    expect(found).toMatchObject(
      { available: true, value: { status: 429, rules: { available: false, rootCause: 'robots-status' } } },
    );
    expect(requests).toEqual([AT]);
  });
});

describe('redirects', () => {
  test('five are followed', async () => {
    const { found } = await gather(
      leadingOn(5)[AT]!, { ...leadingOn(5), 'https://shop.test/robots-5': plainText(CLOSED) },
    );
    expect(found).toMatchObject({ available: true, value: { status: 200, text: CLOSED } });
  });

  test.each([
    ['six', leadingOn(6), 'too-many-redirects'], ['those of a loop', { [AT]: redirectTo('/robots.txt') }, 'redirect-loop'],
  ])('%s count as no file, which allows everything', async (_what, answers, code) => {
    const { found } = await gather(answers[AT]!, answers);
    expect(found).toMatchObject(
      { available: true, value: { status: null, text: '', isHtml: false, resource: { result: { code } } } },
    );
    expect(found.available && found.value.rules.available && found.value.rules.value.decide('Googlebot', '/').allowed).toBe(true);
  });
});

test.each(
  [
    ['timeout', 'timeout'], ['reset', 'unreachable'], [CHALLENGE, 'challenged'],
  ] as const,
)(
  '%j: unavailable, %s', async (answer, reason) => expect((await gather(answer)).found).toEqual({ available: false, reason }));
