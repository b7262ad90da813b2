import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** What one part of the tree may import besides its own folder. Paths are relative to the project root, with `/`. */
interface Layer {
  /** A file, or a folder with a trailing `/`. For each file, the longest match counts. */
  path: string;
  /** Whether a file may import only from its own subfolder of this folder. */
  isolated?: true;
  /** Files and folders that may be imported. */
  allow: readonly string[];
  /** Files and folders from which only types may be imported. */
  allowTypes?: readonly string[];
  /** Packages that may be imported; any if absent. */
  packages?: readonly string[];
  /** Packages from which only types may be imported. */
  packageTypes?: readonly string[];
  /** May open sockets and import Node's modules for that. */
  sockets?: true;
  /** May use the machine's own clock. */
  timers?: true;
  /** May import targets that are computed at run time. */
  allowDynamic?: true;
}

/** What almost every layer of the server may import. */
export const BASE = ['contract/', 'server/clock.ts', 'server/async/'];
/** The composed dependencies and their configuration. */
const COMPOSITION = ['server/deps.ts', 'server/config.ts', 'server/log.ts'];
const LOG = ['server/log.ts'];
/** Needed for the types of admission and runs. */
const STATE_AND_NET = ['server/state/', 'server/net/'];
/** `ip.ts` only parses addresses. */
const FACADE = [...BASE, 'server/net/ip.ts', 'server/admission/', 'server/runs/', 'server/tools/'];
/** The layers that tools are built on. */
const BELOW_TOOLS = ['state', 'net', 'page', 'lexicon', 'product', 'site', 'registers', 'threads']
  .map((name) => `server/${name}/`);

/** The parts of the contract that the page loads at run time: its bundle has no zod. */
const IN_THE_BUNDLE = ['vocabulary', 'verticals', 'service-info', 'routes', 'version', 'shell-en', 'shell-nb']
  .map((name) => `contract/${name}.ts`)
  .concat('contract/checks/', 'contract/report/', 'contract/statistics/');

