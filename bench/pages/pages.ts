import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { startService } from '../../e2e/world/service.ts';
import { findChromium } from '../../server/net/chromium-find.ts';
import { compared, median } from '../figure.ts';
import type { Figure, Pair } from '../figure.ts';
import { CATEGORIES, startJudge } from './lighthouse.ts';
import type { Audit, Category, Judge } from './lighthouse.ts';
import { shareReports } from './shared-reports.ts';

const ROUNDS = Number(process.env['PAGES_ROUNDS'] ?? 3);
const PATHS = (process.env['PAGES'] ?? '/,/health,/visibility,/schema,/past,/how-we-measure,/developers,/privacy,/bot').split(',');
const LANGUAGES = ['nb', 'en'] as const;

/**
 * Our own pages on Lighthouse's phone profile, each beside its own words without a style or a script; and reports of the
 * demo as they are shared, which are kept from search engines.
 */
export async function run(): Promise<Figure[]> {
  const chromium = process.env['CHROMIUM_PATH'] ?? findChromium({ configured: undefined })[0];
  if (chromium === undefined) throw new Error('there is no Chromium on this machine (set CHROMIUM_PATH)');
  await using service = await startService({ LOG_LEVEL: 'warn' });
  await using judge = await startJudge(chromium);
  const pages: Page[] = [];
  print(HEAD);
  for (const path of PATHS) {
    for (const language of LANGUAGES) {
      const page = await measure(judge, `${service.baseUrl}${path}?ui=${language}`, `${path} ${language}`);
      pages.push(page);
      print(rowOf(page));
      for (const each of page.lost) print(`    ${each}`);
    }
  }
  await using shared = await shareReports(chromium);
  const reports: Report[] = [];
  for (const report of shared.reports) {
    const audits = await auditsOf(judge, report.url);
    reports.push({ name: report.name, scores: scoresOf(audits) });
    print(`shared report: ${report.name}: performance ${audits.map(({ scores }) => scores.performance).join(', ')}`);
  }
  return [
    ...CATEGORIES.map((id) => leastOf(pages, 'pages', id)),
    ...CATEGORIES.filter((id) => id !== 'seo').map((id) => leastOf(reports, 'shared reports', id)),
    mostOf(pages, 'initial JavaScript, gzip', 'kB', ({ gzipJs }) => gzipJs / 1000),
    mostOf(pages, 'requests of a page', '', ({ requests }) => requests),
    mostOf(pages, 'requests to anybody else', '', ({ others }) => others),
    compared({ what: 'main content, slow phone', unit: 'ms', peer: 'its words alone' }, pages.map(({ lcp }) => lcp)),
    compared({ what: 'whole page, as sent', unit: 'kB', peer: 'its words alone' }, pages.map(({ weight }) => weight)),
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
  others: number;
  lcp: Pair;
  weight: Pair;
  lost: readonly string[];
}

const print = (line: string): void => void process.stdout.write(`  ${line}\n`);

async function measure(judge: Judge, url: string, name: string): Promise<Page> {
  const ours = await auditsOf(judge, url);
  // A page with nothing to load is the same every time.
  await using peer = await wordsAlone(await (await fetch(url)).text());
  const theirs = await judge.audit(peer.url);
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
    others: requests.filter((each) => !each.url.startsWith(`${origin}/`) && !each.url.startsWith('data:')).length,
    lcp: { ours: median(ours.map(({ lcpMs }) => lcpMs)), theirs: theirs.lcpMs },
    weight: { ours: total(requests) / 1000, theirs: total(theirs.requests) / 1000 },
    lost: [...new Set(ours.flatMap(({ lost }) => lost))],
  };
}

async function auditsOf(judge: Judge, url: string): Promise<Audit[]> {
  const audits: Audit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) audits.push(await judge.audit(url));
  return audits;
}

const scoresOf = (audits: readonly Audit[]): Report['scores'] => Object.fromEntries(
  CATEGORIES.map((id) => [id, median(audits.map(({ scores }) => scores[id]))]),
) as Report['scores'];

const total = (requests: Audit['requests']): number => requests.reduce((sum, { bytes }) => sum + bytes, 0);

/** What the scripts weigh to a reader who takes gzip, bodies only. */
async function gzipped(urls: readonly string[]): Promise<number> {
  const bodies = await Promise.all(urls.map(async (url) => (await fetch(url)).arrayBuffer()));
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

/** The page's text with nothing to load, from the barest of servers. */
async function wordsAlone(html: string): Promise<{ url: string } & AsyncDisposable> {
  const bare = html
    .replace(/<(script|svg)[\s\S]*?<\/\1>|<link[^>]*>|<meta (?:property|name="(?!viewport))[^>]*>/g, '');
  const body = gzipSync(bare);
  const server = createServer((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const NAME_WIDTH = 15;
const COLUMNS = [...CATEGORIES, 'JS gzip kB', 'JS sent kB', 'CSS sent kB', 'requests', 'to others'];
const inColumns = (cells: readonly string[]): string =>
  cells.map((cell, at) => cell.padStart(COLUMNS[at]!.length + 2)).join('');
const HEAD = `${'page'.padEnd(NAME_WIDTH)}${inColumns(COLUMNS)}`;

function rowOf({ name, scores, gzipJs, sentJs, sentCss, requests, others }: Page): string {
  const kb = [gzipJs, sentJs, sentCss].map((bytes) => (bytes / 1000).toFixed(1));
  const cells = [...CATEGORIES.map((id) => String(scores[id])), ...kb, String(requests), String(others)];
  return `${name.padEnd(NAME_WIDTH)}${inColumns(cells)}`;
}

function leastOf(all: readonly Report[], what: string, id: Category): Figure {
  const least = all.toSorted((a, b) => a.scores[id] - b.scores[id])[0]!;
  return { what: `least ${id} of ${all.length} ${what} (${least.name})`, unit: 'of 100', ours: least.scores[id] };
}

function mostOf(pages: readonly Page[], what: string, unit: string, of: (page: Page) => number): Figure {
  const most = pages.toSorted((a, b) => of(b) - of(a))[0]!;
  return { what: `most ${what} (${most.name})`, unit, ours: of(most) };
}
