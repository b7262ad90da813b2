// The Dockerfile's own steps without a container runtime, as root on a Debian:
// `npm exec -- node e2e/container/rehearse.ts`.
// Every stage is a layer over this machine, so its Debian stands for the base image's, and its node_modules' Node too.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contextOf, lastOf, pairsOf, readDockerfile } from './dockerfile.ts';
import type { Instruction, Stage } from './dockerfile.ts';
import { copyInto, createLayer, must, runInside, startConfined } from './layers.ts';
import type { Layer } from './layers.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const OWN_NAMESPACE = 'STOREFRONT_REHEARSAL';
const UP_MS = 60_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Built {
  layer: Layer;
  cwd: string;
  env: NodeJS.ProcessEnv;
}

const folder = process.env[OWN_NAMESPACE];
if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  say('The rehearsal needs root on Linux: it mounts file systems and changes users.');
  process.exitCode = 1;
} else if (folder) {
  await rehearse(folder);
} else {
  process.exitCode = inOwnNamespace();
}

/** What is mounted ends with the namespace, so the folder is removed only when that is gone. */
function inOwnNamespace(): number {
  const made = mkdtempSync(join(tmpdir(), 'storefront-container-'));
  try {
    const args = ['--mount', '--propagation', 'private', process.execPath, import.meta.filename];
    return spawnSync('unshare', args, { stdio: 'inherit', env: { ...process.env, [OWN_NAMESPACE]: made } }).status ?? 1;
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

async function rehearse(folder: string): Promise<void> {
  const stages = readDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  const built = new Map<string, Built>();
  for (const [index, stage] of stages.entries()) {
    say(`── stage ${stage.name ?? 'last'}: ${stage.base}`);
    built.set(stage.name ?? 'last', buildStage(stage, { folder: join(folder, String(index)), built }));
  }
  const last = built.get('last')!;
  say(`── /app is ${must('du', ['-sh', join(last.layer.upper, 'app')]).split('\t')[0]}`);
  const stage = stages.at(-1)!;
  await tryOut(stage, last, true);
  await tryOut(stage, last, false);
}

function buildStage(stage: Stage, { folder, built }: { folder: string; built: ReadonlyMap<string, Built> }): Built {
  const layer = createLayer(folder);
  // The base image has Node 24 there.
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
      say(`   RUN ${step.rest.replace(/\s+/g, ' ').slice(0, 100)}`);
      return runInside(layer, { command: step.rest, cwd: state.cwd, env: state.env });
    case 'COPY':
      say(`   COPY ${step.rest}`);
      return copy(step, state, built);
    case 'USER': case 'VOLUME': case 'EXPOSE': case 'STOPSIGNAL': case 'HEALTHCHECK': case 'ENTRYPOINT': case 'CMD':
      return;
    default:
      throw new Error(`The rehearsal does not know ${step.word}.`);
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

/** What git knows of or would: half-done work too, but nothing it ignores. */
function sources(): string[] {
  const listed = must('git', ['-C', ROOT, 'ls-files', '--cached', '--others', '--exclude-standard']).split('\n');
  return listed.filter((file) => existsSync(join(ROOT, file)));
}

/** Starts the last stage as its own user and asks it what a container's runtime, an operator and a caller would. */
async function tryOut(stage: Stage, { layer, cwd, env }: Built, userNamespaces: boolean): Promise<void> {
  say(`── started ${userNamespaces ? 'with' : 'without'} user namespaces`);
  const [port, adminPort] = [await freePort(), await freePort()];
  const [uid = 0, gid = 0] = lastOf(stage, 'USER')!.rest.split(':').map(Number);
  const command = ['ENTRYPOINT', 'CMD'].flatMap((word) => JSON.parse(lastOf(stage, word)!.rest) as string[]);
  const settings = { ...env, HOME: '/tmp', HOST: '127.0.0.1', PORT: String(port), ADMIN_PORT: String(adminPort) };
  const confined = { cwd, env: settings, uid, gid, volume: lastOf(stage, 'VOLUME')!.rest, userNamespaces };
  const child = startConfined(layer, { ...confined, command });
  let output = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (output += chunk));
  const gone = once(child, 'exit');
  try {
    await until(() => output.includes('Storefront Analysis is up.') || child.exitCode !== null);
    say(output.trimEnd().replace(/^/gm, '   '));
    if (child.exitCode !== null) return expect('it starts', false);
    const check = JSON.parse(/CMD (.*)$/.exec(lastOf(stage, 'HEALTHCHECK')!.rest)![1]!) as string[];
    const [code] = await once(spawn(process.execPath, check.slice(1), { env: settings }), 'exit') as [number];
    expect('the health check passes', check[0] === 'node' && code === 0);
    expect('/healthz answers', (await fetch(`http://127.0.0.1:${adminPort}/healthz`)).ok);
    const style = await fetch(`http://127.0.0.1:${port}/pages/pages.css`);
    expect('the pages written by the server have their style', style.ok);
    expect('the page is there', (await (await fetch(`http://127.0.0.1:${port}/`)).text()).includes('/assets/'));
    expect('state is kept on the volume', !output.includes('nothing is stored'));
    const speed = /^ {2}speed +(.*)$/m.exec(output)?.[1] ?? '';
    expect(userNamespaces ? 'speed is measured, sandboxed' : 'speed is not measured, for want of a sandbox',
      userNamespaces ? /^measured .*sandboxed$/.test(speed) : /^not measured: .*sandbox/.test(speed));
    const scan = await fetch(`http://127.0.0.1:${port}/api/health/scan`, {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"url":"http://10.0.0.1"}',
    });
    expect('a private address is refused', scan.status === 400);
  } finally {
    // The first process inside is the init: what `docker stop` sends its signal to.
    if (child.exitCode === null) process.kill(Number(must('pgrep', ['-P', String(child.pid)]).split('\n')[0]), 'SIGTERM');
    await gone;
  }
  expect('it stops when told to', output.includes('"msg":"stopped"'));
}

function expect(what: string, holds: boolean): void {
  say(`   ${holds ? 'yes' : 'NO '}  ${what}`);
  if (!holds) process.exitCode = 1;
}

async function until(done: () => boolean): Promise<void> {
  const began = performance.now();
  while (!done() && performance.now() - began < UP_MS) await new Promise((resolve) => setTimeout(resolve, 50));
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await once(probe.close(), 'close');
  return port;
}
