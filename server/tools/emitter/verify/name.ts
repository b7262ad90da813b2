import { readMetadata } from '../../../page/metadata.ts';
import type { Page } from '../../../page/page.ts';
import type { Leaf } from '../../../product/item.ts';
import { firstProven, GATE_FAILED, NO_EVIDENCE, proven } from '../field.ts';
import type { Outcome, Subject } from '../field.ts';
import { holdsTokens, plainText, tokens } from '../plain-text.ts';
import type { Proposal } from '../segments.ts';

const MAX_NAME = 300;

/** The product's name in markup, if the page shows exactly that name. */
export function nameFromMarkup(subject: Subject): Outcome {
  const { main, meta } = subject.facts;
  const leaves = main ? [main.product, ...main.twins].flatMap(({ name }) => name ?? []) : [];
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

/** True if the page's first heading, title or text contains the words of the name. */
export function isShownName(page: Page, name: string): boolean {
  const wanted = tokens(name);
  const { headings, titles, meta } = readMetadata(page);
  const shown = [
    ...headings.filter(({ level }) => level === 1).map(({ text }) => text), ...titles,
    ...(meta.get('og:title') ?? []).map(({ content }) => content),
  ];
  if (shown.some((text) => holdsTokens(tokens(text), wanted))) return true;
  return page.text.text.includes(name);
}

// The title without the site's suffix, if it equals the first heading.
function fromTitle({ page, facts }: Subject, leaf: Leaf | undefined): Outcome[] {
  if (!leaf) return [];
  const h1 = readMetadata(page).headings.filter(({ level }) => level === 1).map(({ text }) => tokens(text).join(' '));
  const whole = plainText(leaf.text);
  const parts = [whole, ...whole.split(/\s[|\-–—·:»]\s/).slice(0, 1)];
  const same = parts.find((part) => h1.includes(tokens(part).join(' ')) && part !== '');
  const name = same ?? (facts.meta.isProduct && h1.length === 0 ? whole : undefined);
  return name === undefined ? [NO_EVIDENCE] : [proven(page, { kind: 'text', text: name }, leaf.origin)];
}

/** A name the model quotes, if it equals the first heading or the title. */
export function nameFromProposal({ page }: Subject, { span, text }: Proposal): Outcome {
  const wanted = tokens(text).join(' ');
  const { headings, titles } = readMetadata(page);
  const shown = [...headings.filter(
    ({ level }) => level === 1
  ).map((heading) => heading.text), ...titles.flatMap((title) => [
    title, ...title.split(/\s[|\-–—·:»]\s/).slice(0, 1),
  ])];
  if (
    wanted === '' || text.length > MAX_NAME || !shown.some((each) => tokens(each).join(' ') === wanted)
  ) return GATE_FAILED;
  return proven(page, { kind: 'text', text }, { kind: 'text', span, source: 'llm-verified' });
}