/** The layers of CONTRIBUTING.md: imports point one way. */
export const LAYERS: readonly Layer[] = [
  { path: 'contract/', allow: [], packages: ['zod', '@asteasolutions/zod-to-openapi'] },
  ...IN_THE_BUNDLE.map((path) => ({ path, allow: IN_THE_BUNDLE, allowTypes: ['contract/'], packages: [] })),
  { path: 'server/net/', allow: BASE, allowTypes: LOG, sockets: true },
  { path: 'server/state/', allow: BASE, allowTypes: LOG },
  { path: 'server/state/redis-connection.ts', allow: [...BASE, 'server/state/'], allowTypes: LOG, sockets: true },
  { path: 'server/lexicon/', allow: [], packages: [] },
  { path: 'server/page/', allow: [...BASE, 'server/lexicon/', 'server/net/parse-url.ts'], allowTypes: LOG },
  { path: 'server/product/', allow: [...BASE, 'server/lexicon/', 'server/page/'], allowTypes: LOG },
  { path: 'server/site/', allow: [...BASE, 'server/lexicon/', 'server/page/', 'server/net/'], allowTypes: LOG },
  { path: 'server/async/', allow: ['server/clock.ts'], packages: [] },
  { path: 'server/threads/', allow: [...BASE, 'server/net/headers.ts'], allowTypes: [...LOG, 'server/net/'] },
  // Loads a task's module, whose name comes only from the server's own code.
  { path: 'server/threads/thread-entry.ts', allow: ['server/threads/'], allowDynamic: true },
  { path: 'server/registers/', allow: [...BASE, 'server/net/'], allowTypes: LOG },
  { path: 'server/lab/', allow: [...BASE, 'server/net/'], allowTypes: COMPOSITION },
  { path: 'server/lab/queue/connection.ts', allow: BASE, sockets: true },
  { path: 'server/tools/', isolated: true, allow: [...BASE, ...BELOW_TOOLS], allowTypes: COMPOSITION },
  { path: 'server/tools/emitter/', allow: [...BASE, ...BELOW_TOOLS], allowTypes: [...COMPOSITION, 'server/lab/'] },
  { path: 'server/tools/health/', allow: [...BASE, ...BELOW_TOOLS, 'server/lab/'], allowTypes: COMPOSITION },
  // Loads each check's judge by phase and id.
  { path: 'server/tools/health/checks.ts', allow: [...BASE, 'server/tools/health/'], allowDynamic: true },
  { path: 'server/admission/', allow: [...BASE, ...STATE_AND_NET], allowTypes: COMPOSITION },
  { path: 'server/runs/', allow: [...BASE, ...STATE_AND_NET], allowTypes: [...COMPOSITION, 'server/admission/'] },
  { path: 'server/http/', allow: FACADE, allowTypes: [...COMPOSITION, ...STATE_AND_NET] },
  { path: 'server/http/server.ts', allow: [...FACADE, 'server/http/'], allowTypes: COMPOSITION, sockets: true },
  {
    path: 'server/cli/',
    allow: [
      ...BASE, ...COMPOSITION, 'server/admission/', 'server/runs/', 'server/tools.ts',
      'server/threads/seeded-random.ts',
    ],
  },
  {
    path: 'server/setup/',
    allow: [
      'contract/checks/', 'server/clock.ts', 'server/main.ts', 'server/worker.ts', 'server/cli/main.ts',
      'server/net/chromium-find.ts', 'server/net/chromium-process.ts',
    ],
    sockets: true, timers: true, allowDynamic: true,
  },
  { path: 'server/', allow: ['contract/'], sockets: true },
  { path: 'server/clock.ts', allow: [], packages: [], timers: true },
  { path: 'server/manual-clock.ts', allow: ['server/clock.ts'], packages: [] },
  {
    path: 'client/',
    allow: IN_THE_BUNDLE,
    allowTypes: ['contract/', 'server/http/trpc/'],
    packages: ['react', 'react-dom', '@trpc/client', '@tanstack/react-query', '@fontsource-variable/geist', 'wouter'],
    packageTypes: ['@trpc/server', 'vite'],
  },
];

/** Tests and what only they use, including the manual clock: they may import any package and each other. */
const isTestFile = (path: string): boolean => /(\.test|-rig)\.tsx?$/.test(path) || path === 'server/manual-clock.ts';

const SOCKET_MODULES = ['http', 'https', 'http2', 'net', 'tls', 'dns', 'dns/promises', 'dgram'];
const SOCKET_PACKAGES = ['undici', '@redis/client', 'ws', 'axios', 'node-fetch', 'got'];
/** Exports of those modules that open no socket. */
const SOCKET_FREE_EXPORTS = ['isIP', 'isIPv4', 'isIPv6', 'BlockList', 'STATUS_CODES', 'METHODS'];
const TIMER_MODULES = ['timers', 'timers/promises'];

/** An import that its layer does not allow, or a read of the machine's clock. */
interface Violation {
  line: number;
  what: string;
}

interface Import {
  /** Undefined if it is computed. */
  specifier: string | undefined;
  offset: number;
  typeOnly: boolean;
  /** Whether only types and socket-free exports are imported. */
  opensNoSocket?: boolean;
}

/** Checks one file's imports against its layer; a file of no layer (e2e, bench) may import anything. */
export function checkFile(file: string, source: string): Violation[] {
  const layer = layerOf(file);
  if (!layer) return [];
  const { imports, clockReads } = read(file, source);
  const isTest = isTestFile(file);
  const lineOf = (offset: number): number => source.slice(0, offset).split('\n').length;
  const violations = imports.flatMap((entry) => {
    const why = importViolation(file, layer, isTest, entry);
    return why ? [{ line: lineOf(entry.offset), what: why }] : [];
  });
  const clock = isTest || layer.timers || !file.startsWith('server/') ? [] : clockReads;
  const what = "new Date() reads the machine's clock: take the Clock";
  return [...violations, ...clock.map((offset) => ({ line: lineOf(offset), what }))];
}

