import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApiError } from '../../contract/errors.ts';
import { REFUSALS, type RefusalCase } from '../../contract/operations/refusals.ts';
import { CURRENT_VERSION, VERSION_HEADER } from '../../contract/version.ts';

const REFUSED: Readonly<Record<string, RefusalCase>> = {
  HPE_HEADER_OVERFLOW: REFUSALS.headers_too_large,
  ERR_HTTP_REQUEST_TIMEOUT: REFUSALS.request_timeout,
};

/** What to say of a request that cannot be read, by Node's code for it. */
export const protocolError = (code = ''): RefusalCase => REFUSED[code] ?? REFUSALS.bad_request;

/** Answers where there is no response to answer with, and ends the connection. */
export function endRaw(socket: Duplex, status: number, body: ApiError): void {
  const payload = JSON.stringify(body);
  const allow = body.allow ? `Allow: ${body.allow.join(', ')}\r\n` : '';
  socket.on('error', () => {});
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${VERSION_HEADER}: ${CURRENT_VERSION}\r\n${allow}` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(payload)}\r\n` +
      `Cache-Control: no-store\r\nConnection: close\r\n\r\n${payload}`,
    () => socket.destroy(),
  );
}
