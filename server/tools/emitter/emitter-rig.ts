import type { FieldValue } from '../../../contract/emitter.ts';
import { EMITTER_FIELDS } from '../../../contract/vocabulary.ts';
import type { EmitterField } from '../../../contract/vocabulary.ts';
import { createPage } from '../../page/page.ts';
import type { Page } from '../../page/page.ts';
import { NO_EVIDENCE } from './field.ts';
import type { FieldReader, Outcome, Outcomes } from './field.ts';
import { locate } from './locate-rig.ts';
import type { ModelProposal } from './model.ts';
import { readPage } from './read-page.ts';
import type { ResultParts } from './read-page.ts';
import type { LocatedQuote, ModelRequest } from './segments.ts';
import { verifyMarkup } from './verify.ts';
import type { FetchedPage } from './render-page.ts';

/** The date on which test pages are read. */
export const TODAY = Date.UTC(2026, 10, 20);

/** The URL of test pages. */
export const SHOP = 'https://kaffe.test/produkt/kvern';

export const read = (html: string, url: string = SHOP): Page => createPage(html, new URL(url));

/** A page as a shop would serve it: heading, markup and text. */
export function shopPage(
  parts: { markup?: unknown; head?: string; body?: string; h1?: string; lang?: string },
): string {
  const { markup, head = '', body = '', h1 = 'Kaffekvern Pro', lang = 'nb' } = parts;
  const script = markup === undefined ? '' : `<script type="application/ld+json">${JSON.stringify(markup)}</script>`;
  return `<!doctype html><html lang="${lang}"><head><title>${h1} - Kaffebutikken</title>${head}${script}</head>`
    + `<body><main><h1>${h1}</h1>${body}</main></body></html>`;
}

/** A complete Product, for tests to take properties out of. */
export const PRODUCT = {
  '@context': 'https://schema.org', '@type': 'Product', name: 'Kaffekvern Pro', description: 'En stillegående kvern.',
  image: 'https://kaffe.test/kvern.jpg', brand: { '@type': 'Brand', name: 'Wilfa' },
  sku: 'KV-100', gtin13: '7045950010009',
  offers: { '@type': 'Offer', price: '1299.00', priceCurrency: 'NOK', availability: 'https://schema.org/InStock' },
};

/** A field's outcome in one line: its value, or the reason there is none. */
function asText(outcome: Outcome): string {
  return outcome.ok ? valueAsText(outcome.value) : outcome.reason;
}

function valueAsText(value: FieldValue): string {
  const { kind: _, ...content } = value;
  const parts = Object.values(content).flat();
  return parts.map((part) => (typeof part === 'string' ? part : `${part.question} ${part.answer}`)).join(' | ');
}

/** The outcome of each field by a page's own markup, in one line each. */
export function markupOf(html: string, url: string = SHOP): Record<EmitterField, string> {
  return Object.fromEntries(
    Object.entries(verifyMarkup(read(html, url))).map(([field, outcome]) => [field, asText(outcome)])
  ) as Record<EmitterField, string>;
}

const NOTHING_KNOWN = Object.fromEntries(EMITTER_FIELDS.map((field) => [field, NO_EVIDENCE])) as Outcomes;

/** The value a field's reader gives for a quote of the page's text, in one line; null for none. */
export function quoted(
  { fromProposal }: FieldReader, page: Page, text: string,
  { known = {}, wholeSegment = true, nth = 0 }: {
    known?: Partial<Outcomes>;
    wholeSegment?: boolean;
    nth?: number;
  } = {},
): string | null {
  const places = [...page.text.text.matchAll(new RegExp(RegExp.escape(text), 'g'))];
  const start = places[nth]?.index;
  if (start === undefined) throw new Error(`The page does not show: ${text}`);
  const quote: LocatedQuote = { span: { start, end: start + text.length }, text, wholeSegment };
  const claim = fromProposal?.(page, quote, { ...NOTHING_KNOWN, ...known });
  return claim ? valueAsText(claim.value) : null;
}

/** Verified fields whose locator does not resolve to their quote, or whose quote is not verbatim in the page. */
export function brokenProofs(page: Page, fields: ResultParts['fields']): string[] {
  return fields.flatMap((field) => {
    if (field.status !== 'verified') return [];
    const { locator, quote } = field.evidence;
    return locate(page, locator) === quote && quote !== '' && page.html.includes(quote) ? []
      : [`${field.id} ${locator}`];
  });
}

/** A page as the server sent it. */
export const fetched = (
  html: string, url: string = SHOP,
): FetchedPage => ({ html, url, status: 200, headers: [['Content-Type', 'text/html']], now: TODAY });

/** A proposal that quotes this text from the first segment that contains it, or claims to quote it from segment 1. */
export function proposal(request: ModelRequest, field: ModelProposal['field'], quote: string): ModelProposal {
  return { field, segmentId: request.segments.find(({ text }) => text.includes(quote))?.id ?? 1, quote };
}

/** The result for a product page when the model makes these proposals, and the request it got, if any. */
export async function withModel(
  html: string, propose: ((request: ModelRequest) => readonly ModelProposal[]) | null, url: string = SHOP,
): Promise<ResultParts & { request: ModelRequest | null }> {
  let asked: ModelRequest | null = null;
  const outcome = await readPage(fetched(html, url), propose && (async (request) => propose(asked = request)));
  if (!outcome.ok) throw new Error(`not read as a product page: ${outcome.message}`);
  return { request: asked, ...outcome.result };
}

/** The result for a product page when the model finds nothing. */
export const readParts = (html: string): ReturnType<typeof withModel> => withModel(html, () => []);

/** A field of a result in one line. */
export function fieldOf({ fields }: Pick<ResultParts, 'fields'>, id: EmitterField): string {
  const field = fields.find((each) => each.id === id)!;
  return field.status === 'verified' ? asText({ ok: true, ...field }) : field.reason;
}