function importViolation(file: string, layer: Layer, isTest: boolean, entry: Import): string | undefined {
  const { specifier, typeOnly } = entry;
  if (specifier === undefined) {
    return layer.allowDynamic ? undefined : 'an import whose target is computed cannot be checked';
  }
  if (!specifier.startsWith('.')) return isTest ? undefined : packageViolation(layer, specifier, entry);
  const target = posix.join(posix.dirname(file), specifier);
  if (isTestFile(target)) return isTest ? undefined : `${target} is for tests`;
  const { path, isolated, allow, allowTypes = [] } = layer;
  const own = isolated ? file.slice(0, file.indexOf('/', path.length) + 1) : path;
  const isIn = (places: readonly string[]): boolean => places.some((place) => covers(place, target));
  const onlyTypes = isIn(allowTypes);
  if (isIn([own, ...allow]) || (onlyTypes && (typeOnly || isTest))) return undefined;
  return `${path} may ${onlyTypes ? 'import only types from' : 'not import'} ${target}`;
}

function packageViolation(layer: Layer, specifier: string, { typeOnly, opensNoSocket }: Import): string | undefined {
  const isBuiltin = specifier.startsWith('node:') || builtinModules.includes(specifier);
  const bare = specifier.replace(/^node:/, '');
  const name = bare.split('/').slice(0, bare.startsWith('@') ? 2 : 1).join('/');
  if (typeOnly && (isBuiltin || layer.packageTypes?.includes(name))) return undefined;
  const opens = isBuiltin ? SOCKET_MODULES.includes(bare) : SOCKET_PACKAGES.includes(name);
  if (opens && !layer.sockets && !typeOnly && !opensNoSocket) {
    return `${specifier} opens sockets: only server/net may import it`;
  }
  if (isBuiltin && TIMER_MODULES.includes(bare)) {
    return layer.timers ? undefined : `${specifier} waits on the machine's clock: take the Clock`;
  }
  if (isBuiltin) return layer.packages ? `${layer.path} may not import ${specifier}` : undefined;
  return layer.packages && !layer.packages.includes(name) ? `${layer.path} may not import ${name}` : undefined;
}

function layerOf(file: string): Layer | undefined {
  return LAYERS.filter(({ path }) => covers(path, file)).sort((a, b) => b.path.length - a.path.length)[0];
}

const covers = (place: string, path: string): boolean =>
  (place.endsWith('/') ? path.startsWith(place) : path === place);

function read(file: string, source: string): { imports: Import[]; clockReads: number[] } {
  const { program, module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const imports: Import[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const every = (test: (entry: (typeof entries)[number]) => boolean): boolean =>
      entries.length > 0 && entries.every(test);
    imports.push({
      specifier: moduleRequest.value,
      offset: moduleRequest.start,
      typeOnly: every((entry) => entry.isType),
      opensNoSocket: every((entry) => entry.isType || SOCKET_FREE_EXPORTS.includes(entry.importName.name ?? '')),
    });
  }
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) imports.push({ specifier: moduleRequest.value, offset: moduleRequest.start, typeOnly: isType });
  }
  const clockReads: number[] = [];
  new Visitor({
    ImportExpression: ({ source: target, start }) =>
      void imports.push({ specifier: literal(target), offset: start, typeOnly: false }),
    TSImportType: ({ source: target, start }) =>
      void imports.push({ specifier: literal(target), offset: start, typeOnly: true }),
    NewExpression: ({ callee, arguments: given, start }) => {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) clockReads.push(start);
    },
  }).visit(program);
  return { imports, clockReads };
}

const literal = (node: { type: string; value?: unknown }): string | undefined =>
  node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
