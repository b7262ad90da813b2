import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CLI = join(import.meta.dirname, '..', '..', 'node_modules', 'lighthouse', 'cli', 'index.js');
const LIMIT_MS = 90_000;

/** Lighthouse's own figures. */
export interface LighthouseFigures {
  lcp: number;
  cls: number;
  tbt: number;
  weight: number;
  /** The duration of the whole process. */
  wallMs: number;
  /** Its own timing: without its start-up and that of the browser. */
  ownMs: number;
}

export interface LighthouseOptions {
  url: string;
  /** Where the browser finds the hosts of the test world, `host:443 address:port`. */
  hosts: readonly string[];
  chromium: string;
}

/** Runs only the performance category from the command line, with its own browser and without a proxy. */
export async function runLighthouse({ url, hosts, chromium }: LighthouseOptions): Promise<LighthouseFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-bench-'));
  const report = join(folder, 'report.json');
  const rules = hosts.map((host) => `MAP ${host}`).join(',');
  const flags = ['--headless=new', '--no-sandbox', '--ignore-certificate-errors', `--host-resolver-rules="${rules}"`];
  const began = performance.now();
  const args = [
    CLI, url, '--only-categories=performance', '--output=json', `--output-path=${report}`, '--quiet',
    `--chrome-flags=${flags.join(' ')}`,
  ];
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], HOME: folder, CHROME_PATH: chromium },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: LIMIT_MS,
  });
  const [code] = await once(child, 'exit');
  const wallMs = performance.now() - began;
  try {
    if (code !== 0) throw new Error(`lighthouse exited with code ${String(code)}`);
    const { audits, timing } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const figure = (id: string): number => audits[id]!.numericValue;
    return {
      lcp: figure('largest-contentful-paint'),
      cls: figure('cumulative-layout-shift'),
      tbt: figure('total-blocking-time'),
      weight: figure('total-byte-weight'),
      wallMs,
      ownMs: timing.total,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Report {
  audits: Record<string, { numericValue: number } | undefined>;
  timing: { total: number };
}
