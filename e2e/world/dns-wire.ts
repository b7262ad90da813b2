// DNS messages (RFC 1035 § 4; NAPTR: RFC 3403 § 4), as far as the test world needs them.

export type DnsRecord =
  | { type: 'A' | 'AAAA'; address: string }
  | { type: 'CNAME'; target: string }
  | { type: 'TXT'; text: string }
  | {
      type: 'NAPTR';
      order: number;
      preference: number;
      flags: string;
      service: string;
      regexp: string;
      replacement: string;
    };

export type DnsType = DnsRecord['type'];

export interface DnsQuestion {
  id: number;
  name: string;
  /** `null` for a type this server does not know. */
  type: DnsType | null;
  /** The question section as received, to be sent back. */
  raw: Buffer;
}

export const RESPONSE_CODES = { ok: 0, servfail: 2, nxdomain: 3, refused: 5 } as const;

const TYPE_NUMBERS: Record<DnsType, number> = { A: 1, CNAME: 5, TXT: 16, AAAA: 28, NAPTR: 35 };

/** Reads the one question of a query; `null` if it is not a valid query. */
export function readQuestion(message: Buffer): DnsQuestion | null {
  if (message.length < 17 || message.readUInt16BE(4) !== 1) return null;
  const labels: string[] = [];
  let at = 12;
  for (;;) {
    const size = message[at];
    if (size === undefined || size > 63) return null;
    at += 1;
    if (size === 0) break;
    labels.push(message.toString('latin1', at, at + size));
    at += size;
  }
  if (at + 4 > message.length) return null;
  const number = message.readUInt16BE(at);
  const type = (Object.keys(TYPE_NUMBERS) as DnsType[]).find((known) => TYPE_NUMBERS[known] === number) ?? null;
  return {
    id: message.readUInt16BE(0),
    name: labels.join('.').toLowerCase(),
    type,
    raw: message.subarray(12, at + 4),
  };
}

/** Encodes the response to a question; each record with its owner name. */
export function writeAnswer(
  question: DnsQuestion,
  code: keyof typeof RESPONSE_CODES,
  records: readonly (readonly [owner: string, record: DnsRecord])[],
): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(question.id, 0);
  head.writeUInt16BE(0x8580 | RESPONSE_CODES[code], 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  return Buffer.concat([head, question.raw, ...records.map(([owner, record]) => writeRecord(owner, record))]);
}

function writeRecord(owner: string, record: DnsRecord): Buffer {
  const data = writeData(record);
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(TYPE_NUMBERS[record.type], 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt32BE(0, 4);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([writeName(owner), fixed, data]);
}

function writeData(record: DnsRecord): Buffer {
  switch (record.type) {
    case 'A': return Buffer.from(record.address.split('.').map(Number));
    case 'AAAA': return writeIpv6(record.address);
    case 'CNAME': return writeName(record.target);
    case 'TXT': return writeText(record.text);
    case 'NAPTR': {
      const numbers = Buffer.alloc(4);
      numbers.writeUInt16BE(record.order, 0);
      numbers.writeUInt16BE(record.preference, 2);
      const texts = [record.flags, record.service, record.regexp].map(writeText);
      return Buffer.concat([numbers, ...texts, writeName(record.replacement)]);
    }
  }
}

function writeName(name: string): Buffer {
  const labels = name.replace(/\.$/, '').split('.').filter(Boolean);
  return Buffer.concat([...labels.map(writeText), Buffer.from([0])]);
}

const writeText = (text: string): Buffer => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);

function writeIpv6(address: string): Buffer {
  const host = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = '', tail] = host.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return Buffer.from(groups.map((group) => group.padStart(4, '0')).join(''), 'hex');
}
