// `npm exec -- node e2e/screenshots.ts` takes the README's pictures from the demo's world.
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { HEALTH_EN } from '../client/health/en.ts';
import { SCHEMA_EN } from '../client/schema/en.ts';
import { VISIBILITY_EN } from '../client/visibility/en.ts';
import { REPORT_EN } from '../contract/report/visibility/report-en.ts';
import { configuredChromium } from '../server/setup/chromium.ts';
import { startDemoWorld, STORED_SCAN_PATH } from './demo-world.ts';
import { startService } from './world/service.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'images');
const MAX_BYTES = 120_000;
const SCAN_MS = 90_000;

interface Picture {
  name: string;
  path: string;
  theme: 'light' | 'dark';
  /** The button that starts it, and the button that appears once it is done. */
  submit: string;
  over: string;
}

const scan = {
  path: '/health?url=fjellheim.demo.test', submit: HEALTH_EN.submit, over: HEALTH_EN.again,
};

const PICTURES: readonly Picture[] = [
  { name: 'health-light', theme: 'light', ...scan },
  { name: 'health-dark', theme: 'dark', ...scan },
  {
    name: 'visibility', theme: 'light', path: STORED_SCAN_PATH,
    submit: VISIBILITY_EN.form.submit, over: REPORT_EN.again,
  },
  {
    name: 'schema', theme: 'light', path: '/schema?url=https://dalen.demo.test/produkt/votter-dame',
    submit: SCHEMA_EN.submit, over: SCHEMA_EN.again,
  },
];

await using world = await startDemoWorld();
// No demo banner in the pictures.
await using service = await startService({ ...world.environment(), NOTICE: '', SPEED_LAB: 'on' });
const isRoot = process.getuid?.() === 0;
const executablePath = configuredChromium(process.env);
const args = isRoot ? ['--no-sandbox'] : [];
const browser = await chromium.launch(executablePath ? { executablePath, args } : { args });
mkdirSync(FOLDER, { recursive: true });
try {
  for (const picture of PICTURES) await take(browser, picture);
} finally {
  await browser.close();
}

async function take(from: Browser, { name, path, theme, submit, over }: Picture): Promise<void> {
  const viewport = { width: 1080, height: 700 };
  const page = await from.newPage({ viewport, colorScheme: theme, locale: 'en-GB', reducedMotion: 'reduce' });
  await page.goto(`${service.baseUrl}${path}`);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')));
  await page.getByRole('button', { name: submit, exact: true }).click();
  await page.getByRole('button', { name: over, exact: true }).waitFor({ timeout: SCAN_MS });
  await page.evaluate(() => document.fonts.ready);
  const file = join(FOLDER, `${name}.png`);
  await page.screenshot({ path: file });
  await page.close();
  const { size } = statSync(file);
  process.stdout.write(`${name}.png  ${Math.round(size / 1000)} kB\n`);
  if (size > MAX_BYTES) throw new Error(`${name}.png is larger than ${MAX_BYTES} bytes.`);
}
