import { gzipSync } from 'node:zlib';
import { startService } from '../../e2e/world/service.ts';
import { findChromium } from '../../server/net/chromium-find.ts';
import { compared, median } from '../figure.ts';
import type { Figure, Pair } from '../figure.ts';
import { listen } from '../listen.ts';
import { CATEGORIES, startLighthouse } from './lighthouse.ts';
import type { Audit, Category, LighthouseRunner } from './lighthouse.ts';
import { shareReports } from './shared-reports.ts';

const ROUNDS = Number(process.env['PAGES_ROUNDS'] ?? 3);
const PATHS = (
  process.env['PAGES'] ?? '/,/health,/visibility,/schema,/past,/how-we-measure,/developers,/privacy,/bot'
).split(',');
const LANGUAGES = ['nb', 'en'] as const;

/**
 * Our own pages on Lighthouse's phone profile, each vs its plain text without styles or scripts; and shared reports of
 * the demo, which are hidden from search engines.
 */
export async function run(): Promise<Figure[]> {
  const chromium = process.env['CHROMIUM_PATH'] ?? findChromium({ configured: undefined })[0];
  if (chromium === undefined) throw new Error('there is no Chromium on this machine (set CHROMIUM_PATH)');
  await using service = await startService({ LOG_LEVEL: 'warn' });
  await using runner = await startLighthouse(chromium);
  const pages: Page[] = [];
  print(HEAD);
  for (const path of PATHS) {
    for (const language of LANGUAGES) {
      const page = await measure(runner, `${service.baseUrl}${path}?ui=${language}`, `${path} ${language}`);
      pages.push(page);
      print(rowOf(page));
      for (const each of page.lost) print(`    ${each}`);
    }
  }
  await using shared = await shareReports(chromium);
  const reports: Report[] = [];
  for (const report of shared.reports) {
    const audits = await auditsOf(runner, report.url);
    reports.push({ name: report.name, scores: scoresOf(audits) });
    print(`shared report: ${report.name}: performance ${audits.map(({ scores }) => scores.performance).join(', ')}`);
  }
  return [
    ...CATEGORIES.map((id) => lowestOf(pages, 'pages', id)),
    ...CATEGORIES.filter((id) => id !== 'seo').map((id) => lowestOf(reports, 'shared reports', id)),
    highestOf(pages, 'initial JavaScript, gzip', 'kB', ({ gzipJs }) => gzipJs / 1000),
    highestOf(pages, 'requests per page', '', ({ requests }) => requests),
    highestOf(pages, 'third-party requests', '', ({ thirdParty }) => thirdParty),
    compared({ what: 'LCP, slow phone', unit: 'ms', peer: 'plain text' }, pages.map(({ lcp }) => lcp)),
    compared({ what: 'page weight, transferred', unit: 'kB', peer: 'plain text' }, pages.map(({ weight }) => weight)),
  ];
}

interface Report {
  name: string;
  /** Medians. */
  scores: Record<Category, number>;
}

interface Page extends Report {
  gzipJs: number;
  sentJs: number;
  sentCss: number;
  requests: number;
  thirdParty: number;
  lcp: Pair;
  weight: Pair;
  lost: readonly string[];
}

const print = (line: string): void => void process.stdout.write(`  ${line}\n`);

async function measure(runner: LighthouseRunner, url: string, name: string): Promise<Page> {
  const ours = await auditsOf(runner, url);
  // A page without subresources needs only one run.
  await using peer = await servePlainText(await (await fetch(url)).text());
  const theirs = await runner.audit(peer.url);
  const { requests } = ours[0]!;
  const { origin } = new URL(url);
  const sent = (kind: string): number => total(requests.filter((each) => each.kind === kind));
  return {
    name,
    scores: scoresOf(ours),
    gzipJs: await gzipped(requests.filter(({ kind }) => kind === 'Script').map((each) => each.url)),
    sentJs: sent('Script'),
    sentCss: sent('Stylesheet'),
    requests: requests.length,
    thirdParty: requests.filter((each) => !each.url.startsWith(`${origin}/`) && !each.url.startsWith('data:')).length,
    lcp: { ours: median(ours.map(({ lcpMs }) => lcpMs)), theirs: theirs.lcpMs },
    weight: { ours: total(requests) / 1000, theirs: total(theirs.requests) / 1000 },
    lost: [...new Set(ours.flatMap(({ lost }) => lost))],
  };
}

async function auditsOf(runner: LighthouseRunner, url: string): Promise<Audit[]> {
  const audits: Audit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) audits.push(await runner.audit(url));
  return audits;
}

const scoresOf = (audits: readonly Audit[]): Report['scores'] => Object.fromEntries(
  CATEGORIES.map((id) => [id, median(audits.map(({ scores }) => scores[id]))]),
) as Report['scores'];

const total = (requests: Audit['requests']): number => requests.reduce((sum, { bytes }) => sum + bytes, 0);

/** The gzipped size of the scripts, without headers. */
async function gzipped(urls: readonly string[]): Promise<number> {
  const bodies = await Promise.all(urls.map(async (url) => (await fetch(url)).arrayBuffer()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

/** Serves the page's text without subresources from a minimal server. */
async function servePlainText(html: string): Promise<{ url: string } & AsyncDisposable> {
  const bare = html
    .replace(/<(script|svg)[\s\S]*?<\/\1>|<link[^>]*>|<meta (?:property|name="(?!viewport))[^>]*>/g, '');
  const body = gzipSync(bare);
  const server = await listen((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(body);
  });
  return { ...server, url: `http://127.0.0.1:${server.port}/` };
}

const NAME_WIDTH = 15;
const COLUMNS = [...CATEGORIES, 'JS gzip kB', 'JS sent kB', 'CSS sent kB', 'requests', 'third-party'];
const inColumns = (cells: readonly string[]): string =>
  cells.map((cell, at) => cell.padStart(COLUMNS[at]!.length + 2)).join('');
const HEAD = `${'page'.padEnd(NAME_WIDTH)}${inColumns(COLUMNS)}`;

function rowOf({ name, scores, gzipJs, sentJs, sentCss, requests, thirdParty }: Page): string {
  const kb = [gzipJs, sentJs, sentCss].map((bytes) => (bytes / 1000).toFixed(1));
  const cells = [...CATEGORIES.map((id) => String(scores[id])), ...kb, String(requests), String(thirdParty)];
  return `${name.padEnd(NAME_WIDTH)}${inColumns(cells)}`;
}

function lowestOf(all: readonly Report[], what: string, id: Category): Figure {
  const lowest = all.toSorted((a, b) => a.scores[id] - b.scores[id])[0]!;
  return { what: `lowest ${id} of ${all.length} ${what} (${lowest.name})`, unit: 'of 100', ours: lowest.scores[id] };
}

function highestOf(pages: readonly Page[], what: string, unit: string, of: (page: Page) => number): Figure {
  const highest = pages.toSorted((a, b) => of(b) - of(a))[0]!;
  return { what: `highest ${what} (${highest.name})`, unit, ours: of(highest) };
}
