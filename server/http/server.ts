import { createServer, STATUS_CODES } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ApiError } from '../../contract/errors.ts';
import { CURRENT_VERSION, VERSION_HEADER } from '../../contract/version.ts';
import { isUnderApi, pathOf } from './rest/paths.ts';
import { sendJson } from './rest/reply.ts';

const LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000, connections: 1_000 };

/** A connection on which nothing moves for this long is cut; the streams say something every ten seconds. */
const SILENCE_MS = 90_000;

/** A connection that sends more requests than this before it has taken an answer is cut: answers pile up in memory. */
const MOST_UNANSWERED = 8;

/** An open connection: its latest request, and how many still want an answer. */
interface Connection {
  req?: IncomingMessage;
  res?: ServerResponse;
  unanswered: number;
}

/** `rest` answers everything under `/api`, `site` the rest; a request without a host is refused here. */
export function createDispatcher({ rest, site }: { rest: RequestListener; site: RequestListener }): RequestListener {
  return (req, res) => {
    if (req.headers.host === undefined && req.httpVersion === '1.1') {
      return sendJson(req, res, {
        status: 400,
        headers: { Connection: 'close' },
        body: { error: 'bad_request', message: 'The Host header is missing.' } satisfies ApiError,
      });
    }
    if (isUnderApi(pathOf(req.url ?? '/'))) return rest(req, res);
    if (req.headers.expect !== undefined) res.writeContinue();
    site(req, res);
  };
}

/**
 * Node's server around `dispatch`, with every answer that Node would give by itself replaced by ours. When it has
 * all the connections it takes, a newcomer gets the place of the one that has kept it waiting longest for a request.
 */
export function createHttpServer(dispatch: RequestListener, { connections = LIMITS.connections } = {}): Server {
  // In the order of their last change, so that who has waited longest stands first.
  const open = new Map<Duplex, Connection>();
  const note = (socket: Duplex, connection: Connection): void => {
    open.delete(socket);
    open.set(socket, connection);
  };
  const server = createServer({
    requireHostHeader: false,
    headersTimeout: LIMITS.headersTimeout,
    requestTimeout: LIMITS.requestTimeout,
    connectionsCheckingInterval: 2_000,
  });
  server.timeout = SILENCE_MS;
  const closeAnswered = server.closeIdleConnections.bind(server);
  // Browsers open connections ahead: Node would wait for their first request until its time is up.
  server.closeIdleConnections = () => {
    closeAnswered();
    for (const [socket, { req }] of open) if (!req) socket.destroy();
  };
  server.on('connection', (socket: Socket) => {
    note(socket, { unanswered: 0 });
    socket.once('close', () => open.delete(socket));
    if (open.size > connections) longestWaiting(open)?.destroy();
  });
  const onRequest: RequestListener = (req, res) => {
    const { socket } = req;
    const connection = open.get(socket);
    // Of what came in one piece with the request that was one too many, the rest is still read.
    if (!connection || socket.destroyed) return;
    if (connection.unanswered === MOST_UNANSWERED) return void socket.destroy();
    note(socket, Object.assign(connection, { req, res, unanswered: connection.unanswered + 1 }));
    res.once('close', () => {
      connection.unanswered -= 1;
      if (!server.listening && connection.unanswered === 0) socket.destroySoon();
      else if (open.has(socket)) note(socket, connection);
    });
    dispatch(req, res);
  };
  // 100-continue is sent only when the body is about to be read; other expectations fail in the facade.
  server.on('request', onRequest).on('checkContinue', onRequest).on('checkExpectation', onRequest);
  server.on('connect', (_req: IncomingMessage, socket: Duplex) => {
    endRaw(socket, 405, { error: 'method_not_allowed', message: 'CONNECT is not answered here.', allow: ['POST'] });
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable) return socket.destroy();
    // A raw answer in the middle of another would be read as part of it: what was written still goes out.
    if (isBeingAnswered(open.get(socket))) return socket.destroySoon();
    const { status, body } = protocolError(error.code);
    endRaw(socket, status, body);
  });
  return server;
}

/** Of those that have sent no request, or not all of one: the newcomer itself where all others are being answered. */
function longestWaiting(open: ReadonlyMap<Duplex, Connection>): Duplex | undefined {
  for (const [socket, { req, unanswered }] of open) if (unanswered === 0 || !req?.complete) return socket;
  return undefined;
}

const isBeingAnswered = (connection: Connection | undefined): boolean =>
  connection?.res !== undefined && connection.unanswered > 0 && connection.res.headersSent;

function protocolError(code: string | undefined): { status: number; body: ApiError } {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, body: { error: 'headers_too_large', message: 'The request headers are too large.' } };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, body: { error: 'request_timeout', message: 'The request did not arrive in time.' } };
    default:
      return { status: 400, body: { error: 'bad_request', message: 'This is not a valid HTTP request.' } };
  }
}

function endRaw(socket: Duplex, status: number, body: ApiError): void {
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
