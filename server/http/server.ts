import { createServer, IncomingMessage, maxHeaderSize, ServerResponse } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiError } from '../../contract/errors.ts';
import type { Clock } from '../clock.ts';
import type { ServesHost } from './allowed-hosts.ts';
import { createConnections } from './connections.ts';
import type { ConnectionLimits } from './connections.ts';
import { endRaw, protocolError } from './raw-answer.ts';
import { isUnderApi, pathOf } from './rest/paths.ts';
import { sendJson } from './rest/reply.ts';
import { readUnknownMethod } from './unknown-method.ts';

const LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000 };

/** A connection on which nothing moves for this long is cut; the streams say something every ten seconds. */
const SILENCE_MS = 90_000;

/** A connection that sends more requests than this before it has taken an answer is cut: answers pile up in memory. */
const MOST_UNANSWERED = 8;

/** What answers which requests. */
export interface Facades {
  servesHost: ServesHost;
  /** Requests for a host that is not ours. */
  misdirected: RequestListener;
  /** Everything under `/api`. */
  rest: RequestListener;
  /** The rest. */
  site: RequestListener;
}

/** Hands each request on by its host and its path; one without one host is refused here. */
export function createDispatcher({ servesHost, misdirected, rest, site }: Facades): RequestListener {
  return (req, res) => {
    const message = hostProblem(req);
    if (message) {
      return sendJson(req, res, {
        status: 400,
        headers: { Connection: 'close' },
        body: { error: 'bad_request', message } satisfies ApiError,
      });
    }
    if (!servesHost(req)) return misdirected(req, res);
    if (isUnderApi(pathOf(req.url ?? '/'))) return rest(req, res);
    if (req.headers.expect !== undefined) res.writeContinue();
    site(req, res);
  };
}

/** Node keeps the first of several hosts; a proxy in front of it may have gone by the last. */
function hostProblem({ httpVersion, rawHeaders }: IncomingMessage): string | undefined {
  let hosts = 0;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const name = rawHeaders[place]!;
    if (name.length === 4 && /^host$/i.test(name)) hosts += 1;
  }
  if (hosts > 1) return 'The Host header is given more than once.';
  return hosts === 0 && httpVersion === '1.1' ? 'The Host header is missing.' : undefined;
}

/**
 * Node's server around `dispatch`, with every answer that Node would give by itself replaced by ours. When it has
 * all the connections it takes, a newcomer gets the place of the one that has kept it waiting longest: for a request,
 * or by not reading.
 */
export function createHttpServer(dispatch: RequestListener, limits: ConnectionLimits, clock: Clock): Server {
  const connections = createConnections(limits, clock);
  const server = createServer({
    requireHostHeader: false,
    headersTimeout: LIMITS.headersTimeout,
    requestTimeout: LIMITS.requestTimeout,
    connectionsCheckingInterval: 2_000,
  });
  server.timeout = SILENCE_MS;
  const closeAnswered = server.closeIdleConnections.bind(server);
  // Browsers open connections ahead: Node would wait for their first request until its time is up, and so it would
  // for the end of a body that was answered unread.
  server.closeIdleConnections = () => {
    closeAnswered();
    for (const { socket, req, res } of connections.all()) {
      if (!req || (res?.headersSent && !req.complete)) socket.destroy();
    }
  };
  server.on('connection', (socket: Socket) => connections.add(socket));
  const onRequest: RequestListener = (req, res) => {
    const { socket } = req;
    const connection = connections.of(socket);
    // Of what came in one piece with the request that was one too many, the rest is still read.
    if (!connection || socket.destroyed) return;
    if (connection.unanswered === MOST_UNANSWERED) return void socket.destroy();
    connections.changed(Object.assign(connection, { req, res, unanswered: connection.unanswered + 1 }));
    res.on('close', () => {
      connection.unanswered -= 1;
      if ((connection.ending || !server.listening) && connection.unanswered === 0) socket.destroySoon();
      else if (connections.of(socket)) connections.changed(connection);
    });
    dispatch(req, res);
  };
  // 100-continue is sent only when the body is about to be read; other expectations fail in the facade.
  server.on('request', onRequest).on('checkContinue', onRequest).on('checkExpectation', onRequest);
  /** Answers a request that Node hands over or cannot read, as the last one of its connection. */
  const answerLast = (req: IncomingMessage, socket: Socket): void => {
    const res = new ServerResponse(req);
    res.shouldKeepAlive = false;
    res.assignSocket(socket);
    res.once('finish', () => socket.destroySoon());
    socket.on('error', () => {});
    onRequest(req, res);
  };
  server.on('connect', (req: IncomingMessage, socket: Socket) => {
    // Node has stopped listening to the socket.
    socket.on('error', () => {}).once('end', () => socket.destroySoon()).resume();
    const connection = connections.of(socket);
    if (!connection) return socket.destroy();
    connection.ending = true;
    if (connection.unanswered > 0) return;
    if (isUnderApi(pathOf(req.url ?? '/'))) return answerLast(req, socket);
    endRaw(socket, 405, { error: 'method_not_allowed', message: 'CONNECT is not answered here.', allow: ['POST'] });
  });
  server.on('clientError', (error: ParseError, socket: Socket) => {
    const connection = connections.of(socket);
    if (!socket.writable || !connection) return socket.destroy();
    // What broke is the body of the latest request, or what came after it.
    const broken = connection.req?.complete === false;
    // A raw answer would be read as the one that an earlier request still waits for.
    if (connection.ending || connection.unanswered > (broken ? 1 : 0)) {
      connection.ending = true;
      if (socket.readableEnded) socket.destroySoon();
      return;
    }
    if (broken && connection.res?.headersSent) return socket.destroySoon();
    const isUnknownMethod = error.code === 'HPE_INVALID_METHOD' && !broken;
    const head = isUnknownMethod ? readUnknownMethod(error.rawPacket, maxHeaderSize) : undefined;
    if (head && isUnderApi(pathOf(head.url))) {
      connection.ending = true;
      return answerLast(Object.assign(new IncomingMessage(socket), head, { complete: true }), socket);
    }
    const { status, body } = protocolError(error.code);
    endRaw(socket, status, body);
  });
  return server;
}

/** What Node says when it cannot read a request. */
interface ParseError extends NodeJS.ErrnoException {
  rawPacket?: Buffer;
}
