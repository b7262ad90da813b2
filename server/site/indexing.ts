import { startOf } from '../page/tree.ts';
import { readMetadata } from '../page/metadata.ts';
import type { PageElement } from '../page/nodes.ts';
import type { Page } from '../page/page.ts';

/** One rule that keeps a page out of a search engine, as written, and where. */
export type NoIndex =
  | { by: 'meta'; value: string; element: PageElement }
  | { by: 'header'; value: string };

/** Header fields, as an answer has them. */
interface Headers {
  all(name: string): readonly string[];
}

const EVERYBODY = 'robots';

/**
 * What asks `agent`, or everybody, not to index: `noindex` or `none` in the page's robots meta tags or in X-Robots-Tag.
 * The strictest rule counts, as the search engines have it. Without a page only the header was seen.
 */
export function readNoIndex(page: Page | null, headers: Headers, agent: string): NoIndex[] {
  const names = [EVERYBODY, agent.toLowerCase()];
  const tags = page ? names.flatMap((name) => readMetadata(page).meta.get(name) ?? []) : [];
  const inPage = tags.filter(({ content }) => forbids(content.replace(VALUED, '').split(/[\s,]+/)))
    .toSorted((a, b) => startOf(a.element) - startOf(b.element))
    .map(({ content, element }): NoIndex => ({ by: 'meta', value: content.trim(), element }));
  const inHeader = headers.all('x-robots-tag').filter((value) => forbids(directivesFor(value, names)))
    .map((value): NoIndex => ({ by: 'header', value: value.trim() }));
  return [...inPage, ...inHeader.filter((one, at) => inHeader.findIndex(({ value }) => value === one.value) === at)];
}

/** With its value, which may be `none` and says nothing of the page then. */
const VALUED = /max-[a-z-]{1,20}\s{0,9}:\s{0,9}[^\s,]*/gi;

const forbids = (directives: readonly string[]): boolean =>
  directives.some((directive) => /^(?:noindex|none)$/i.test(directive.trim()));

/** Directives that carry a value; any other name before a colon is a crawler's, and what follows is for it alone. */
const WITH_VALUE = /^(?:unavailable_after|max-snippet|max-image-preview|max-video-preview)$/i;

function directivesFor(value: string, names: readonly string[]): string[] {
  const found: string[] = [];
  let addressee = EVERYBODY;
  for (const part of value.split(',')) {
    const [, name, rest] = /^\s*([a-z][\w.-]*)\s*:(.*)$/is.exec(part) ?? [];
    const isAddress = name !== undefined && !WITH_VALUE.test(name);
    if (isAddress) addressee = name.toLowerCase();
    if (names.includes(addressee)) found.push(isAddress ? rest! : part);
  }
  return found;
}
