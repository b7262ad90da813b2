import { startService } from '../world/service.ts';
import { expect, open, test } from './fixture.ts';
import { violations } from './violations.ts';

test.use({ locale: 'en-GB' });

test('the host’s notice is on every page, with and without scripts', async ({ page, browser }) => {
  const words = 'Ting & tang <b>her</b> er "prøver"';
  await using service = await startService({ NOTICE: words });
  for (const path of ['/', '/health', '/past']) {
    await open(page, service.baseUrl + path);
    await expect(page.locator('aside.notice')).toContainText(words);
  }
  await page.getByRole('link', { name: 'Health scan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Health scan' })).toBeFocused();
  await expect(page.locator('aside.notice')).toContainText(words);
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'nb-NO' });
  const bare = await context.newPage();
  await bare.goto(service.baseUrl);
  await expect(bare.locator('aside.notice')).toHaveText(`Fra den som drifter tjenesten: ${words}`);
  await context.close();
});

test('a demo has its notice in the reader’s language, and offers its stores in place of any other', async ({ page }) => {
  await using service = await startService({
    NOTICE: 'Alt er oppdiktet.', NOTICE_EN: 'All is invented.', EGRESS_ONLY: 'mapped',
    EGRESS_MAP: 'en.demo.test:443=127.0.0.1:9', DEMO_STORES: 'en.demo.test/vare/1,to.demo.test',
  });
  await open(page, `${service.baseUrl}/health?ui=en`);
  await expect(page.locator('aside.notice')).toHaveText('From the host: All is invented.');
  await page.getByRole('link', { name: 'Norsk' }).click();
  await expect(page.locator('aside.notice')).toHaveText('Fra den som drifter tjenesten: Alt er oppdiktet.');
  await page.getByLabel('Adressen til butikken').fill('butikken.no');
  await page.getByRole('button', { name: 'Sjekk butikken' }).click();
  await expect(page.getByRole('alert')).toHaveText('Denne demoen leser bare disse butikkene:');
  await expect(page.getByRole('button', { name: /demo\.test$/ })).toHaveText(['en.demo.test', 'to.demo.test']);
  await page.getByRole('button', { name: 'en.demo.test' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'en.demo.test' })).toBeFocused();

  await open(page, `${service.baseUrl}/schema?ui=nb`);
  await page.getByRole('textbox').fill('butikken.no/vare/1');
  await page.getByRole('button', { name: 'Les siden' }).click();
  await expect(page.getByRole('alert')).toHaveText('Denne demoen leser bare sidene til sine egne butikker. Prøv en av disse:');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'en.demo.test/vare/1' }).click();
  await expect(page).toHaveURL(/url=en\.demo\.test%2Fvare%2F1/);

  await open(page, `${service.baseUrl}/visibility?ui=nb&brand=Butikken&domain=butikken.no&vertical=mote`);
  await page.getByRole('button', { name: 'Start målingen' }).click();
  const domain = page.getByRole('textbox', { name: 'Domene' });
  await expect(domain).toBeFocused();
  await expect(domain).toHaveAccessibleDescription(/^Denne demoen leser bare disse butikkene:/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'to.demo.test' }).click();
  await expect(domain).toHaveValue('to.demo.test');
  await expect(domain).toBeFocused();
  await expect(page.getByRole('button', { name: 'to.demo.test' })).toHaveCount(0);
});
