import type { EmitterFailure, EmitterResult, ExtractedField } from '../../../contract/emitter.ts';
import { faqJson, productJson, productMembers } from '../../../contract/report/schema/json-ld.ts';
import { EMITTER_FIELDS } from '../../../contract/vocabulary.ts';
import type { EmitterField } from '../../../contract/vocabulary.ts';
import { isHtmlResponse } from '../../page/begins-as-html.ts';
import { createPage } from '../../page/page.ts';
import type { Page } from '../../page/page.ts';
import { nameOffset } from '../../product/anchor.ts';
import { readProductFacts } from '../../product/facts.ts';
import { judgePageKind } from '../../product/page-kind.ts';
import type { PageKind } from '../../product/page-kind.ts';
import { detectPlatform } from '../../site/platform.ts';
import { classifyResponse } from '../../site/response/classify-response.ts';
import type { ResponseClass } from '../../site/response/classify-response.ts';
import { readRenderedPage } from '../../site/response/rendered-page.ts';
import { emitDiff } from './emit.ts';
import type { Outcomes } from './field.ts';
import { findGaps, findGapsWithCode } from './gaps.ts';
import type { FetchedPage, PageRendering } from './render-page.ts';
import type { ModelProposal } from './model.ts';
import { segmentPage } from './segments.ts';
import type { ModelRequest } from './segments.ts';
import { hasVariants } from './variants.ts';
import { fieldsToAsk, statesAnotherName, verifyMarkup, verifyProposals } from './verify.ts';
import type { ThreadWork } from '../../threads/thread-job.ts';

/** The result for a product page, but for its `url` and `extractionModel`, or why there is none. */
type PageReading = { ok: true; result: ResultParts } | EmitterFailure;

/** The parts of a result that depend only on the page and on the model's proposals. */
export type ResultParts = Omit<EmitterResult, 'url' | 'extractionModel'>;

/** Reads a page as the server sent it. Asks the model about missing fields at most once. */
export async function readPage(fetched: FetchedPage, propose: ReadPageInput['propose']): Promise<PageReading> {
  const url = new URL(fetched.url);
  // A response that is not HTML may still be a wall, recognisable by its headers.
  const isFile = fetched.status < 300 && !isHtmlResponse(headerOf(fetched, 'content-type') ?? null, fetched.html);
  if (isFile && classifyResponse({ ...fetched, url, page: null }).kind === 'store') {
    return failure('not-product-page', 'What answered is not an HTML page.');
  }
  const page = createPage(fetched.html, url);
  return readStorePage(page, classifyResponse({ ...fetched, url, page }), { fetched, propose });
}

const headerOf = ({ headers }: FetchedPage, wanted: string): string | undefined =>
  headers.find(([name]) => name.toLowerCase() === wanted)?.[1];

const failure = (reason: EmitterFailure['reason'], message: string): EmitterFailure => ({ ok: false, reason, message });

async function readStorePage(
  page: Page, answered: ResponseClass, { fetched, propose }: Omit<ReadPageInput, 'render'>,
): Promise<PageReading> {
  if (answered.kind !== 'store') return notStore(answered, fetched);
  if (fetched.status >= 300) return noPage(fetched);
  const kind = judgePageKind(page);
  if (!kind.isProduct) return notProduct(kind, fetched);
  const found = verifyMarkup(page);
  const fields = fieldsToAsk(page, found);
  if (fields.length === 0) return { ok: true, result: { ...resultOf(page, found, fetched), llm: 'not-needed' } };
  const request = { fields, segments: segmentPage(page, nameOffset(page) ?? 0) };
  const proposals = propose && await propose(request);
  const outcomes = proposals ? verifyProposals(page, found, { ...request, proposals }) : markUnavailable(found, fields);
  return { ok: true, result: { ...resultOf(page, outcomes, fetched), llm: proposals ? 'used' : 'unavailable' } };
}

