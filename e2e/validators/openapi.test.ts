import { execFile } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildOpenApi, type OpenApiDocument } from '../../contract/openapi.ts';
import { scaledLimits } from '../../contract/operations/limits.ts';
import { loadConsumer } from './consumer.ts';
import { generateClient } from './generate-client.ts';
import { loadValidator, validatorsInstalled, validatorPath, NOT_INSTALLED } from './installed.ts';

const document = buildOpenApi({ publicUrl: 'https://storefront.example', limits: scaledLimits(1, 40) });

if (!validatorsInstalled) console.warn(NOT_INSTALLED);

interface Redocly {
  createConfig(config: { extends: string[] }): Promise<unknown>;
  lintFromString(options: { source: string; absoluteRef: string; config: unknown }): Promise<
    { severity: string; ruleId: string; message: string; location: { pointer?: string }[] }[]
  >;
}

interface SpectralCore {
  Spectral: new () => {
    setRuleset(ruleset: unknown): void;
    run(document: unknown): Promise<{ severity: number; code: string; message: string; path: (string | number)[] }[]>;
  };
}

async function redocly(subject: OpenApiDocument): Promise<string[]> {
  const { createConfig, lintFromString } = await loadValidator<Redocly>('@redocly/openapi-core');
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(subject), absoluteRef: 'openapi.json', config });
  return problems.map((it) => `${it.severity} ${it.ruleId}: ${it.message} at ${it.location[0]?.pointer ?? '?'}`);
}

async function spectral(subject: OpenApiDocument): Promise<string[]> {
  const { Spectral } = (await loadValidator<{ default: SpectralCore }>('@stoplight/spectral-core')).default;
  const { oas } = (await loadValidator<{ default: { oas: unknown } }>('@stoplight/spectral-rulesets')).default;
  const linter = new Spectral();
  linter.setRuleset({ extends: [oas] });
  const problems = await linter.run(structuredClone(subject));
  return problems.map((it) => `${it.severity} ${it.code}: ${it.message} at ${it.path.join('/')}`);
}

/** The document with an example that violates its schema and an operation that declares no 4XX response. */
function invalidDocument(): OpenApiDocument {
  const copy = JSON.parse(JSON.stringify(document)) as {
    paths: Record<string, { get: { responses: Record<string, { content: Record<string, { examples: object }> }> } }>;
  };
  const { responses } = copy.paths['/api']!.get;
  for (const status of Object.keys(responses)) if (status.startsWith('4')) delete responses[status];
  responses['200']!.content['application/json']!.examples = { wrong: { value: { name: 7 } } };
  return copy as unknown as OpenApiDocument;
}

describe.skipIf(!validatorsInstalled)('validators of the contract', () => {
  test('Redocly, recommended rules: no problems', async () => {
    expect(await redocly(document)).toEqual([]);
  });

  test('Spectral, OpenAPI rules: no problems', async () => {
    expect(await spectral(document)).toEqual([]);
  });

  test('both report errors in an invalid document', async () => {
    expect((await redocly(invalidDocument())).join('\n')).toMatch(/operation-4xx-response/);
    expect((await spectral(invalidDocument())).join('\n')).toMatch(/oas3-valid-media-example/);
  });
});

describe.skipIf(!validatorsInstalled)('a generated client', () => {
  beforeAll(async () => {
    await generateClient(document);
  }, 30_000);

  test('compiles under TypeScript 5 in strict mode, against a consumer that narrows every union', async () => {
    const compile = promisify(execFile)(
      process.execPath, [validatorPath('node_modules/typescript/bin/tsc'), '-p', validatorPath('client/tsconfig.json')],
    );
    const output = await compile.then(() => '', (error: { stdout: string }) => error.stdout);
    expect(output).toBe('');
  }, 60_000);

  /** Starts a server with the given listener on a free loopback port. */
  async function serve(listener: RequestListener): Promise<{ url: string } & AsyncDisposable> {
    const server = createServer(listener);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      [Symbol.asyncDispose]: () => new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
    };
  }

  const examplesOf = (path: string, status: string): unknown[] => {
    const response = (document.paths![path]!.post!.responses as Record<string, { content: object }>)[status]!;
    return Object.values(response.content).flatMap((media: { examples: Record<string, { value: unknown }> }) =>
      Object.values(media.examples).map(({ value }) => value));
  };

  test('reads the documented lines of a stream', async () => {
    const consumer = await loadConsumer();
    const events = examplesOf('/api/health/scan', '200').filter((event) => (event as { type: string }).type !== 'error');
    const body = [...events.slice(0, -1), { type: 'unknown-to-this-client' }, ...events.slice(-1)]
      .map((event) => `${JSON.stringify(event)}\n`).join('');
    await using server = await serve((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8' });
      response.write(body.slice(0, 100));
      response.end(body.slice(100));
    });
    const outcome = await consumer.scanHealth(consumer.connect(server.url), 'skogogsjo.example');
    expect(outcome).toMatchObject({ ok: true, last: 'complete' });
    expect(outcome.ok && outcome.lines).toHaveLength(events.length);
    expect(outcome.ok && outcome.lines).toContain('speed not measured 2/14');
  });

  test('reads a documented refusal, and how long to wait', async () => {
    const consumer = await loadConsumer();
    await using server = await serve((_request, response) => {
      response.writeHead(429, { 'Content-Type': 'application/json', 'Retry-After': '42' });
      response.end(JSON.stringify(examplesOf('/api/health/scan', '429')[0]));
    });
    const outcome = await consumer.scanHealth(consumer.connect(server.url), 'skogogsjo.example');
    expect(outcome).toEqual({ ok: false, code: 'rate_limited/rate', wait: 42 });
  });
});
