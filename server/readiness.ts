import type { Deps } from './deps.ts';
import type { Service } from './service.ts';
import { configuredEngines } from './config.ts';
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
  const { calls, usd, ms } = estimateScan(engines, config.geoRepeats);
  const outdated = engines.filter((id) => config.engines[id].model === undefined && isOutdated(id, clock.now()));
  const isLoopback = config.host === 'localhost' || config.host === '::1' || config.host.startsWith('127.');
  const all: [string, string | false | undefined][] = [
    ['page and API', `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`],
    ['public address', config.publicUrl],
    ['speed', await speedRow(lab, config, signal)],
    ['field data', config.cruxApiKey ? 'the Chrome UX Report' : 'none: CRUX_API_KEY is not set'],
    ['AI engines', engines.join(', ') || 'none configured: AI visibility is not measured'],
    ['AI repeats', config.geoRepeats > 1 && engines.length > 0 &&
      `each question ${config.geoRepeats} times: about ${calls} calls, $${usd.toFixed(2)} and ${ms / 1000} s a scan`],
    // Engines whose default model has not been checked against the vendor's list for a long time.
    ['model defaults', outdated.length > 0 && `older than ${MAX_AGE_DAYS} days: ${
      outdated.map((id) => `${id} (${MODELS[id].model}, checked ${MODELS[id].checked})`).join(', ')}`],
    ['extraction model', (config.extraction.baseUrl && config.extraction.model) || 'none configured'],
    ['state', shared ? await sharedStateRow(shared, config.redisUrl!) : localStateRow(config, stateProblem?.())],
    ['operations', adminAddress && `http://${config.adminHost}:${adminAddress.port}: /healthz, /readyz, /metrics`],
    ['EGRESS_MAP', map.size > 0 && `${firstOf([...map.keys()])}: whoever reaches this service can scan these`],
    ['EGRESS_ONLY', onlyMapped && 'every other host is refused'],
    ['LIMIT_FACTOR', config.limitFactor !== 1 &&
      `rate limits and GEO_DAILY_CAP are multiplied by ${config.limitFactor}`],
    ['warning', !config.isPublicUrlSet && !isLoopback && 'set PUBLIC_URL: links in answers name this host otherwise'],
  ];
  const rows = all.filter(([, value]) => value);
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  return `${['Storefront Analysis is up.', ...lines].join('\n')}\n`;
}

// Launches a browser, because one that is installed may still lack its sandbox.
async function speedRow(lab: Deps['lab'], { chromiumPath }: Deps['config'], signal: AbortSignal): Promise<string> {
  const probed = await lab.probe(signal);
  if (probed.ok && probed.by !== undefined) return `measured with Lighthouse by ${probed.by}`;
  if (probed.ok) return `measured with Lighthouse in ${chromiumPath ?? 'the Chromium of this machine'}, sandboxed`;
  const hint = probed.detail.startsWith('no Chromium was found') ? '; npm run browser brings one' : '';
  return `not measured: ${probed.detail}${hint}`;
}

// Without a writable folder the service runs as well, but must say so.
const localStateRow = ({ dataDir }: Deps['config'], problem: string | undefined): string => (problem === undefined
  ? `${dataDir}, this instance only`
  : `nothing is stored: DATA_DIR ${dataDir} cannot be used (${problem})`);

// Only the host, because the URL may contain a password.
async function sharedStateRow({ redis }: NonNullable<Deps['shared']>, url: string): Promise<string> {
  const { host } = new URL(url);
  const isReachable = await redis.waitUntilReady();
  return isReachable ? `shared with other instances at ${host}` : `${host}, but ${WITHOUT_SHARED_STATE}`;
}

function firstOf(names: readonly string[]): string {
  const first = names.slice(0, MAX_NAMES).join(', ');
  return names.length > MAX_NAMES ? `${first} and ${names.length - MAX_NAMES} more` : first;
}
