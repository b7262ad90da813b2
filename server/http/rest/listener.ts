import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildApiIndex } from '../../../contract/openapi/api-index.ts';
import { VERSION_HEADER, VERSIONS } from '../../../contract/version.ts';
import { admit, refusalOfStop, runLimitStanding } from '../../admission/admit.ts';
import type { AnyToolAdmission } from '../../admission/tool-admission.ts';
import type { Logger } from '../../log.ts';
import { StopReason, withTerminalEvent } from '../../runs/terminal-event.ts';
import { preferredLanguage } from '../accept.ts';
import type { FacadeDeps } from '../facade.ts';
import { readJsonBody } from './body.ts';
import { writeNdjson } from './ndjson.ts';
import { OPERATIONS_BY_PATH } from './paths.ts';
import type { PathListener } from './paths.ts';
import { limitHeaders, refusalHeaders, refusalReply, reply } from './reply.ts';
import type { HeaderList, Reply } from './reply.ts';
import { versionHeaders } from './version.ts';

/** The fixed `Allow` of `OPTIONS`; deliberately longer than that of a 405, which lists only the methods that work. */
const OPTIONS_ALLOW = 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT';

/** Serves `/api`: checks method and version, admits, then runs the tool. */
export function createRestListener(deps: FacadeDeps & { publicUrl: string; log: Logger }): PathListener {
  const { publicUrl, log } = deps;
  const notFound = refusalReply('not_found', {}, { docs: `${publicUrl}/developers` });
  const index = buildApiIndex(publicUrl);

  const answer = async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    if (path === '/api') return reply(req, res, indexReply(req.method, index));
    const operation = OPERATIONS_BY_PATH.get(path);
    if (!operation) return reply(req, res, notFound);

    const tool: AnyToolAdmission = deps.tools[operation.tool];
    const caller = deps.callerOf(req);
    const runLimitHeaders = async (): Promise<HeaderList> =>
      limitHeaders(await runLimitStanding(tool, caller, deps.rateLimiter));
    if (req.method === 'OPTIONS') {
      return reply(req, res, { status: 204, headers: { Allow: OPTIONS_ALLOW, ...await runLimitHeaders() } });
    }
    if (req.method !== 'POST') return reply(req, res, methodNotAllowed(['POST'], await runLimitHeaders()));
    const requested = req.headers[VERSION_HEADER.toLowerCase()];
    const version = versionHeaders(requested?.toString(), VERSIONS);
    if (!version) return reply(req, res, refusalReply('unsupported_version', {}));
    const { expect } = req.headers;
    if (expect !== undefined && expect.toLowerCase() !== '100-continue') {
      return reply(req, res, refusalReply('expectation_failed', { ...await runLimitHeaders(), Connection: 'close' }));
    }

    const disconnected = new AbortController();
    res.on('close', () => {
      if (!res.writableFinished) disconnected.abort(new StopReason('cancelled'));
    });
    const signal = AbortSignal.any([deps.shutdown, disconnected.signal]);
    const language = preferredLanguage(req.headers['accept-language']);
    const readBody = () => readJsonBody(req, res, { clock: deps.clock, signal });
    /** The reply to a request that failed, or that the service could not finish before it stopped. */
    const replyToFailure = async (error: unknown): Promise<Reply> => {
      if (!deps.shutdown.aborted) return internal({ ...await runLimitHeaders(), ...version }, error, signal);
      const refusal = await refusalOfStop(tool, caller, deps);
      return { status: refusal.status, headers: { ...refusalHeaders(refusal), ...version }, body: refusal.body };
    };
    const admission = await admit(tool, { caller, language, readBody, signal }, deps).catch(replyToFailure);
    if ('status' in admission) return res.destroyed ? undefined : reply(req, res, admission);
    if (!admission.ok) {
      const { name, status, body } = admission.refusal;
      const headers = { ...refusalHeaders(admission.refusal), ...version };
      const payload = 'failed' in operation ? operation.failed(name, body.message) : body;
      return reply(req, res, { status, headers, body: payload });
    }
    await using admitted = admission;
    const { work } = admitted;
    const headers = { ...limitHeaders(admitted.standing), ...version };
    if (work.kind === 'stream') {
      const onFailure = (error: unknown): void => log.error({ err: error, tool: operation.tool }, 'scan failed');
      const events = withTerminalEvent(work.events(signal), { signal, clock: deps.clock, onFailure });
      return await writeNdjson(res, events, { headers, clock: deps.clock });
    }
    // Nothing is sent before the work is done, so that a failure can still have its own status and headers.
    const response = await work.answer(signal)
      .then((body) => ({ status: 200, headers, body }), replyToFailure);
    if (!res.destroyed) reply(req, res, response);
  };

  const internal = (headers: HeaderList, error: unknown, signal?: AbortSignal): Reply => {
    if (!signal?.aborted) log.error({ err: error }, 'request failed');
    return refusalReply('internal', headers);
  };

  return (req, res, path) => {
    answer(req, res, path).catch((error: unknown) => {
      // After the headers are sent, the only way to report a failure is to close the connection.
      if (res.headersSent || res.destroyed) res.destroy();
      else reply(req, res, internal({}, error));
    });
  };
}

function methodNotAllowed(allow: string[], headers: HeaderList): Reply {
  const message = `Use ${allow.join(' or ')}.`;
  return refusalReply('method_not_allowed', { Allow: allow.join(', '), ...headers }, { message, allow });
}

function indexReply(method: string | undefined, index: object): Reply {
  if (method === 'GET' || method === 'HEAD') return { status: 200, body: index };
  if (method === 'OPTIONS') return { status: 204, headers: { Allow: 'GET, HEAD, OPTIONS' } };
  return methodNotAllowed(['GET', 'HEAD'], {});
}
