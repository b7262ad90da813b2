import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApiError } from '../../contract/errors.ts';
import { CURRENT_VERSION, VERSION_HEADER } from '../../contract/version.ts';

/** What to say of a request that cannot be read, by Node's code for it. */
export function protocolError(code: string | undefined): { status: number; body: ApiError } {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, body: { error: 'headers_too_large', message: 'The request headers are too large.' } };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, body: { error: 'request_timeout', message: 'The request did not arrive in time.' } };
    default:
      return { status: 400, body: { error: 'bad_request', message: 'This is not a valid HTTP request.' } };
  }
}

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
