import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { REFUSALS, type RefusalCase } from '../../contract/operations/refusals.ts';
import { CURRENT_VERSION, VERSION_HEADER } from '../../contract/version.ts';

const REFUSAL_BY_CODE: Readonly<Record<string, RefusalCase>> = {
  HPE_HEADER_OVERFLOW: REFUSALS.headers_too_large,
  ERR_HTTP_REQUEST_TIMEOUT: REFUSALS.request_timeout,
};

/** The refusal for a request that Node could not parse, by Node's error code. */
export const protocolError = (code = ''): RefusalCase => REFUSAL_BY_CODE[code] ?? REFUSALS.bad_request;

/** Writes a response to a socket that has no `ServerResponse`, and closes it. */
export function endWithRawResponse(socket: Duplex, { status, body }: Pick<RefusalCase, 'status' | 'body'>): void {
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
