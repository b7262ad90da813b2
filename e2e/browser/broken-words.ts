import type { Page } from 'playwright/test';

/** Words that a line break cuts in two. Addresses and codes may break: they have other signs than letters. */
export const brokenWords = (page: Page): Promise<string[]> => page.evaluate(() => {
  const isShown = (element: Element | null): boolean => element === null
    || (getComputedStyle(element).clipPath !== 'inset(50%)' && isShown(element.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement!.checkVisibility()) continue;
    for (const { 0: word, index } of node.nodeValue!.matchAll(/(?<!\S)\p{L}{3,}(?=[.,:;!?]?(?:\s|$))/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 && isShown(node.parentElement)) broken.push(word);
    }
  }
  return broken;
});
