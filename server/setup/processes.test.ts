import { mkdtemp, readFile, rm, watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCaptured } from './processes.ts';

test('an abort ends a program and the processes it started', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-processes-'));
  const stopping = new AbortController();
  try {
    const written = firstFileIn(folder);
    // A shell that is killed alone would leave this grandchild behind.
    const script = `sleep 60 & echo $! > "${folder}/.pid"; mv "${folder}/.pid" "${folder}/pid"; wait`;
    const ended = runCaptured('sh', ['-c', script], { timeoutMs: 60_000, signal: stopping.signal });
    await written;
    const pid = Number(await readFile(join(folder, 'pid'), 'utf8'));
    expect(await runs(pid)).toBe(true);
    stopping.abort();
    // The output ends when the last process that holds it exits: its files are closed shortly before it is gone.
    expect((await ended).code).not.toBe(0);
    await expect.poll(() => runs(pid)).toBe(false);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('an abort before the start stops the program early', async () => {
  const { code } = await runCaptured('sleep', ['60'], { timeoutMs: 60_000, signal: AbortSignal.abort() });
  expect(code).not.toBe(0);
});

test('a missing program is reported by the code 127', async () => {
  const { code } = await runCaptured('/nowhere/at-all', [], { timeoutMs: 1_000, signal: new AbortController().signal });
  expect(code).toBe(127);
});

test('a timeout ends the wait also if what the program started holds its output open', async () => {
  const ends = ['wait', 'exit'].map((end) => runCaptured('sh', ['-c', `sleep 60 & echo $!; ${end}`], { timeoutMs: 100 }));
  const ended = await Promise.all(ends);
  for (const { output } of ended) process.kill(Number(output));
  expect(ended.map(({ code }) => code)).toEqual([124, 124]);
});

async function firstFileIn(folder: string): Promise<void> {
  for await (const { filename } of watch(folder)) if (filename === 'pid') return;
}

/** A zombie counts as ended. */
async function runs(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ') X');
  return !'ZX'.includes(stat.slice(stat.lastIndexOf(')') + 2)[0]!);
}
