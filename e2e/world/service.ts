import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILE_CACHE } from './compile-cache.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'server', 'main.ts');
const START_MS = 60_000;

/** Unreachable registers: a test that needs registers starts its own. */
const NO_REGISTERS = {
  BRREG_BASE_URL: 'http://127.0.0.1:1', PEPPOL_DIRECTORY_URL: 'http://127.0.0.1:1', PEPPOL_SML_ZONE: 'sml.test',
};

const SECRET = /_API_KEY$|_TOKEN$|_PASSWORD$/;
/** Shorter values are not treated as secrets: they occur in ordinary words. */
const SECRET_CHARS = 8;
const WITH_QUERY = /https?:\/\/[^\s"'\\]*\?[^\s"'\\]*=/;

/** The lines of a service's output that contain a secret of its environment, or a whole URL with a query. */
export function findLeaks(output: string, environment: Readonly<Record<string, string>>): string[] {
  const secrets = Object.entries(environment)
    .map(([name, value]) => (SECRET.test(name) ? value : URL.parse(value)?.password ?? ''))
    .filter((secret) => secret.length >= SECRET_CHARS);
  return output.split('\n').filter((line) => WITH_QUERY.test(line) || secrets.some((secret) => line.includes(secret)));
}

/** The real service in its own process; disposing rejects if its output contained such lines. */
export interface RunningService extends AsyncDisposable {
  /** `http://127.0.0.1:port`. */
  readonly baseUrl: string;
  readonly port: number;
  readonly pid: number;
  /** All its output so far, including its log. */
  output(): string;
  /** Sends the signal; resolves with the exit code once the process has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts `server/main.ts` on a free port with this environment only; `.env` is not read. */
export async function startService(environment: Record<string, string> = {}): Promise<RunningService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-data-'));
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      ...COMPILE_CACHE,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      SPEED_LAB: 'off',
      ...NO_REGISTERS,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const gone = once(child, 'exit').then(([code]) => code as number | null);
  const port = await new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The service did not start:\n${output}`)), START_MS);
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output);
      if (!found) return;
      clearTimeout(late);
      resolve(Number(found[1]));
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    gone.then((code) => {
      clearTimeout(late);
      reject(new Error(`The service ended with ${code}:\n${output}`));
    });
  }).catch(async (error: unknown) => {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  });

  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return gone;
  };
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid!,
    output: () => output,
    end,
    async [Symbol.asyncDispose]() {
      await end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
      const leaks = findLeaks(output, environment);
      if (leaks.length > 0) throw new Error(`The log contains secrets:\n${leaks.join('\n')}`);
    },
  };
}
