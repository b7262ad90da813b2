import type { Page } from 'playwright/test';
import { RULE_SET } from '../../contract/checks/pillars.ts';
import { expect, open, startScan, test } from './fixture.ts';
import { keepScans, keptScans, SCANS } from './past-scans.ts';
import { STORES } from './stores.ts';

const part = (page: Page, name: string) => page.locator('.past-comparison section').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('says so when nothing is kept, and links to a scan; a finished one is listed, and opens again', async ({ page }) => {
  await open(page, '/past');
  await expect(page.getByText('Ingen målinger er lagret i denne nettleseren ennå.')).toBeVisible();
  await page.getByRole('link', { name: 'Sjekk en butikk' }).click();
  await expect(page).toHaveURL('/health');

  await startScan(page, STORES.open);
  await expect(page.getByRole('button', { name: 'Mål på nytt' })).toBeVisible();
  await expect.poll(async () => (await keptScans(page)).length).toBe(1);
  await page.getByRole('link', { name: 'Tidligere' }).click();
  const store = page.getByRole('region', { name: STORES.open });
  await expect(store).toContainText('1 måling');
  await expect(page.getByRole('heading', { level: 1, name: 'Tidligere målinger' })).toBeFocused();
  await expect(page.getByText('Det trengs to målinger av samme butikk og av samme slag')).toBeVisible();
  await store.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/health\?past=/);
  await expect(page.getByRole('heading', { level: 1, name: STORES.open })).toBeFocused();
});

test('kept scans are compared, also on a narrow screen and in English, and deleted', async ({ page }) => {
  await keepScans(page, SCANS);
  await test.step('the two newest are compared, and the parts add up to the total', async () => {
    await expect(page.getByText('4 målinger av 2 butikker')).toBeVisible();
    await expect(page.locator('.past-comparison p.lead')).toContainText('1 sjekk er bedre, og 1 er dårligere.');
    await expect(part(page, 'Bedre').locator('.past-changes li')).toContainText(['var feil']);
    await expect(part(page, 'Dårligere').locator('.past-changes li')).toContainText(['var advarsel']);
    await expect(part(page, 'Ikke sammenlignbart')).toContainText('Målt 6. november 2026. Ikke målt 20. november 2026.');
    await expect(part(page, 'Ikke sammenlignbart').locator('.unseen')).toBeVisible();

    const counts = await page.locator('.past-comparison .figures').allTextContents();
    const [total] = counts.map((text) => Number(/av (\d+)/.exec(text)?.[1]));
    const unchanged = Number(/^(\d+) uendret/.exec(await page.locator('.past-same summary').innerText())?.[1]);
    expect(counts.reduce((sum, text) => sum + Number.parseInt(text, 10), unchanged)).toBe(total);
    expect(total).toBe(SCANS[2]!.findings.length);

    const grades = page.locator('.past-grades > section');
    await expect(grades.filter({ hasText: 'Salg' })).toContainText('Bedre');
    await expect(grades.filter({ hasText: 'KI' })).toContainText('Ikke sammenlignbart');
    await expect(grades.filter({ hasText: 'KI' }).locator('.hatched-box')).toHaveText('Ikke målt');
  });
  await test.step('nothing is wider than a screen of 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 900 });
    await expect(page.getByRole('heading', { name: 'Bedre', exact: true })).toBeVisible();
    for (const folded of await page.locator('.folded > summary, .past-incomparable summary').all()) await folded.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('is the same in English', async () => {
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByText('1 check is better, and 1 is worse.')).toBeVisible();
    await expect(part(page, 'Not comparable')).toContainText('Measured 6 November 2026. Not measured 20 November 2026.');
    await expect(page.locator('main')).not.toContainText(/Bedre|Dårligere|uendret/);
    await page.getByRole('link', { name: 'Norsk' }).click();
  });
  await test.step('scans of different rule sets cannot be compared; the choice is kept in the URL', async () => {
    await page.getByLabel('Før').selectOption(SCANS[0]!.id);
    await expect(page.locator('.past-comparison p.lead')).toContainText(`hvert sitt regelsett (2026-10 og ${RULE_SET})`);
    await expect(page.locator('.past-changes')).toHaveCount(0);
    await expect(page).toHaveURL(/before=/);
    await page.reload();
    await expect(page.getByLabel('Før')).toHaveValue(SCANS[0]!.id);
    await page.getByLabel('Etter').selectOption(SCANS[0]!.id);
    await expect(page.getByText('Velg to ulike målinger.')).toBeVisible();
  });
  await test.step('scans are deleted singly, by store and all at once, also by keyboard, and only when confirmed', async () => {
    const store = page.getByRole('region', { name: 'bjerkebua.example' });
    await store.getByRole('button', { name: 'Slett alle målinger av bjerkebua.example' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Slette 1 måling av bjerkebua.example?');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(store).toBeVisible();
    await expect(store.getByRole('button', { name: 'Slett alle målinger av bjerkebua.example' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Slett' }).click();
    await expect(store).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.getByRole('button', { name: /^Slett målingen 20\. november/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Slett' }).click();
    await expect(page.getByText('2 målinger av 1 butikk')).toBeVisible();
    await page.getByRole('button', { name: 'Slett alle målinger', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Slett' }).click();
    await expect(page.getByText('Ingen målinger er lagret')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Ingen målinger er lagret')).toBeVisible();
  });
});
