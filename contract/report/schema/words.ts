import type { EmitterFailure, EmitterResult, FieldEvidence, FieldValue } from '../../emitter.ts';
import { present } from '../document.ts';
import type { Format } from '../format.ts';
import { changesOf, countFields } from './artifact.ts';
import { typedOf } from './json-ld.ts';
import type { FailureWords, ProductDataTexts } from './nb.ts';

/** A result, with the texts to render it. */
export interface ResultInWords<Texts extends ProductDataTexts = ProductDataTexts> {
  /** Including the values that the user entered. */
  result: EmitterResult;
  texts: Texts;
}

/** A value as one line for display. */
export function valueText(value: FieldValue, texts: ProductDataTexts): string {
  if (value.kind === 'images') return texts.images(value.urls.length);
  if (value.kind === 'faq') return texts.faq(value.pairs.length);
  return value.kind === 'availability' ? texts.availabilities[value.availability] : typedOf(value);
}

/** The result in one sentence, with the bold part first. */
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

/** Why the page could not be used, and what to do about it. */
export function failureWords(failure: EmitterFailure, texts: ProductDataTexts): FailureWords {
  const { reason, lowText, unread, rendered, renderedUnseen } = failure;
  if (reason !== 'not-product-page') return texts.failures[reason];
  if (unread) return texts.unread;
  if (!lowText) return { ...texts.failures[reason], ...(rendered && { note: texts.rendered.note }) };
  if (rendered) return texts.lowTextRendered;
  return { ...texts.lowText, ...(renderedUnseen && { note: texts.rendered.unseen(renderedUnseen) }) };
}

/** A URL without scheme, `www.` and trailing slash. */
export const shortAddress = (address: string): string =>
  address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

/** The product's name, if known. */
export function typedName({ fields }: EmitterResult): string | undefined {
  const name = fields.find(({ id }) => id === 'name');
  return name?.status === 'verified' ? typedOf(name.value) : undefined;
}

/** The kind of markup a value is from; RDFa, whose source is microdata, is told apart by its locator. */
export const markupOf = ({ source, locator }: FieldEvidence): FieldEvidence['source'] | 'rdfa' =>
  (locator.startsWith('rdfa:') ? 'rdfa' : source);
