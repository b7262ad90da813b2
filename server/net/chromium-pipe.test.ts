import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { openCdpPipe } from './chromium-pipe.ts';

function startPipe() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const emit = (message: unknown) => void output.write(`${JSON.stringify(message)}\0`);
  return { input, output, emit, pipe: openCdpPipe(input, output) };
}

test('matches responses to commands in any order and chunking', async () => {
  const { pipe, input, output } = startPipe();
  const first = pipe.send('A.one', { a: 1 });
  const second = pipe.send('B.two', {}, 'session');
  expect(input.read().toString()).toBe(
    '{"id":1,"method":"A.one","params":{"a":1}}\0{"id":2,"method":"B.two","params":{},"sessionId":"session"}\0');
  const text = Buffer.from('{"id":2,"result":{"æ":2}}\0{"id":1,"result":{"a":1}}\0');
  for (const byte of text) output.write(Buffer.of(byte));
  expect(await second).toEqual({ æ: 2 });
  expect(await first).toEqual({ a: 1 });
});

test('rejects on an error response, and delivers events until disposed', async () => {
  const { pipe, emit } = startPipe();
  const events: unknown[] = [];
  const listening = pipe.listen((event) => events.push(event));
  const refused = pipe.send('A.one');
  emit({ method: 'T.event', params: { x: 1 }, sessionId: 's' });
  emit({ id: 1, error: { message: 'no such thing' } });
  await expect(refused).rejects.toThrow('no such thing');
  listening[Symbol.dispose]();
  const last = pipe.send('A.two');
  emit({ method: 'T.event', params: {} });
  emit({ id: 2, result: {} });
  await last;
  expect(events).toEqual([{ method: 'T.event', params: { x: 1 }, sessionId: 's' }]);
});

test('skips a message that is too long, such as one with the endless address of a page', async () => {
  const { pipe, output, emit } = startPipe();
  const events: unknown[] = [];
  pipe.listen(({ method }) => events.push(method));
  emit({ method: 'T.long', params: { url: 'a'.repeat(2 * 1024 * 1024) } });
  for (let parts = 0; parts < 40; parts += 1) output.write(Buffer.alloc(50_000, 97));
  emit({ method: 'T.end of a long one', params: {} });
  const answered = pipe.send('A.one');
  emit({ method: 'T.short', params: {} });
  emit({ id: 1, result: { a: 1 } });
  expect(await answered).toEqual({ a: 1 });
  expect(events).toEqual(['T.short']);
});

test.each([
  ['closes its end', (output: PassThrough) => void output.destroy()],
  ['sends invalid JSON', (output: PassThrough) => void output.write('nonsense\0')],
])('rejects pending and later commands when the browser %s', async (_case, misbehave) => {
  const { pipe, input, output } = startPipe();
  const waiting = pipe.send('A.one');
  misbehave(output);
  await expect(waiting).rejects.toThrow('gone');
  await expect(pipe.send('A.two')).rejects.toThrow('gone');
  expect(input.destroyed).toBe(true);
});
