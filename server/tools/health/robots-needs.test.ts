import { expect, test } from 'vitest';
import { ALL, robotsFileOf } from './artifacts-robots-rig.ts';
import type { Gathered, RobotsFile } from './gathered.ts';
import { robots, robotsFile, robotsLines } from './needs.ts';
import { seen, unseen } from './seen.ts';
import type { Seen } from './seen.ts';

const needed = async (file: Seen<RobotsFile>) => {
  const gathered = { robots: Promise.resolve(file) } as unknown as Gathered;
  return Promise.all([robotsFile, robots, robotsLines].map((need) => need(gathered)));
};
const failing = seen({ ...robotsFileOf('', { status: 500 }), rules: unseen('root-cause', 'robots-status') });
const blamed = { seen: false, reason: 'root-cause', rootCause: 'robots-status' };

test.each([
  ['rules', seen(robotsFileOf(ALL)), [{ seen: true }, { seen: true }, { seen: true }]],
  [
    'none: no lines to judge, and everything is allowed', seen(robotsFileOf('', { status: 404 })),
    [{ seen: true }, { seen: true }, { seen: false, reason: 'not-applicable' }],
  ],
  [
    'redirects without end', seen({ ...robotsFileOf(''), status: null }),
    [{ seen: true }, { seen: true }, { seen: false, reason: 'not-applicable' }],
  ],
  [
    'a web page is a fault of its own', seen(robotsFileOf('<!doctype html>')),
    [{ seen: true }, { seen: true }, { seen: false, reason: 'root-cause', rootCause: 'robots-is-text' }],
  ],
  ['a server that fails allows no conclusion', failing, [{ seen: true }, blamed, blamed]],
  ['not seen', unseen('timeout'), Array(3).fill({ seen: false, reason: 'timeout' })],
] as const)('%s', async (_name, file, expected) => expect(await needed(file)).toMatchObject(expected as object[]));
