import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GeoResult } from '../../contract/geo.ts';
import type { GeoScanBody } from '../../contract/operations/geo.ts';
import { compareMeasurements } from '../../contract/report/visibility/compare.ts';
import { INITIAL_PROGRESS } from '../../contract/report/visibility/progress.ts';
import { geoReport } from '../../contract/report/visibility/report.ts';
import { whatToDo } from '../../contract/report/visibility/what-to-do.ts';
import { VARIABLES } from '../../server/config.ts';
import { LAYERS } from '../../server/setup/layers.ts';
import { PRODUCT_PAGES, SHOWN_STORES, STORED_SCAN } from '../demo-world.ts';
import { sendRaw } from '../world/raw-http.ts';
import { README, readExamples, runExample } from '../readme.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const readme = readFileSync(README, 'utf8');

const hasCurl = spawnSync('curl', ['--version']).status === 0;

/** One row documents these for all engines. */
const PER_ENGINE = /^(?:OPENAI|GEMINI|PERPLEXITY|ANTHROPIC|XAI|MISTRAL)_(?=(?:API_KEY|BASE_URL|MODEL)$)/;

let demo: ChildProcess;
let output = '';
let baseUrl: string;

beforeAll(async () => {
  // A caller's own settings must not reach the demo; these would stop it.
  const names = ['LIMIT_FACTOR', 'EGRESS_ONLY', 'REDIS_URL', 'OPENAI_BASE_URL'];
  const foreign = Object.fromEntries(names.map((name) => [name, 'nonsense']));
  demo = spawn(process.execPath, [join(ROOT, 'e2e/demo.ts')], {
    env: { PATH: process.env['PATH'], CHROMIUM_PATH: '/nonexistent/chromium', ...foreign },
  });
  await new Promise<void>((resolve, reject) => {
    for (const stream of [demo.stdout!, demo.stderr!]) stream.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Ctrl-C')) resolve();
    });
    demo.once('exit', (code) => reject(new Error(`The demo ended with ${code}:\n${output}`)));
  });
  // The service's own address, which is printed first, is not the one people open.
  baseUrl = /(http:\/\/127\.0\.0\.1:\d+)\/demo\/earlier/.exec(output)![1]!;
});
afterAll(async () => {
  const gone = once(demo, 'exit');
  demo.kill('SIGTERM');
  await gone;
});

const post = (path: string, body: object): Promise<Response> => fetch(`${baseUrl}${path}`, {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
});

