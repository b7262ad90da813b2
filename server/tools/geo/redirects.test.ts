import { expect, it } from 'vitest';
import { createRedirects } from './redirects.ts';

const short = (place: number) => ({ url: `https://bit.ly/${place}` });
const shorts = (count: number) => Array.from({ length: count }, (_, place) => short(place));
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Redirects whose requests stay open until they are let go. */
function rig() {
  const open: (() => void)[] = [];
  const asked: string[] = [];
  const stream = (url: URL) => new Promise((resolve) => {
    asked.push(url.href);
    open.push(() => resolve({ ok: true, status: 301, headers: new Headers({ location: `https://a.no${url.pathname}` }) }));
  });
  return { asked, open, redirects: createRedirects({ stream } as unknown as Parameters<typeof createRedirects>[0]) };
}

it('follows a few links at a time, and starts no more of them than a scan has requests', async () => {
  const { asked, open, redirects } = rig();
  const resolving = redirects.resolve(shorts(90));
  await turn();
  expect(asked).toHaveLength(6);
  for (let answered = 0; answered < open.length; answered += 1) {
    open[answered]!();
    await turn();
  }
  const found = await resolving;
  expect(asked).toHaveLength(60);
  expect(found.size).toBe(60);
  expect(found.get('https://bit.ly/59')).toBe('https://a.no/59');
});

it('resolves a known link after the last request', async () => {
  const { asked, open, redirects } = rig();
  const resolving = redirects.resolve(shorts(60));
  for (let answered = 0; answered < 60; answered += 1) {
    await turn();
    open[answered]!();
  }
  await resolving;
  expect([...await redirects.resolve([short(3), short(60)])]).toEqual([['https://bit.ly/3', 'https://a.no/3']]);
  expect(asked).toHaveLength(60);
});
