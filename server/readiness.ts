import type { Deps } from './deps.ts';
import type { Service } from './service.ts';
import { configuredEngines } from './config.ts';
import type { EngineId } from '../contract/vocabulary.ts';
import { isOutdated, MAX_AGE_DAYS, MODELS } from './tools/geo/engines/models.ts';
import { estimateScan } from './tools/geo/estimate.ts';
import { WITHOUT_SHARED_STATE } from './service.ts';

const MAX_NAMES = 4;

/** The table printed at start: the service's addresses and what is configured. Rejects only on abort. */
export async function readinessTable(
  { config, lab, shared, stateProblem, clock }: Pick<Deps, 'config' | 'lab' | 'shared' | 'stateProblem' | 'clock'>,
  { adminAddress }: Pick<Service, 'adminAddress'>,
  signal: AbortSignal,
): Promise<string> {
  const engines = configuredEngines(config);
  const { map, onlyMapped } = config.egress;
  const rows: [string, string][] = [
    ['page and API', `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`],
    ['public address', config.publicUrl],
    ['speed', await speedRow(lab, config, signal)],
    ['field data', config.cruxApiKey ? 'the Chrome UX Report' : 'none: CRUX_API_KEY is not set'],
    ['AI engines', engines.length > 0 ? engines.join(', ') : 'none configured: AI visibility is not measured'],
    ...repeatsRow(engines, config),
    ...defaultsRow(engines.filter((id) => config.engines[id].model === undefined && isOutdated(id, clock.now()))),
    ['extraction model', (config.extraction.baseUrl && config.extraction.model) || 'none configured'],
    ['state', shared ? await sharedStateRow(shared, config.redisUrl!) : localStateRow(config, stateProblem)],
  ];
  if (adminAddress) {
    rows.push(['operations', `http://${config.adminHost}:${adminAddress.port}: /healthz, /readyz, /metrics`]);
  }
  if (map.size > 0) {
    rows.push(['EGRESS_MAP', `${firstOf([...map.keys()])}: whoever reaches this service can scan these`]);
  }
  if (onlyMapped) rows.push(['EGRESS_ONLY', 'every other host is refused']);
  if (config.limitFactor !== 1) {
    rows.push(['LIMIT_FACTOR', `rate limits and GEO_DAILY_CAP are multiplied by ${config.limitFactor}`]);
  }
  const isLoopback = config.host === 'localhost' || config.host === '::1' || config.host.startsWith('127.');
  if (!config.isPublicUrlSet && !isLoopback) {
    rows.push(['warning', 'set PUBLIC_URL: links in answers name this host otherwise']);
  }
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  return `${['Storefront Analysis is up.', ...lines].join('\n')}\n`;
}

/** Launches a browser, for an installed one may still lack its sandbox. */
async function speedRow(lab: Deps['lab'], { chromiumPath }: Deps['config'], signal: AbortSignal): Promise<string> {
  const probed = await lab.probe(signal);
  if (probed.ok && probed.by !== undefined) return `measured with Lighthouse by ${probed.by}`;
  if (probed.ok) return `measured with Lighthouse in ${chromiumPath ?? 'the Chromium of this machine'}, sandboxed`;
  const hint = probed.detail.startsWith('no Chromium was found') ? '; npm run browser brings one' : '';
  return `not measured: ${probed.detail}${hint}`;
}

function repeatsRow(ids: readonly EngineId[], { geoRepeats }: Deps['config']): [string, string][] {
  const { calls, usd, ms } = estimateScan(ids, geoRepeats);
  if (geoRepeats === 1 || ids.length === 0) return [];
  const cost = `about ${calls} calls, $${usd.toFixed(2)} and ${ms / 1000} s a scan`;
  return [['AI repeats', `each question ${geoRepeats} times: ${cost}`]];
}

/** Engines whose default model has not been checked against the vendor's list for long. */
function defaultsRow(ids: readonly EngineId[]): [string, string][] {
  const names = ids.map((id) => `${id} (${MODELS[id].model}, checked ${MODELS[id].checked})`).join(', ');
  return ids.length === 0 ? [] : [['model defaults', `older than ${MAX_AGE_DAYS} days: ${names}`]];
}

/** The service runs without a writable folder, but says so. */
const localStateRow = ({ dataDir }: Deps['config'], problem: string | undefined): string => (problem === undefined
  ? `${dataDir}, this instance only`
  : `nothing is stored: DATA_DIR ${dataDir} cannot be used (${problem})`);

/** Prints only the host: the URL may contain a password. */
async function sharedStateRow({ redis }: NonNullable<Deps['shared']>, url: string): Promise<string> {
  const { host } = new URL(url);
  const isReachable = await redis.waitUntilReady();
  return isReachable ? `shared with other instances at ${host}` : `${host}, but ${WITHOUT_SHARED_STATE}`;
}

function firstOf(names: readonly string[]): string {
  const first = names.slice(0, MAX_NAMES).join(', ');
  return names.length > MAX_NAMES ? `${first} and ${names.length - MAX_NAMES} more` : first;
}
