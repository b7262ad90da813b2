import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';

/** What one part of the tree may import besides its own folder. Paths are relative to the project's root, with `/`. */
interface Layer {
  /** A file, or a folder with a trailing `/`. The longest that holds a file counts. */
  at: string;
  /** Whether a file may only import from the folder in it that holds the file. */
  apart?: true;
  /** Files and folders of the project. */
  may: readonly string[];
  /** Files and folders of which only types may be imported. */
  types?: readonly string[];
  /** Packages; any if absent. */
  packages?: readonly string[];
  /** Packages of which only types may be imported. */
  packageTypes?: readonly string[];
  /** May open sockets (and import Node's modules for it). */
  sockets?: true;
  /** May use the machine's own clock. */
  timers?: true;
  /** May import a target that is computed at run time. */
  computed?: true;
}

const LEAF = ['contract/', 'server/clock.ts', 'server/async/'];
const GIVEN = ['server/deps.ts', 'server/config.ts', 'server/log.ts'];
const LOG = ['server/log.ts'];
/** What the types of admission and runs are made of. */
const VERDICTS = ['server/state/', 'server/net/'];
/** `ip.ts` only parses addresses. */
const FACADE = [...LEAF, 'server/net/ip.ts', 'server/admission/', 'server/runs/', 'server/tools/'];
const GATHERING = ['state', 'net', 'page', 'lexicon', 'product', 'site', 'registers', 'threads']
  .map((name) => `server/${name}/`);

/** The parts of the contract that the page loads at run time: its bundle has no zod. */
const IN_THE_BUNDLE = ['vocabulary', 'verticals', 'service-info', 'routes', 'version', 'shell-en', 'shell-nb']
  .map((name) => `contract/${name}.ts`)
  .concat('contract/checks/', 'contract/report/', 'contract/statistics/');

/** The layers of CONTRIBUTING.md: imports point one way. */
export const LAYERS: readonly Layer[] = [
  { at: 'contract/', may: [], packages: ['zod', '@asteasolutions/zod-to-openapi'] },
  ...IN_THE_BUNDLE.map((at) => ({ at, may: IN_THE_BUNDLE, types: ['contract/'], packages: [] })),
  { at: 'server/net/', may: LEAF, types: LOG, sockets: true },
  { at: 'server/state/', may: LEAF, types: LOG },
  { at: 'server/state/redis-connection.ts', may: [...LEAF, 'server/state/'], types: LOG, sockets: true },
  { at: 'server/lexicon/', may: [], packages: [] },
  { at: 'server/page/', may: [...LEAF, 'server/lexicon/', 'server/net/parse-url.ts'], types: LOG },
  { at: 'server/product/', may: [...LEAF, 'server/lexicon/', 'server/page/'], types: LOG },
  { at: 'server/site/', may: [...LEAF, 'server/lexicon/', 'server/page/', 'server/net/'], types: LOG },
  { at: 'server/async/', may: ['server/clock.ts'], packages: [] },
  { at: 'server/threads/', may: [...LEAF, 'server/net/headers.ts'], types: [...LOG, 'server/net/'] },
  // Loads the module of a task, which only the server's own code names.
  { at: 'server/threads/thread-entry.ts', may: ['server/threads/'], computed: true },
  { at: 'server/registers/', may: [...LEAF, 'server/net/'], types: LOG },
  { at: 'server/lab/', may: [...LEAF, 'server/net/'], types: GIVEN },
  { at: 'server/lab/queue/connection.ts', may: LEAF, sockets: true },
  { at: 'server/tools/', apart: true, may: [...LEAF, ...GATHERING], types: GIVEN },
  { at: 'server/tools/emitter/', may: [...LEAF, ...GATHERING], types: [...GIVEN, 'server/lab/'] },
  { at: 'server/tools/health/', may: [...LEAF, ...GATHERING, 'server/lab/'], types: GIVEN },
  // Loads the judge of each check by its phase and id.
  { at: 'server/tools/health/checks.ts', may: [...LEAF, 'server/tools/health/'], computed: true },
  { at: 'server/admission/', may: [...LEAF, ...VERDICTS], types: GIVEN },
  { at: 'server/runs/', may: [...LEAF, ...VERDICTS], types: [...GIVEN, 'server/admission/'] },
  { at: 'server/http/', may: FACADE, types: [...GIVEN, ...VERDICTS] },
  { at: 'server/http/server.ts', may: [...FACADE, 'server/http/'], types: GIVEN, sockets: true },
  {
    at: 'server/cli/',
    may: [...LEAF, ...GIVEN, 'server/admission/', 'server/runs/', 'server/tools.ts', 'server/threads/seeded-random.ts'],
  },
  {
    at: 'server/setup/',
    may: [
      'contract/checks/', 'server/clock.ts', 'server/main.ts', 'server/worker.ts', 'server/cli/main.ts',
      'server/net/chromium-find.ts', 'server/net/chromium-process.ts',
    ],
    sockets: true, timers: true, computed: true,
  },
  { at: 'server/', may: ['contract/'], sockets: true },
  { at: 'server/clock.ts', may: [], packages: [], timers: true },
  { at: 'server/manual-clock.ts', may: ['server/clock.ts'], packages: [] },
  {
    at: 'client/',
    may: IN_THE_BUNDLE,
    types: ['contract/', 'server/http/trpc/'],
    packages: ['react', 'react-dom', '@trpc/client', '@tanstack/react-query', '@fontsource-variable/geist', 'wouter'],
    packageTypes: ['@trpc/server', 'vite'],
  },
];

/** Tests and what only they use, the manual clock included: they may import any package and each other. */
const isTestFile = (path: string): boolean => /(\.test|-rig)\.tsx?$/.test(path) || path === 'server/manual-clock.ts';

