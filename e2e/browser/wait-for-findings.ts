import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

const isCounted = (event: object): boolean => 'status' in event && event.status !== 'not-applicable';

/** Waits until every finding of these events is in the list: rows appear slightly after the summary. */
export async function waitForFindings(page: Page, events: readonly object[]): Promise<void> {
  const figures = page.locator('.chip .figures');
  await expect.poll(async () => (await figures.allInnerTexts()).reduce((sum, text) => sum + Number(text), 0))
    .toBe(events.filter(isCounted).length);
}
