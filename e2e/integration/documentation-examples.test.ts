import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { geoScan } from '../../contract/operations/geo.ts';
import { masked, pickCached, pickGeo, pickHealth } from '../examples-recording.ts';
import { startExamples } from '../world/examples.ts';

const run = promisify(execFile);

const ORIGIN = 'https://analyse.example';
const AGAIN = 'the answers are not those on the page: run `node e2e/record-examples.ts`, and read what changed';
const skipped = (what: string, why: string): void => void process.stderr.write(`\nSkipped: ${what}, as ${why}.\n`);
const isThere = (command: string): boolean => spawnSync(command, ['--version']).status === 0;
const hasCurl = isThere('curl') || skipped('the curl examples', 'curl is missing');
const hasPython = isThere('python3') || skipped('the Python reader', 'python3 is missing');

let examples: Awaited<ReturnType<typeof startExamples>>;
let page: string;

beforeAll(async () => {
  examples = await startExamples(ORIGIN);
  page = await (await fetch(`${examples.service.baseUrl}/developers`, { headers: { Accept: 'text/markdown' } })).text();
});
afterAll(() => examples[Symbol.asyncDispose]());

/** The code blocks in one language, in the page's order. */
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\`$`, 'gm'))].map(([, block]) => block!);

/** The same, with the address of the service under test. */
const commands = (language: string): string[] =>
  blocks(language).map((block) => block.replaceAll(ORIGIN, examples.service.baseUrl));

/** Sorted lines without what differs between runs. */
const comparable = (lines: readonly unknown[]): string[] =>
  lines.map((line) => JSON.stringify(masked(line))).toSorted();

const shown = (block: string | undefined): string[] =>
  comparable((block ?? '').split('\n').map((line) => JSON.parse(line)));

const curl = async (command: string | undefined): Promise<string> =>
  (await run('sh', ['-c', `${command} --silent --show-error`])).stdout;

/** The lines that a stream reader read; it prints each after its type. */
const linesRead = (output: string): string => output.trimEnd().split('\n')
  .map((line) => {
    const [type, ...rest] = line.split(' ');
    expect(JSON.parse(rest.join(' '))).toMatchObject({ type });
    return rest.join(' ');
  })
  .join('\n');

test.runIf(hasCurl)('each curl command gets the response that the page shows', async () => {
  const [health, geo, schema, ...more] = commands('sh');
  const [healthShown, geoShown] = blocks('jsonl');
  expect(more).toEqual([]);
  expect(comparable(Object.values(pickHealth(await curl(health)))), AGAIN).toEqual(shown(healthShown));
  expect(comparable(Object.values(pickGeo(await curl(geo)))), AGAIN).toEqual(shown(geoShown));
  expect(masked(pickCached(await curl(geo))), AGAIN).toEqual(masked(geoScan.answers.examples.cached.value));
  expect(masked(JSON.parse(await curl(schema))), AGAIN).toEqual(masked(JSON.parse(blocks('json')[0] ?? '')));
});

test('the JavaScript reader reads the documented scan to its end', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', commands('js')[0] ?? '']);
  expect(comparable(Object.values(pickHealth(linesRead(stdout)))), AGAIN).toEqual(shown(blocks('jsonl')[0]));
});

test.runIf(hasPython)('the Python reader reads the documented scan to its end', async () => {
  const { stdout } = await run('python3', ['-c', commands('python')[0] ?? '']);
  expect(comparable(Object.values(pickHealth(linesRead(stdout)))), AGAIN).toEqual(shown(blocks('jsonl')[0]));
});
