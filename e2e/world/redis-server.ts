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
import { findRedisServer } from '../../server/setup/redis-server.ts';
import type { KeyAndCertificate } from './certificate-authority.ts';

/** A test's own Valkey or Redis, on a loopback port that survives a kill and restart of the server. */
export interface RedisServer extends AsyncDisposable {
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
  sendCommand(...words: string[]): Promise<string>;
}

/** The path of the executable; without it the tests that need Redis are skipped. */
export const REDIS_SERVER = findRedisServer(process.env);

/** The reason why tests are skipped; empty if they are not. */
export const REDIS_MISSING = REDIS_SERVER ? [] : ['neither valkey-server nor redis-server is on PATH'];

const START_MS = 20_000;

/** Starts a server on a socket in its own folder, behind a TCP forwarder on loopback. */
export async function startRedisServer({ tls }: { tls?: KeyAndCertificate } = {}): Promise<RedisServer> {
  if (!REDIS_SERVER) throw new Error('There is neither a valkey-server nor a redis-server on PATH.');
  const executable = REDIS_SERVER;
  const folder = await mkdtemp(join(tmpdir(), 'redis-server-'));
  const path = join(folder, 'redis.sock');
  const secure = tls && await portFor(folder, tls);
  const sockets = new Set<Socket>();
  let slowMs = 0;
  const late = (): Transform => new Transform({
    transform: (chunk, _encoding, done) =>
      (slowMs === 0 ? done(null, chunk) : void setTimeout(done, slowMs, null, chunk)),
  });
  const forwarder = createServer((client) => {
    const upstream = secure ? connect(secure.port, '127.0.0.1') : connect(path);
    for (const [one, other] of [[client, upstream], [upstream, client]] as const) {
      sockets.add(one);
      if (one === upstream) one.pipe(late()).pipe(other);
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
    const words = [
      '--port', '0', '--unixsocket', path, '--save', '', '--appendonly',
      'no', '--dir', folder, ...(secure?.words ?? []),
    ];
    child = spawn(executable, words, { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    const ready = Promise.withResolvers<void>();
    const late = setTimeout(() => ready.reject(new Error(`Redis did not start:\n${output}`)), START_MS);
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (/ready to accept connections/i.test(output) && existsSync(path)) ready.resolve();
    });
    child.once('exit', (code) => ready.reject(new Error(`Redis ended with ${code}:\n${output}`)));
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
    async sendCommand(...words) {
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

/** A free port, and the server's arguments for TLS on it. */
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
