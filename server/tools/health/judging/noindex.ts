import type { Evidence } from '../../../../contract/health.ts';
import { readNoIndex, readNoSnippet } from '../../../site/indexing.ts';
import type { NoIndex, RobotsDirective } from '../../../site/indexing.ts';
import type { ServedResource } from '../gather/store-fetcher.ts';
import type { ReadPage } from '../gathered.ts';
import { elementEvidence, pageEvidence } from '../page-evidence.ts';

/** What keeps a page out of the search engine most customers come from. */
export const noIndexOf = ({ page, result }: AnsweredPage, now: number): NoIndex[] =>
  readNoIndex(page, result.headers, { agent: GOOGLE, now });

/** What keeps its words out of that search engine's results. */
export const noSnippetOf = ({ page, result }: AnsweredPage): RobotsDirective[] => readNoSnippet(page, result.headers, GOOGLE);

const GOOGLE = 'googlebot';

type AnsweredPage = Pick<ServedResource, 'page' | 'result'>;

/** The rule as written, and where. */
export function noIndexEvidence(page: ReadPage, rule: NoIndex | RobotsDirective): Evidence {
  if (rule.by === 'header') return pageEvidence(page, 'X-Robots-Tag', rule.value);
  return elementEvidence(page, rule.element, { label: '<meta name="robots">', value: rule.value });
}
