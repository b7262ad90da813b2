import { z } from 'zod';
import { ENGINES, MAX_REPEATS } from '../contract/vocabulary.ts';
import type { DemoStore } from '../contract/service-info.ts';
import type { EngineId } from '../contract/vocabulary.ts';
import { EGRESS_VARIABLES, parseBlocks, parseEgressPolicy, problemsOf, variable } from './net/egress-policy.ts';
import type { EgressPolicy } from './net/egress-policy.ts';
import type { EndpointConfig } from './net/trusted.ts';
import { repeatProblems } from './tools/geo/estimate.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type ConfigOutcome = { ok: true; config: Config } | { ok: false; problems: string[] };

const ENGINE_PREFIXES = {
  openai: 'OPENAI',
  gemini: 'GEMINI',
  perplexity: 'PERPLEXITY',
  claude: 'ANTHROPIC',
  grok: 'XAI',
  mistral: 'MISTRAL',
} as const satisfies Record<EngineId, string>;

type EndpointPrefix = (typeof ENGINE_PREFIXES)[EngineId] | 'EXTRACTION';

const HTTP = /^https?$/;
const port = z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535);
const url = z.url({ protocol: HTTP, error: 'must be an http or https URL' })
  .transform((text) => text.replace(/\/+$/, ''));
const onOff = z.enum(['on', 'off'], { error: 'must be on or off' }).transform((word) => word === 'on');
const count = z.coerce.number({ error: 'must be a whole number' }).int().positive('must be greater than 0');
const positive = z.coerce.number({ error: 'must be a number' }).positive('must be greater than 0');

const repeats = z.string()
  .regex(new RegExp(`^[1-${MAX_REPEATS}]$`), `must be a whole number from 1 to ${MAX_REPEATS}`)
  .transform(Number);

const endpointShape = Object.fromEntries(
  [...Object.values(ENGINE_PREFIXES), 'EXTRACTION'].flatMap((prefix) => [
    [`${prefix}_API_KEY`, z.string().optional()],
    [`${prefix}_BASE_URL`, url.optional()],
    [`${prefix}_MODEL`, z.string().optional()],
  ]),
) as Record<`${EndpointPrefix}_${'API_KEY' | 'BASE_URL' | 'MODEL'}`, z.ZodOptional<z.ZodType<string>>>;

const Environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  ALLOWED_HOSTS: z.string().default('').transform(hostNames)
    .refine((names) => !names.includes(''), 'must be host names, without scheme, port, path or wildcard'),
  DATA_DIR: z.string().default('./data'),
  REDIS_URL: z.string()
    .refine(isRedisUrl, 'must be a redis or rediss URL, its path the number of a database')
    .optional(),
  TRUST_PROXY: variable(parseBlocks),
  MAX_CONNECTIONS: count.default(1_000),
  MAX_CONNECTIONS_PER_IP: count.default(100),
  CHROMIUM_PATH: z.string().optional(),
  SPEED_LAB: z.enum(['on', 'remote', 'off'], { error: 'must be on, remote or off' }).default('on'),
  LAB_QUEUE: count.default(16),
  // Read by `npm start` when it installs a browser.
  BROWSER_SETUP: onOff.default(true),
  CRUX_API_KEY: z.string().optional(),
  CRUX_BASE_URL: url.default('https://chromeuxreport.googleapis.com'),
  AI_EDGE_PROBE: onOff.default(false),
  GEO_DAILY_CAP: z.coerce.number({ error: 'must be a whole number' }).int().min(0).default(40),
  GEO_MAX_USD_PER_SCAN: positive.default(3),
  GEO_REPEATS: repeats.default(1),
  GEMINI_STORE: onOff.default(true),
  BRREG_BASE_URL: url.default('https://data.brreg.no/enhetsregisteret/api'),
  PEPPOL_SML_ZONE: z.string().default('participant.sml.prod.tech.peppol.org'),
  PEPPOL_DIRECTORY_URL: url.default('https://directory.peppol.eu'),
  SHARES: onOff.default(true),
  LIMIT_FACTOR: positive.default(1),
  BUDGET_SCALE: positive.default(1),
  NOTICE: z.string().optional(),
  NOTICE_EN: z.string().optional(),
  DEMO_STORES: z.string().default('').transform(demoStores)
    .refine(
      (stores) => !stores.includes(undefined),
      'must be host names, each with the path of a product page or without one',
    )
    .transform((stores) => stores.filter((store) => store !== undefined)),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  ADMIN_PORT: port.optional(),
  ADMIN_HOST: z.string().default('127.0.0.1'),
  ...endpointShape,
});

/** The configuration of a lab worker, which has no keys and no open port. */
export type WorkerConfig = Pick<Config, 'egress' | 'chromiumPath' | 'budgetScale' | 'logLevel'> & { redisUrl: string };

export const WORKER_VARIABLES: readonly string[] = [
  'REDIS_URL', 'CHROMIUM_PATH', 'BUDGET_SCALE', 'LOG_LEVEL', ...EGRESS_VARIABLES,
];

export const VARIABLES: readonly string[] = [...Object.keys(Environment.shape), ...EGRESS_VARIABLES];

