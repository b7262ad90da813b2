import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Clock } from '../clock.ts';
import { backlogOf } from './backlog.ts';
import type { Backlog } from './backlog.ts';

/** How often connections are checked for clients that do not read. */
export const SWEEP_INTERVAL_MS = 250;

/** An open connection, with its latest request and response. */
export interface Connection {
  socket: Socket;
  /** The peer it counts for, if limited per peer. */
  peer: string | undefined;
  req?: IncomingMessage;
  res?: ServerResponse;
  pendingResponses: number;
  closing?: true;
  /** When it was opened, or last began or ended a request. */
  lastActivityAt: number;
  backlog?: Backlog | undefined;
}

/** How many connections may be open, in total and for each peer. */
export interface ConnectionLimits {
  maxConnections: number;
  maxPerPeer: number;
  /** The peer a connection counts for; undefined if it is not limited per peer. */
  peerOf: (remoteAddress: string | undefined) => string | undefined;
}

/** A server's open connections, kept within its limits; those that do not read their backlog in time are closed. */
export function createConnections({ maxConnections, maxPerPeer, peerOf }: ConnectionLimits, clock: Clock) {
  // Both are in order of time, the longest waiting first.
  const open = new Map<Duplex, Connection>();
  const slow = new Set<Connection>();
  const perPeer = new Map<string, number>();
  let nextSweep: Disposable | undefined;

  const inspect = (connection: Connection, now: number): void => {
    const before = connection.backlog;
    connection.backlog = backlogOf(connection.socket, before, now);
    if (connection.backlog === before) return;
    slow.delete(connection);
    if (connection.backlog) slow.add(connection);
  };
  const forget = (connection: Connection): void => {
    const { socket, peer } = connection;
    if (!open.delete(socket)) return;
    slow.delete(connection);
    if (peer === undefined) return;
    const left = perPeer.get(peer)! - 1;
    if (left > 0) perPeer.set(peer, left);
    else perPeer.delete(peer);
  };
  const evict = (connection: Connection): void => {
    // `close` is emitted later, perhaps after further connections.
    forget(connection);
    // After an orderly close the kernel would keep the unread data for minutes.
    if (connection.backlog) connection.socket.resetAndDestroy();
    else connection.socket.destroy();
  };
  const sweep = (): void => {
    const now = clock.monotonic();
    for (const connection of open.values()) {
      inspect(connection, now);
      if (connection.backlog && connection.backlog.deadline <= now) evict(connection);
    }
    nextSweep = open.size > 0 ? clock.after(SWEEP_INTERVAL_MS, sweep) : undefined;
  };

  /** Evicts the connection that is idle, has an incomplete request or does not read, for the longest time. */
  const evictLongestWaiting = (matches: (connection: Connection) => boolean): void => {
    const now = clock.monotonic();
    const idle = open.values()
      .find((candidate) => matches(candidate) && (candidate.pendingResponses === 0 || !candidate.req?.complete));
    const unread = slow.values().find((candidate) => {
      if (!matches(candidate)) return false;
      inspect(candidate, now);
      return candidate.backlog !== undefined && now - candidate.backlog.since >= SWEEP_INTERVAL_MS;
    });
    const victim = unread && (!idle || unread.backlog!.since <= idle.lastActivityAt) ? unread : idle;
    if (victim) evict(victim);
  };

  const touch = (connection: Connection): void => {
    connection.lastActivityAt = clock.monotonic();
    open.delete(connection.socket);
    open.set(connection.socket, connection);
  };

  return {
    get: (socket: Duplex): Connection | undefined => open.get(socket),
    all: (): Iterable<Connection> => open.values(),
    /** Records activity on a connection. */
    touch,
    /** Adds a connection. Over a limit, the one that has kept the service waiting longest is evicted. */
    add(socket: Socket): void {
      const peer = peerOf(socket.remoteAddress);
      const connection: Connection = { socket, peer, pendingResponses: 0, lastActivityAt: 0 };
      touch(connection);
      const ofPeer = peer === undefined ? 0 : (perPeer.get(peer) ?? 0) + 1;
      if (peer !== undefined) perPeer.set(peer, ofPeer);
      socket.once('close', () => forget(connection));
      if (ofPeer > maxPerPeer) evictLongestWaiting((candidate) => candidate.peer === peer);
      else if (open.size > maxConnections) evictLongestWaiting(() => true);
      nextSweep ??= clock.after(SWEEP_INTERVAL_MS, sweep);
    },
  };
}
