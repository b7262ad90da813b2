import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A server that takes connections like Redis, and replies to every other command whatever a test wants. */
export interface HostileRedis extends AsyncDisposable {
  /** For `REDIS_URL`. */
  readonly url: string;
  /** Replies this to every command from now on, in wire format; a function is called for each command. */
  reply(text: string | ((command: readonly string[], socket: Socket) => string)): void;
  /** How many connections it has taken. */
  connections(): number;
}

const GREETINGS: Readonly<Record<string, string>> = { HELLO: '+OK\r\n', CLIENT: '+OK\r\n', PING: '+PONG\r\n' };

/** Text as Redis sends it. */
export const bulk = (text: string): string => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
/** A list as Redis sends it. */
export const list = (...items: readonly string[]): string => `*${items.length}\r\n${items.join('')}`;

/** Starts it on loopback. */
export async function startHostileRedis(): Promise<HostileRedis> {
  let connections = 0;
  let replyTo: (command: readonly string[], socket: Socket) => string = () => '+OK\r\n';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (data) => {
      for (const command of commandsIn(data.toString())) {
        if (!socket.destroyed) socket.write(GREETINGS[command[0]!] ?? replyTo(command, socket));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reply(text) {
      replyTo = typeof text === 'string' ? () => text : text;
    },
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The commands of one piece; tests send none that is longer. */
const commandsIn = (data: string): string[][] => data.split(/^\*\d+\r\n/m).filter(Boolean)
  .map((command) => command.split('\r\n').filter((_, place) => place % 2 === 1));
