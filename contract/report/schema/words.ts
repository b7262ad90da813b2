import type { EmitterFailure, EmitterResult, ExtractedField, FieldEvidence, FieldValue } from '../../emitter.ts';
import type { FindingStatus } from '../../vocabulary.ts';
import { present } from '../document.ts';
import type { Format } from '../format.ts';
import { changesOf, isByHand, typedOf } from './artifact.ts';
import type { FailureWords, ProductDataTexts } from './nb.ts';
import type { FieldCounts } from './field-counts.ts';

/** A result and the words for it. */
export interface ResultInWords<Texts extends ProductDataTexts = ProductDataTexts> {
  /** With what the reader filled in. */
  result: EmitterResult;
  texts: Texts;
}

/** A value as one line for people. */
export function valueText(value: FieldValue, texts: ProductDataTexts): string {
  if (value.kind === 'images') return texts.images(value.urls.length);
  if (value.kind === 'faq') return texts.faq(value.pairs.length);
  return value.kind === 'availability' ? texts.availabilities[value.availability] : typedOf(value);
}

/** How a field stands among what can be measured. */
export function fieldStatus(field: ExtractedField): FindingStatus {
  if (field.status === 'verified') return isByHand(field) ? 'info' : 'pass';
  return field.reason === 'no-evidence' ? 'info' : field.reason === 'gate-failed' ? 'warn' : 'not-measured';
}

/** How many fields are confirmed by the page, filled in by the reader, not confirmed, and not looked for. */
export function countFields({ fields }: EmitterResult): FieldCounts {
  const byHand = fields.filter(isByHand).length;
  const known = fields.filter(({ status }) => status === 'verified').length;
  const unmeasured = fields.filter((field) => fieldStatus(field) === 'not-measured').length;
  return { verified: known - byHand, byHand, unverified: fields.length - known - unmeasured, unmeasured };
}

/** The result in one sentence, the part in bold first. */
export function sentenceOf({ result, texts }: ResultInWords, format: Format): readonly [string, string] {
  const { verified, byHand } = countFields(result);
  const [strong, rest] = texts.sentence.verified(verified, result.fields.length);
  const sentences = present(rest.trim(), byHand > 0 && texts.sentence.byHand(byHand), pageToday());
  return [strong, sentences.join(' ')];

  function pageToday(): string {
    if (result.mode === 'generate') return texts.sentence.noCode;
    const changes = changesOf(result);
    const named = (mark: 'new' | 'corrected'): string =>
      format.list(changes.filter((change) => change.mark === mark).map(({ field }) => texts.nouns[field]));
    const [missing, wrong] = [named('new'), named('corrected')];
    if (missing === '' && wrong === '') return changes.length > 0 ? '' : texts.sentence.complete;
    return texts.sentence.lacks(missing, wrong);
  }
}

/** What stood in the way, and what to do about it. */
export function failureWords(failure: EmitterFailure, texts: ProductDataTexts): FailureWords {
  const { reason, lowText, unread, rendered, renderedUnseen } = failure;
  if (reason !== 'not-product-page') return texts.failures[reason];
  if (unread) return texts.unread;
  if (!lowText) return { ...texts.failures[reason], ...(rendered && { note: texts.rendered.note }) };
  if (rendered) return texts.lowTextRendered;
  return { ...texts.lowText, ...(renderedUnseen && { note: texts.rendered.unseen(renderedUnseen) }) };
}

/** An address without what every address has. */
export const shortAddress = (address: string): string => address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

/** The product's name, if it is known. */
export function typedName({ fields }: EmitterResult): string | undefined {
  const name = fields.find(({ id }) => id === 'name');
  return name?.status === 'verified' ? typedOf(name.value) : undefined;
}

/** Where a value stands, in the words of the page: RDFa is told from the microdata that it is a kind of. */
export const markupOf = ({ source, locator }: FieldEvidence): FieldEvidence['source'] | 'rdfa' =>
  (locator.startsWith('rdfa:') ? 'rdfa' : source);
