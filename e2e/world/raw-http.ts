import { connect } from 'node:net';
import { checkResponse } from './contract-check.ts';

/** One response as read from the socket. */
export interface RawAnswer {
  status: number;
  reason: string;
  /** Names in lower case; the values of a repeated field joined by `, `. */
  headers: Record<string, string>;
  body: string;
}

const ANSWER_MS = 15_000;

/** Sends bytes and reads responses until the peer closes, or until `count` responses with a length have arrived. */
export async function sendRaw(port: number, bytes: string | Buffer, { count = 1 } = {}): Promise<RawAnswer[]> {
  const answers = await exchange(port, bytes, count);
  const requests = [...bytes.toString().matchAll(/^(\S+) (\S+) HTTP\/1\.[01]\r$/gm)];
  for (const [place, { status, headers, body }] of answers.filter(({ status }) => status >= 200).entries()) {
    const [, method = '', target = ''] = requests[Math.min(place, requests.length - 1)] ?? [];
    const bodyCheck = checkResponse({ method, target, status, headers: new Headers(headers) });
    bodyCheck?.read(Buffer.from(body));
    bodyCheck?.end();
  }
  return answers;
}

async function exchange(port: number, bytes: string | Buffer, count: number): Promise<RawAnswer[]> {
  const socket = connect(port, '127.0.0.1');
  let received = Buffer.alloc(0);
  try {
    return await new Promise<RawAnswer[]>((resolve, reject) => {
      const late = setTimeout(() => resolve(parseAll(received)), ANSWER_MS);
      const settle = (): void => {
        clearTimeout(late);
        resolve(parseAll(received));
      };
      socket.on('error', (error) => {
        clearTimeout(late);
        if (received.length > 0) settle();
        else reject(error);
      });
      socket.on('close', settle);
      socket.on('data', (chunk) => {
        received = Buffer.concat([received, chunk]);
        if (parseAll(received, { whole: true }).length >= count) settle();
      });
      socket.write(bytes);
    });
  } finally {
    socket.destroy();
  }
}

/** Formats one request; method, target and headers are used unchecked. */
export function rawRequest(method: string, target: string, headers: Record<string, string> = {}, body = ''): string {
  const fields = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = body && !('Content-Length' in headers) ? `Content-Length: ${Buffer.byteLength(body)}\r\n` : '';
  return `${method} ${target} HTTP/1.1\r\n${fields.join('')}${length}\r\n${body}`;
}

function parseAll(bytes: Buffer, { whole = false } = {}): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = bytes.toString('latin1');
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) return answers;
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n');
    const [, status = '0', reason = ''] = /^HTTP\/1\.[01] (\d{3}) ?(.*)$/.exec(first) ?? [];
    const headers: Record<string, string> = {};
    for (const line of lines) {
      const colon = line.indexOf(':');
      const name = line.slice(0, colon).toLowerCase();
      const value = line.slice(colon + 1).trim();
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
    rest = rest.slice(end + 4);
    const bodiless = status === '204' || status === '304' || status.startsWith('1');
    const length = bodiless ? 0 : Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (whole && rest.length < length) return answers;
    const size = Math.min(length, rest.length);
    const body = headers['transfer-encoding'] === 'chunked' ? unchunked(rest) : rest.slice(0, size);
    answers.push({ status: Number(status), reason, headers, body: Buffer.from(body, 'latin1').toString() });
    rest = rest.slice(size);
  }
}

function unchunked(body: string): string {
  const [, size = '0', rest = ''] = /^([\da-f]+)\r\n([^]*)$/.exec(body) ?? [];
  const length = Number.parseInt(size, 16);
  return length === 0 ? '' : rest.slice(0, length) + unchunked(rest.slice(length + 2));
}
