import type { Evidence } from '../../../../../contract/health.ts';
import { readNoIndex } from '../../../../site/indexing.ts';
import type { NoIndex } from '../../../../site/indexing.ts';
import type { ReadPage } from '../../gathered.ts';
import { elementEvidence, pageEvidence } from '../../page-evidence.ts';

/** What keeps a page out of the search engine most customers come from. */
export const noIndexOf = ({ page, result }: ReadPage): NoIndex[] => readNoIndex(page, result.headers, 'googlebot');

/** The rule as written, and where. */
export function noIndexEvidence(page: ReadPage, rule: NoIndex): Evidence {
  if (rule.by === 'header') return pageEvidence(page, 'X-Robots-Tag', rule.value);
  return elementEvidence(page, rule.element, { label: '<meta name="robots">', value: rule.value });
}
