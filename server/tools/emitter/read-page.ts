import type { EmitterResult, ExtractedField } from '../../../contract/emitter.ts';
import { EMITTER_FIELDS } from '../../../contract/vocabulary.ts';
import type { EmitterField, ModelUse } from '../../../contract/vocabulary.ts';
import type { PageTask } from '../../page/off-thread.ts';
import { createPage } from '../../page/page.ts';
import type { Page } from '../../page/page.ts';
import { textPlaceOf } from '../../product/shown-prices.ts';
import { judgeChallenge } from '../../site/challenge.ts';
import type { ChallengeVerdict } from '../../site/challenge.ts';
import { detectPlatform } from '../../site/platform.ts';
import { emitDiff, emitFaq, emitProduct, hasOffer } from './emit.ts';
import { extract } from './extract.ts';
import type { Extraction } from './extract.ts';
import type { Outcomes } from './field.ts';
import { findGaps } from './gaps.ts';
import type { ModelProposal } from './model.ts';
import { anchorOf } from './region.ts';
import { segmentPage } from './segments.ts';
import type { Ask } from './segments.ts';
import { hasVariants } from './variants.ts';
import { realGaps, verifyProposals } from './verify.ts';

/** One page as it was fetched, in a form that can go to another thread. */
export interface FetchedPage {
  html: string;
  url: string;
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  /** Milliseconds since the epoch, to tell a price that is no longer valid. */
  now: number;
}

/** What came of reading: somebody else answered, no product page, or a result and what is left to ask. */
export type PageReading =
  | { outcome: 'refused'; verdict: Exclude<ChallengeVerdict, { kind: 'none' }> }
  | { outcome: 'no-page' }
  | { outcome: 'not-product'; lowText: boolean }
  | { outcome: 'product'; ask: Ask; parts: ResultParts };

/** The part of a result that the page alone decides. */
export type ResultParts = Pick<EmitterResult,
  'mode' | 'fields' | 'jsonld' | 'offerEmitted' | 'entityType' | 'variantsDetected' | 'gaps' | 'platform'
>;

/** Reads a page without a model's help. */
export const readTask: PageTask<FetchedPage, PageReading> = {
  module: import.meta.url,
  name: 'readTask',
  size: ({ html }) => html.length,
  run(fetched) {
    const page = pageOf(fetched);
    const verdict = judgeChallenge({
      status: fetched.status, url: page.url, headers: lookUp(fetched.headers), body: fetched.html,
      visibleChars: page.text.text.replaceAll(/\s+/g, '').length,
    });
    if (verdict.kind !== 'none') return { outcome: 'refused', verdict };
    if (fetched.status >= 300) return { outcome: 'no-page' };
    const extraction = extract(page);
    const { kind, subject, outcomes } = extraction;
    if (!kind.isProduct) return { outcome: 'not-product', lowText: kind.lowText };
    const gaps = realGaps(subject, outcomes);
    const anchor = anchorOf(subject);
    const nameAt = (anchor && textPlaceOf(subject.page.text, anchor)) ?? 0;
    const segments = gaps.length > 0 ? segmentPage(subject.page, nameAt) : [];
    return { outcome: 'product', ask: { gaps, segments }, parts: partsOf(extraction, outcomes, fetched) };
  },
};

/** The page with what came of asking for its gaps. */
export interface AskedPage {
  fetched: FetchedPage;
  ask: Ask;
  /** Null: nobody could be asked. */
  proposals: readonly ModelProposal[] | null;
}

/** Reads a page again with the answer to what was asked: proposals are verified, or their absence is noted. */
export const completeTask: PageTask<AskedPage, ResultParts> = {
  module: import.meta.url,
  name: 'completeTask',
  size: ({ fetched }) => fetched.html.length,
  run({ fetched, ask, proposals }) {
    const extraction = extract(pageOf(fetched));
    const { subject, outcomes } = extraction;
    const completed = proposals === null ? markUnavailable(outcomes, ask.gaps)
      : verifyProposals(subject, outcomes, { ...ask, proposals });
    return partsOf(extraction, completed, fetched);
  },
};

function pageOf({ html, url }: FetchedPage): Page {
  return createPage(html, new URL(url));
}

function lookUp(headers: FetchedPage['headers']): { get(name: string): string | null } {
  return {
    get: (name) => headers.filter(([each]) => each.toLowerCase() === name).map(([, value]) => value).join(', ') || null,
  };
}

function markUnavailable(outcomes: Outcomes, gaps: readonly EmitterField[]): Outcomes {
  const marked = { ...outcomes };
  for (const field of gaps) {
    const outcome = outcomes[field];
    if (!outcome.ok && outcome.reason === 'no-evidence') marked[field] = { ok: false, reason: 'llm-unavailable' };
  }
  return marked;
}

function partsOf({ subject }: Extraction, outcomes: Outcomes, { headers, now }: FetchedPage): ResultParts {
  const { main } = subject.facts;
  const own = (main ? [main.product, ...main.twins] : []).find(({ item, name }) => (
    name !== undefined && item.origin.kind === 'jsonld' && item.origin.block.repair === null
  ));
  const gaps = own ? findGaps(own.item, now) : [];
  return {
    mode: own ? 'enrich' : 'generate',
    fields: EMITTER_FIELDS.map((id): ExtractedField => {
      const outcome = outcomes[id];
      return outcome.ok ? { id, status: 'verified', value: outcome.value, evidence: outcome.evidence }
        : { id, status: 'unverified', reason: outcome.reason };
    }),
    jsonld: { product: own ? emitDiff(outcomes, gaps) : emitProduct(outcomes), faq: emitFaq(outcomes) },
    offerEmitted: hasOffer(outcomes),
    entityType: 'Product',
    variantsDetected: hasVariants(subject),
    gaps,
    platform: detectPlatform(subject.page, headers),
  };
}

/** How the model took part, from whether there was something to ask and whether it answered. */
export function modelUse(ask: Ask, proposals: readonly ModelProposal[] | null): ModelUse {
  if (ask.gaps.length === 0) return 'not-needed';
  return proposals === null ? 'unavailable' : 'used';
}
