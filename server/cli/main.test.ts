import { PassThrough, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { runCommand } from './main.ts';

/** Calls the command with a standard output that fails with this code. */
async function callWithLostOutput(argv: readonly string[], code: string) {
  const out = new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error(code), { code })) });
  const err = new PassThrough();
  const said = text(err);
  const exit = await runCommand({ argv, env: {}, cwd: '/', out, err, stopping: new AbortController() });
  err.end();
  return { exit, said: await said };
}

test.each([['--help'], ['--version']])('%s into a closed standard output exits with 130, and prints nothing', async (option) => {
  expect(await callWithLostOutput([option], 'EPIPE')).toEqual({ exit: 130, said: '' });
});

test.each([['--help'], ['--version']])('%s that cannot be written exits with 70, and says so', async (option) => {
  expect(await callWithLostOutput([option], 'ENOSPC')).toEqual({ exit: 70, said: expect.stringContaining('ENOSPC') });
});
