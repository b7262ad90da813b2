// Runs the Dockerfile's own steps without a container runtime, as root on Debian:
// `npm exec -- node e2e/container/build-without-docker.ts`.
// Each stage is an overlay on this machine, so this machine's Debian and Node stand in for the base image's.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../world/free-port.ts';
import { contextOf, lastOf, pairsOf, readDockerfile } from './dockerfile.ts';
import type { Instruction, Stage } from './dockerfile.ts';
import { copyInto, createLayer, runOrThrow, runInside, startConfined } from './layers.ts';
import type { Layer } from './layers.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER_VARIABLE = 'STOREFRONT_BUILD_FOLDER';
const UP_MS = 60_000;
const log = (line: string): void => void process.stdout.write(`${line}\n`);

interface Built {
  layer: Layer;
  cwd: string;
  env: NodeJS.ProcessEnv;
}

const folder = process.env[FOLDER_VARIABLE];
if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  log('This script needs root on Linux: it mounts file systems and changes users.');
  process.exitCode = 1;
} else if (folder) {
  await buildAndTest(folder);
} else {
  process.exitCode = runInNamespace();
}

/** The mounts disappear with the namespace, so the folder is removed only after that. */
function runInNamespace(): number {
  const created = mkdtempSync(join(tmpdir(), 'storefront-container-'));
  try {
    const args = ['--mount', '--propagation', 'private', process.execPath, import.meta.filename];
    const env = { ...process.env, [FOLDER_VARIABLE]: created };
    return spawnSync('unshare', args, { stdio: 'inherit', env }).status ?? 1;
  } finally {
    rmSync(created, { recursive: true, force: true });
  }
}

async function buildAndTest(folder: string): Promise<void> {
  const stages = readDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  const built = new Map<string, Built>();
  for (const [index, stage] of stages.entries()) {
    log(`── stage ${stage.name ?? 'last'}: ${stage.base}`);
    built.set(stage.name ?? 'last', buildStage(stage, { folder: join(folder, String(index)), built }));
  }
  const last = built.get('last')!;
  log(`── /app is ${runOrThrow('du', ['-sh', join(last.layer.upper, 'app')]).split('\t')[0]}`);
  const stage = stages.at(-1)!;
  await smokeTest(stage, last, true);
  await smokeTest(stage, last, false);
}

function buildStage(stage: Stage, { folder, built }: { folder: string; built: ReadonlyMap<string, Built> }): Built {
  const layer = createLayer(folder);
  // The base image has its Node 24 in this folder.
  mkdirSync(join(layer.root, 'usr/local/bin'), { recursive: true });
  copyFileSync(process.execPath, join(layer.root, 'usr/local/bin/node'));
  const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  const env = { PATH: path, HOME: '/root', DEBIAN_FRONTEND: 'noninteractive' };
  const state: Built = { layer, cwd: '/', env };
  for (const step of stage.steps) apply(step, state, built);
  return state;
}

function apply(step: Instruction, state: Built, built: ReadonlyMap<string, Built>): void {
  const { layer } = state;
  switch (step.word) {
    case 'WORKDIR':
      state.cwd = step.rest;
      mkdirSync(join(layer.root, step.rest), { recursive: true });
      return;
    case 'ENV':
      Object.assign(state.env, pairsOf(step.rest));
      return;
    case 'RUN':
      log(`   RUN ${step.rest.replace(/\s+/g, ' ').slice(0, 100)}`);
      return runInside(layer, { command: step.rest, cwd: state.cwd, env: state.env });
    case 'COPY':
      log(`   COPY ${step.rest}`);
      return copy(step, state, built);
    case 'USER': case 'VOLUME': case 'EXPOSE': case 'STOPSIGNAL': case 'HEALTHCHECK': case 'ENTRYPOINT': case 'CMD':
      return;
    default:
      throw new Error(`${step.word} is not supported.`);
  }
}

