import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import { GRADES, LANGUAGES, PILLARS, VERTICALS } from '../../contract/vocabulary.ts';
import type { Grade, Language, PillarId, Severity } from '../../contract/vocabulary.ts';

/** One threshold a scan must reach. */
export type Threshold =
  | { kind: 'severity'; severity: GatedSeverity }
  | { kind: 'grade'; pillar: PillarId; grade: Grade };
/** Severities that may be a threshold, worst first. */
export const GATED_SEVERITIES = ['critical', 'major', 'minor'] as const satisfies readonly Severity[];
type GatedSeverity = (typeof GATED_SEVERITIES)[number];

/** The kinds of files a result can be written to. */
const FILE_KINDS = ['save', 'junit', 'sarif', 'markdown', 'html'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The format of standard output. */
type OutputFormat = 'text' | 'json' | 'ndjson';

interface CommonOptions {
  format: OutputFormat;
  color: boolean | undefined;
  /** Paths as typed. */
  files: Readonly<Partial<Record<FileKind, string>>>;
}

/** The options of `scan`. */
export interface ScanOptions extends CommonOptions {
  command: 'scan';
  body: { url: string; b2b: boolean };
  thresholds: readonly Threshold[];
  baseline: string | undefined;
  strict: boolean;
}

/** The options of `visibility`. */
export interface VisibilityOptions extends CommonOptions {
  command: 'visibility';
  body: { brand: string; domain: string; vertical: string; competitors: string[]; lang: string };
}

/** The options of `schema`. */
export interface SchemaOptions extends CommonOptions {
  command: 'schema';
  body: { url: string };
}

/** The options of any command. */
export type RunOptions = ScanOptions | VisibilityOptions | SchemaOptions;
type CommandName = RunOptions['command'];

/** A parsed command line that runs a command. */
export interface RunCall {
  kind: 'run';
  language: Language;
  options: RunOptions;
}

/** A parsed command line, or what is wrong with it. */
export type ReadOptions =
  | RunCall
  | { kind: 'help' | 'version'; language: Language }
  | { kind: 'invalid'; language: Language; problem: string };

const COMMON = {
  json: { type: 'boolean' }, lang: { type: 'string' }, color: { type: 'boolean' }, 'no-color': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' },
  markdown: { type: 'string' }, html: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;

const COMMAND_OPTIONS = {
  scan: {
    ...COMMON, ndjson: { type: 'boolean' }, b2b: { type: 'boolean' }, 'fail-on': { type: 'string', multiple: true },
    save: { type: 'string' }, baseline: { type: 'string' }, strict: { type: 'boolean' }, junit: { type: 'string' },
    sarif: { type: 'string' },
  },
  visibility: {
    ...COMMON, ndjson: { type: 'boolean' }, brand: { type: 'string' }, domain: { type: 'string' },
    vertical: { type: 'string' }, competitor: { type: 'string', multiple: true }, 'prompt-lang': { type: 'string' },
  },
  schema: COMMON,
} as const satisfies Record<CommandName, ParseArgsOptionsConfig>;

/** The options of all commands; parsing rejects those that the given command does not have. */
type AnyOption = typeof COMMAND_OPTIONS.scan & typeof COMMAND_OPTIONS.visibility;

const isCommand = (word: string | undefined): word is CommandName =>
  word !== undefined && Object.hasOwn(COMMAND_OPTIONS, word);

/** The language of the environment's locale; English unless it is Norwegian. */
export function languageOfLocale(
  { LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>,
): Language {
  return /^(?:nb|nn|no)(?:[_.@]|$)/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'no' : 'en';
}

/** Parses a command line; an address without a command is scanned. */
export function readOptions(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): ReadOptions {
  const [first, ...others] = argv;
  const [command, args] = isCommand(first) ? [first, others] : ['scan' as const, [...argv]];
  let language = languageOfLocale(env);
  try {
    const { values, positionals } = parse(command, args);
    if (values.lang !== undefined) language = oneOf(LANGUAGES, values.lang, '--lang');
    if (values.help || values.version) return { kind: values.help ? 'help' : 'version', language };
    return { kind: 'run', language, options: runOptions(command, positionals, values) };
  } catch (error) {
    return { kind: 'invalid', language, problem: (error as Error).message };
  }
}

const parse = (command: CommandName, args: string[]) =>
  parseArgs({ args, options: COMMAND_OPTIONS[command] as AnyOption, allowPositionals: true });

type Values = ReturnType<typeof parse>['values'];

function runOptions(command: CommandName, positionals: readonly string[], values: Values): RunOptions {
  const { json, ndjson, brand = '', domain = '', vertical = '' } = values;
  if (json && ndjson) throw new Error('--json, --ndjson');
  const empty = Object.entries(values).find(([, value]) => value === '');
  if (empty) throw new Error(`--${empty[0]} ""`);
  const common: CommonOptions = {
    format: json ? 'json' : ndjson ? 'ndjson' : 'text',
    color: values['no-color'] ? false : values.color,
    files: readFiles(values),
  };
  // One store or page per call.
  const [url, ...others] = positionals;
  const unwanted = command === 'visibility' ? positionals : others;
  if (unwanted.length > 0) throw new Error(unwanted.join(' '));
  if (command === 'visibility') {
    const missing = Object.entries({ brand, domain, vertical }).filter(([, value]) => value === '');
    if (missing.length > 0) throw new Error(missing.map(([name]) => `--${name}`).join(', '));
    const body = {
      brand, domain, vertical: oneOf(VERTICALS, vertical, '--vertical'), competitors: values.competitor ?? [],
      lang: values['prompt-lang'] ?? 'no',
    };
    return { ...common, command, body };
  }
  if (url === undefined) throw new Error('url');
  if (command === 'schema') return { ...common, command, body: { url } };
  return {
    ...common, command, body: { url, b2b: values.b2b ?? false },
    thresholds: (values['fail-on'] ?? []).map(readThreshold), baseline: values.baseline, strict: values.strict ?? false,
  };
}

/** The paths of the files to write; throws if two options name the same file. */
function readFiles(values: Values): CommonOptions['files'] {
  const files = FILE_KINDS.flatMap((kind) => (values[kind] === undefined ? [] : [[kind, values[kind]] as const]));
  const sameFile = Map.groupBy(files, ([, path]) => resolve(path)).values().find(({ length }) => length > 1);
  if (sameFile) throw new Error(sameFile.map(([kind, path]) => `--${kind} ${path}`).join(' = '));
  return Object.fromEntries(files);
}

/** Returns the given word if it is one of `words`; throws an error that names the option if not. */
function oneOf<const Word extends string>(words: readonly Word[], given: string, option: string): Word {
  const known = words.find((word) => word === given);
  if (known === undefined) throw new Error(`${option}: ${words.join(', ')}`);
  return known;
}

function readThreshold(word: string): Threshold {
  const severity = GATED_SEVERITIES.find((each) => each === word);
  if (severity) return { kind: 'severity', severity };
  const [, name, letter] = /^grade:([a-z-]+)=([A-Fa-f])$/.exec(word) ?? [];
  const pillar = PILLARS.find((each) => each === name);
  const grade = GRADES.find((each) => each === letter?.toUpperCase());
  if (!pillar || !grade) throw new Error(`--fail-on ${word}`);
  return { kind: 'grade', pillar, grade };
}
