import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RULE_SET } from '../../contract/checks/pillars.ts';
import { EmitterSuccess } from '../../contract/emitter.ts';
import { GeoEvent, GeoResult } from '../../contract/geo.ts';
import { HealthEvent, HealthSummary } from '../../contract/health.ts';
import { PILLARS } from '../../contract/vocabulary.ts';
import { startDemoWorld } from '../demo-world.ts';
import type { DemoWorld } from '../demo-world.ts';
import { startWorldNetwork } from '../world/network.ts';
import { neglectedStore } from '../world/stores/neglected.ts';
import { changed, serveStore } from '../world/stores/store.ts';
import type { Store } from '../world/stores/store.ts';
import { BIN, createCliRig } from './cli-rig.ts';
import type { CliRig } from './cli-rig.ts';

// Many calls start a process, and some tests make several.
vi.setConfig({ testTimeout: 120_000 });

const ESCAPE = '\u001b';
const [HEALTHY, NEGLECTED, CHALLENGED] = ['nordlys.demo.test', 'fjellheim.demo.test', 'havblikk.demo.test'] as const;
const ROOT = join(import.meta.dirname, '..', '..');
const BRAND = ['--brand', 'Nordlys', '--domain', HEALTHY, '--vertical', 'mote'];
/** An environment without any configured engine. */
const NO_ENGINES = Object.fromEntries(
  ['OPENAI', 'GEMINI', 'PERPLEXITY', 'ANTHROPIC', 'XAI', 'MISTRAL'].map((name) => [`${name}_API_KEY`, '']),
);

