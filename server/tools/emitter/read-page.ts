import type { EmitterResult, ExtractedField } from '../../../contract/emitter.ts';
import { EMITTER_FIELDS } from '../../../contract/vocabulary.ts';
import type { EmitterField, UnseenReason } from '../../../contract/vocabulary.ts';
import { isHtmlResponse } from '../../page/begins-as-html.ts';
import { createPage } from '../../page/page.ts';
import type { Page } from '../../page/page.ts';
import { nameOffset } from '../../product/anchor.ts';
import { readProductFacts } from '../../product/facts.ts';
import { judgePageKind } from '../../product/page-kind.ts';
import { detectPlatform } from '../../site/platform.ts';
import { classifyResponse } from '../../site/response/classify-response.ts';
import type { ResponseClass } from '../../site/response/classify-response.ts';
import { readRenderedPage } from '../../site/response/rendered-page.ts';
import { emitDiff, emitFaq, emitProduct, hasOffer } from './emit.ts';
import type { Outcomes } from './field.ts';
import { findGaps, findGapsWithCode } from './gaps.ts';
import type { FetchedPage, PageRendering } from './render-page.ts';
import type { ModelProposal } from './model.ts';
import { segmentPage } from './segments.ts';
import type { ModelRequest } from './segments.ts';
import { hasVariants } from './variants.ts';
import { fieldsToAsk, namesAnother, verifyMarkup, verifyProposals } from './verify.ts';
import type { ThreadWork } from '../../threads/thread-job.ts';

/** What a page gives: not the store, not a product page, or a product's result, including the model's part. */
export type PageOutcome =
  | { kind: 'not-store'; answered: Exclude<ResponseClass, { kind: 'store' }> }
  | { kind: 'no-page' }
  | { kind: 'not-html' }
  | { kind: 'not-product'; lowText: boolean }
  | { kind: 'product'; parts: ResultParts };

/** The part of a result that depends on the page and the model's proposals alone. */
export type ResultParts = Omit<EmitterResult, 'version' | 'url' | 'finalUrl' | 'rendered' | 'fetchedAt' | 'extractionModel'>;

/** Reads a page as it was fetched, and asks the model about missing fields at most once. */
export async function readPage(fetched: FetchedPage, propose: ReadPageInput['propose']): Promise<PageOutcome> {
  const url = new URL(fetched.url);
  // The headers alone may show a wall, whatever the body is.
  const isFile = fetched.status < 300 && !isHtml(fetched);
  if (isFile && classifyResponse({ ...fetched, url, page: null }).kind === 'store') return { kind: 'not-html' };
  const page = createPage(fetched.html, url);
  return readStorePage(page, classifyResponse({ ...fetched, url, page }), { fetched, propose });
}

function isHtml({ headers, html }: FetchedPage): boolean {
  return isHtmlResponse(headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? null, html);
}

async function readStorePage(
  page: Page, answered: ResponseClass, { fetched, propose }: Omit<ReadPageInput, 'render'>,
): Promise<PageOutcome> {
  if (answered.kind !== 'store') return { kind: 'not-store', answered };
  if (fetched.status >= 300) return { kind: 'no-page' };
  const { isProduct, lowText } = judgePageKind(page);
  if (!isProduct) return { kind: 'not-product', lowText };
  const found = verifyMarkup(page);
  const fields = fieldsToAsk(page, found);
  if (fields.length === 0) return { kind: 'product', parts: { ...partsOf(page, found, fetched), llm: 'not-needed' } };
  const request = { fields, segments: segmentPage(page, nameOffset(page) ?? 0) };
  const proposals = propose && await propose(request);
  const outcomes = proposals ? verifyProposals(page, found, { ...request, proposals }) : markUnavailable(found, fields);
  return { kind: 'product', parts: { ...partsOf(page, outcomes, fetched), llm: proposals ? 'used' : 'unavailable' } };
}

/** A page to read, with functions to render it and to ask the model. */
interface ReadPageInput {
  fetched: FetchedPage;
  /** Renders the page in a browser; called only if its HTML has too little content. */
  render: () => Promise<PageRendering>;
  /** Null if no model is configured; resolves to null if the call failed. */
  propose: ((request: ModelRequest) => Promise<readonly ModelProposal[] | null>) | null;
}

/** A fully read page, as served or as rendered. */
export interface ReadPageResult {
  outcome: PageOutcome;
  /** The page that was read. */
  page: Omit<FetchedPage, 'html'>;
  /** Whether the page was rendered, if that was asked for, or why not. */
  rendering?: 'rendered' | UnseenReason;
}

/** Reads a page in its thread, rendered if needed. */
export const readPageTask: ThreadWork<ReadPageInput, ReadPageResult> = {
  async run({ fetched, render, propose }) {
    const served = { outcome: await readPage(fetched, propose), page: withoutHtml(fetched) };
    if (served.outcome.kind !== 'not-product' || !served.outcome.lowText) return served;
    const rendering = await render();
    if (!rendering.ok) return { ...served, rendering: rendering.reason };
    const { rendered } = rendering;
    const found = readRenderedPage(rendered, new URL(fetched.url));
    if (found.kind !== 'page') return { ...served, rendering: 'elsewhere' };
    const outcome = await readStorePage(found.page, found.answered, { fetched: rendered, propose });
    return { outcome, page: withoutHtml(rendered), rendering: 'rendered' };
  },
};

const withoutHtml = ({ url, status, headers, now }: FetchedPage): ReadPageResult['page'] => ({ url, status, headers, now });

function markUnavailable(outcomes: Outcomes, fields: readonly EmitterField[]): Outcomes {
  const unasked = fields.filter((field) => !outcomes[field].ok && outcomes[field].reason === 'no-evidence');
  return { ...outcomes, ...Object.fromEntries(unasked.map((field) => [field, { ok: false, reason: 'llm-unavailable' }])) };
}

function partsOf(page: Page, outcomes: Outcomes, { headers, now }: FetchedPage): Omit<ResultParts, 'llm'> {
  const { mainAndDuplicates, jsonLd } = readProductFacts(page);
  const own = namesAnother(page) ? undefined : mainAndDuplicates.find(({ item, name }) => (
    name !== undefined && item.origin.kind === 'jsonld' && item.origin.block.repair === null
  ));
  const context = { now, others: jsonLd };
  const gaps = own ? findGaps(own.item, context) : [];
  const product = own ? emitDiff(outcomes, gaps) : emitProduct(outcomes);
  const gapsWithCode = findGapsWithCode(own?.item, product, context);
  return {
    mode: own ? 'enrich' : 'generate',
    fields: EMITTER_FIELDS.map((id): ExtractedField => {
      const outcome = outcomes[id];
      return outcome.ok ? { id, status: 'verified', value: outcome.value, evidence: outcome.evidence }
        : { id, status: 'unverified', reason: outcome.reason };
    }),
    jsonld: { product, faq: emitFaq(outcomes) },
    offerEmitted: hasOffer(outcomes),
    entityType: 'Product',
    variantsDetected: hasVariants(page),
    gaps,
    ...(gapsWithCode && { gapsWithCode }),
    platform: detectPlatform(page, headers),
  };
}
