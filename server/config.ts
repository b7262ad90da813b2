import { z } from 'zod';
import { ENGINES, MAX_REPEATS } from '../contract/vocabulary.ts';
import type { DemoStore } from '../contract/service-info.ts';
import type { EngineId } from '../contract/vocabulary.ts';
import { EGRESS_VARIABLES, EgressPolicy, parseBlocks, variable } from './net/egress-policy.ts';
import type { EndpointConfig } from './net/trusted.ts';
import { repeatProblems } from './tools/geo/estimate.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Outcome<Value> = { ok: true; config: Value } | { ok: false; problems: string[] };

const ENGINE_PREFIXES = {
  openai: 'openai',
  gemini: 'gemini',
  perplexity: 'perplexity',
  claude: 'anthropic',
  grok: 'xai',
  mistral: 'mistral',
} as const satisfies Record<EngineId, string>;

type EndpointPrefix = (typeof ENGINE_PREFIXES)[EngineId] | 'extraction';

const HTTP = /^https?$/;
const port = z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535);
const url = z.url({ protocol: HTTP, error: 'must be an http or https URL' })
  .transform((text) => text.replace(/\/+$/, ''));
const onOff = z.enum(['on', 'off'], { error: 'must be on or off' }).transform((word) => word === 'on');
const wholeNumber = z.coerce.number({ error: 'must be a whole number' }).int();
const count = wholeNumber.positive('must be greater than 0');
const positive = z.coerce.number({ error: 'must be a number' }).positive('must be greater than 0');

const repeats = z.string()
  .regex(new RegExp(`^[1-${MAX_REPEATS}]$`), `must be a whole number from 1 to ${MAX_REPEATS}`)
  .transform(Number);

const Endpoints = z.object(Object.fromEntries(
  [...Object.values(ENGINE_PREFIXES), 'extraction'].flatMap((prefix) => [
    [`${prefix}ApiKey`, z.string().optional()],
    [`${prefix}BaseUrl`, url.optional()],
    [`${prefix}Model`, z.string().optional()],
  ]),
) as Record<`${EndpointPrefix}${'ApiKey' | 'BaseUrl' | 'Model'}`, z.ZodOptional<z.ZodType<string>>>);

/** Each setting is read from the variable of its name: `geoDailyCap` from GEO_DAILY_CAP. */
const Settings = z.object({
  port: port.default(3000),
  host: z.string().default('127.0.0.1'),
  publicUrl: url.refine(isBareAddress, 'must be without credentials, query and fragment').optional(),
  /** Further host names of this service. */
  allowedHosts: variable(parseHosts),
  dataDir: z.string().default('./data'),
  redisUrl: z.string()
    .refine(isRedisUrl, 'must be a redis or rediss URL, its path the number of a database')
    .optional(),
  trustProxy: variable(parseBlocks),
  maxConnections: count.default(1_000),
  maxConnectionsPerIp: count.default(100),
  chromiumPath: z.string().optional(),
  speedLab: z.enum(['on', 'remote', 'off'], { error: 'must be on, remote or off' }).default('on'),
  /** The limit of browser jobs that wait for workers, for all instances together. */
  labQueue: count.default(16),
  /** Read by `npm start` when it installs a browser. */
  browserSetup: onOff.default(true),
  cruxApiKey: z.string().optional(),
  cruxBaseUrl: url.default('https://chromeuxreport.googleapis.com'),
  aiEdgeProbe: onOff.default(false),
  geoDailyCap: wholeNumber.min(0).default(40),
  geoMaxUsdPerScan: positive.default(3),
  geoRepeats: repeats.default(1),
  geminiStore: onOff.default(true),
  brregBaseUrl: url.default('https://data.brreg.no/enhetsregisteret/api'),
  peppolSmlZone: z.string().default('participant.sml.prod.tech.peppol.org'),
  peppolDirectoryUrl: url.default('https://directory.peppol.eu'),
  /** Whether reports can be shared. */
  shares: onOff.default(true),
  limitFactor: positive.default(1),
  budgetScale: positive.default(1),
  /** Who operates the service, for the privacy page. */
  operatorName: z.string().optional(),
  operatorContact: z.string()
    .refine(isContact, 'must be an e-mail address, or an http or https URL without credentials').optional(),
  notice: z.string().optional(),
  /** The notice in English, if `notice` is in bokmål. */
  noticeEn: z.string().optional(),
  /** The stores that a demo offers if asked for any other; empty unless the service is a demo. */
  demoStores: variable(parseDemoStores),
  logLevel: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  adminPort: port.optional(),
  adminHost: z.string().default('127.0.0.1'),
});

const variableOf = (setting: string): string => setting.replace(/[a-z](?=[A-Z])/g, '$&_').toUpperCase();

const SETTINGS = [...Object.keys(Settings.shape), ...Object.keys(Endpoints.shape)];

/** The names of all environment variables that the service reads. */
export const VARIABLES: readonly string[] = [...SETTINGS.map(variableOf), ...EGRESS_VARIABLES];

/**
 * Reads the environment; a blank variable counts as unset. All problems are reported together, without values. Only
 * whether a scan can afford GEO_REPEATS is checked after everything else is valid.
 */
