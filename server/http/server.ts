import { createServer, IncomingMessage, maxHeaderSize, ServerResponse, STATUS_CODES } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { REFUSALS } from '../../contract/operations/refusals.ts';
import type { RefusalCase } from '../../contract/operations/refusals.ts';
import { CURRENT_VERSION, VERSION_HEADER } from '../../contract/version.ts';
import type { Clock } from '../clock.ts';
import type { IsOwnHost } from './allowed-hosts.ts';
import { createConnections } from './connections.ts';
import type { ConnectionLimits } from './connections.ts';
import { isUnderApi, pathOf } from './rest/paths.ts';
import type { PathListener } from './rest/paths.ts';
import { refusalReply, reply } from './rest/reply.ts';

/** Connections without traffic for this long are closed; streams send a heartbeat every ten seconds. */
const IDLE_TIMEOUT_MS = 90_000;

/** Connections that pipeline more requests than this are closed: their responses pile up in memory. */
const MAX_PENDING_RESPONSES = 8;

/** Answers requests that arrive before the service is ready, which takes less than a second. */
export const answerWhileStarting: RequestListener = (req, res) =>
  reply(req, res, refusalReply('shutting_down', { 'Retry-After': 1 }));

/** Routes requests by host and path; refuses those without exactly one Host header. */
export function createDispatcher({ isOwnHost, misdirected, rest, site }: {
  isOwnHost: IsOwnHost;
  /** For requests to another host. */
  misdirected: PathListener;
  /** Everything under `/api`. */
  rest: PathListener;
  /** Everything else. */
  site: RequestListener;
}): RequestListener {
  return (req, res) => {
    const message = hostProblem(req);
    if (message) return reply(req, res, refusalReply('bad_request', { Connection: 'close' }, { message }));
    const path = pathOf(req.url ?? '/');
    if (!isOwnHost(req)) return misdirected(req, res, path);
    if (isUnderApi(path)) return rest(req, res, path);
    if (req.headers.expect !== undefined) res.writeContinue();
    site(req, res);
  };
}

/** Node keeps the first of several Host headers; a proxy may have used the last. */
function hostProblem({ httpVersion, rawHeaders }: IncomingMessage): string | undefined {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
  if (hosts > 1) return 'The Host header is given more than once.';
  return hosts === 0 && httpVersion === '1.1' ? 'The Host header is missing.' : undefined;
}

/**
 * Node's server around `dispatch`, with Node's own error responses replaced by ours. At a connection limit, the
 * connection that has kept the server waiting longest, for a request or by not reading, makes room for a new one.
 */
