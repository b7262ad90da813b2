import { expect, startScan, test } from './fixture.ts';
import { observeRenders } from './renders.ts';
import { replayStepwise } from './scripted.ts';
import { SCREENS } from './screens.ts';
import { waitForFindings } from './wait-for-findings.ts';

const EVENTS = SCREENS.complete!;
/** Rows of one finding: the others fold several, and change with each. */
const ROWS = '.row[id]';

test('a report renders only what changes', async ({ page, world }) => {
  const { stub, sendUntil } = replayStepwise(EVENTS);
  world.proxy.stub(stub);
  const half = EVENTS.findIndex((event) => 'phase' in event && event.phase === 'links');
  sendUntil(half);
  await startScan(page, 'skogogsjo.example');
  await waitForFindings(page, EVENTS.slice(0, half));

  await test.step('nothing beside it while it is read, and the grades not when the held findings are shown', async () => {
    await page.locator(ROWS).first().hover();
    const beside = await observeRenders(page, '.aside, .unseen');
    sendUntil(half + 4);
    const show = page.getByRole('button', { name: /^Vis \d+ nye funn$/ });
    await expect(show).toBeVisible();
    expect(await beside()).toEqual([]);
    const grades = await observeRenders(page, '.panel section');
    await show.click();
    await waitForFindings(page, EVENTS.slice(0, half + 4));
    expect(await grades()).toEqual([]);
  });

  await test.step('no row while more findings arrive', async () => {
    const rendered = await observeRenders(page, ROWS);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.mouse.move(0, 0);
    // Out of sight, so that the page does not hold findings back.
    await page.setViewportSize({ width: 1280, height: 200 });
    sendUntil(EVENTS.length - 1);
    await waitForFindings(page, EVENTS.slice(0, -1));
    expect(await rendered()).toEqual([]);
  });

  await test.step('only the row that is opened, or closed', async () => {
    sendUntil(EVENTS.length);
    await waitForFindings(page, EVENTS);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole('button', { name: 'Mål på nytt' })).toBeVisible();
    const row = page.locator(ROWS).first();
    for (const expected of [true, false]) {
      const rendered = await observeRenders(page, '.row, .chip, .panel section');
      await row.locator('summary').click();
      await expect(row).toHaveJSProperty('open', expected);
      await expect.poll(rendered).toEqual([(await row.textContent())!.slice(0, 60)]);
    }
  });
});
