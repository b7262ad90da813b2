import { EMITTER_FIELDS } from '../../../contract/vocabulary.ts';
import type { EmitterField } from '../../../contract/vocabulary.ts';
import type { Page } from '../../page/page.ts';
import { readGtin } from '../../product/gtin.ts';
import { GATE_FAILED } from './field.ts';
import type { Outcome, Outcomes, Subject } from './field.ts';
import type { ModelProposal } from './model.ts';
import { cutsWord, findQuotes } from './segments.ts';
import type { Ask, Proposal, Segment } from './segments.ts';
import { availabilityFromMarkup, availabilityFromProposal } from './verify/availability.ts';
import { brandFromMarkup, brandFromProposal } from './verify/brand.ts';
import { gtinFromMarkup, gtinFromProposal, skuFromMarkup, skuFromProposal } from './verify/codes.ts';
import { descriptionFromMarkup, descriptionFromProposal } from './verify/description.ts';
import { faqFromMarkup, faqFromProposals } from './verify/faq.ts';
import { imageFromMarkup } from './verify/image.ts';
import { nameFromMarkup, nameFromProposal } from './verify/name.ts';
import { currencyFromMarkup, currencyFromProposal, priceFromMarkup, priceFromProposal } from './verify/price.ts';

const FROM_MARKUP: Record<EmitterField, (subject: Subject) => Outcome> = {
  name: nameFromMarkup, description: descriptionFromMarkup, brand: brandFromMarkup, image: imageFromMarkup,
  sku: skuFromMarkup, gtin: gtinFromMarkup, price: priceFromMarkup, currency: currencyFromMarkup,
  availability: availabilityFromMarkup, faq: faqFromMarkup,
};

type Verifier = (subject: Subject, proposal: Proposal, known: Outcomes) => Outcome;

const FROM_PROPOSAL: Partial<Record<EmitterField, Verifier>> = {
  name: nameFromProposal, description: descriptionFromProposal, brand: brandFromProposal, sku: skuFromProposal,
  gtin: gtinFromProposal, price: priceFromProposal, currency: currencyFromProposal,
  availability: availabilityFromProposal,
};

/** Every field, as far as the page's own markup proves it. */
export function verifyMarkup(subject: Subject): Outcomes {
  return Object.fromEntries(EMITTER_FIELDS.map((field) => [field, FROM_MARKUP[field](subject)])) as Outcomes;
}

/** The fields to ask a model about: those without a proven value that the page text could prove. */
export function realGaps(subject: Subject, known: Outcomes): EmitterField[] {
  return EMITTER_FIELDS.filter((field) => !known[field].ok && (CAN_BE_QUOTED[field]?.(subject) ?? true));
}

// Cheap signs of whether text could prove a field: images are not text, a GTIN has a check digit, a question a `?`.
const CAN_BE_QUOTED: Partial<Record<EmitterField, (subject: Subject) => boolean>> = {
  image: () => false,
  gtin: ({ page: { text } }) => (text.text.match(/\d[\d -]{6,16}\d/g) ?? []).some((digits) => readGtin(digits) !== null),
  price: ({ price }) => price.ok || price.reason !== 'conflict',
  faq: ({ page: { text } }) => /[?？؟]\s*$/m.test(text.text),
};

/** Verifies the model's proposals for the gaps it was asked about; each passes its field's verifier or is dropped. */
export function verifyProposals(subject: Subject, known: Outcomes, asked: Asked): Outcomes {
  const outcomes: Record<EmitterField, Outcome> = { ...known };
  const quoted = asked.proposals.map(({ field, segmentId, quote }) => ({
    field, places: placesOf(subject.page, asked.segments, { segmentId, quote }),
  }));
  for (const field of asked.gaps) {
    if (field === 'faq') {
      const pairs = pairUp(quoted);
      if (pairs.length > 0) outcomes.faq = faqFromProposals(subject, pairs);
      continue;
    }
    const verifier = FROM_PROPOSAL[field];
    const own = quoted.filter((each) => each.field === field);
    if (!verifier || own.length === 0) continue;
    const passed = own.flatMap(({ places }) => places).map(
      (place) => verifier(subject, place, outcomes)
    ).find(({ ok }) => ok);
    outcomes[field] = passed ?? GATE_FAILED;
  }
  return outcomes;
}

// The quote must be in the line the model names; its occurrences in other lines may then serve as proof as well.
function placesOf(
  page: Page, segments: readonly Segment[], { segmentId, quote }: Pick<ModelProposal, 'segmentId' | 'quote'>,
): Proposal[] {
  const whole = (segment: Segment) => findQuotes(segment, quote).filter(({ span }) => !cutsWord(page, span));
  const named = segments.find(({ id }) => id === segmentId);
  const found = named ? whole(named) : [];
  if (found.length === 0) return [];
  return [...found, ...segments.filter((segment) => segment !== named).flatMap(whole)].slice(0, MAX_PLACES);
}

const MAX_PLACES = 20;

/** What the model was asked and what it proposed. */
export interface Asked extends Ask {
  proposals: readonly ModelProposal[];
}

function pairUp(quoted: readonly { field: ModelProposal['field']; places: readonly Proposal[] }[]) {
  const pairs: { question: Proposal; answer: Proposal }[] = [];
  let question: Proposal | undefined;
  for (const { field, places: [place] } of quoted) {
    if (field === 'faq.question') question = place;
    else if (field === 'faq.answer') {
      if (question && place) pairs.push({ question, answer: place });
      question = undefined;
    }
  }
  return pairs;
}