export function createHttpServer(dispatch: RequestListener, limits: ConnectionLimits, clock: Clock): Server {
  const connections = createConnections(limits, clock);
  const server = createServer({
    requireHostHeader: false,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 2_000,
  });
  server.timeout = IDLE_TIMEOUT_MS;
  const closeIdle = server.closeIdleConnections.bind(server);
  // Node would wait for the first request on connections that browsers preopen, and for the end of bodies that were
  // answered without being read.
  server.closeIdleConnections = () => {
    closeIdle();
    for (const { socket, req, res } of connections.all()) {
      if (!req || (res?.headersSent && !req.complete)) socket.destroy();
    }
  };
  server.on('connection', (socket: Socket) => connections.add(socket));
  const onRequest: RequestListener = (req, res) => {
    const { socket } = req;
    const connection = connections.get(socket);
    // Node still parses the requests that arrived in one packet with the one that exceeded the limit.
    if (!connection || socket.destroyed) return;
    if (connection.pendingResponses === MAX_PENDING_RESPONSES) return void socket.destroy();
    connections.touch(Object.assign(connection, { req, res, pendingResponses: connection.pendingResponses + 1 }));
    res.on('close', () => {
      connection.pendingResponses -= 1;
      if ((connection.closing || !server.listening) && connection.pendingResponses === 0) socket.destroySoon();
      else if (connections.get(socket)) connections.touch(connection);
    });
    dispatch(req, res);
  };
  // 100 Continue is sent once the body is about to be read; other expectations are refused later.
  server.on('request', onRequest).on('checkContinue', onRequest).on('checkExpectation', onRequest);
  /** Handles a request that Node hands over or cannot parse, as the last on its connection. */
  const respondAndClose = (req: IncomingMessage, socket: Socket): void => {
    const res = new ServerResponse(req);
    res.shouldKeepAlive = false;
    res.assignSocket(socket);
    res.once('finish', () => socket.destroySoon());
    socket.on('error', () => {});
    onRequest(req, res);
  };
  server.on('connect', (req: IncomingMessage, socket: Socket) => {
    // Node has removed its listeners from the socket.
    socket.on('error', () => {}).once('end', () => socket.destroySoon()).resume();
    const connection = connections.get(socket);
    if (!connection) return socket.destroy();
    connection.closing = true;
    if (connection.pendingResponses > 0) return;
    if (isUnderApi(pathOf(req.url ?? '/'))) return respondAndClose(req, socket);
    const { status, body } = REFUSALS.method_not_allowed;
    endWithRawResponse(socket, { status, body: { ...body, message: 'CONNECT is not answered here.' } });
  });
  server.on('clientError', (error: ParseError, socket: Socket) => {
    const connection = connections.get(socket);
    if (!socket.writable || !connection) return socket.destroy();
    // If false, what follows the latest request is broken.
    const isBodyBroken = connection.req?.complete === false;
    const earlierResponses = connection.pendingResponses - (isBodyBroken ? 1 : 0);
    // A raw response would be taken for an earlier request's pending one.
    if (connection.closing || earlierResponses > 0) {
      connection.closing = true;
      if (socket.readableEnded) socket.destroySoon();
      return;
    }
    if (isBodyBroken && connection.res?.headersSent) return socket.destroySoon();
    const request = isBodyBroken ? undefined : unknownMethodRequest(error, socket);
    if (!request || !isUnderApi(pathOf(request.url))) {
      return endWithRawResponse(socket, UNPARSED[error.code ?? ''] ?? REFUSALS.bad_request);
    }
    connection.closing = true;
    respondAndClose(request, socket);
  });
  return server;
}

/** A request that Node could not parse, with the start of its packet. */
type ParseError = NodeJS.ErrnoException & { rawPacket?: Buffer };

/** The refusal of a request that Node could not parse, by Node's error code. */
const UNPARSED: Readonly<Record<string, RefusalCase>> = {
  HPE_HEADER_OVERFLOW: REFUSALS.headers_too_large,
  ERR_HTTP_REQUEST_TIMEOUT: REFUSALS.request_timeout,
};

/** Writes a response to a socket that has no `ServerResponse`, and closes it. */
function endWithRawResponse(socket: Socket, { status, body }: Pick<RefusalCase, 'status' | 'body'>): void {
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

const REQUEST_LINE = /^([!#$%&'*+.^_`|~\w-]+) ([!-~]+) HTTP\/1\.([01])$/;
const HEADER_LINE = /^([!#$%&'*+.^_`|~\w-]+):([\t -~\x80-\xff]*)$/;

/** The request, if only its method is unknown to Node: its head must be valid, and complete in the packet. */
function unknownMethodRequest({ code, rawPacket }: ParseError, socket: Socket) {
  // An invalid version is reported for `PRI`, which Node takes for the preface of HTTP/2.
  if (code !== 'HPE_INVALID_METHOD' && code !== 'HPE_INVALID_VERSION') return undefined;
  const [head, rest] = rawPacket?.toString('latin1').split('\r\n\r\n', 2) ?? [];
  if (head === undefined || rest === undefined || head.length > maxHeaderSize) return undefined;
  const [first = '', ...lines] = head.split('\r\n');
  const [, method, url, minor] = REQUEST_LINE.exec(first) ?? [];
  const fields = lines.map((line) => HEADER_LINE.exec(line));
  if (method === undefined || url === undefined || !fields.every((field) => field !== null)) return undefined;
  const pairs = fields.map(([, name = '', value = '']): [string, string] => [name, value.trim()]);
  const headers = Object.fromEntries(new Headers(pairs));
  return Object.assign(new IncomingMessage(socket), {
    method, url, httpVersion: `1.${minor}`, rawHeaders: pairs.flat(), headers, complete: true,
  });
}
