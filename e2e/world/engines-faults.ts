import type { ServerResponse } from 'node:http';
import type { EngineId } from '../../contract/vocabulary.ts';

/** All faults that an engine can be given. */
export const ENGINE_FAULTS = [
  'unauthorized', 'rate-limited', 'server-error', 'empty-body', 'not-json', 'cut', 'reset', 'hang',
  'blank', 'error-in-200', 'refusal', 'incomplete', 'tool-error', 'paused',
] as const;
export type EngineFault = (typeof ENGINE_FAULTS)[number];

export interface FaultOptions {
  /** Sent with a 429 or a 5xx. */
  retryAfter?: string;
}

type Json = Record<string, unknown>;

const STATUS: Partial<Record<EngineFault, [number, string]>> = {
  unauthorized: [401, 'invalid_api_key'],
  'rate-limited': [429, 'rate_limit_exceeded'],
  'server-error': [500, 'server_error'],
};

/** A call about to fail, with its correct answer. */
export interface FaultyCall {
  engine: EngineId;
  response: ServerResponse;
  whole: Json;
  options: FaultOptions;
}

/** Responds with a fault; false where the fault is in the body and the engine has no such body. */
export function answerFault(
  fault: EngineFault,
  { engine, response, whole, options }: FaultyCall,
): boolean {
  const status = STATUS[fault];
  if (status) {
    sendError(response, engine, { status: status[0], code: status[1], retryAfter: options.retryAfter });
    return true;
  }
  switch (fault) {
    case 'hang':
      return true;
    case 'reset':
      response.socket?.resetAndDestroy();
      return true;
    case 'cut': {
      const json = JSON.stringify(whole);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) });
      response.write(json.slice(0, json.length / 2), () => response.socket?.destroy());
      return true;
    }
    case 'empty-body':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 0 }).end();
      return true;
    case 'not-json':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Gateway</title>');
      return true;
    default: {
      const body = BODIES[fault]?.[engine]?.(whole);
      if (body) sendJson(response, 200, body);
      return body !== undefined;
    }
  }
}

/** An error in the vendor's format. */
export function sendError(
  response: ServerResponse,
  engine: EngineId,
  { status, code, retryAfter }: { status: number; code: string; retryAfter?: string | undefined },
): void {
  const message = `The request failed: ${code}.`;
  const shapes: Partial<Record<EngineId, Json>> = {
    claude: { type: 'error', error: { type: code, message } },
    gemini: { error: { code: status, message, status: code.toUpperCase() } },
    mistral: { object: 'error', message, type: code, code: String(status) },
  };
  const body = shapes[engine] ?? { error: { message, type: code, code, param: null } };
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter);
  sendJson(response, status, body);
}

export function sendJson(response: ServerResponse, status: number, body: Json): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

const responsesText = (whole: Json, content: Json[]): Json => ({
  ...whole,
  output: (whole.output as Json[]).map((item) => (item.type === 'message' ? { ...item, content } : item)),
});
const blankResponses = (whole: Json): Json =>
  responsesText(whole, [{ type: 'output_text', text: ' \n', annotations: [] }]);
const refusedResponses = (whole: Json): Json =>
  responsesText(whole, [{ type: 'refusal', refusal: 'I cannot do that.' }]);
const cutShort = (whole: Json): Json =>
  ({ ...whole, status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } });
const failedResponse = (whole: Json): Json =>
  ({ ...whole, status: 'failed', error: { code: 'server_error', message: 'Oops.' }, output: [] });
const candidate = (whole: Json, change: Json): Json =>
  ({ ...whole, candidates: [{ ...(whole.candidates as Json[])[0], ...change }] });

const BODIES: Partial<Record<EngineFault, Partial<Record<EngineId, (whole: Json) => Json>>>> = {
  blank: {
    openai: blankResponses,
    grok: blankResponses,
    perplexity: blankResponses,
    claude: (whole) => ({ ...whole, content: [{ type: 'text', text: '\n' }] }),
    gemini: (whole) => candidate(whole, { content: { parts: [] } }),
    mistral: (whole) => ({ ...whole, outputs: [{ type: 'message.output', content: ' ' }] }),
  },
  'error-in-200': {
    openai: failedResponse,
    grok: failedResponse,
    perplexity: failedResponse,
    claude: () => ({ type: 'error', error: { type: 'api_error', message: 'Oops.' } }),
    gemini: () => ({ error: { code: 500, message: 'Oops.', status: 'INTERNAL' } }),
    mistral: () => ({ object: 'error', message: 'Oops.', type: 'internal', code: '3000' }),
  },
  refusal: {
    openai: refusedResponses,
    grok: refusedResponses,
    perplexity: refusedResponses,
    claude: (whole) => ({ ...whole, stop_reason: 'refusal' }),
    gemini: (whole) => candidate(whole, { finishReason: 'SAFETY', content: {} }),
  },
  incomplete: {
    openai: cutShort,
    grok: cutShort,
    perplexity: (whole) => ({ ...whole, status: 'cancelled' }),
    claude: (whole) => ({ ...whole, stop_reason: 'max_tokens' }),
    gemini: (whole) => candidate(whole, { finishReason: 'MAX_TOKENS' }),
  },
  'tool-error': {
    claude: (whole) => ({
      ...whole,
      content: [
        { type: 'server_tool_use', id: 'srvtoolu_1', name: 'web_search', input: {} },
        {
          type: 'web_search_tool_result', tool_use_id: 'srvtoolu_1',
          content: { type: 'web_search_tool_result_error', error_code: 'unavailable' },
        },
        { type: 'text', text: 'I could not search, but Nordlys is a store.' },
      ],
    }),
  },
  paused: {
    claude: (whole) => ({
      ...whole,
      stop_reason: 'pause_turn',
      content: [{ type: 'server_tool_use', id: 's', name: 'web_search', input: {} }],
    }),
  },
};
