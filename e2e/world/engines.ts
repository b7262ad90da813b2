import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import type { EngineId } from '../../contract/vocabulary.ts';
import { defaultScript } from './engines-answers.ts';
import type { Script } from './engines-answers.ts';
import { answerFault, sendError, sendJson } from './engines-faults.ts';
import type { EngineFault, FaultOptions } from './engines-faults.ts';
import { ANSWER_SHAPES } from './engines-shapes.ts';

type Json = Record<string, unknown>;

/** A call an engine received. */
export interface RecordedCall {
  engine: EngineId;
  prompt: string;
  body: Json;
}

export interface BreakOptions extends FaultOptions {
  /** How many calls fail before the engine recovers; all by default. */
  times?: number;
  /** Which prompts fail; all by default. */
  when?: (prompt: string) => boolean;
}

/** Six fake AI engines on loopback, each with its vendor's API. */
export interface EnginesWorld extends AsyncDisposable {
  /** The environment for the service to call them. */
  environment(): Record<string, string>;
  readonly calls: readonly RecordedCall[];
  /** The most concurrent calls of an engine. */
  maxConcurrent(engine: EngineId): number;
  /** Sets the script of the engines' answers. */
  useScript(script: Script): void;
  /** Makes an engine fail; replaces an earlier fault. */
  break(engine: EngineId, fault: EngineFault, options?: BreakOptions): void;
  /** Ends all faults. */
  clearFaults(): void;
  /** Holds back an engine's answers until the gate is disposed of. */
  gate(engine: EngineId): Disposable;
  /** Delays an engine's answers by this many ms. */
  slow(engine: EngineId, ms: number): void;
}

interface EngineApi {
  prefix: string;
  variable: string;
  /** Whether the engine accepts this path and these headers. */
  accepts(path: string, headers: IncomingMessage['headers'], key: string): boolean;
  promptOf(body: Json): string;
  /** The vendor's objection to a body, which gets a 400. */
  invalidField(body: Json): string | undefined;
}

const bearer = (headers: IncomingMessage['headers'], key: string): boolean =>
  headers.authorization === `Bearer ${key}` && !headers['x-api-key'] && !headers['x-goog-api-key'];

const searchTool = (body: Json): Json | undefined => (body.tools as Json[] | undefined)?.[0];
const unknownIn = (body: Json, known: readonly string[]): string | undefined =>
  Object.keys(body).find((field) => !known.includes(field));

const ENGINE_APIS: Record<EngineId, EngineApi> = {
  openai: {
    prefix: '/openai/v1', variable: 'OPENAI',
    accepts: (path, headers, key) => path === '/responses' && bearer(headers, key),
    promptOf: (body) => String(body.input),
    invalidField: (body) =>
      (searchTool(body)?.type === 'web_search' && body.tool_choice === 'required' ? undefined : 'tools'),
  },
  gemini: {
    prefix: '/gemini/v1beta', variable: 'GEMINI',
    accepts: (path, headers, key) =>
      /^\/models\/[^/]+:generateContent$/.test(path) && headers['x-goog-api-key'] === key && !headers.authorization,
    promptOf: (body) => String(((body.contents as Json[])[0]!.parts as Json[])[0]!.text),
    invalidField: (body) => (searchTool(body)?.google_search === undefined ? 'tools' : undefined),
  },
  perplexity: {
    prefix: '/perplexity/v1', variable: 'PERPLEXITY',
    accepts: (path, headers, key) => path === '/agent' && bearer(headers, key),
    promptOf: (body) => String(body.input),
    invalidField: (body) =>
      unknownIn(body, ['preset', 'model', 'input', 'tools', 'tool_choice'])
      ?? unknownIn((searchTool(body)?.user_location ?? {}) as Json, ['country', 'city', 'region', 'latitude']),
  },
  claude: {
    prefix: '/claude', variable: 'ANTHROPIC',
    accepts: (path, headers, key) =>
      path === '/v1/messages' && headers['x-api-key'] === key && headers.authorization === undefined
      && headers['anthropic-version'] === '2023-06-01',
    promptOf: (body) => String((body.messages as Json[])[0]!.content),
    invalidField: (body) => {
      if (typeof body.max_tokens !== 'number') return 'max_tokens';
      const thinks = /opus|sonnet-5-5/.test(String(body.model));
      return thinks && body.tool_choice ? 'tool_choice: forced tool use is not supported' : undefined;
    },
  },
  grok: {
    prefix: '/grok/v1', variable: 'XAI',
    accepts: (path, headers, key) => path === '/responses' && bearer(headers, key),
    promptOf: (body) => String(body.input),
    invalidField: (body) => (body.search_parameters !== undefined ? 'search_parameters' : undefined),
  },
  mistral: {
    prefix: '/mistral/v1', variable: 'MISTRAL',
    accepts: (path, headers, key) => path === '/conversations' && bearer(headers, key),
    promptOf: (body) => String(body.inputs),
    invalidField: (body) => (searchTool(body)?.type !== 'web_search' ? 'tools' : undefined),
  },
};
const ENGINE_IDS = Object.keys(ENGINE_APIS) as EngineId[];
const keyOf = (engine: EngineId): string => `world-key-${engine}`;

