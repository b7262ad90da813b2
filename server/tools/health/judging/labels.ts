import type { Evidence } from '../../../../contract/health.ts';
import { facet } from '../../../page/facet.ts';
import { readMetadata } from '../../../page/metadata.ts';
import type { PageElement } from '../../../page/nodes.ts';
import { comparable } from '../../../page/normalise.ts';
import type { Page } from '../../../page/page.ts';
import { attribute } from '../../../page/tree.ts';
import { textContent } from '../../../page/walk.ts';
import type { SampledPage } from '../gathered.ts';
import { linksOf } from '../gather/internal-links.ts';
import { elementEvidence } from '../page-evidence.ts';

/** The words of a link, a button or a heading. */
export interface Label {
  element: PageElement;
  text: string;
  /** Folded for comparison. */
  folded: string;
}

const MOST_BUTTONS = 2_000;
const OF_A_BUTTON = { nodes: 100, chars: 200 };
/** What is longer is a text and no label. */
const LONGEST = 60;

/** What the page's links and buttons say. */
export const controlLabels = facet((page: Page): readonly Label[] => labelled([
  ...linksOf(page), ...page.index.controls.slice(0, MOST_BUTTONS).flatMap(buttonOf),
]));

/** What its links and headings say. */
export const linkAndHeadingLabels = facet((page: Page): readonly Label[] =>
  labelled([...linksOf(page), ...readMetadata(page).headings]));

const labelled = (found: readonly { element: PageElement; text: string }[]): Label[] =>
  found.map(({ element, text }) => ({ element, text, folded: comparable(text) }))
    .filter(({ folded }) => folded !== '' && folded.length <= LONGEST);

function buttonOf(element: PageElement): { element: PageElement; text: string }[] {
  const named = attribute(element, 'aria-label') ?? '';
  if (element.tagName === 'button') return [{ element, text: textContent(element, OF_A_BUTTON).trim() || named }];
  const isButton = element.tagName === 'input' && /^(?:submit|button)$/i.test(attribute(element, 'type') ?? '');
  return isButton ? [{ element, text: attribute(element, 'value') ?? named }] : [];
}

/** The first label of the page that says one of the words, as evidence. */
export function labelEvidence(page: SampledPage, labels: readonly Label[], words: RegExp): Evidence | null {
  const found = labels.find(({ folded }) => words.test(folded));
  if (!found) return null;
  return elementEvidence(page, found.element, { label: `<${found.element.tagName}>`, value: found.text });
}