function notStore(answered: Exclude<ResponseClass, { kind: 'store' }>, fetched: FetchedPage): EmitterFailure {
  if (answered.kind === 'wall' || answered.kind === 'waiting-room') {
    const what = answered.vendor ?? (answered.kind === 'wall' ? 'Bot protection' : 'A waiting room');
    return failure('blocked', `${what} stands before the page (${answered.marker}).`);
  }
  if (answered.kind === 'closed') {
    const what = answered.how === 'no-site' ? 'There is no store at this address' : 'The store is closed';
    return noPage(fetched, `${what} (${answered.marker}).`);
  }
  const { status } = fetched;
  // With Retry-After, a 503 says that the store is temporarily closed. That is no refusal.
  if (status === 503 && headerOf(fetched, 'retry-after') !== undefined) return noPage(fetched);
  if (status < 400) return failure('blocked', `The store is not open to our country (${answered.marker}).`);
  const who = answered.vendor === null ? 'the store' : `probably ${answered.vendor}`;
  return failure('blocked', `The request was refused with status ${status}, by ${who}.`);
}

const noPage = ({ status }: FetchedPage, message = `The page answered with status ${status}.`): EmitterFailure =>
  failure(status >= 500 ? 'unreachable' : 'not-product-page', message);

function notProduct({ lowText }: PageKind, { rendered }: FetchedPage): EmitterFailure {
  const inBrowser = rendered ? ', as a browser shows it,' : '';
  if (!lowText) return failure('not-product-page', `The page${inBrowser} does not read as one about a single product.`);
  const why = rendered ? 'Too little text to judge, also as a browser shows the page.'
    : 'Too little text to judge; the page may be rendered by script, and no browser showed it.';
  return { ...failure('not-product-page', why), lowText };
}

/** A page to read, with functions to render it and to ask the model. */
interface ReadPageInput {
  fetched: FetchedPage;
  /** Renders the page in a browser; called only if its HTML has too little content. */
  render: () => Promise<PageRendering>;
  /** Null if no model is configured; resolves to null if the call failed. */
  propose: ((request: ModelRequest) => Promise<readonly ModelProposal[] | null>) | null;
}

/** Reads a page in a worker thread. If its HTML has too little text, a browser renders it, and it is read again. */
export const readPageTask: ThreadWork<ReadPageInput, PageReading> = {
  async run({ fetched, render, propose }) {
    const served = await readPage(fetched, propose);
    if (served.ok || !served.lowText) return served;
    const rendering = await render();
    if (!rendering.ok) return { ...served, renderedUnseen: rendering.reason };
    const { rendered } = rendering;
    const found = readRenderedPage(rendered, new URL(fetched.url));
    if (!found) return { ...served, renderedUnseen: 'elsewhere' };
    const shown = await readStorePage(found.page, found.answered, { fetched: rendered, propose });
    return shown.ok ? shown : { ...shown, rendered: true };
  },
};

function markUnavailable(outcomes: Outcomes, fields: readonly EmitterField[]): Outcomes {
  const unasked = fields.filter((field) => !outcomes[field].ok && outcomes[field].reason === 'no-evidence');
  return { ...outcomes, ...Object.fromEntries(unasked.map((field) => [field, { ok: false, reason: 'llm-unavailable' }])) };
}

function resultOf(
  page: Page,
  outcomes: Outcomes,
  { url, headers, now, rendered }: FetchedPage,
): Omit<ResultParts, 'llm'> {
  const { mainAndDuplicates, jsonLd } = readProductFacts(page);
  // Only markup that parses as it is can be added to; where it had to be repaired, the code replaces it.
  const enriched = statesAnotherName(page) ? undefined : mainAndDuplicates.find(({ item, name }) => (
    name !== undefined && item.origin.kind === 'jsonld' && item.origin.block.repair === null
  ));
  const context = { now, others: jsonLd };
  const gaps = enriched ? findGaps(enriched.item, context) : [];
  const fields = EMITTER_FIELDS.map((id): ExtractedField => {
    const outcome = outcomes[id];
    return outcome.ok ? { id, status: 'verified', value: outcome.value, evidence: outcome.evidence }
      : { id, status: 'unverified', reason: outcome.reason };
  });
  const members = productMembers(fields);
  const product = enriched ? emitDiff(members, gaps) : productJson(members);
  const gapsWithCode = findGapsWithCode(enriched?.item, product, context);
  return {
    version: 1, finalUrl: url, ...rendered && { rendered }, fetchedAt: new Date(now).toISOString(),
    mode: enriched ? 'enrich' : 'generate',
    fields,
    jsonld: { product, faq: faqJson(fields) },
    offerEmitted: members.offers !== undefined,
    entityType: 'Product',
    variantsDetected: hasVariants(page),
    gaps,
    ...(gapsWithCode && { gapsWithCode }),
    platform: detectPlatform(page, headers),
  };
}
