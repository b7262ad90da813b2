import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright/test';
import { brokenWords } from './broken-words.ts';

/** Minified, it is sent and compiled in half the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA in the page, or only in the drawer, as rule and element, and words cut in two. */
export async function violations(page: Page, within: 'html' | 'dialog' = 'html'): Promise<string[]> {
  const runOnly = within === 'html' ? [...WCAG, 'best-practice'] : WCAG;
  const { violations: found } = page.frames().length === 1 ? await once(page, within, runOnly)
    : await new AxeBuilder({ page }).include(within).options({ runOnly, resultTypes: ['violations'] }).analyze();
  const broken = (await brokenWords(page)).map((word) => `broken word: ${word}`);
  return [...broken, ...found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`))];
}

/** Without frames axe need not be injected for every check, which takes longer than the check itself. */
async function once(page: Page, within: string, runOnly: string[]): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Passing rules are not reported: on a page of 48 answers that takes longer.
  const options = { runOnly, resultTypes: ['violations' as const], preload: false };
  return page.evaluate(([root, how]) => (
    (window as unknown as { axe: { run(root: string, options: unknown): Promise<AxeResults> } }).axe.run(root, how)
  ), [within, options] as const);
}
