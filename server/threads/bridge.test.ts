import { MessageChannel } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { createBridge } from './bridge.ts';

it.each([
  ['with plain data', 'hello'], ['with a signal', new AbortController().signal],
])('a call %s after the end of the run is rejected', async (_what, argument) => {
  const { port1, port2 } = new MessageChannel();
  using far = createBridge(port2);
  const near = createBridge(port1);
  const { serialized } = far.serialize((_argument: unknown) => 'answered');
  const ask = near.deserialize(serialized) as (argument: unknown) => Promise<unknown>;
  near[Symbol.dispose]();
  await expect(ask(argument)).rejects.toThrow('the thread is gone');
});
