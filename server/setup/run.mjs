// @ts-check
// Every command of package.json. Plain JavaScript without a dependency: on a fresh clone nothing is installed yet.
import { spawn } from 'node:child_process';
import module from 'node:module';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { includesRuntime, ensureInstalled, findRuntime, NODE_MAJOR, SetupError } from './install.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [command = '', ...args] = process.argv.slice(2);
/** The command line reserves standard output for the result: set-up writes to standard error. */
const isCli = command === 'cli' || command === 'scan';
if (isCli) process.on('uncaughtException', (error) => process.exit(fail(error)));
const say = (/** @type {string} */ line) => (isCli ? process.stderr : process.stdout).write(`${line}\n`);
/** The caller's folder: npm changes to the root before it runs a script. */
const folder = (command === 'scan' && process.env.INIT_CWD) || process.cwd();

/** @type {Record<string, () => Promise<unknown>>} */
const commands = {
  start: async () => (await import('./start.ts')).start(root),
  worker: () => import('../worker.ts'),
  dev: async () => (await import('./dev.ts')).dev(root),
  test: async () => (await import('./verify.ts')).verify({ say, fetchBrowser: true }),
  verify: async () => (await import('./verify.ts')).verify({ say, fetchBrowser: false }),
  browser: async () => (await import('./browser.ts')).browser(say),
  build: async () =>
    (await import('./client-build.ts')).build(root, { say, background: args.includes('--background') }),
  demo: async () => (await import('./demo.ts')).demo(root, say),
  bench: async () => (await import('./bench.ts')).bench(root, { say, args }),
  scan: cli,
  cli,
  rules: async () => (await import('./rules.ts')).rules(say),
  mutants: async () => (await import('./mutants.ts')).mutants(root, { say, args }),
};

/** These run the service's own code: they read `.env` and share a compile cache. */
const CONFIGURED = ['start', 'worker', 'dev', 'scan', 'cli'];

/** File names are relative to the caller's folder. */
async function cli() {
  const { main: runCommand } = await import('../cli/main.ts');
  process.exitCode = await runCommand({ argv: args, env: process.env, cwd: folder });
}

/** Reads `.env` if there is one; variables that are already set win. */
function loadEnvFile() {
  try {
    process.loadEnvFile(join(root, '.env'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

/**
 * Enables a compile cache for the process, its threads and its children: it halves the start-up time. Must be called
 * before any TypeScript is loaded, whose types would otherwise be stripped again each time.
 */
function setUpCompileCache() {
  const cache = join(root, 'node_modules/.cache/node');
  module.enableCompileCache(cache);
  process.env.NODE_COMPILE_CACHE = cache;
}

async function main() {
  process.chdir(root);
  const chosen = commands[command];
  if (!chosen) throw new SetupError(`Usage: npm run <${Object.keys(commands).join('|')}>`);
  const alsoNeeds = () => !includesRuntime() || findRuntime(root) !== undefined;
  await ensureInstalled(root, { say, lockFile: join(root, 'dist/install.lock'), alsoNeeds });
  const runtime = findRuntime(root);
  if (!runtime) throw new SetupError(noRuntime());
  if (runtime !== process.execPath) return void await rerunWith(runtime);
  if (CONFIGURED.includes(command)) {
    setUpCompileCache();
    loadEnvFile();
  }
  await chosen();
}

function noRuntime() {
  return (
    `Node ${NODE_MAJOR} or later is needed; this is ${process.version}, and the one that comes with the dependencies ` +
    'is for Linux with glibc on x64 or arm64 and is missing or does not run. ' +
    `Install Node ${NODE_MAJOR} and try again.`
  );
}

/**
 * Runs this command on the given Node and exits with its code.
 * @param {string} runtime
 */
function rerunWith(runtime) {
  const env = { ...process.env, PATH: `${dirname(runtime)}${delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(runtime, process.argv.slice(1), { stdio: 'inherit', env, cwd: folder });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.exitCode = code ?? 128 + constants.signals[signal ?? 'SIGKILL'];
      resolve(undefined);
    });
  });
}

/**
 * System errors (such as an unwritable folder) are shown as a message only; just our own bugs show a stack.
 * @param {unknown} error
 */
function errorText(error) {
  if (!(error instanceof Error)) return String(error);
  return error instanceof SetupError || 'syscall' in error ? error.message : error.stack;
}

/**
 * Prints an error, and returns its exit code: of the command line, 1 says that a store is below its bar.
 * @param {unknown} error
 */
function fail(error) {
  process.stderr.write(`${errorText(error)}\n`);
  return isCli ? 70 : 1;
}

try {
  await main();
} catch (error) {
  process.exitCode = fail(error);
}
