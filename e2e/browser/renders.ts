import type { Page } from 'playwright/test';

/**
 * Watches which of the matching elements the page renders again, or removes, from now on: React gives an element the
 * props of its last rendering. The returned function names them, by their text.
 */
export async function observeRenders(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle((matching) => {
    const propsOf = (element: Element): unknown =>
      Object.entries(element).find(([key]) => key.startsWith('__reactProps'))?.[1];
    const before = [...document.querySelectorAll(matching)].map((element) => [element, propsOf(element)] as const);
    if (before.length === 0) throw new Error(`Nothing matches ${matching}.`);
    return () => before.filter(([element, props]) => !element.isConnected || propsOf(element) !== props)
      .map(([element]) => element.textContent.slice(0, 60));
  }, selector);
  return () => seen.evaluate((rendered) => rendered());
}
