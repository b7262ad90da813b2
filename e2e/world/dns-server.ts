import { createSocket } from 'node:dgram';
import { once } from 'node:events';

import { readQuestion, writeAnswer, type DnsQuestion, type DnsRecord, type DnsType } from './dns-wire.ts';

/** The answer for a name: records, or a failure. `silent` never answers. */
export type DnsReply = readonly DnsRecord[] | 'nxdomain' | 'servfail' | 'refused' | 'silent';

/** A fixed reply, or one that depends on the type and on how often that type was queried before (rebinding). */
export type DnsBehaviour = DnsReply | ((type: DnsType, timesAsked: number) => DnsReply);

/** A name server on loopback with exactly the given names; any other is `nxdomain`. */
export interface DnsServer extends AsyncDisposable {
  /** `127.0.0.1:port`, for `DNS_SERVERS`. */
  readonly address: string;
  /** Every question so far, in order. */
  readonly queries: readonly { name: string; type: DnsType }[];
  /** Adds or replaces a name. */
  set(name: string, behaviour: DnsBehaviour): void;
}

/** IPv4 and IPv6 addresses as records. */
export const addresses = (...list: string[]): DnsRecord[] =>
  list.map((address) => ({ type: address.includes(':') ? 'AAAA' : 'A', address }));

/** Answers with one address the first time each type is queried, and with another from then on. */
export const rebinding = (first: string, then: string): DnsBehaviour => (_type, timesAsked) =>
  addresses(timesAsked === 0 ? first : then);

/** Starts a UDP name server on a free port. */
export async function startDnsServer(names: Readonly<Record<string, DnsBehaviour>> = {}): Promise<DnsServer> {
  const zone = new Map(Object.entries(names).map(([name, behaviour]) => [name.toLowerCase(), behaviour]));
  const queries: { name: string; type: DnsType }[] = [];
  const socket = createSocket('udp4');

  const replyTo = (name: string, type: DnsType): DnsReply => {
    const behaviour = zone.get(name) ?? 'nxdomain';
    if (typeof behaviour !== 'function') return behaviour;
    return behaviour(type, queries.filter((one) => one.name === name && one.type === type).length);
  };

  const answer = (question: DnsQuestion): Buffer | null => {
    if (question.type === null) return writeAnswer(question, 'ok', []);
    const found: [string, DnsRecord][] = [];
    let name = question.name;
    for (let links = 0; links < 8; links += 1) {
      const reply = replyTo(name, question.type);
      queries.push({ name, type: question.type });
      if (reply === 'silent') return null;
      if (typeof reply === 'string') return writeAnswer(question, reply, found);
      const alias = reply.find((record) => record.type === 'CNAME');
      if (!alias || question.type === 'CNAME') {
        const matching = reply.filter((record) => record.type === question.type);
        return writeAnswer(question, 'ok', [...found, ...matching.map((record) => [name, record] as const)]);
      }
      found.push([name, alias]);
      name = alias.target.toLowerCase();
    }
    return writeAnswer(question, 'servfail', []);
  };

  socket.on('message', (message, peer) => {
    const question = readQuestion(message);
    const reply = question && answer(question);
    if (reply) socket.send(reply, peer.port, peer.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');

  return {
    address: `127.0.0.1:${socket.address().port}`,
    queries,
    set: (name, behaviour) => void zone.set(name.toLowerCase(), behaviour),
    async [Symbol.asyncDispose]() {
      socket.close();
      await once(socket, 'close');
    },
  };
}
