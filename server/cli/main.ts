import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { reportLocale } from '../../contract/report/report-locale.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { systemClock } from '../clock.ts';
import { StopReason } from '../runs/terminal-event.ts';
import { UsageError } from './command.ts';
import type { CommandContext, CommandResult } from './command.ts';
import { EXIT, RefusedError } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import type { OpenTools } from './open-tools.ts';
import { readOptions } from './options.ts';
import type { FileKind, ReadOptions, RunCall, RunOptions } from './options.ts';
import { createTerminal, escapeControls, isColoured, stripControls } from './terminal.ts';
import type { CliWords } from './words-nb.ts';
import { assertWritable, writeAtomically } from './write-file.ts';

/** Where and how the command was called. */
interface Call {
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  /** File names are relative to this folder. */
  cwd: string;
}

/** A call, the streams it writes to, and what stops it. */
interface Invocation extends Call {
  out: Writable;
  err: Writable;
  stopping: AbortController;
}

/** After a stop signal the process exits within this time, whatever still hangs. */
const STOP_TIMEOUT_MS = 5_000;

/** Refusals that are not the caller's fault: they count as not measured. */
const UNMEASURABLE: readonly string[] = ['unresolved', 'scan_in_progress', 'rate_limited', 'daily_cap', 'not_found'];

const wordsIn = async (language: Language): Promise<CliWords> =>
  (language === 'no' ? (await import('./words-nb.ts')).CLI_NB : (await import('./words-en.ts')).CLI_EN);

/** Runs one command in this process, which a signal stops; resolves to the exit code of the process. */
export function main(call: Call): Promise<ExitCode> {
  const stopping = new AbortController();
  const stop = (): void => stopping.abort(new StopReason('cancelled'));
  stopping.signal.addEventListener('abort', () => {
    systemClock.after(STOP_TIMEOUT_MS, () => process.exit(EXIT.interrupted));
  });
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return runCommand({ ...call, out: process.stdout, err: process.stderr, stopping });
}

/** Runs one command; resolves to its exit code. */
export async function runCommand(invocation: Invocation): Promise<ExitCode> {
  const { argv, env, out, err, stopping } = invocation;
  let lostOutput: NodeJS.ErrnoException | undefined;
  out.on('error', (error) => {
    lostOutput ??= error;
    stopping.abort(new StopReason('cancelled'));
  });
  err.on('error', () => {});
  const read = readOptions(argv, env);
  const words = await wordsIn(read.language);
  /** Prints what went wrong, without control characters. */
  const printError = (text: string): unknown => err.write(`${text.split('\n').map(stripControls).join('\n')}\n`);
  try {
    const code = await perform(read, invocation, words);
    // Settles once everything written before has arrived, or is lost.
    await new Promise((resolve) => void out.write('', resolve));
    stopping.signal.throwIfAborted();
    return code;
  } catch (error) {
    // Nobody reads the output any more; anything else, such as a full disk, is said.
    if (lostOutput && lostOutput.code !== 'EPIPE') {
      printError(`${words.internal}\n${lostOutput.message}`);
      return EXIT.internal;
    }
    if (stopping.signal.aborted) return EXIT.interrupted;
    if (error instanceof UsageError) {
      printError(error.message);
      return EXIT.usage;
    }
    if (error instanceof RefusedError) {
      printError(stripControls(words.refused(error.error.error, error.message)));
      if (error.error.error === 'internal') return EXIT.internal;
      return UNMEASURABLE.includes(error.error.error) ? EXIT.unmeasured : EXIT.usage;
    }
    printError(`${words.internal}\n${error instanceof Error ? error.stack : String(error)}`);
    return EXIT.internal;
  }
}

async function perform(read: ReadOptions, invocation: Invocation, words: CliWords): Promise<ExitCode> {
  switch (read.kind) {
    case 'invalid': throw new UsageError(words.wrong(stripControls(read.problem)));
    case 'help':
      invocation.out.write(words.usage);
      return EXIT.ok;
    case 'version':
      invocation.out.write(`${await versionOfPackage()}\n`);
      return EXIT.ok;
    case 'run': {
      const { code, files } = await run(read, invocation, words);
      invocation.stopping.signal.throwIfAborted();
      await writeFiles(files, read.options, invocation.cwd);
      return code;
    }
  }
}

async function run(
  { options, language }: RunCall, { env, cwd, out, err, stopping: { signal } }: Invocation, words: CliWords,
): Promise<CommandResult> {
  const terminal = createTerminal({ out, err, color: isColoured(options.color, env, out) });
  for (const file of Object.values(options.files)) {
    await assertWritable(resolve(cwd, file)).catch((error: Error) => {
      throw new UsageError(words.unwritable(file, error.message));
    });
  }
  const context: CommandContext = {
    terminal, words, signal,
    startedAt: new Date(systemClock.now()).toISOString(),
    locale: reportLocale(language),
    printNote(text) {
      const trimmed = text.trimStart();
      if (options.format === 'text') terminal.line(trimmed, { indent: text.length - trimmed.length });
      else err.write(`${stripControls(text)}\n`);
    },
    async write(json) {
      if (!out.write(escapeControls(json))) await once(out, 'drain', { signal });
    },
    readFile: (path) => readFile(resolve(cwd, path), 'utf8'),
    openTools: (subject) => openTools(subject, { env, err }, words),
  };
  switch (options.command) {
    case 'scan': return (await import('./scan-command.ts')).runScan(options, context);
    case 'visibility': return (await import('./visibility-command.ts')).runVisibility(options, context);
    case 'schema': return (await import('./schema-command.ts')).runSchema(options, context);
  }
}

/** Loaded lazily, so that the first line of output does not wait for it. */
async function openTools(
  subject: string, { env, err }: Pick<Invocation, 'env' | 'err'>, words: CliWords,
): Promise<OpenTools> {
  const { readConfig } = await import('../config.ts');
  // Only warnings by default, because the log is printed next to the result.
  const configured = readConfig({ ...env, LOG_LEVEL: env['LOG_LEVEL']?.trim() || 'warn' });
  if (!configured.ok) {
    throw new UsageError([words.configuration, ...configured.problems.map((problem) => `  ${problem}`)].join('\n'));
  }
  return (await import('./open-tools.ts')).openTools(configured.config, { subject, err });
}

async function writeFiles(files: CommandResult['files'], options: RunOptions, cwd: string): Promise<void> {
  for (const [kind, path] of Object.entries(options.files) as [FileKind, string][]) {
    const make = files[kind];
    if (make) await writeAtomically(resolve(cwd, path), await make());
  }
}

async function versionOfPackage(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
