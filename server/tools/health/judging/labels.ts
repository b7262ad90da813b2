import { readLinks } from '../../../page/links.ts';
import type { Evidence } from '../../../../contract/health.ts';
import { facet } from '../../../page/facet.ts';
import { readMetadata } from '../../../page/metadata.ts';
import type { PageElement } from '../../../page/nodes.ts';
import { comparable } from '../../../page/normalise.ts';
import type { Page } from '../../../page/page.ts';
import { attribute } from '../../../page/tree.ts';
import { textContent } from '../../../page/walk.ts';
import type { SampledPage } from '../gathered.ts';
import { withoutFragment } from '../gather/internal-links.ts';
import { elementEvidence } from '../evidence.ts';

/** The text of a link, button or heading. */
export interface Label {
  element: PageElement;
  text: string;
  /** The text without differences in case, accents and white space. */
  folded: string;
}

const MAX_BUTTONS = 2_000;
const BUTTON_TEXT_LIMITS = { nodes: 100, chars: 200 };
/** Anything longer is body text, not a label. */
const MAX_LABEL_LENGTH = 60;

/** Labels of the page's links and buttons. */
export const controlLabels = facet((page: Page): readonly Label[] => toLabels([
  ...readLinks(page), ...page.index.controls.slice(0, MAX_BUTTONS).flatMap(buttonOf),
  ...page.index.roleControls.slice(0, MAX_BUTTONS).map(textOrName),
]));

/** Labels of the page's links and headings. */
export const linkAndHeadingLabels = facet((page: Page): readonly Label[] =>
  toLabels([...readLinks(page), ...readMetadata(page).headings]));

/** Labels of the links to other pages in the page's footer. */
export const footerLinkLabels = facet((page: Page): readonly Label[] =>
  toLabels(readLinks(page).filter(({ region, url }) =>
    region === 'footer' && url !== null && withoutFragment(url).href !== withoutFragment(page.url).href)));

const toLabels = (found: readonly { element: PageElement; text: string }[]): Label[] =>
  found.map(({ element, text }) => ({ element, text, folded: comparable(text) }))
    .filter(({ folded }) => folded !== '' && folded.length <= MAX_LABEL_LENGTH);

function buttonOf(element: PageElement): { element: PageElement; text: string }[] {
  if (element.tagName === 'button') return [textOrName(element)];
  const isButton = element.tagName === 'input' && /^(?:submit|button)$/i.test(attribute(element, 'type') ?? '');
  return isButton ? [{ element, text: attribute(element, 'value') ?? ariaLabel(element) }] : [];
}

const textOrName = (element: PageElement) =>
  ({ element, text: textContent(element, BUTTON_TEXT_LIMITS).trim() || ariaLabel(element) });

const ariaLabel = (element: PageElement): string => attribute(element, 'aria-label') ?? '';

/** The first label that matches the words, as evidence; empty if none does. */
export function labelEvidence(page: SampledPage, labels: readonly Label[], words: RegExp): Evidence[] {
  const found = labels.find(({ folded }) => words.test(folded));
  return found
    ? [elementEvidence(page, found.element, { label: `<${found.element.tagName}>`, value: found.text })]
    : [];
}
