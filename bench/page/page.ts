import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { formAddress, recordEvents, startVisibilityWorld } from '../../e2e/browser/visibility-world.ts';
import type { VisibilityWorld } from '../../e2e/browser/visibility-world.ts';
import { findChromium } from '../../server/net/chromium-find.ts';
import { median } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { everyFinding, replayEvents } from './streams.ts';

const ROUNDS = Number(process.env['PAGE_ROUNDS'] ?? 5);

/** CPU slowdown factors; the second is for information only. */
const SLOWDOWNS = [1, 4] as const;

interface Scan {
  name: string;
  events: readonly object[];
  pace: 'in-turn' | 'at-once';
  address: string;
  /** The names of the button that starts the scan and of the one shown when it is done. */
  start: string;
  done: string;
}

/** Tasks of more than 50 ms in the page, from the click on the button until the finished scan is shown. */
export async function run(): Promise<Figure[]> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? findChromium({ configured: undefined })[0];
  if (executablePath === undefined) throw new Error('there is no Chromium on this machine (set CHROMIUM_PATH)');
  await using world = await startVisibilityWorld();
  const answers = await recordEvents(world, { vertical: 'sport' });
  const findings = everyFinding();
  const health = {
    events: findings,
    address: '/health?url=skogogsjo.example',
    start: 'Sjekk butikken',
    done: 'Mål på nytt',
  };
  const visibility = { events: answers, address: formAddress('sport'), start: 'Start målingen', done: 'Ny måling' };
  const scans: Scan[] = [
    { name: `a health scan of ${countOf(findings, 'finding')} findings`, pace: 'in-turn', ...health },
    { name: 'the same, all at once', pace: 'at-once', ...health },
    { name: `a visibility scan of ${countOf(answers, 'provider-result')} answers`, pace: 'in-turn', ...visibility },
    { name: 'the same, all at once', pace: 'at-once', ...visibility },
  ];
  // Chromium's sandbox refuses to start as root.
  await using browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const figures: Figure[] = [];
  for (const slowdown of SLOWDOWNS) {
    for (const scan of scans) figures.push(...await figuresOf(scan, { browser, world, slowdown }));
  }
  return figures;
}

const countOf = (events: readonly { type: string }[], type: string): number =>
  events.filter((event) => event.type === type).length;

interface Environment {
  browser: Browser;
  world: VisibilityWorld;
  slowdown: number;
}

async function figuresOf(scan: Scan, setting: Environment): Promise<Figure[]> {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await longTasks(scan, setting));
  const what = `${scan.name}${setting.slowdown > 1 ? `, ${setting.slowdown}× CPU slowdown` : ''}`;
  return [
    { what: `${what}: long tasks`, unit: '', ours: median(rounds.map((tasks) => tasks.length)) },
    { what: `${what}: longest task`, unit: 'ms', ours: median(rounds.map((tasks) => Math.max(0, ...tasks))) },
  ];
}

/** The duration of each task of more than 50 ms. */
async function longTasks(scan: Scan, { browser, world, slowdown }: Environment): Promise<number[]> {
  await using context = await browser.newContext({ locale: 'nb-NO', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const { stub, begin } = replayEvents(scan.events, scan.pace);
  world.proxy.stub(stub);
  await page.goto(world.proxy.baseUrl + scan.address, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
      .observe({ type: 'longtask' });
  });
  await page.getByRole('button', { name: scan.start }).click();
  await page.locator('.progress-steps').waitFor();
  await begin();
  await page.getByRole('button', { name: scan.done }).waitFor();
  // What follows the last event is shown within half a second, and observed once the page is idle.
  await page.evaluate(() => new Promise<void>((resolve) => {
    setTimeout(() => requestIdleCallback(() => resolve()), 1000);
  }));
  return page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
}
