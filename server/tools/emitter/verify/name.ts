import { readMetadata } from '../../../page/metadata.ts';
import { normalise } from '../../../page/normalise.ts';
import type { Page } from '../../../page/page.ts';
import type { Leaf } from '../../../product/item.ts';
import { firstProven, GATE_FAILED, NO_EVIDENCE, proven } from '../field.ts';
import type { Outcome, Subject } from '../field.ts';
import { holdsTokens, plainText, tokens } from '../plain-text.ts';
import type { Proposal } from '../segments.ts';

const MAX_NAME = 300;

/** The product's name in markup, if the page also shows it. */
export function nameFromMarkup(subject: Subject): Outcome {
  const { mainAndTwins, meta } = subject.facts;
  const leaves = mainAndTwins.flatMap(({ name }) => name ?? []);
  return firstProven(outcomes());

  function* outcomes(): Generator<Outcome> {
    for (const leaf of leaves) yield fromProduct(subject.page, leaf);
    yield* fromTitle(subject, meta.title);
  }
}

function fromProduct(page: Page, leaf: Leaf): Outcome {
  const name = plainText(leaf.text);
  if (name === '' || name.length > MAX_NAME) return name === '' ? NO_EVIDENCE : GATE_FAILED;
  return isShownName(page, name) ? proven(page, { kind: 'text', text: name }, leaf.origin) : GATE_FAILED;
}

/** The page's level-one headings, as words. */
const headingsOf = (page: Page): string[] =>
  readMetadata(page).headings.filter(({ level }) => level === 1).map(({ text }) => tokens(text).join(' '));

// A title, and the same without the site's suffix.
const withoutSuffix = (title: string): string[] => [title, ...title.split(/\s[|\-–—·:»]\s/).slice(0, 1)];

// True if a level-one heading or a title contains the words of the name, or the text the name verbatim.
function isShownName(page: Page, name: string): boolean {
  const wanted = tokens(name);
  const { titles, meta } = readMetadata(page);
  const shown = [...headingsOf(page), ...titles, ...(meta.get('og:title') ?? []).map(({ content }) => content)];
  return shown.some((text) => holdsTokens(tokens(text), wanted)) || page.text.text.includes(normalise(name));
}

// The title, if a level-one heading equals it with or without the site's suffix, or if a product page has no heading.
function fromTitle({ page, facts }: Subject, leaf: Leaf | undefined): Outcome[] {
  if (!leaf) return [];
  const h1 = headingsOf(page);
  const whole = plainText(leaf.text);
  const same = withoutSuffix(whole).find((part) => h1.includes(tokens(part).join(' ')) && part !== '');
  const name = same ?? (facts.meta.isProduct && h1.length === 0 ? whole : undefined);
  return name === undefined ? [NO_EVIDENCE] : [proven(page, { kind: 'text', text: name }, leaf.origin)];
}

/** A name the model quotes, if it equals a level-one heading, or a title with or without the site's suffix. */
export function nameFromProposal({ page }: Subject, { span, text }: Proposal): Outcome {
  const wanted = tokens(text).join(' ');
  const titles = readMetadata(page).titles.flatMap(withoutSuffix).map((title) => tokens(title).join(' '));
  if (wanted === '' || text.length > MAX_NAME || ![...headingsOf(page), ...titles].includes(wanted)) return GATE_FAILED;
  return proven(page, { kind: 'text', text }, { kind: 'text', span });
}
