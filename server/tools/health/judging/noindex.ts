import type { Evidence } from '../../../../contract/health.ts';
import { readNoIndex, readNoSnippet } from '../../../site/indexing.ts';
import type { RobotsTag } from '../../../site/indexing.ts';
import type { ServedResource } from '../gathered.ts';
import { elementEvidence, pageEvidence } from '../evidence.ts';

/** The rules that keep a page out of Google's index. */
export const noIndexOf = ({ page, result }: AnsweredPage, now: number): RobotsTag[] =>
  readNoIndex(page, result.headers, { agent: GOOGLE, now });

/** The rules that keep a page's text out of Google's snippets. */
export const noSnippetOf = ({ page, result }: AnsweredPage): RobotsTag[] => readNoSnippet(page, result.headers, GOOGLE);

const GOOGLE = 'googlebot';

type AnsweredPage = Pick<ServedResource, 'page' | 'result'>;

/** The rule as written, as evidence. */
export const noIndexEvidence = (
  { page, url }: Pick<AnsweredPage, 'page'> & { url: URL }, rule: RobotsTag,
): Evidence => (rule.by === 'header' || page === null
  ? pageEvidence({ url }, 'X-Robots-Tag', rule.value)
  : elementEvidence({ page, url }, rule.element, { label: '<meta name="robots">', value: rule.value }));
