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
import type { PageRendering } from './render-page.ts';
import type { ModelProposal } from './model.ts';
import { segmentPage } from './segments.ts';
import type { Ask } from './segments.ts';
import { hasVariants } from './variants.ts';
import { realGaps, verifyMarkup, verifyProposals } from './verify.ts';
import type { FetchedPage } from './fetched-page.ts';
import type { ThreadWork } from '../../threads/thread-job.ts';
/** What the page alone gives: not the store, not a product page, or a product with gaps to ask about. */
export type PageReading =
  | { outcome: 'not-store'; answered: Exclude<ResponseClass, { kind: 'store' }> }
  | { outcome: 'no-page' }
  | { outcome: 'not-html' }
  | { outcome: 'not-product'; lowText: boolean }
  | {
      outcome: 'product';
      ask: Ask;
      /** Verifies the model's proposals against the page; null if no model could be asked. */
      complete(proposals: readonly ModelProposal[] | null): ResultParts;
    };

/** The part of a result that depends on the page and the model's proposals alone. */
export type ResultParts = Omit<EmitterResult, 'version' | 'url' | 'finalUrl' | 'rendered' | 'fetchedAt' | 'extractionModel'>;

/** Reads a page without a model. */
export function readPage(fetched: FetchedPage): PageReading {
  const url = new URL(fetched.url);
  // The headers alone may show a wall, whatever the body is.
  const isFile = fetched.status < 300 && !isHtml(fetched);
  if (isFile && classifyResponse({ ...fetched, url, page: null }).kind === 'store') return { outcome: 'not-html' };
  const page = createPage(fetched.html, url);
  return readAnswered(page, classifyResponse({ ...fetched, url, page }), fetched);
}

function isHtml({ headers, html }: FetchedPage): boolean {
  return isHtmlResponse(headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? null, html);
}

function readAnswered(page: Page, answered: ResponseClass, fetched: FetchedPage): PageReading {
  if (answered.kind !== 'store') return { outcome: 'not-store', answered };
  if (fetched.status >= 300) return { outcome: 'no-page' };
  const { isProduct, lowText } = judgePageKind(page);
  if (!isProduct) return { outcome: 'not-product', lowText };
  const outcomes = verifyMarkup(page);
  const gaps = realGaps(page, outcomes);
  const ask = { gaps, segments: gaps.length > 0 ? segmentPage(page, nameOffset(page) ?? 0) : [] };
  return {
    outcome: 'product',
    ask,
    complete(proposals) {
      const completed = proposals === null ? markUnavailable(outcomes, gaps) : verifyProposals(page, outcomes, { ...ask, proposals });
      const llm = gaps.length === 0 ? 'not-needed' : proposals === null ? 'unavailable' : 'used';
      return { ...partsOf(page, completed, fetched), llm };
    },
  };
}

/** A page to read, with functions to render it and to ask the model. */
export interface ReadingOrder {
  fetched: FetchedPage;
  /** Renders the page in a browser; called only if its HTML has too little content. */
  render: () => Promise<PageRendering>;
  /** Null if no model is configured; resolves to null if the call failed. */
  propose: ((ask: Ask) => Promise<readonly ModelProposal[] | null>) | null;
}

/** A page's result, including the model's part. */
export type ReadingOutcome =
  | Exclude<PageReading, { outcome: 'product' }>
  | { outcome: 'product'; parts: ResultParts };

/** A fully read page, as served or as rendered. */
export interface CompletedReading {
  verdict: ReadingOutcome;
  /** The page that was read. */
  read: Omit<FetchedPage, 'html'>;
  /** Whether the page was rendered, if that was asked for, or why not. */
  seen?: 'rendered' | UnseenReason;
}

/** Reads a page in its thread, rendered if needed, and asks the model about gaps at most once. */
export const reading: ThreadWork<ReadingOrder, CompletedReading> = {
  async run({ fetched, render, propose }) {
    const sent = readPage(fetched);
    if (sent.outcome !== 'not-product' || !sent.lowText) return completed(sent, fetched, propose);
    const answer = await render();
    const found = answer.ok ? readRenderedPage(answer.rendered, new URL(fetched.url)) : null;
    if (answer.ok && found?.kind === 'page') {
      const shown = readAnswered(found.page, found.answered, answer.rendered);
      return { ...await completed(shown, answer.rendered, propose), seen: 'rendered' };
    }
    return { ...await completed(sent, fetched, null), seen: answer.ok ? 'elsewhere' : answer.reason };
  },
};

async function completed(
  reading: PageReading, fetched: FetchedPage, propose: ReadingOrder['propose'],
): Promise<CompletedReading> {
  const { html: _, ...read } = fetched;
  if (reading.outcome !== 'product') return { verdict: reading, read };
  const { outcome, ask, complete } = reading;
  return { verdict: { outcome, parts: complete(ask.gaps.length > 0 && propose ? await propose(ask) : null) }, read };
}

function markUnavailable(outcomes: Outcomes, gaps: readonly EmitterField[]): Outcomes {
  const unasked = gaps.filter((field) => !outcomes[field].ok && outcomes[field].reason === 'no-evidence');
  return { ...outcomes, ...Object.fromEntries(unasked.map((field) => [field, { ok: false, reason: 'llm-unavailable' }])) };
}

function partsOf(page: Page, outcomes: Outcomes, { headers, now }: FetchedPage): Omit<ResultParts, 'llm'> {
  const { mainAndTwins, jsonLd } = readProductFacts(page);
  const own = mainAndTwins.find(({ item, name }) => (
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