export function readConfig(env: Record<string, string | undefined>): Outcome<Config> {
  const set = Object.fromEntries(VARIABLES.map((name) => [name, env[name]?.trim() || undefined]));
  const settings = Object.fromEntries(SETTINGS.map((name) => [name, set[variableOf(name)]]));
  const egress = EgressPolicy.safeParse(set);
  const parsed = Settings.safeParse(settings);
  const endpoints = Endpoints.safeParse(settings);
  const issues = [egress, parsed, endpoints].flatMap(({ error }) => error?.issues ?? []);
  const problems = [
    ...issues.map(({ path, message }) => `${variableOf(path.join())}: ${message}`),
    ...(set.SPEED_LAB === 'remote' && set.REDIS_URL === undefined
      ? ['SPEED_LAB: remote needs REDIS_URL, where workers take their jobs from'] : []),
  ];
  if (!parsed.success || !endpoints.success || !egress.success || problems.length > 0) return { ok: false, problems };
  const config = configOf(parsed.data, endpoints.data, egress.data);
  const repeatIssues = repeatProblems({
    engines: configuredEngines(config),
    repeats: config.geoRepeats, maxUsdPerScan: config.geoMaxUsdPerScan, budgetScale: config.budgetScale,
  });
  return repeatIssues.length > 0 ? { ok: false, problems: repeatIssues } : { ok: true, config };
}

/** The configuration from the environment. */
export type Config = ReturnType<typeof configOf>;

function configOf(
  settings: z.output<typeof Settings>, endpoints: z.output<typeof Endpoints>, egress: EgressPolicy,
) {
  const endpoint = (prefix: EndpointPrefix): EndpointConfig => ({
    apiKey: endpoints[`${prefix}ApiKey`],
    baseUrl: endpoints[`${prefix}BaseUrl`],
    model: endpoints[`${prefix}Model`],
  });
  return {
    ...settings,
    publicUrl: settings.publicUrl ?? ownUrl(settings.host, settings.port),
    /** False if `publicUrl` is derived from host and port. */
    isPublicUrlSet: settings.publicUrl !== undefined,
    egress,
    engines: Object.fromEntries(
      ENGINES.map((id) => [id, endpoint(ENGINE_PREFIXES[id])]),
    ) as Record<EngineId, EndpointConfig>,
    extraction: endpoint('extraction'),
  };
}

/** The engines with a key. */
export const configuredEngines = ({ engines }: Pick<Config, 'engines'>): EngineId[] =>
  ENGINES.filter((id) => engines[id].apiKey !== undefined);

/** The configuration of a lab worker, which needs no keys and opens no port. */
export type WorkerConfig = Pick<Config, 'egress' | 'chromiumPath' | 'budgetScale' | 'logLevel'> & { redisUrl: string };

/** The names of the environment variables that a lab worker reads. */
export const WORKER_VARIABLES: readonly string[] = [
  'REDIS_URL', 'CHROMIUM_PATH', 'BUDGET_SCALE', 'LOG_LEVEL', ...EGRESS_VARIABLES,
];

/** Reads the environment of a lab worker, in the same way as `readConfig`. */
export function readWorkerConfig(env: Record<string, string | undefined>): Outcome<WorkerConfig> {
  const read = readConfig(Object.fromEntries(WORKER_VARIABLES.map((name) => [name, env[name]])));
  const redisUrl = env.REDIS_URL?.trim();
  if (read.ok && redisUrl) return { ok: true, config: { ...read.config, redisUrl } };
  const missing = redisUrl ? [] : ['REDIS_URL: a worker takes its jobs from there'];
  return { ok: false, problems: [...(read.ok ? [] : read.problems), ...missing] };
}

/** The configuration with the port that the server listens on, which differs if port 0 is configured. */
export function withPort(config: Config, port: number): Config {
  return { ...config, port, publicUrl: config.isPublicUrlSet ? config.publicUrl : ownUrl(config.host, port) };
}

const entriesOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

// Everyone is shown the contact and the public address.
function hasNoCredentials(address: string): boolean {
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

function isContact(text: string): boolean {
  return z.email().safeParse(text).success || (url.safeParse(text).success && hasNoCredentials(text));
}

// Links append a path to it.
function isBareAddress(address: string): boolean {
  return hasNoCredentials(address) && !/[?#]/.test(address);
}

// A host name as browsers send it; empty for anything else.
const hostNameOf = (entry: string): string =>
  (/[/:@?#*]/.test(entry) ? '' : URL.parse(`http://${entry}`)?.hostname.replace(/\.$/, '') ?? '');

function parseHosts(text: string): string[] {
  const names = entriesOf(text).map(hostNameOf);
  if (names.includes('')) throw new Error('must be host names, without scheme, port, path or wildcard');
  return names;
}

// An entry may add the path of a product page to a store's host: `shop.test/product/1`.
function parseDemoStores(text: string): DemoStore[] {
  return entriesOf(text).map((entry) => {
    const [, name = '', path = ''] = /^([^/]*)(\/[^?#]*)?$/.exec(entry) ?? [];
    const host = hostNameOf(name);
    if (host === '') throw new Error('must be host names, each with the path of a product page or without one');
    return { host, ...(path.length > 1 ? { product: host + path } : {}) };
  });
}

// True for a URL that the Redis client accepts.
function isRedisUrl(text: string): boolean {
  try {
    const { protocol, hostname, pathname, username, password } = new URL(text);
    decodeURIComponent(`${username}${password}`);
    return /^rediss?:$/.test(protocol) && hostname !== '' && /^(?:\/\d*)?$/.test(pathname);
  } catch {
    return false;
  }
}

function ownUrl(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