describe('in the world of the demo', () => {
  let world: DemoWorld;
  let cli: CliRig;
  beforeAll(async () => {
    world = await startDemoWorld();
    cli = await createCliRig(() => world.environment());
  });
  afterAll(async () => {
    await cli[Symbol.asyncDispose]();
    await world[Symbol.asyncDispose]();
  });
  const read = (name: string): Promise<string> => readFile(join(cli.folder, name), 'utf8');

  test('a store below its bars exits with 1, with the summary on standard output and every file complete', async () => {
    const { code, stdout, stderr } = await cli.call([
      'scan', NEGLECTED, '--json', '--fail-on', 'critical', '--fail-on', 'grade:speed=B', '--save', 'saved.json', '--junit', 'junit.xml',
      '--sarif', 'scan.sarif', '--markdown', 'summary.md', '--html', 'report.html',
    ]);
    expect(code).toBe(1);
    const summary = HealthSummary.parse(JSON.parse(stdout));
    expect(summary.outcome).toBe('scanned');
    expect(stderr).toContain('cart-reachable: The cart gives a server error (500)');
    expect(stderr).toContain('Speed has F, and the bar is B.');
    expect((await readdir(cli.folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);

    const saved = JSON.parse(await read('saved.json'));
    expect(saved.summary).toEqual(summary);
    expect(await read('junit.xml')).toContain('<testcase name="cart-reachable" classname="storefront-analysis.access" time="0"><failure type="critical"');
    const [run] = JSON.parse(await read('scan.sarif')).runs;
    expect(run.results.filter(({ kind }: { kind: string }) => kind === 'fail')).toHaveLength(summary.counts.fail + summary.counts.warn);
    expect(await read('summary.md')).toContain(`# Health scan of ${NEGLECTED}`);

    const html = await read('report.html');
    const cards = [...html.matchAll(/<section class="card [^"]*"><h2>[^<]*<\/h2><p class="value">([^<]*)<\/p><p>(\d+) of (\d+) checks/g)]
      .map(([, value, measured, of]) => [value, Number(measured), Number(of)]);
    expect(cards).toEqual(PILLARS.map((pillar) => {
      const { grade, measured, applicable } = summary.pillars[pillar];
      return [grade ?? 'Not measured', measured, applicable];
    }));
    expect(html).toContain(`<p class="lead">${summary.counts.fail} failed and ${summary.counts.warn} warnings.`);
  });

  test('a healthy store exits with 0, and the stream is as documented', async () => {
    const { code, stdout, stderr } = await cli.call([HEALTHY, '--ndjson', '--fail-on', 'critical', '--lang', 'no']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'Ingenting teller mot kravet.\n' });
    const events = stdout.trimEnd().split('\n').map((line) => HealthEvent.parse(JSON.parse(line)));
    expect(events.at(-1)!.type).toBe('complete');
    expect(events.find((event) => event.type === 'finding' && event.id === 'store-reachable')).toMatchObject({ title: 'Butikken svarer' });
  });

  test('text has phases, findings, the four grades and what to fix first, in the locale’s language, without colours in a pipe', async () => {
    const { code, stdout, stderr } = await cli.call([NEGLECTED], { LANG: 'nb_NO.UTF-8' });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n')[0]).toBe(`Starter målingen av ${NEGLECTED}.`);
    for (const part of ['1/8 Tilgang', '✗ Feil (kritisk): Handlekurven gir serverfeil (500)', '8/8 Fart', '\nSalg: F\n', '\nKI: Ikke målt\n', 'Rett dette først\n  1. ']) {
      expect(stdout).toContain(part);
    }
    expect(stdout).not.toContain(ESCAPE);
    const coloured = await cli.call(['schema', `https://${NEGLECTED}/produkt/lampe`], { FORCE_COLOR: '1' });
    expect(coloured.stdout).toContain(ESCAPE);
  });

  test('a store that was not seen exits with 3 for every command', async () => {
    const { code, stdout, stderr } = await cli.call([CHALLENGED, '--json']);
    expect(code).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({ outcome: 'challenged' });
    expect(stderr).toContain('The store itself was not seen. (challenged)');
    expect((await cli.call(['schema', `https://${CHALLENGED}/`, '--json'])).code).toBe(3);
    const nowhere = await cli.call(['visibility', '--brand', 'X', '--domain', 'nowhere.demo.test', '--vertical', 'mote'], { EGRESS_ONLY: '' });
    expect(nowhere).toMatchObject({ code: 3, stderr: expect.stringContaining('Refused (unresolved)') });
  });

  test('a repeated measurement comes from the store, and its HTML figures match the JSON', async () => {
    const first = await cli.call(['visibility', ...BRAND, '--ndjson']);
    expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: '' });
    expect(first.stdout.trimEnd().split('\n').map((line) => GeoEvent.parse(JSON.parse(line)).type).at(-1)).toBe('complete');
    const { code, stdout } = await cli.run(['visibility', ...BRAND, '--json', '--html', 'visibility.html']);
    expect(code).toBe(0);
    const result = GeoResult.parse(JSON.parse(stdout));
    expect(result.cached).toBe(true);
    const { numerator, denominator, value } = result.metrics.discoveryRate;
    expect(await read('visibility.html')).toContain(
      `<p class="value">${Math.round(value! * 100)}%</p><p>${numerator} of ${denominator} answers.`,
    );
    expect(await read('visibility.html')).toContain(`Mentioned in ${numerator} of ${denominator} answers`);
  });

  test('a measurement without answers exits with 3', async () => {
    const { code, stderr } = await cli.call(['visibility', '--brand', 'Dalen', '--domain', 'dalen.demo.test', '--vertical', 'hjem', '--json'], NO_ENGINES);
    expect({ code, stderr }).toEqual({ code: 3, stderr: 'No answer was measured.\n' });
  });

  test('a product page gives its verified data, and any other page exits with 3', async () => {
    const { code, stdout } = await cli.call(['schema', `https://${HEALTHY}/produkt/islender-herre`, '--json', '--html', 'product.html', '--markdown', 'product.md']);
    expect(code).toBe(0);
    const { result } = EmitterSuccess.parse(JSON.parse(stdout));
    const confirmed = result.fields.filter(({ status }) => status === 'verified');
    expect((await read('product.html')).match(/<article class="row pass">/g)).toHaveLength(confirmed.length);
    expect(await read('product.md')).toContain(`${confirmed.length} of ${result.fields.length} fields`);
    const none = await cli.run(['schema', `https://${HEALTHY}/`]);
    expect(none.code).toBe(3);
    expect(none.stdout).toContain('(not-product-page)');
  });

  test('the process exits with 2 for wrong usage, and says so on standard error only', async () => {
    const { code, stdout, stderr } = await cli.run(['scan', '--json']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).not.toBe('');
  });

  test.each([
    [['scan'], {}], [[HEALTHY, '--fail-on', 'all'], {}], [['visibility', '--brand', 'X'], {}], [[HEALTHY, 'other.test'], {}],
    [[HEALTHY, '--json'], { GEO_DAILY_CAP: 'many' }], [[HEALTHY, '--json', '--baseline', 'none.json'], {}], [[HEALTHY, '--html', 'no/such/folder.html'], {}],
    [['http://127.0.0.1/', '--json'], {}], [['ftp://nordlys.demo.test/', '--json'], {}],
    [['visibility', '--brand', 'https://x', '--domain', HEALTHY, '--vertical', 'mote', '--json'], {}],
  ])('%j with %j is wrong usage or configuration and exits with 2', async (args, env) => {
    const { code, stdout, stderr } = await cli.call(args, env as Record<string, string>);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).not.toBe('');
  });

  test.each([
    [['--baseline', `a${ESCAPE}[2Jb.json`], {}, 'ab.json cannot be read'], [['--html', `no${ESCAPE}[2J/x`], {}, 'no/x cannot be written'],
    [[], { EGRESS_MAP: `${ESCAPE}[2Jx` }, 'The configuration has problems:\n  EGRESS_MAP: "x"'],
  ])('what is wrong with %j is said without its control sequences', async (args, env, said) => {
    const { code, stderr } = await cli.call([HEALTHY, '--json', ...args], env as Record<string, string>);
    expect(code).toBe(2);
    expect(stderr).toContain(said);
    expect(stderr).not.toContain(ESCAPE);
  });

  test('the npm script keeps set-up output off standard output, and writes files where it was called', async () => {
    const child = spawn('npm', ['run', '-s', '--prefix', ROOT, 'scan', '--', 'schema', `https://${HEALTHY}/produkt/islender-herre`, '--json', '--markdown', 'npm.md'], {
      cwd: cli.folder, env: { ...process.env, ...world.environment(), DATA_DIR: join(cli.folder, 'data') }, stdio: ['ignore', 'pipe', 'inherit'],
    });
    let stdout = '';
    child.stdout.on('data', (chunk) => (stdout += chunk));
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(EmitterSuccess.parse(JSON.parse(stdout)).ok).toBe(true);
    expect(await read('npm.md')).toMatch(/^# /);
  });

  test('--help and --version print and exit with 0', async () => {
    expect(await cli.call(['--help'])).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('Exit codes: 0 fine') });
    expect(await cli.run(['--version'])).toMatchObject({ code: 0, stdout: '0.1.0\n' });
  });

  test('Ctrl-C exits with 130 and writes no file', async () => {
    const child = cli.start([HEALTHY, '--ndjson', '--html', 'interrupted.html']);
    let stderr = '';
    child.stderr!.on('data', (chunk) => (stderr += chunk));
    child.stdout!.once('data', () => child.kill('SIGINT'));
    child.stdout!.resume();
    expect(await once(child, 'close')).toEqual([130, null]);
    expect(stderr).toBe('');
    await expect(read('interrupted.html')).rejects.toThrow('ENOENT');
  });

  test('a closed standard output exits with 130', async () => {
    const child = cli.start([HEALTHY, '--ndjson']);
    let stderr = '';
    child.stderr!.on('data', (chunk) => (stderr += chunk));
    child.stdout!.once('data', () => child.stdout!.destroy());
    expect(await once(child, 'close')).toEqual([130, null]);
    expect(stderr).toBe('');
  });

  test.runIf(existsSync('/dev/full'))('an output that cannot be written exits with 70, and says so', async () => {
    const child = spawn('sh', ['-c', 'exec "$0" "$@" > /dev/full', process.execPath, BIN, HEALTHY, '--json'], {
      cwd: cli.folder,
      env: { PATH: process.env['PATH'], DATA_DIR: join(cli.folder, 'data'), SPEED_LAB: 'off', ...world.environment() },
    });
    let stderr = '';
    child.stderr.on('data', (chunk) => (stderr += chunk));
    expect(await once(child, 'close')).toEqual([70, null]);
    expect(stderr).toContain('ENOSPC');
  });

  test('an error that nothing catches exits with 70', async () => {
    const stray = 'process.once("SIGHUP",()=>{throw(new(Error)("stray"))})';
    const child = cli.start([HEALTHY, '--ndjson'], { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(stray)}` });
    let stderr = '';
    child.stderr!.on('data', (chunk) => (stderr += chunk));
    child.stdout!.once('data', () => child.kill('SIGHUP'));
    expect(await once(child, 'close')).toEqual([70, null]);
    expect(stderr).toContain('Error: stray');
  });

  test('a working folder that is gone exits with 70', async () => {
    const gone = join(cli.folder, 'deleted');
    const script = 'mkdir "$2" && cd "$2" && rmdir "$2" && exec "$0" "$1" --version';
    const child = spawn('sh', ['-c', script, process.execPath, BIN, gone], { env: { PATH: process.env['PATH'] } });
    child.stderr.resume();
    expect(await once(child, 'close')).toEqual([70, null]);
  });

  test('an internal failure exits with 70', async () => {
    await mkdir(join(cli.folder, 'gone'));
    const child = cli.start([HEALTHY, '--html', 'gone/report.html']);
    let stderr = '';
    child.stderr!.on('data', (chunk) => (stderr += chunk));
    child.stdout!.once('data', () => void rm(join(cli.folder, 'gone'), { recursive: true }));
    child.stdout!.resume();
    expect(await once(child, 'close')).toEqual([70, null]);
    expect(stderr).toContain('Something went wrong on our side:');
  });
});

describe('with a baseline', () => {
  test('an unchanged store passes, one more fault fails, and fixed and unmeasured findings are listed', async () => {
    await using stack = new AsyncDisposableStack();
    const network = stack.use(await startWorldNetwork());
    const host = 'moblerama.test';
    let served: AsyncDisposable | undefined;
    stack.defer(() => served?.[Symbol.asyncDispose]());
    const serve = async (store: Store): Promise<void> => {
      await served?.[Symbol.asyncDispose]();
      served = await serveStore(network, store);
    };
    const cli = stack.use(await createCliRig(() => ({
      ...network.environment(), EGRESS_ONLY: 'mapped', BRREG_BASE_URL: 'http://127.0.0.1:1', PEPPOL_DIRECTORY_URL: 'http://127.0.0.1:1',
      PEPPOL_SML_ZONE: 'sml.test',
    })));
    const again = (...more: string[]) => cli.call([host, '--baseline', 'base.json', '--json', ...more]);
    await serve(neglectedStore(host));
    // With --strict it exits with 3, for critical checks are not measured; it is saved all the same.
    expect((await cli.call([host, '--json', '--strict', '--save', 'base.json'])).code).toBe(3);

    const same = await again();
    expect(same).toMatchObject({ code: 0, stderr: 'Nothing is worse than in the baseline.\nNothing counts against the bar.\n' });

    const noindex = '<head><meta name="robots" content="noindex">';
    await serve(changed(neglectedStore(host), { edit: { '/index.php': [['<head>', noindex]] } }));
    const worse = await again('--junit', 'junit.xml');
    expect(worse.code).toBe(1);
    expect(worse.stderr).toContain('One thing is below the bar:\n  index-home: ');
    const failures = (await readFile(join(cli.folder, 'junit.xml'), 'utf8')).match(/<testcase name="([^"]*)"[^>]*><failure/g);
    expect(failures).toHaveLength(1);

    const base = JSON.parse(await readFile(join(cli.folder, 'base.json'), 'utf8'));
    const of = (id: string) => base.findings.find((finding: { id: string }) => finding.id === id);
    const lost = base.findings.find((finding: { severity: string; status: string }) => finding.severity === 'critical' && finding.status === 'not-measured');
    await serve(neglectedStore(host));
    lost.status = 'pass';
    delete lost.reason;
    of('https').status = 'fail';
    base.summary.ruleSet = '2026-08';
    await writeFile(join(cli.folder, 'base.json'), JSON.stringify(base));
    const other = await again();
    expect(other.code).toBe(3);
    expect(other.stderr).toContain(`The baseline was made by rule set 2026-08, this scan by ${RULE_SET}:`);
    expect(other.stderr).toContain('One is fixed:\n  https: ');
    expect(other.stderr).toContain(`Could not be measured:\n  ${lost.id}: `);
  }, 240_000);
});
