import type { Page } from 'playwright/test';
import { CATALOGUE } from '../../contract/checks/catalogue.ts';
import { expect, open, startScan, test } from './fixture.ts';
import { replayEvents, scanEvents } from './scripted.ts';
import type { ScriptedFinding } from './scripted.ts';
import { waitForFindings } from './wait-for-findings.ts';

const RUNS = 'window.wasRun=1';
const PAYLOADS = [
  `<img src=x onerror="${RUNS}">`, `</script><script>${RUNS}</script>`, `"><svg onload=${RUNS}>`, `javascript:${RUNS}//`,
  `<iframe srcdoc="<script>parent.wasRun=1</script>">`, `' onfocus=${RUNS} autofocus tabindex=0 x='`, `{{${RUNS}}}`,
  `java\tscript:${RUNS}`, `data:text/html,<script>${RUNS}</script>`, `https://a.example/"onmouseover="${RUNS}`,
];

/** Expects that no payload ran or became an element, and that every link is http or https. */
async function expectInert(page: Page): Promise<void> {
  const seen = await page.evaluate(() => ({
    wasRun: 'wasRun' in window,
    links: [...document.querySelectorAll('a[href]')].map((link) => (link as HTMLAnchorElement).protocol),
    elements: document.querySelectorAll('img[src="x"], iframe[srcdoc], svg[onload], [onerror], [onfocus], [onmouseover]').length,
    inline: [...document.scripts].filter((script) => script.src === '' && script.type !== 'application/ld+json').length,
  }));
  expect(seen.wasRun).toBe(false);
  expect(seen.elements + seen.inline).toBe(0);
  expect(seen.links.filter((protocol) => !/^https?:$/.test(protocol))).toEqual([]);
}

test('everything a store states stays text in the report', async ({ page, world }) => {
  const hostile = (at: number): string => PAYLOADS[at % PAYLOADS.length]!;
  const findings = Object.fromEntries(CATALOGUE.map(({ id }, at): [string, ScriptedFinding] => {
    const [text, other] = [hostile(at), hostile(at + 3)];
    const params = { host: text, other, path: text, url: other, names: text, name: other, vendor: text, version: other, types: text };
    return [id, { status: 'fail', params, evidence: [{ label: text, value: text, url: other, page: text }] }];
  }));
  const events = scanEvents({ findings, summary: {
    url: hostile(0), finalUrl: hostile(3), platform: { id: 'woocommerce', name: hostile(1) },
    company: { orgnr: hostile(2), name: hostile(4), status: 'active' },
  } });
  world.proxy.stub(replayEvents(events));
  await startScan(page, 'skogogsjo.example');
  await waitForFindings(page, events);
  for (const payload of PAYLOADS.slice(0, 3)) await expect(page.getByText(payload).first()).toBeAttached();
  // Renders the content of every row at once, also of those in folded lists.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.row-body:not(:empty)')).not.toHaveCount(0);
  await expect(page.locator('.row-body:empty')).toHaveCount(0);
  await expectInert(page);
});

test('everything in a link to the service stays text', async ({ page }) => {
  for (const payload of [PAYLOADS.join(' '), `javascript:${RUNS}`]) {
    const asked = encodeURIComponent(payload);
    for (const path of [
      `/health?url=${asked}`, `/health?past=${asked}&show=${asked}`, `/schema?url=${asked}`, `/past?compare=${asked}`,
      `/visibility?brand=${asked}&domain=${asked}&vertical=${asked}&competitors=${asked}&lang=${asked}`, `/?ui=${asked}`,
      `/developers?ui=${asked}`, `/none/${asked}`,
    ]) {
      if (/^\/(?:developers|none)/.test(path)) await page.goto(path);
      else await open(page, path);
      await expectInert(page);
    }
  }
});
