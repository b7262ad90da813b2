import { expect, it } from 'vitest';
import { createRedirects } from './redirects.ts';

const linkAt = (place: number) => ({ url: `https://bit.ly/${place}` });
const linksUpTo = (count: number) => Array.from({ length: count }, (_, place) => linkAt(place));
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Redirects whose requests stay open until the test answers them. */
function rig() {
  const open: (() => void)[] = [];
  const asked: string[] = [];
  const stream = (url: URL) => new Promise((resolve) => {
    asked.push(url.href);
    open.push(() => resolve({ ok: true, status: 301, headers: new Headers({ location: `https://a.no${url.pathname}` }) }));
  });
  return { asked, open, redirects: createRedirects({ stream } as unknown as Parameters<typeof createRedirects>[0]) };
}

it('follows six links at a time, and no more than sixty in a scan', async () => {
  const { asked, open, redirects } = rig();
  const resolving = redirects.resolve(linksUpTo(90));
  await nextTurn();
  expect(asked).toHaveLength(6);
  for (let answered = 0; answered < open.length; answered += 1) {
    open[answered]!();
    await nextTurn();
  }
  const found = await resolving;
  expect(asked).toHaveLength(60);
  expect(found.size).toBe(60);
  expect(found.get('https://bit.ly/59')).toBe('https://a.no/59');
});

it('still resolves a known link once the limit is reached', async () => {
  const { asked, open, redirects } = rig();
  const resolving = redirects.resolve(linksUpTo(60));
  for (let answered = 0; answered < 60; answered += 1) {
    await nextTurn();
    open[answered]!();
  }
  await resolving;
  expect([...await redirects.resolve([linkAt(3), linkAt(60)])]).toEqual([['https://bit.ly/3', 'https://a.no/3']]);
  expect(asked).toHaveLength(60);
});