describe('the demo', () => {
  test('lists things to try, one URL per line, all of which respond', async () => {
    const listed = [...output.matchAll(/^ {2}(http:\S+) /gm)].map(([, url]) => url!);
    expect(listed).toHaveLength(1 + SHOWN_STORES.length + PRODUCT_PAGES.length + 2);
    for (const url of listed) expect((await fetch(url)).status).toBe(200);
  });

  test('has one AI measurement stored', async () => {
    const [only, ...rest] = (await (await post('/api/geo/scan', STORED_SCAN)).text()).trim().split('\n');
    expect(rest).toEqual([]);
    expect(JSON.parse(only!)).toMatchObject({ type: 'complete', result: { cached: true, brand: STORED_SCAN.brand } });
  });

  test('has three measurements to compare, which differ clearly in discovery', async () => {
    const listed = /http:\S+\/demo\/earlier/.exec(output)![0];
    const page = await (await fetch(listed)).text();
    const scans = JSON.parse(/const scans = (.*);\n/.exec(page)![1]!) as { result: GeoResult }[];
    expect(scans.map(({ result }) => result.brand)).toEqual(['Nordlys', 'Nordlys', 'Nordlys']);
    const [first, , last] = scans.map(({ result }) => result) as [GeoResult, GeoResult, GeoResult];
    const comparison = compareMeasurements(first, last);
    if (comparison.refusal) throw new Error(comparison.refusal);
    expect(comparison.changes[0]).toMatchObject({ figure: 'discovery', isTold: true });
    const report = geoReport({ input: STORED_SCAN as GeoScanBody, progress: { ...INITIAL_PROGRESS, result: last }, startedAt: '', isOver: true, questions: [] });
    expect(whatToDo(report).instead.length).toBeGreaterThan(0);
  });

  test('hands on every request as it came, also one that is not valid HTTP', async () => {
    const port = Number(new URL(baseUrl).port);
    const HOST = `Host: 127.0.0.1:${port}\r\n`;
    const body = 'x'.repeat(140_000);
    const asks: [status: number, error: string, bytes: string][] = [
      [400, 'invalid', `POST /api/health/scan HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n` +
        `Expect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n${body}`],
      [405, 'method_not_allowed', `BREW /api/health/scan HTTP/1.1\r\n${HOST}\r\n`],
      [400, 'bad_request', `POST /api/health/scan HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
      [400, 'bad_request', 'GET /api HTTP/1.1\r\n\r\n'],
      [400, 'bad_request', `GET /api HTTP/1.1\r\n${HOST}${HOST}\r\n`],
      [417, 'expectation_failed', `POST /api/health/scan HTTP/1.1\r\n${HOST}Expect: wonders\r\nContent-Length: 0\r\n\r\n`],
      [431, 'headers_too_large', `GET /api HTTP/1.1\r\n${HOST}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
    ];
    for (const [status, error, bytes] of asks) {
      const answer = (await sendRaw(port, bytes)).at(-1);
      expect(answer, `${status} ${error}`).toMatchObject({ status, headers: { 'x-api-version': expect.any(String) } });
      expect(JSON.parse(answer!.body)).toMatchObject({ error });
    }
  });

  test('answers its own page on a connection that it has handed on before', async () => {
    const port = Number(new URL(baseUrl).port);
    using agent = Object.assign(new Agent({ keepAlive: true, maxSockets: 1 }), { [Symbol.dispose]: () => agent.destroy() });
    const read = async (path: string) => {
      const [answer] = (await once(get({ port, host: '127.0.0.1', path, agent }), 'response')) as [IncomingMessage];
      return [answer.statusCode, await text(answer)] as const;
    };
    expect((await read('/robots.txt'))[0]).toBe(200);
    const [status, page] = await read('/demo/earlier');
    expect(status).toBe(200);
    expect(page).toContain('indexedDB');
    expect((await read('/robots.txt'))[0]).toBe(200);
  });

  test('refuses every other host, and says why', async () => {
    const why = 'this server only reaches the hosts its operator mapped';
    const url = 'https://example.com/';
    expect(await (await post('/api/health/scan', { url })).json()).toMatchObject({ error: 'private', message: why });
    const asked = { ...STORED_SCAN, domain: 'example.com' };
    expect(await (await post('/api/geo/scan', asked)).json()).toMatchObject({ error: 'private', message: why });
    const refusal = { ok: false, reason: 'guard-failed', message: why };
    expect(await (await post('/api/schema/generate', { url })).json()).toEqual(refusal);
  });

  test('has field data, registers, and product data from visible text', async () => {
    const events = await (await post('/api/health/scan', { url: SHOWN_STORES[0]!.host })).text();
    expect(events).toMatch(/"id":"inp-field".*"status":"pass"/);
    expect(events).toContain('"status":"active"');
    const page = PRODUCT_PAGES.find(({ url }) => url.includes('dalen'))!;
    expect(await (await post('/api/schema/generate', { url: page.url })).json()).toMatchObject({ ok: true, result: { mode: 'generate', offerEmitted: true, llm: 'used' } });
  });
});

describe('the README', () => {
  test.skipIf(!hasCurl).each(readExamples(readme))('shows the actual response to curl, example %#', async ({ command, shown }) => {
    expect(await runExample(command, baseUrl)).toBe(shown);
  });

  test('has three examples, and all linked pictures and pages exist', () => {
    expect(readExamples(readme)).toHaveLength(3);
    const linked = [...readme.matchAll(/(?:\]\(|src(?:set)?=")(?!https?:|#)([^)"#]+)/g)].map(([, path]) => path!);
    expect(linked.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('and .env.example name every variable the service reads, and no other', () => {
    const names = VARIABLES.map((name) => name.replace(PER_ENGINE, ''));
    const table = /## Configuration[^]*?(?=\n## )/.exec(readme)![0];
    const cells = [...table.matchAll(/^\| (.*?) \|/gm)].map(([, cell]) => cell!).join(' ');
    const told = [...cells.matchAll(/`([A-Z0-9_]+[A-Z0-9])`/g)].map(([, name]) => name!);
    expect([...new Set(told)].sort()).toEqual([...new Set(names)].sort());

    const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
    const shown = [...example.matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name!);
    const isSaidInWords = (name: string): boolean => PER_ENGINE.test(name) && !name.endsWith('_API_KEY');
    expect(shown.sort()).toEqual(VARIABLES.filter((name) => !isSaidInWords(name)).sort());
  });

  test('draws only arrows that the layers allow', () => {
    const drawing = /```mermaid\n([^]*?)```/.exec(readme)![1]!;
    const folders = new Map([...drawing.matchAll(/(\w+)\["([\w/]+)"\]/g)].map(([, id, label]) => [id!, label!]));
    const arrows = [...drawing.matchAll(/^\s*(\w+) --> (\w+)$/gm)]
      .map(([, from, to]) => ({ from: folders.get(from!), to: folders.get(to!) }));
    expect(arrows.length).toBeGreaterThan(8);
    const isAllowed = ({ from, to }: (typeof arrows)[number]): boolean =>
      LAYERS.some(({ path, allow, allowTypes = [] }) =>
        path.startsWith(`${from}/`) && [...allow, ...allowTypes].some((place) => place.startsWith(`${to}/`)));
    expect(arrows.filter((arrow) => !isAllowed(arrow))).toEqual([]);
  });
});
