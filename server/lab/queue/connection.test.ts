import { expect, test } from 'vitest';
import { queueConnection } from './connection.ts';

const UNREACHABLE = 'redis://127.0.0.1:1';

test('a copy that BullMQ has left to reconnect ends with its client, and no late error of it is passed on', async () => {
  const connection = queueConnection({ url: UNREACHABLE, random: () => 0, queuesOffline: true });
  const copy = connection.client.duplicate({ name: 'blocking' });
  expect(copy.options.name).toBe('blocking');
  // As BullMQ does once it has closed: an error that nobody listens for is thrown.
  copy.on('error', (error: Error) => { throw error; });
  connection.ignoreErrors();
  const connecting = copy.connect().catch((error: Error) => error.name);
  expect(copy.isOpen).toBe(true);
  expect(() => copy.emit('error', new Error('read ECONNRESET'))).not.toThrow();
  connection.destroy();
  expect(copy.isOpen).toBe(false);
  expect(await connecting).not.toBeUndefined();
});
