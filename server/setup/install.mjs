// @ts-check
// Plain JavaScript without a dependency: it runs on a fresh clone, on whatever Node (20 or later) the machine has.
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { withLock } from './lock.mjs';

/** The Node version the project is written for. */
export const NODE_MAJOR = 24;

/** An error that is shown as a message only, without a stack. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';
}

const MAX_OUTPUT_BYTES = 20_000_000;

/** @typedef {Record<string, string | undefined>} Env */
/** @typedef {(line: string) => void} Say */

/**
 * Installs the dependencies of `folder` by its lock file, unless they are installed. Safe to call concurrently.
 * @param {string} folder that holds package-lock.json
 * @param {{say: Say, lockFile: string, name?: string, alsoNeeds?: () => boolean}} options `alsoNeeds` is a
 *   further condition for a tree to count as installed
 * @returns {Promise<boolean>} whether anything was installed
 */
export async function ensureInstalled(folder, { say, lockFile, name = 'dependencies', alsoNeeds = () => true }) {
  const isReady = () => isInstalled(folder) && alsoNeeds();
  if (isReady()) return false;
  const waiting = (/** @type {number} */ pid) => say(`Waiting for process ${pid}, which is installing ${name} …`);
  return await withLock(
    lockFile,
    async () => {
      if (isReady()) return false;
      say(`Installing ${name} (npm ci) …`);
      const started = Date.now();
      await npmCi(folder);
      writeFileSync(stampFile(folder), stampOf(folder));
      say(`Installed ${name} in ${Math.round((Date.now() - started) / 1000)} s.`);
      return true;
    },
    waiting,
  );
}

/**
 * The Node to run with: this one if it is new enough, else the one in the dependencies.
 * @param {string} root
 * @returns {string | undefined} undefined if none runs here
 */
export function findRuntime(root) {
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) return process.execPath;
  const bundled = join(root, 'node_modules/.bin/node');
  const answer = existsSync(bundled) ? spawnSync(bundled, ['--version'], { encoding: 'utf8', timeout: 20_000 }) : null;
  return answer?.status === 0 ? bundled : undefined;
}

/** True on platforms for which the dependencies include a Node. */
export const includesRuntime = () => process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);

/**
 * True if node_modules matches package-lock.json, by our own stamp or by npm's record of what it installed (if npm was
 * run by hand).
 * @param {string} folder
 */
export function isInstalled(folder) {
  const lock = readText(join(folder, 'package-lock.json'));
  if (lock === undefined) throw new SetupError(`There is no package-lock.json in ${folder}.`);
  if (readText(stampFile(folder)) === stampOf(folder)) return true;
  const record = readText(join(folder, 'node_modules/.package-lock.json'));
  return record !== undefined && recordAgrees(lock, record);
}

/**
 * True if npm's record of the installed tree has exactly the packages of the lock file; optional ones may be missing.
 * @param {string} lock the text of package-lock.json
 * @param {string} record the text of node_modules/.package-lock.json
 */
export function recordAgrees(lock, record) {
  try {
    const wanted = JSON.parse(lock).packages;
    const installed = JSON.parse(record).packages;
    const same = (/** @type {string} */ path) =>
      installed[path] ? installed[path].integrity === wanted[path].integrity : wanted[path].optional === true;
    return (
      Object.keys(wanted).every((path) => path === '' || same(path)) &&
      Object.keys(installed).every((path) => path in wanted)
    );
  } catch {
    return false;
  }
}

/**
 * How to call npm: with the Node and npm that started us, if known, so that npm does not run from files that it is
 * about to replace.
 * @param {Env} env
 * @param {string} folder
 * @returns {{command: string, args: string[], env: Env}}
 */
export function npmCall(env, folder) {
  const { npm_execpath: cli = '', npm_node_execpath: node = '' } = env;
  const known = /npm-cli\.c?js$/.test(cli) && node !== '' && !node.includes('node_modules') && existsSync(node);
  return {
    command: known ? node : 'npm',
    args: known ? [cli] : [],
    env: {
      ...Object.fromEntries(
        Object.entries(env).filter(([key]) => !/^npm_(package|lifecycle|config_local_prefix)/.test(key)),
      ),
      PATH: withoutBin(env.PATH ?? ''),
      INIT_CWD: folder,
    },
  };
}

/**
 * The errors in npm's output, without hosts.
 * @param {string} output
 */
export function npmErrors(output) {
  const lines = output
    .replace(/^npm (?:error|ERR!) (?:Clean install a project|A complete log)[^]*/m, '')
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .map((line) => withoutHosts(line.replace(/^npm (error|ERR!)( network\b)?\s?/, '')).trimEnd())
    .filter((line) => line !== '' && !/^\s+at /.test(line));
  return lines.slice(0, 6).join('\n');
}

/**
 * Text with its hosts replaced by `…`.
 * @param {string} text
 */
export function withoutHosts(text) {
  return text
    .replace(/\b([a-z][a-z+]*):\/\/[^\s/'"]+/gi, '$1://…')
    .replace(/\b(E[A-Z_]{4,}|host(?:name)?|(?:connect|request) to)([ :]+)[\w-]+(\.[\w-]+)+/g, '$1$2…');
}

/** @param {string} path */
const withoutBin = (path) =>
  path
    .split(delimiter)
    .filter((part) => !/[\\/]node_modules[\\/]\.bin[\\/]?$/.test(part) && !part.endsWith('node-gyp-bin'))
    .join(delimiter);

/** @param {string} folder */
async function npmCi(folder) {
  const call = npmCall(process.env, folder);
  const args = [...call.args, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--no-progress'];
  const cache = writableCache(call.env);
  if (cache) args.push('--cache', cache);
  // An interrupted run must not look complete.
  rmSync(stampFile(folder), { force: true });
  rmSync(join(folder, 'node_modules/.package-lock.json'), { force: true });
  try {
    const npm = promisify(execFile)(call.command, args, { cwd: folder, env: call.env, maxBuffer: MAX_OUTPUT_BYTES });
    // Nobody would answer what it or a package's script asks.
    npm.child.stdin?.on('error', () => {}).end();
    await npm;
  } catch (error) {
    const { code, message, stdout, stderr } = /** @type {import('node:child_process').ExecFileException} */ (error);
    if (typeof code === 'string') throw new SetupError(`npm could not be run: ${message}`);
    const output = `${stdout}\n${stderr}`;
    const why = npmErrors(output) || withoutHosts(output.trim().split('\n').slice(-5).join('\n'));
    throw new SetupError(`npm ci failed in ${folder} (exit code ${code ?? 1}):\n${why}`);
  }
}

/**
 * A cache folder for npm if its own is not writable (a read-only home); undefined if it is.
 * @param {Env} env
 */
function writableCache(env) {
  let folder = env.npm_config_cache ?? join(env.HOME ?? '/nonexistent', '.npm');
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch {
    const own = join(tmpdir(), `storefront-analysis-npm-${process.getuid?.() ?? 'cache'}`);
    mkdirSync(own, { recursive: true, mode: 0o700 });
    return own;
  }
}

/** @param {string} folder */
const stampFile = (folder) => join(folder, 'node_modules/.package-lock.sha256');

/** @param {string} folder */
const stampOf = (folder) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');

/**
 * @param {string} file
 * @returns {string | undefined}
 */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
