import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA in the page, or in the drawer alone, as rule and place. */
export async function violations(page: Page, within: 'html' | 'dialog' = 'html'): Promise<string[]> {
  const runOnly = within === 'html' ? [...WCAG, 'best-practice'] : WCAG;
  // What passes is not written up: on a page of 48 answers that takes longer than the looking.
  const axe = new AxeBuilder({ page }).include(within).options({ runOnly, resultTypes: ['violations'] });
  // Only for frames does it need a page of its own to put its results together, which takes longer than the looking.
  const { violations: found } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`));
}
