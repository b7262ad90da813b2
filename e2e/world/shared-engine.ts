import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { findSharedEngine } from '../../server/setup/shared-engine.ts';
import type { KeyAndCertificate } from './certificate-authority.ts';

/** A test's own Valkey or Redis, on a loopback port that stays the same while the engine is killed and restarted. */
export interface SharedEngineWorld extends AsyncDisposable {
  /** For `REDIS_URL`. */
  readonly url: string;
  /** Kills it with SIGKILL; all its data is lost. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Suspends it until resumed; its connections stay open. */
  pause(): void;
  resume(): void;
  /** Delays every response by this much from now on. */
  slow(ms: number): void;
  /** Sends one command, as redis-cli would; resolves with the response in wire format. */
  tell(...words: string[]): Promise<string>;
}

/** The path of the engine's executable; without it the tests that need it are skipped. */
export const SHARED_ENGINE = findSharedEngine(process.env);

/** The reason why tests are skipped; empty if they are not. */
export const WITHOUT_SHARED_ENGINE = SHARED_ENGINE ? [] : ['neither valkey-server nor redis-server is on PATH'];

const START_MS = 20_000;

/** Starts an engine on a socket in its own folder, behind a TCP forwarder on loopback. */
export async function startSharedEngine({ tls }: { tls?: KeyAndCertificate } = {}): Promise<SharedEngineWorld> {
  if (!SHARED_ENGINE) throw new Error('There is neither a valkey-server nor a redis-server on PATH.');
  const programme = SHARED_ENGINE;
  const folder = await mkdtemp(join(tmpdir(), 'shared-engine-'));
  const path = join(folder, 'engine.sock');
  const secure = tls && await portFor(folder, tls);
  const sockets = new Set<Socket>();
  let slowMs = 0;
  const late = (): Transform => new Transform({
    transform: (chunk, _encoding, done) => (slowMs === 0 ? done(null, chunk) : void setTimeout(done, slowMs, null, chunk)),
  });
  const forwarder = createServer((near) => {
    const far = secure ? connect(secure.port, '127.0.0.1') : connect(path);
    for (const [one, other] of [[near, far], [far, near]] as const) {
      sockets.add(one);
      if (one === far) one.pipe(late()).pipe(other);
      else one.pipe(other);
      one.once('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.on('error', () => other.destroy());
    }
  });
  forwarder.listen(0, '127.0.0.1');
  await once(forwarder, 'listening');
  let child: ChildProcess | undefined;
  // It must not outlive a test process that ends early.
  const end = (): void => void child?.kill('SIGKILL');
  process.once('exit', end);

  async function start(): Promise<void> {
    await rm(path, { force: true });
    const words = ['--port', '0', '--unixsocket', path, '--save', '', '--appendonly', 'no', '--dir', folder, ...(secure?.words ?? [])];
    child = spawn(programme, words, { stdio: ['ignore', 'pipe', 'ignore'] });
    let said = '';
    const ready = Promise.withResolvers<void>();
    const late = setTimeout(() => ready.reject(new Error(`The engine did not start:\n${said}`)), START_MS);
    child.stdout!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (/ready to accept connections/i.test(said) && existsSync(path)) ready.resolve();
    });
    child.once('exit', (code) => ready.reject(new Error(`The engine ended with ${code}:\n${said}`)));
    await ready.promise.finally(() => clearTimeout(late));
  }

  async function kill(): Promise<void> {
    const dying = child;
    child = undefined;
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
    const gone = once(dying, 'exit');
    dying.kill('SIGKILL');
    await gone;
  }

  await start();
  return {
    url: `${tls ? 'rediss' : 'redis'}://127.0.0.1:${(forwarder.address() as AddressInfo).port}`,
    kill,
    start,
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    slow(ms) {
      slowMs = ms;
    },
    async tell(...words) {
      const socket = connect(path);
      socket.write(`*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`);
      const [reply] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      return reply.toString();
    },
    async [Symbol.asyncDispose]() {
      process.off('exit', end);
      await kill();
      for (const socket of sockets) socket.destroy();
      forwarder.close();
      await once(forwarder, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A free port, and the engine's arguments for TLS on it. */
async function portFor(folder: string, { key, cert }: KeyAndCertificate): Promise<{ port: number; words: string[] }> {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  taken.close();
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  await Promise.all([writeFile(keyFile, key), writeFile(certFile, cert)]);
  const files = ['--tls-key-file', keyFile, '--tls-cert-file', certFile, '--tls-ca-cert-file', certFile];
  return { port, words: ['--tls-port', String(port), '--tls-auth-clients', 'no', '--bind', '127.0.0.1', ...files] };
}
