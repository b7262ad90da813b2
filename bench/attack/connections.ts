import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const RECONNECT_MS = 2_000;
const ARRIVAL_MS = 10_000;

/** Connections that are reopened whenever they are closed, so that their number stays the same. */
export interface Connections extends Disposable {
  /** How many were closed so far. */
  cut(): number;
}

/** `dial` connects, misbehaves, and returns the socket. */
export function keepConnected(count: number, dial: (place: number) => Socket): Connections {
  const open = new Set<Socket>();
  let cut = 0;
  let isDisposed = false;
  const connectOne = (place: number): void => {
    if (isDisposed) return;
    const socket = dial(place);
    open.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => {
      open.delete(socket);
      if (isDisposed) return;
      cut += 1;
      setTimeout(connectOne, RECONNECT_MS, place);
    });
  };
  const timers = Array.from(
    { length: Math.round(count) }, (_, place) => setTimeout(connectOne, (place * ARRIVAL_MS) / count, place),
  );
  return {
    cut: () => cut,
    [Symbol.dispose]() {
      isDisposed = true;
      for (const timer of timers) clearTimeout(timer);
      for (const socket of open) socket.destroy();
    },
  };
}

/** How many bytes the system buffers for a loopback peer that reads nothing. */
export async function absorbedBytes(): Promise<number> {
  const chunk = Buffer.alloc(65_536);
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  const [socket] = await once(server, 'connection') as [Socket];
  for (;;) {
    if (socket.write(chunk)) continue;
    await Promise.race([once(socket, 'drain'), wait(500)]);
    if (socket.writableLength === 0) continue;
    const absorbed = socket.bytesWritten - socket.writableLength;
    reader.on('error', () => {}).destroy();
    socket.on('error', () => {}).destroy();
    server.close();
    return absorbed;
  }
}