/** Reads the environment; blank counts as unset. Problems are all reported together, without values. */
export function readConfig(env: Record<string, string | undefined>): ConfigOutcome {
  const set = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const egress = parseEgressPolicy(set);
  const parsed = Environment.safeParse(set);
  const problems = [
    ...(egress.ok ? [] : egress.problems),
    ...(parsed.error ? problemsOf(parsed.error) : []),
    ...(set.SPEED_LAB === 'remote' && set.REDIS_URL === undefined
      ? ['SPEED_LAB: remote needs REDIS_URL, where workers take their jobs from'] : []),
  ];
  if (!parsed.success || !egress.ok || problems.length > 0) return { ok: false, problems };
  const config = configOf(parsed.data, egress.policy);
  const repeatIssues = repeatProblems({
    engines: ENGINES.filter((id) => config.engines[id].apiKey !== undefined),
    repeats: config.geoRepeats, maxUsdPerScan: config.geoMaxUsdPerScan, budgetScale: config.budgetScale,
  });
  return repeatIssues.length > 0 ? { ok: false, problems: repeatIssues } : { ok: true, config };
}

/** The configuration from the environment. */
export type Config = ReturnType<typeof configOf>;

function configOf(values: z.output<typeof Environment>, egress: EgressPolicy) {
  const endpoint = (prefix: EndpointPrefix): EndpointConfig => ({
    apiKey: values[`${prefix}_API_KEY`],
    baseUrl: values[`${prefix}_BASE_URL`],
    model: values[`${prefix}_MODEL`],
  });
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://${hostInUrl(values.HOST)}:${values.PORT}`,
    /** False if `publicUrl` is derived from host and port. */
    isPublicUrlSet: values.PUBLIC_URL !== undefined,
    /** Further host names of this service. */
    allowedHosts: values.ALLOWED_HOSTS,
    dataDir: values.DATA_DIR,
    redisUrl: values.REDIS_URL,
    trustProxy: values.TRUST_PROXY,
    maxConnections: values.MAX_CONNECTIONS,
    maxConnectionsPerIp: values.MAX_CONNECTIONS_PER_IP,
    egress,
    chromiumPath: values.CHROMIUM_PATH,
    speedLab: values.SPEED_LAB,
    /** Limit of browser jobs queued for workers, over all instances. */
    labQueue: values.LAB_QUEUE,
    cruxApiKey: values.CRUX_API_KEY,
    cruxBaseUrl: values.CRUX_BASE_URL,
    aiEdgeProbe: values.AI_EDGE_PROBE,
    engines: Object.fromEntries(
      ENGINES.map((id) => [id, endpoint(ENGINE_PREFIXES[id])]),
    ) as Record<EngineId, EndpointConfig>,
    geoDailyCap: values.GEO_DAILY_CAP,
    geoMaxUsdPerScan: values.GEO_MAX_USD_PER_SCAN,
    geoRepeats: values.GEO_REPEATS,
    geminiStore: values.GEMINI_STORE,
    extraction: endpoint('EXTRACTION'),
    brregBaseUrl: values.BRREG_BASE_URL,
    peppolSmlZone: values.PEPPOL_SML_ZONE,
    peppolDirectoryUrl: values.PEPPOL_DIRECTORY_URL,
    /** Whether reports can be shared. */
    shares: values.SHARES,
    limitFactor: values.LIMIT_FACTOR,
    budgetScale: values.BUDGET_SCALE,
    notice: values.NOTICE,
    /** The same in English, where the notice is in bokmål. */
    noticeEn: values.NOTICE_EN,
    /** What a demo offers to whoever asks for another store; empty anywhere else. */
    demoStores: values.DEMO_STORES,
    logLevel: values.LOG_LEVEL,
    adminPort: values.ADMIN_PORT,
    adminHost: values.ADMIN_HOST,
  };
}

/** As `readConfig`, for the variables of a worker alone. */
export function readWorkerConfig(
  env: Record<string, string | undefined>,
): { ok: true; config: WorkerConfig } | { ok: false; problems: string[] } {
  const read = readConfig(Object.fromEntries(WORKER_VARIABLES.map((name) => [name, env[name]])));
  const redisUrl = env.REDIS_URL?.trim();
  if (read.ok && redisUrl) return { ok: true, config: { ...read.config, redisUrl } };
  const missing = redisUrl ? [] : ['REDIS_URL: a worker takes its jobs from there'];
  return { ok: false, problems: [...(read.ok ? [] : read.problems), ...missing] };
}

/** The configuration with the actual port, which matters for port 0. */
export function withPort(config: Config, port: number): Config {
  const publicUrl = config.isPublicUrlSet ? config.publicUrl : `http://${hostInUrl(config.host)}:${port}`;
  return { ...config, port, publicUrl };
}

/** Host names as browsers send them; an empty string for each invalid one. */
function hostNames(text: string): string[] {
  const entries = text.split(/[\s,]+/).filter(Boolean);
  return entries.map((entry) =>
    (/[/:@?#*]/.test(entry) ? '' : URL.parse(`http://${entry}`)?.hostname.replace(/\.$/, '') ?? ''));
}

/** `shop.test/product/1` is a store and one of its product pages; undefined for what is no host name. */
function demoStores(text: string): (DemoStore | undefined)[] {
  return text.split(/[\s,]+/).filter(Boolean).map((entry) => {
    const [, name = '', path = ''] = /^([^/]*)(\/[^?#]*)?$/.exec(entry) ?? [];
    const [host] = hostNames(name);
    return host ? { host, ...(path.length > 1 ? { product: host + path } : {}) } : undefined;
  });
}

/** Whether the Redis client accepts the URL. */
function isRedisUrl(text: string): boolean {
  try {
    const { protocol, hostname, pathname, username, password } = new URL(text);
    decodeURIComponent(`${username}${password}`);
    return /^rediss?:$/.test(protocol) && hostname !== '' && /^(?:\/\d*)?$/.test(pathname);
  } catch {
    return false;
  }
}

function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
