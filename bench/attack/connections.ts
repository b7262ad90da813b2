import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const REDIAL_MS = 2_000;
const ARRIVAL_MS = 10_000;

/** Connections that are dialled anew as soon as they are cut, so that as many are there all the time. */
export interface Connections extends Disposable {
  /** How many were cut so far. */
  cut(): number;
}

/** `dial` connects and behaves badly; the answer is the socket. */
export function keepConnected(count: number, dial: (place: number) => Socket): Connections {
  const open = new Set<Socket>();
  let cut = 0;
  let isOver = false;
  const come = (place: number): void => {
    if (isOver) return;
    const socket = dial(place);
    open.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => {
      open.delete(socket);
      if (isOver) return;
      cut += 1;
      setTimeout(come, REDIAL_MS, place);
    });
  };
  const coming = Array.from({ length: Math.round(count) }, (_, place) => setTimeout(come, (place * ARRIVAL_MS) / count, place));
  return {
    cut: () => cut,
    [Symbol.dispose]() {
      isOver = true;
      for (const timer of coming) clearTimeout(timer);
      for (const socket of open) socket.destroy();
    },
  };
}

/** How many bytes the system takes for a loopback reader who reads nothing. */
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
