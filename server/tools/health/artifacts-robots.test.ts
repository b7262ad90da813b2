import { expect, test } from 'vitest';
import { ALL, ROBOTS_AT, robotsFileOf } from './artifacts-robots-rig.ts';
import type { Gathered } from './gather/gather.ts';
import type { RobotsFile, Available } from './gathered.ts';
import { robots, robotsFile, robotsLines } from './artifacts.ts';
import { available, unavailable } from './available.ts';

const needed = async (file: Available<RobotsFile>) => {
  const gathered = { robots: Promise.resolve(file) } as unknown as Gathered;
  return Promise.all([robotsFile, robots, robotsLines].map((artifact) => artifact(gathered)));
};
const failing = available({ ...robotsFileOf('', { status: 500 }), rules: unavailable('root-cause', 'robots-status') });
const blamed = { available: false, reason: 'root-cause', rootCause: 'robots-status' };

test.each([
  ['rules', available(robotsFileOf(ALL)), [{ available: true }, { available: true }, { available: true }]],
  [
    'no file: no lines to judge, and everything is allowed', available(robotsFileOf('', { status: 404 })),
    [{ available: true }, { available: true }, { available: false, reason: 'not-applicable' }],
  ],
  [
    'endless redirects: no lines to judge', available({ ...robotsFileOf(''), status: null }),
    [{ available: true }, { available: true }, { available: false, reason: 'not-applicable' }],
  ],
  [
    'a web page: its lines are blamed on robots-is-text', available(robotsFileOf('<!doctype html>')),
    [{ available: true }, { available: true }, { available: false, reason: 'root-cause', rootCause: 'robots-is-text' }],
  ],
  ['a failing server: rules and lines are blamed on robots-status', failing, [{ available: true }, blamed, blamed]],
  ['not seen', unavailable('timeout'), Array(3).fill({ available: false, reason: 'timeout' })],
] as const)('%s', async (_name, file, expected) => expect(await needed(file)).toMatchObject(expected as object[]));

test.each([
  ['requested', {}, ROBOTS_AT],
  ['redirected to', { url: 'https://www.shop.test/robots.txt' }, 'https://www.shop.test/robots.txt'],
])('rules and lines have the URL they were served from: %s', async (_name, parts, url) => {
  const file = { ...robotsFileOf(ALL, parts), url: new URL(ROBOTS_AT) };
  const [, ...said] = await needed(available(file));
  expect(said).toMatchObject(Array(2).fill({ value: { url: new URL(url) } }));
});
