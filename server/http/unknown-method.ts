import { IncomingMessage, maxHeaderSize } from 'node:http';
import type { Socket } from 'node:net';

const REQUEST_LINE = /^([!#$%&'*+.^_`|~\w-]+) ([!-~]+) HTTP\/1\.([01])$/;
const HEADER_LINE = /^([!#$%&'*+.^_`|~\w-]+):([\t -~\x80-\xff]*)$/;

/** The whole head of a request at the start of a packet: Node gives up at a method that it does not know. */
export function readUnknownMethod(packet: Buffer | undefined, socket: Socket): IncomingMessage | undefined {
  const [head, rest] = packet?.toString('latin1').split('\r\n\r\n', 2) ?? [];
  if (head === undefined || rest === undefined || head.length > maxHeaderSize) return undefined;
  const [first = '', ...lines] = head.split('\r\n');
  const [, method, url, minor] = REQUEST_LINE.exec(first) ?? [];
  const fields = lines.map((line) => HEADER_LINE.exec(line));
  if (method === undefined || !fields.every((field) => field !== null)) return undefined;
  const req = Object.assign(new IncomingMessage(socket), {
    method, url, httpVersion: `1.${minor}`, httpVersionMajor: 1, httpVersionMinor: Number(minor), complete: true,
  });
  for (const [, name = '', spaced = ''] of fields) {
    const value = spaced.trim();
    req.rawHeaders.push(name, value);
    const earlier = req.headers[name.toLowerCase()];
    req.headers[name.toLowerCase()] = earlier === undefined ? value : `${earlier}, ${value}`;
  }
  return req;
}