function copy({ rest, flags }: Instruction, { layer, cwd }: Built, built: ReadonlyMap<string, Built>): void {
  const words = rest.split(/\s+/);
  const to = join(cwd, words.at(-1)!);
  if (flags['from'] !== undefined) {
    const source = built.get(flags['from'])!.layer.root;
    for (const path of words.slice(0, -1)) copyInto(layer, join(source, path), to);
    return;
  }
  const files = contextOf(sources(), readFileSync(join(ROOT, '.dockerignore'), 'utf8'));
  const isWanted = (file: string): boolean => words[0] === '.' || words.slice(0, -1).includes(file);
  for (const file of files.filter(isWanted)) copyInto(layer, join(ROOT, file), join(to, file));
}

/** Files that git tracks or would track: includes uncommitted work, but nothing ignored. */
function sources(): string[] {
  const listed = runOrThrow('git', ['-C', ROOT, 'ls-files', '--cached', '--others', '--exclude-standard']).split('\n');
  return listed.filter((file) => existsSync(join(ROOT, file)));
}

/** Starts the last stage as its own user and checks what a container runtime, an operator and a caller would see. */
async function smokeTest(stage: Stage, { layer, cwd, env }: Built, userNamespaces: boolean): Promise<void> {
  log(`── started ${userNamespaces ? 'with' : 'without'} user namespaces`);
  const [port, adminPort] = [await freePort(), await freePort()];
  const [uid = 0, gid = 0] = lastOf(stage, 'USER')!.rest.split(':').map(Number);
  const command = ['ENTRYPOINT', 'CMD'].flatMap((word) => JSON.parse(lastOf(stage, word)!.rest) as string[]);
  const settings = { ...env, HOME: '/tmp', HOST: '127.0.0.1', PORT: String(port), ADMIN_PORT: String(adminPort) };
  const confined = { cwd, env: settings, uid, gid, volume: lastOf(stage, 'VOLUME')!.rest, userNamespaces };
  const child = startConfined(layer, { ...confined, command });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (output += chunk));
  const exited = once(child, 'exit');
  try {
    await until(() => output.includes('Storefront Analysis is up.') || child.exitCode !== null);
    log(output.trimEnd().replace(/^/gm, '   '));
    if (child.exitCode !== null) return expect('it starts', false);
    const check = JSON.parse(/CMD (.*)$/.exec(lastOf(stage, 'HEALTHCHECK')!.rest)![1]!) as string[];
    const [code] = await once(spawn(process.execPath, check.slice(1), { env: settings }), 'exit') as [number];
    expect('the health check passes', check[0] === 'node' && code === 0);
    expect('/healthz answers', (await fetch(`http://127.0.0.1:${adminPort}/healthz`)).ok);
    const style = await fetch(`http://127.0.0.1:${port}/pages/pages.css`);
    expect('the server-rendered pages have their style', style.ok);
    expect('the page is served', (await (await fetch(`http://127.0.0.1:${port}/`)).text()).includes('/assets/'));
    expect('state is kept on the volume', !output.includes('nothing is stored'));
    const speed = /^ {2}speed +(.*)$/m.exec(output)?.[1] ?? '';
    expect(userNamespaces ? 'speed is measured, sandboxed' : 'speed is not measured without a sandbox',
      userNamespaces ? /^measured .*sandboxed$/.test(speed) : /^not measured: .*sandbox/.test(speed));
    const scan = await fetch(`http://127.0.0.1:${port}/api/health/scan`, {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"url":"http://10.0.0.1"}',
    });
    expect('a private address is refused', scan.status === 400);
  } finally {
    // The first process inside is the init, which gets the signal of `docker stop`.
    if (child.exitCode === null) {
      process.kill(Number(runOrThrow('pgrep', ['-P', String(child.pid)]).split('\n')[0]), 'SIGTERM');
    }
    await exited;
  }
  expect('it stops on SIGTERM', output.includes('"msg":"stopped"'));
}

function expect(what: string, passed: boolean): void {
  log(`   ${passed ? 'yes' : 'NO '}  ${what}`);
  if (!passed) process.exitCode = 1;
}

async function until(done: () => boolean): Promise<void> {
  const began = performance.now();
  while (!done() && performance.now() - began < UP_MS) await new Promise((resolve) => setTimeout(resolve, 50));
}
