import type { FieldValue } from '../../contract/emitter.ts';
import { createPage } from '../../server/page/page.ts';
import type { Page } from '../../server/page/page.ts';
import type { Outcomes } from '../../server/tools/emitter/field.ts';
import { verifyMarkup } from '../../server/tools/emitter/verify.ts';
import { LABELLED_FIELDS } from './corpus.ts';
import type { Answer } from './corpus.ts';
import type { Engine } from './peers.ts';

/** A page and the values that its own markup proves. */
export interface Extraction {
  page: Page;
  outcomes: Outcomes;
}

/** Reads a page without a model. */
export const extract = (page: Page): Extraction => ({ page, outcomes: verifyMarkup(page) });

/** Our own engine with markup only, like the peers. */
export function ours(): Engine {
  return (html, url) => answerOf(extract(createPage(html, new URL(url))));
}

/** The values of the labelled fields in an extraction. */
export function answerOf({ outcomes }: Pick<Extraction, 'outcomes'>): Answer {
  return Object.fromEntries(LABELLED_FIELDS.flatMap((field) => {
    const outcome = outcomes[field];
    return outcome.ok ? [[field, inOneLine(outcome.value)]] : [];
  }));
}

/** A value as text, to compare with a label. */
export function inOneLine(value: FieldValue): string {
  switch (value.kind) {
    case 'text': return value.text;
    case 'price': return value.amount;
    case 'currency': return value.code;
    case 'availability': return value.availability;
    case 'gtin': return value.gtin;
    case 'images': return value.urls.join(' ');
    case 'faq': return value.pairs.map(({ question }) => question).join(' ');
  }
}
