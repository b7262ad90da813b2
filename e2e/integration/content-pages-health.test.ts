import { existsSync } from 'node:fs';
import { request } from 'node:http';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HealthEvent } from '../../contract/health.ts';
import type { FindingEvent } from '../../contract/health.ts';
import { newClient, PATHS } from '../conformance/client.ts';
import { startWorldNetwork } from '../world/network.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';

const HOST = 'analyse.example';
const PAGES = ['/', '/health', '/visibility', '/schema', '/past', '/how-we-measure', '/developers', '/privacy', '/bot'];
const LANGUAGES = ['nb', 'en'];
const isBuilt = existsSync(join(import.meta.dirname, '../../dist/client/index.html'));
if (!isBuilt) process.stderr.write("\nSkipped: our own scan of our own pages, as the client is not built.\n");

/** Checks that do not apply to this site, and why. */
const NOT_OURS: Readonly<Record<string, string>> = {
  'sitemap-has-products': 'nothing is sold here, so no address can look like a product',
  organization: 'who hosts an instance is not known to it, and it names nobody it does not know',
};

/** Checks that our pages pass; a sample without our pages would leave them unmeasured. */
const PASSED = [
  'soft-404', 'canonical-host', 'index-home', 'page-title', 'page-title-unique', 'meta-description', 'canonical', 'h1',
  'html-lang', 'hreflang', 'viewport', 'og-basics', 'llms-txt', 'robots-syntax', 'robots-sitemap-line',
  'ai-search-bots',
  'sitemap-found', 'sitemap-xml', 'sitemap-lastmod', 'sitemap-sample-status', 'sitemap-noncanonical', 'jsonld-parses',
];

const stack = new AsyncDisposableStack();
let service: RunningService;

/** A reverse proxy as an operator would run it: TLS, one host name, HSTS. */
const front = (servicePort: () => number): RequestListener => (req, res) => {
  if (req.headers.host !== HOST) return void res.writeHead(301, { location: `https://${HOST}${req.url}` }).end();
  const { method, url: path, headers } = req;
  const onward = request({ host: '127.0.0.1', port: servicePort(), path, method, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'strict-transport-security': 'max-age=31536000' });
    answer.pipe(res);
  });
  onward.on('error', () => res.destroy());
  res.on('close', () => onward.destroy());
  req.pipe(onward);
};

beforeAll(async () => {
  const network = stack.use(await startWorldNetwork());
  await network.serve({ names: [HOST, `www.${HOST}`], handler: front(() => service.port) });
  service = stack.use(
    await startService({
      ...network.environment(), PUBLIC_URL: `https://${HOST}`, LIMIT_FACTOR: '100', EGRESS_ONLY: 'mapped',
    }),
  );
});
afterAll(() => stack.disposeAsync());

async function scan(address: string): Promise<Map<string, FindingEvent>> {
  const answer = await newClient(service).post(PATHS.health, { url: address });
  const events = answer.lines().map((line) => HealthEvent.parse(line));
  expect(events.at(-1)).toMatchObject({ type: 'complete', summary: { outcome: 'scanned', finalUrl: address } });
  return new Map(events.flatMap((event) => (event.type === 'finding' ? [[event.id, event]] : [])));
}

describe.runIf(isBuilt).each(PAGES)('our own health scan of %s', (path) => {
  test.each(LANGUAGES)('finds no fault in search or AI readiness, in %s', async (language) => {
    const findings = await scan(`https://${HOST}${path}?ui=${language}`);
    const faults = [...findings.values()]
      .filter(({ pillar }) => pillar === 'seo-hygiene' || pillar === 'ai-readiness')
      .filter(({ status }) => status === 'fail' || status === 'warn')
      .filter(({ id }) => !Object.hasOwn(NOT_OURS, id))
      .map(({ id, message, evidence }) => `${id}: ${message} ${JSON.stringify(evidence)}`);
    expect(faults).toEqual([]);
    const missed = PASSED.filter((id) => findings.get(id)?.status !== 'pass');
    expect(missed.map((id) => `${id}: ${findings.get(id)?.status} ${findings.get(id)?.message}`)).toEqual([]);
  });
});

test.runIf(isBuilt)('the checks listed as not applying still fail', async () => {
  const findings = await scan(`https://${HOST}/`);
  for (const id of Object.keys(NOT_OURS)) expect(findings.get(id)?.status, id).toBe('fail');
});
