import { expect, open, startScan, test } from './fixture.ts';
import { replayEvents } from './scripted.ts';
import { SCREENS } from './screens.ts';
import { STORES } from './stores.ts';

test('a scan is started and read by keyboard alone', async ({ page, world }) => {
  await open(page, '/health');
  const focused = page.locator(':focus');
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let steps = 0; steps < 40; steps += 1) {
      await page.keyboard.press('Tab');
      if (name.test((await focused.innerText().catch(() => '')) || (await focused.getAttribute('name')) || '')) return;
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Hopp til innholdet');
  await tabTo(/^url$/);
  world.proxy.stub(replayEvents(SCREENS.complete!));
  await page.keyboard.type('skogogsjo.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The tab order no longer changes.
  await expect(page.getByRole('button', { name: 'Eksporter' })).toBeVisible();
  await expect(page.locator('#f-nav-broken')).toBeVisible();
  await tabTo(/^Eksporter/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'JSON' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Del rapporten');
  await page.keyboard.press('Escape');
  await expect(focused).toHaveText('Eksporter');
  await tabTo(/^1 lenke i hovedmenyen/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#f-nav-broken > summary')).toBeFocused();
  await expect(page.locator('#f-nav-broken .evidence')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('#f-nav-broken .evidence')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a scan started by tap runs to its grades', async ({ page }) => {
    await open(page, '/');
    await page.getByLabel('Adressen til butikken').fill(STORES.open);
    await page.getByRole('button', { name: 'Sjekk butikken' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: STORES.open })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mål på nytt' })).toBeVisible();
    await expect(page.locator('.scan-tiles')).toBeVisible();
  });
});

test.describe('on a narrow phone with text twice as large', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing is wider than the screen, and a row leaves most of its width to its words', async ({ page, world }) => {
    world.proxy.stub(replayEvents(SCREENS.complete!));
    for (const go of [() => open(page, '/'), () => startScan(page, 'skogogsjo.example')]) {
      await go();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        for (const folded of document.querySelectorAll('details')) folded.open = true;
      });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    await expect(page.getByRole('button', { name: 'Mål på nytt' })).toBeVisible();
    const shares = await page.locator('.row:visible').evaluateAll((rows) => rows.map((row) =>
      row.querySelector('.row-words')!.clientWidth / row.clientWidth));
    expect(Math.min(...shares)).toBeGreaterThan(0.5);
    for (const name of await page.locator('.panel h2').all()) {
      expect(await name.evaluate((heading) => heading.clientWidth / heading.parentElement!.clientWidth)).toBeGreaterThan(0.4);
    }
  });
});

test.describe('at 200 % and with wider text', () => {
  test.use({ viewport: { width: 640, height: 450 } });

  test('nothing is wider than the screen', async ({ page, world }) => {
    world.proxy.stub(replayEvents(SCREENS.complete!));
    await startScan(page, 'skogogsjo.example');
    await expect(page.getByRole('heading', { name: 'Funn', exact: true })).toBeVisible();
    // The text spacing of WCAG 1.4.12; the content security policy allows a sheet constructed by script.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-bottom: 2em !important; }`);
      document.adoptedStyleSheets.push(sheet);
    });
    await expect(page.locator('main p').first()).toHaveCSS('letter-spacing', /^[1-9]/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
    expect(await page.evaluate(() => {
      const isScrolled = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
      const reaches = (element: Element): boolean => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        const { left, right, width } = element.getBoundingClientRect();
        // Content in its own scroller is reachable; content for screen readers only is a single pixel.
        for (let at = element.parentElement; at; at = at.parentElement) if (isScrolled(at)) return false;
        return width > 1 && (right > innerWidth + 1 || left < -1);
      };
      return [...document.body.querySelectorAll('*')].filter(reaches).map((element) => element.outerHTML.slice(0, 120));
    })).toEqual([]);
  });
});