const SOCKET_MODULES = ['http', 'https', 'http2', 'net', 'tls', 'dns', 'dns/promises', 'dgram'];
const SOCKET_PACKAGES = ['undici', '@redis/client', 'ws', 'axios', 'node-fetch', 'got'];
/** Exports of those modules that open no socket. */
const HARMLESS = ['isIP', 'isIPv4', 'isIPv6', 'BlockList', 'STATUS_CODES', 'METHODS'];
const TIMER_MODULES = ['timers', 'timers/promises'];

/** An import that its layer does not allow, or a reading of the machine's clock. */
export interface Violation {
  file: string;
  line: number;
  what: string;
}

interface Import {
  /** Undefined when it is computed. */
  specifier: string | undefined;
  at: number;
  typeOnly: boolean;
  /** Whether only types and harmless exports are imported. */
  harmless?: boolean;
}

/** Judges one file's imports by its layer; a file of no layer (e2e, bench) may import everything. */
export function judgeFile(file: string, source: string): Violation[] {
  const layer = layerOf(file);
  if (!layer) return [];
  const { imports, clockReads } = read(file, source);
  const isTest = isTestFile(file);
  const lineOf = (offset: number): number => source.slice(0, offset).split('\n').length;
  const refused = imports.flatMap((entry) => {
    const why = refuse(file, layer, isTest, entry);
    return why ? [{ file, line: lineOf(entry.at), what: why }] : [];
  });
  const clock = isTest || layer.timers || !file.startsWith('server/') ? [] : clockReads;
  const what = "new Date() reads the machine's clock: take the Clock";
  return [...refused, ...clock.map((at) => ({ file, line: lineOf(at), what }))];
}

/** Judges every source file under `root`. */
export function judgeTree(root: string): Violation[] {
  return globSync('{contract,server,client}/**/*.{ts,tsx,mjs}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules/'))
    .sort()
    .flatMap((path) => judgeFile(path, readFileSync(join(root, path), 'utf8')));
}

function refuse(file: string, layer: Layer, isTest: boolean, entry: Import): string | undefined {
  const { specifier, typeOnly } = entry;
  if (specifier === undefined) {
    return layer.computed ? undefined : 'an import whose target is computed cannot be judged';
  }
  if (!specifier.startsWith('.')) return isTest ? undefined : refusePackage(layer, specifier, entry);
  const target = posix.join(posix.dirname(file), specifier);
  if (isTestFile(target)) return isTest ? undefined : `${target} is for tests`;
  const { at, apart, may, types = [] } = layer;
  const own = apart ? file.slice(0, file.indexOf('/', at.length) + 1) : at;
  const isIn = (places: readonly string[]): boolean => places.some((place) => holds(place, target));
  const onlyTypes = isIn(types);
  if (isIn([own, ...may]) || (onlyTypes && (typeOnly || isTest))) return undefined;
  return `${at} may ${onlyTypes ? 'import only types from' : 'not import'} ${target}`;
}

function refusePackage(layer: Layer, specifier: string, { typeOnly, harmless }: Import): string | undefined {
  const isNodes = specifier.startsWith('node:') || builtinModules.includes(specifier);
  const bare = specifier.replace(/^node:/, '');
  const name = bare.split('/').slice(0, bare.startsWith('@') ? 2 : 1).join('/');
  if (typeOnly && (isNodes || layer.packageTypes?.includes(name))) return undefined;
  const opens = isNodes ? SOCKET_MODULES.includes(bare) : SOCKET_PACKAGES.includes(name);
  if (opens && !layer.sockets && !typeOnly && !harmless) {
    return `${specifier} opens sockets: only server/net may import it`;
  }
  if (isNodes && TIMER_MODULES.includes(bare)) {
    return layer.timers ? undefined : `${specifier} waits on the machine's clock: take the Clock`;
  }
  if (isNodes) return layer.packages ? `${layer.at} may not import ${specifier}` : undefined;
  return layer.packages && !layer.packages.includes(name) ? `${layer.at} may not import ${name}` : undefined;
}

function layerOf(file: string): Layer | undefined {
  return LAYERS.filter(({ at }) => holds(at, file)).sort((a, b) => b.at.length - a.at.length)[0];
}

const holds = (place: string, path: string): boolean => (place.endsWith('/') ? path.startsWith(place) : path === place);

function read(file: string, source: string): { imports: Import[]; clockReads: number[] } {
  const { program, module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const imports: Import[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const every = (test: (entry: (typeof entries)[number]) => boolean): boolean =>
      entries.length > 0 && entries.every(test);
    imports.push({
      specifier: moduleRequest.value,
      at: moduleRequest.start,
      typeOnly: every((entry) => entry.isType),
      harmless: every((entry) => entry.isType || HARMLESS.includes(entry.importName.name ?? '')),
    });
  }
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) imports.push({ specifier: moduleRequest.value, at: moduleRequest.start, typeOnly: isType });
  }
  const clockReads: number[] = [];
  new Visitor({
    ImportExpression: ({ source: target, start }) =>
      void imports.push({ specifier: literal(target), at: start, typeOnly: false }),
    TSImportType: ({ source: target, start }) =>
      void imports.push({ specifier: literal(target), at: start, typeOnly: true }),
    NewExpression: ({ callee, arguments: given, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) clockReads.push(start);
    },
  }).visit(program);
  return { imports, clockReads };
}

const literal = (node: { type: string; value?: unknown }): string | undefined =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

if (import.meta.main) {
  const violations = judgeTree(process.argv[2] ?? dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
  for (const { file, line, what } of violations) process.stdout.write(`${file}:${line}  ${what}\n`);
  const verdict = violations.length === 0 ? 'imports point one way' : `${violations.length} refused`;
  process.stdout.write(`Layers: ${verdict}\n`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
