import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ApiError } from '../../../contract/errors.ts';
import type { StreamEvent } from '../../../contract/streams.ts';
import { buildApiIndex } from '../../../contract/openapi/api-index.ts';
import type { AnyOperation } from '../../../contract/operations/operations.ts';
import { REFUSALS } from '../../../contract/operations/refusals.ts';
import type { RefusalName } from '../../../contract/operations/refusals.ts';
import { VERSION_HEADER, VERSIONS } from '../../../contract/version.ts';
import type { ApiVersion } from '../../../contract/version.ts';
import { admit, standingBudget } from '../../admission/admit.ts';
import type { AdmissionDeps, Admitted } from '../../admission/admit.ts';
import type { AnyToolAdmission, ToolAdmissions } from '../../admission/tool-admissions.ts';
import type { AnswerWork, StreamWork } from '../../admission/tool-admission.ts';
import type { Logger } from '../../log.ts';
import { sealedEvents } from '../../runs/sealed-events.ts';
import { StopReason } from '../../runs/stop-reason.ts';
import type { ClientKey } from '../client-key.ts';
import { preferredLanguage } from '../language.ts';
import { readJsonBody } from './body.ts';
import { writeNdjson } from './ndjson.ts';
import { operationAt, pathOf } from './paths.ts';
import { limitHeaders, sendEmpty, sendJson } from './reply.ts';
import type { HeaderList } from './reply.ts';
import { judgeVersion } from './version.ts';

export interface RestDeps extends AdmissionDeps {
  tools: ToolAdmissions;
  clientKey: ClientKey;
  publicUrl: string;
  log: Logger;
  /** Aborted with a `StopReason` when the service stops. */
  shutdown: AbortSignal;
  versions?: readonly ApiVersion[];
}

/** `OPTIONS` lists every exported handler; the `Allow` of a 405 is what works. */
const EXPORTED_METHODS = 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT';

/** Answers everything under `/api`: method, then version, then the tool's admission, then its work. */
export function createRestListener(deps: RestDeps): RequestListener {
  const { publicUrl, versions = VERSIONS, log } = deps;
  const notFound = refusal('not_found', {}, { docs: `${publicUrl}/developers` });
  const unsupported = refusal('unsupported_version', {}, { supported: versions.map(({ date }) => date) });
  const index = JSON.stringify(buildApiIndex(publicUrl));

  // One listener for all: a signal made of two costs more than the rest of a refusal.
  const underWay = new Set<AbortController>();
  deps.shutdown.addEventListener('abort', () => {
    for (const ending of underWay) ending.abort(deps.shutdown.reason);
  }, { once: true });

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = pathOf(req.url ?? '/');
    if (path === '/api') return answerIndex(req, res, index);
    const operation = operationAt(path);
    if (!operation) return sendJson(req, res, notFound);

    const tool: AnyToolAdmission = deps.tools[operation.tool];
    const key = deps.clientKey(req);
    if (req.method !== 'POST') {
      const standing = await standingBudget(tool, key, deps.limits);
      return req.method === 'OPTIONS'
        ? sendEmpty(req, res, 204, { Allow: EXPORTED_METHODS, ...limitHeaders(standing) })
        : sendJson(req, res, methodNotAllowed('POST', limitHeaders(standing)));
    }
    const asked = req.headers[VERSION_HEADER.toLowerCase()];
    const version = judgeVersion(asked === undefined ? undefined : String(asked), versions);
    if (!version.ok) return sendJson(req, res, unsupported);
    const { expect } = req.headers;
    if (expect !== undefined && expect.toLowerCase() !== '100-continue') {
      const standing = await standingBudget(tool, key, deps.limits);
      return sendJson(req, res, refusal('expectation_failed', { ...limitHeaders(standing), Connection: 'close' }));
    }
    await run({ req, res, operation, tool, key, extra: version.headers });
  };

  const run = async ({ req, res, operation, tool, key, extra }: Run): Promise<void> => {
    const ending = new AbortController();
    const { signal } = ending;
    underWay.add(ending);
    if (deps.shutdown.aborted) ending.abort(deps.shutdown.reason);
    res.on('close', () => {
      underWay.delete(ending);
      if (!res.writableFinished) ending.abort(new StopReason('cancelled'));
    });
    const language = preferredLanguage(req.headers['accept-language']);
    const readBody = () => readJsonBody(req, res, deps.clock);
    const admission = await admit(tool, { key, language, readBody, signal }, deps);
    if (!admission.ok) {
      const { status, body, standing, retryAfter } = admission.refusal;
      const wait: HeaderList = retryAfter === undefined ? {} : { 'Retry-After': retryAfter };
      const headers = { ...limitHeaders(standing), ...wait, ...extra };
      return sendJson(req, res, { status, headers, body: 'failed' in operation ? operation.failed(body) : body });
    }
    await using admitted: Admitted<StreamWork<StreamEvent> | AnswerWork> = admission;
    const { work } = admitted;
    const headers = { ...limitHeaders(admitted.standing), ...extra };
    if (work.kind === 'answer') {
      // Sent only now, so a failure after admission still says where the caller stands.
      const answer = await work.answer(signal)
        .then((body) => ({ status: 200, headers, body }), (error: unknown) => internal(headers, error, signal));
      if (!res.destroyed) sendJson(req, res, answer);
      return;
    }
    const onFailure = (error: unknown): void => log.error({ err: error, tool: operation.tool }, 'scan failed');
    await writeNdjson(res, sealedEvents(work.events, { signal, clock: deps.clock, onFailure }), {
      headers,
      clock: deps.clock,
    });
  };

  const internal = (headers: HeaderList, error: unknown, signal?: AbortSignal): JsonAnswer => {
    if (!signal?.aborted) log.error({ err: error }, 'request failed');
    return refusal('internal', headers);
  };

  return (req, res) => {
    answer(req, res).catch((error: unknown) => {
      // A client that left needs no answer; one that stayed gets JSON or, once it has headers, a closed socket.
      if (res.headersSent || res.destroyed) res.destroy();
      else sendJson(req, res, internal({}, error, deps.shutdown));
    });
  };
}

interface Run {
  req: IncomingMessage;
  res: ServerResponse;
  operation: AnyOperation;
  tool: AnyToolAdmission;
  key: string;
  extra: HeaderList;
}

interface JsonAnswer {
  status: number;
  headers: HeaderList;
  body: unknown;
}

/** One of the contract's refusals, with what this one says beside. */
function refusal(name: RefusalName, headers: HeaderList, said: Partial<ApiError> = {}): JsonAnswer {
  const { status, body } = REFUSALS[name];
  return { status, headers, body: JSON.stringify({ ...body, ...said }) };
}

function methodNotAllowed(methods: string, headers: HeaderList): JsonAnswer {
  const allow = methods.split(', ');
  return refusal('method_not_allowed', { Allow: methods, ...headers }, { message: `Use ${allow.join(' or ')}.`, allow });
}

function answerIndex(req: IncomingMessage, res: ServerResponse, index: string): void {
  if (req.method === 'GET' || req.method === 'HEAD') return sendJson(req, res, { status: 200, body: index });
  if (req.method === 'OPTIONS') return sendEmpty(req, res, 204, { Allow: 'GET, HEAD, OPTIONS' });
  sendJson(req, res, methodNotAllowed('GET, HEAD', {}));
}
