import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Clock } from '../clock.ts';
import { unreadOf } from './unread.ts';
import type { Unread } from './unread.ts';

/** How often it is looked who does not read. */
export const LOOK_MS = 250;

/** An open connection: its latest request, how many want an answer, and whether it ends with the last of them. */
export interface Connection {
  socket: Socket;
  /** Whose it is, where that is counted. */
  peer: string | undefined;
  req?: IncomingMessage;
  res?: ServerResponse;
  unanswered: number;
  ending?: true;
  /** When it was opened, or last asked or answered. */
  changedAt: number;
  unread?: Unread | undefined;
}

export interface ConnectionLimits {
  /** Connections at once. */
  most: number;
  /** Of which from one peer. */
  mostPerPeer: number;
  /** Whose a connection is; undefined where it is not counted. */
  peerOf: (remoteAddress: string | undefined) => string | undefined;
}

/** The connections a server has open, never more than its limits. */
export interface Connections {
  of(socket: Duplex): Connection | undefined;
  all(): Iterable<Connection>;
  /** Takes a newcomer in. Where there is no place, whoever has kept the service waiting longest goes. */
  add(socket: Socket): void;
  /** Marks a connection as changed just now. */
  changed(connection: Connection): void;
}

/** A reader who does not take what waits for it by its deadline is cut. */
export function createConnections({ most, mostPerPeer, peerOf }: ConnectionLimits, clock: Clock): Connections {
  // Each in the order of time, so that who has waited longest stands first.
  const open = new Map<Duplex, Connection>();
  const slow = new Set<Connection>();
  const perPeer = new Map<string, number>();
  let looking: Disposable | undefined;

  const lookAt = (connection: Connection, now: number): void => {
    const before = connection.unread;
    connection.unread = unreadOf(connection.socket, before, now);
    if (connection.unread === before) return;
    slow.delete(connection);
    if (connection.unread) slow.add(connection);
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
  const cut = (connection: Connection): void => {
    // Several newcomers may come before its closing is heard of.
    forget(connection);
    // Closed in good order, the system would keep what nobody reads for minutes.
    if (connection.unread) connection.socket.resetAndDestroy();
    else connection.socket.destroy();
  };
  const look = (): void => {
    const now = clock.monotonic();
    for (const connection of open.values()) {
      lookAt(connection, now);
      if (connection.unread && connection.unread.deadline <= now) cut(connection);
    }
    looking = open.size > 0 ? clock.after(LOOK_MS, look) : undefined;
  };

  /** Of an idle connection, one whose request is not whole, and one that does not read: who has waited longest. */
  const longestWaiting = (isMeant: (connection: Connection) => boolean): Connection | undefined => {
    const now = clock.monotonic();
    const idle = open.values().find((each) => isMeant(each) && (each.unanswered === 0 || !each.req?.complete));
    const unread = slow.values().find((each) => {
      if (!isMeant(each)) return false;
      lookAt(each, now);
      return each.unread !== undefined && now - each.unread.since >= LOOK_MS;
    });
    return unread && (!idle || unread.unread!.since <= idle.changedAt) ? unread : idle;
  };

  const changed = (connection: Connection): void => {
    connection.changedAt = clock.monotonic();
    open.delete(connection.socket);
    open.set(connection.socket, connection);
  };
  const makeRoom = (isMeant: (connection: Connection) => boolean): void => {
    const victim = longestWaiting(isMeant);
    if (victim) cut(victim);
  };

  return {
    of: (socket) => open.get(socket),
    all: () => open.values(),
    changed,
    add(socket) {
      const peer = peerOf(socket.remoteAddress);
      const connection: Connection = { socket, peer, unanswered: 0, changedAt: 0 };
      changed(connection);
      const ofPeer = peer === undefined ? 0 : (perPeer.get(peer) ?? 0) + 1;
      if (peer !== undefined) perPeer.set(peer, ofPeer);
      socket.once('close', () => forget(connection));
      if (ofPeer > mostPerPeer) makeRoom((each) => each.peer === peer);
      else if (open.size > most) makeRoom(() => true);
      looking ??= clock.after(LOOK_MS, look);
    },
  };
}