/** Starts the six engines, which answer by `script`. */
export async function startEngines(script: Script = defaultScript()): Promise<EnginesWorld> {
  let currentScript = script;
  const calls: RecordedCall[] = [];
  const faults = new Map<EngineId, { fault: EngineFault; options: BreakOptions; left: number }>();
  const delays = new Map<EngineId, number>();
  const gates = new Map<EngineId, Promise<void>>();
  const load = new Map<EngineId, { now: number; most: number }>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const engine = ENGINE_IDS.find((id) => path.startsWith(`${ENGINE_APIS[id].prefix}/`));
    if (!engine || request.method !== 'POST') return sendJson(response, 404, { error: { message: 'Not found.' } });
    const tool = ENGINE_APIS[engine];
    const body = JSON.parse(await readText(request)) as Json;
    if (!tool.accepts(path.slice(tool.prefix.length), request.headers, keyOf(engine))) {
      return sendError(response, engine, { status: 401, code: 'invalid_api_key' });
    }
    const wrong = tool.invalidField(body);
    if (wrong) return sendError(response, engine, { status: 400, code: `invalid_request: ${wrong}` });

    const prompt = tool.promptOf(body);
    calls.push({ engine, prompt, body });
    using _busy = busy(engine);
    await gates.get(engine);
    const delay = delays.get(engine);
    if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay));
    const whole = ANSWER_SHAPES[engine](currentScript(engine, prompt), String(body.model ?? body.preset));
    const broken = faults.get(engine);
    if (broken && broken.left > 0 && (broken.options.when?.(prompt) ?? true)) {
      broken.left -= 1;
      if (answerFault(broken.fault, { engine, response, whole, options: broken.options })) return;
    }
    sendJson(response, 200, whole);
  }

  function busy(engine: EngineId): Disposable {
    const counts = load.get(engine) ?? { now: 0, most: 0 };
    load.set(engine, counts);
    counts.now += 1;
    counts.most = Math.max(counts.most, counts.now);
    return { [Symbol.dispose]: () => void (counts.now -= 1) };
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    calls,
    environment: () => Object.fromEntries(ENGINE_IDS.flatMap((engine) => [
      [`${ENGINE_APIS[engine].variable}_API_KEY`, keyOf(engine)],
      [`${ENGINE_APIS[engine].variable}_BASE_URL`, `http://127.0.0.1:${port}${ENGINE_APIS[engine].prefix}`],
    ])),
    maxConcurrent: (engine) => load.get(engine)?.most ?? 0,
    useScript: (next) => void (currentScript = next),
    break(engine, fault, options = {}) {
      faults.set(engine, { fault, options, left: options.times ?? Infinity });
    },
    clearFaults: () => {
      faults.clear();
      delays.clear();
    },
    gate(engine) {
      const { promise, resolve } = Promise.withResolvers<void>();
      gates.set(engine, promise);
      return {
        [Symbol.dispose]() {
          gates.delete(engine);
          resolve();
        },
      };
    },
    slow: (engine, ms) => void delays.set(engine, ms),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers Gemini's grounding redirects: serve it as `vertexaisearch.cloud.google.com`. */
export const geminiRedirects: RequestListener = (request, response) => {
  const wrapped = /^\/grounding-api-redirect\/([\w-]+)$/.exec(request.url ?? '')?.[1];
  if (!wrapped) return void response.writeHead(404).end();
  response.writeHead(302, { location: Buffer.from(wrapped, 'base64url').toString() }).end();
};
