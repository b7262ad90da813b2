import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiError } from '../../../contract/errors.ts';
import type { StreamEvent } from '../../../contract/streams.ts';
import { buildApiIndex } from '../../../contract/openapi/api-index.ts';
import { REFUSALS } from '../../../contract/operations/refusals.ts';
import type { RefusalName } from '../../../contract/operations/refusals.ts';
import { VERSION_HEADER, VERSIONS } from '../../../contract/version.ts';
import { admit, budgetStanding } from '../../admission/admit.ts';
import type { AdmissionDeps, Admitted } from '../../admission/admit.ts';
import type { AnswerWork, AnyToolAdmission, StreamWork, ToolAdmissions } from '../../admission/tool-admission.ts';
import type { Logger } from '../../log.ts';
import { withTerminalEvent } from '../../runs/terminal-event.ts';
import { StopReason } from '../../runs/stop-reason.ts';
import type { CallerOf } from '../caller.ts';
import { preferredLanguage } from '../language.ts';
import { readJsonBody } from './body.ts';
import { writeNdjson } from './ndjson.ts';
import { operationAt } from './paths.ts';
import type { PathListener } from './paths.ts';
import { limitHeaders, refusalHeaders, sendEmpty, sendJson } from './reply.ts';
import type { HeaderList, JsonResponse } from './reply.ts';
import { resolveVersion } from './version.ts';

export interface RestDeps extends AdmissionDeps {
  tools: ToolAdmissions;
  callerOf: CallerOf;
  publicUrl: string;
  log: Logger;
  /** Aborted with a `StopReason` when the service stops. */
  shutdown: AbortSignal;
}

/** The fixed `Allow` of `OPTIONS`: more, on purpose, than a 405 lists, which are the methods that work. */
const OPTIONS_ALLOW = 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT';

/** Serves `/api`: checks method and version, admits, then runs the tool. */
export function createRestListener(deps: RestDeps): PathListener {
  const { publicUrl, log } = deps;
  const notFound = refusal('not_found', {}, { docs: `${publicUrl}/developers` });
  const unsupported = refusal('unsupported_version', {}, { supported: VERSIONS.map(({ date }) => date) });
  const index = JSON.stringify(buildApiIndex(publicUrl));

  // One shutdown listener for all: `AbortSignal.any` per request would dominate the cost of a refusal.
  const running = new Set<AbortController>();
  deps.shutdown.addEventListener('abort', () => {
    for (const controller of running) controller.abort(deps.shutdown.reason);
  }, { once: true });
  /** Aborts when the service stops, or the client leaves before its answer is sent. */
  const signalFor = (res: ServerResponse): AbortSignal => {
    const controller = new AbortController();
    running.add(controller);
    if (deps.shutdown.aborted) controller.abort(deps.shutdown.reason);
    res.on('close', () => {
      running.delete(controller);
      if (!res.writableFinished) controller.abort(new StopReason('cancelled'));
    });
    return controller.signal;
  };

  const answer = async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    if (path === '/api') return sendIndex(req, res, index);
    const operation = operationAt(path);
    if (!operation) return sendJson(req, res, notFound);

    const tool: AnyToolAdmission = deps.tools[operation.tool];
    const caller = deps.callerOf(req);
    const budget = async (): Promise<HeaderList> => limitHeaders(await budgetStanding(tool, caller, deps.rateLimiter));
    if (req.method === 'OPTIONS') return sendEmpty(req, res, 204, { Allow: OPTIONS_ALLOW, ...await budget() });
    if (req.method !== 'POST') return sendJson(req, res, methodNotAllowed('POST', await budget()));
    const requested = req.headers[VERSION_HEADER.toLowerCase()];
    const version = resolveVersion(requested === undefined ? undefined : String(requested), VERSIONS);
    if (!version.ok) return sendJson(req, res, unsupported);
    const { expect } = req.headers;
    if (expect !== undefined && expect.toLowerCase() !== '100-continue') {
      return sendJson(req, res, refusal('expectation_failed', { ...await budget(), Connection: 'close' }));
    }

    const signal = signalFor(res);
    const language = preferredLanguage(req.headers['accept-language']);
    const readBody = () => readJsonBody(req, res, deps.clock);
    const admission = await admit(tool, { caller, language, readBody, signal }, deps);
    if (!admission.ok) {
      const { status, body } = admission.refusal;
      const headers = { ...refusalHeaders(admission.refusal), ...version.headers };
      return sendJson(req, res, { status, headers, body: 'failed' in operation ? operation.failed(body) : body });
    }
    await using admitted: Admitted<StreamWork<StreamEvent> | AnswerWork> = admission;
    const { work } = admitted;
    const headers = { ...limitHeaders(admitted.standing), ...version.headers };
    if (work.kind === 'stream') {
      const onFailure = (error: unknown): void => log.error({ err: error, tool: operation.tool }, 'scan failed');
      const events = withTerminalEvent(work.events(signal), { signal, clock: deps.clock, onFailure });
      return await writeNdjson(res, events, { headers, clock: deps.clock });
    }
    // Headers are sent only now, so that a failure carries the limits too.
    const response = await work.answer(signal)
      .then((body) => ({ status: 200, headers, body }), (error: unknown) => internal(headers, error, signal));
    if (!res.destroyed) sendJson(req, res, response);
  };

  const internal = (headers: HeaderList, error: unknown, signal?: AbortSignal): JsonResponse => {
    if (!signal?.aborted) log.error({ err: error }, 'request failed');
    return refusal('internal', headers);
  };

  return (req, res, path) => {
    answer(req, res, path).catch((error: unknown) => {
      // JSON as long as no headers are sent; after that the socket is closed.
      if (res.headersSent || res.destroyed) res.destroy();
      else sendJson(req, res, internal({}, error, deps.shutdown));
    });
  };
}

/** One of the contract's refusals, with additional fields. */
function refusal(name: RefusalName, headers: HeaderList, fields: Partial<ApiError> = {}): JsonResponse {
  const { status, body } = REFUSALS[name];
  return { status, headers, body: JSON.stringify({ ...body, ...fields }) };
}

function methodNotAllowed(methods: string, headers: HeaderList): JsonResponse {
  const allow = methods.split(', ');
  const message = `Use ${allow.join(' or ')}.`;
  return refusal('method_not_allowed', { Allow: methods, ...headers }, { message, allow });
}

function sendIndex(req: IncomingMessage, res: ServerResponse, index: string): void {
  if (req.method === 'GET' || req.method === 'HEAD') return sendJson(req, res, { status: 200, body: index });
  if (req.method === 'OPTIONS') return sendEmpty(req, res, 204, { Allow: 'GET, HEAD, OPTIONS' });
  sendJson(req, res, methodNotAllowed('GET, HEAD', {}));
}
