import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import { GRADES, LANGUAGES, PILLARS, VERTICALS } from '../../contract/vocabulary.ts';
import type { Grade, Language, PillarId, Severity } from '../../contract/vocabulary.ts';

/** One bar a scan must reach. */
export type Bar = { kind: 'severity'; severity: GatedSeverity } | { kind: 'grade'; pillar: PillarId; grade: Grade };
/** Severities that may be a bar, worst first. */
export const GATED_SEVERITIES = ['critical', 'major', 'minor'] as const satisfies readonly Severity[];
export type GatedSeverity = (typeof GATED_SEVERITIES)[number];

/** The kinds of files a result can be written to. */
export const FILE_KINDS = ['save', 'junit', 'sarif', 'markdown', 'html'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The format of standard output. */
export type OutputForm = 'text' | 'json' | 'ndjson';

interface CommonOptions {
  form: OutputForm;
  language: Language;
  color: boolean | undefined;
  /** Paths as typed. */
  files: Readonly<Partial<Record<FileKind, string>>>;
}

export interface ScanOptions extends CommonOptions {
  command: 'scan';
  body: { url: string; b2b: boolean };
  bars: readonly Bar[];
  baseline: string | undefined;
  strict: boolean;
}

export interface VisibilityOptions extends CommonOptions {
  command: 'visibility';
  body: { brand: string; domain: string; vertical: string; competitors: string[]; lang: string };
}

export interface SchemaOptions extends CommonOptions {
  command: 'schema';
  body: { url: string };
}

export type RunOptions = ScanOptions | VisibilityOptions | SchemaOptions;
export type CommandName = RunOptions['command'];

/** A parsed command line, or what is wrong with it. */
export type ReadOptions =
  | { kind: 'run'; options: RunOptions }
  | { kind: 'help'; language: Language } | { kind: 'version' }
  | { kind: 'wrong'; language: Language; problem: string };

const COMMON = {
  json: { type: 'boolean' }, ndjson: { type: 'boolean' }, lang: { type: 'string' },
  'no-color': { type: 'boolean' }, color: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' },
  markdown: { type: 'string' }, html: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;

const OF_COMMAND = {
  scan: {
    ...COMMON, b2b: { type: 'boolean' }, 'fail-on': { type: 'string', multiple: true }, save: { type: 'string' },
    baseline: { type: 'string' }, strict: { type: 'boolean' }, junit: { type: 'string' }, sarif: { type: 'string' },
  },
  visibility: {
    ...COMMON, brand: { type: 'string' }, domain: { type: 'string' }, vertical: { type: 'string' },
    competitor: { type: 'string', multiple: true }, 'prompt-lang': { type: 'string' },
  },
  schema: COMMON,
} as const satisfies Record<CommandName, ParseArgsOptionsConfig>;

const isCommand = (word: string | undefined): word is CommandName =>
  word !== undefined && Object.hasOwn(OF_COMMAND, word);

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
  const wrong = (problem: string): ReadOptions => ({ kind: 'wrong', language, problem });
  let read;
  try {
    read = parseArgs({ args, options: OF_COMMAND[command] as ParseArgsOptionsConfig, allowPositionals: true });
  } catch (error) {
    return wrong((error as Error).message);
  }
  const { values, positionals } = read;
  const text = (name: string): string | undefined => values[name] as string | undefined;
  const texts = (name: string): string[] => (values[name] as string[] | undefined) ?? [];
  const lang = text('lang');
  if (lang !== undefined) {
    const known = LANGUAGES.find((each) => each === lang);
    if (!known) return wrong(`--lang: ${LANGUAGES.join(', ')}`);
    language = known;
  }
  if (values['help']) return { kind: 'help', language };
  if (values['version']) return { kind: 'version' };
  if (argv.length === 0) return wrong('url');
  if (values['json'] && values['ndjson']) return wrong('--json, --ndjson');
  if (values['ndjson'] && command === 'schema') return wrong('--ndjson');
  const common: CommonOptions = {
    language,
    form: values['json'] ? 'json' : values['ndjson'] ? 'ndjson' : 'text',
    color: values['no-color'] ? false : values['color'] ? true : undefined,
    files: Object.fromEntries(FILE_KINDS.flatMap((kind) => (text(kind) === undefined ? [] : [[kind, text(kind)]]))),
  };
  if (Object.values(common.files).includes('') || text('baseline') === '') return wrong('""');
  if (command === 'visibility') {
    if (positionals.length > 0) return wrong(positionals.join(' '));
    const missing = (['brand', 'domain', 'vertical'] as const).filter((name) => !text(name)).map((name) => `--${name}`);
    if (missing.length > 0) return wrong(missing.join(', '));
    const vertical = text('vertical')!;
    if (!VERTICALS.some((each) => each === vertical)) return wrong(`--vertical: ${VERTICALS.join(', ')}`);
    const body = {
      brand: text('brand')!, domain: text('domain')!, vertical, competitors: texts('competitor'),
      lang: text('prompt-lang') ?? 'no',
    };
    return { kind: 'run', options: { ...common, command, body } };
  }
  const [url, ...rest] = positionals;
  if (url === undefined) return wrong('url');
  // One store or page per call.
  if (rest.length > 0) return wrong(rest.join(' '));
  if (command === 'schema') return { kind: 'run', options: { ...common, command, body: { url } } };
  const bars: Bar[] = [];
  for (const word of texts('fail-on')) {
    const bar = readBar(word);
    if (!bar) return wrong(`--fail-on ${word}`);
    bars.push(bar);
  }
  return {
    kind: 'run',
    options: {
      ...common, command, body: { url, b2b: values['b2b'] === true }, bars, baseline: text('baseline'),
      strict: values['strict'] === true,
    },
  };
}

function readBar(word: string): Bar | undefined {
  const severity = GATED_SEVERITIES.find((each) => each === word);
  if (severity) return { kind: 'severity', severity };
  const [, name, letter] = /^grade:([a-z-]+)=([A-Fa-f])$/.exec(word) ?? [];
  const pillar = PILLARS.find((each) => each === name);
  const grade = GRADES.find((each) => each === letter?.toUpperCase());
  return pillar && grade ? { kind: 'grade', pillar, grade } : undefined;
}
