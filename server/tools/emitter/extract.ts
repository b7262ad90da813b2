import type { Page } from '../../page/page.ts';
import { decidePrice } from '../../product/decide-price.ts';
import { readProductFacts } from '../../product/facts.ts';
import { judgePageKind } from '../../product/page-kind.ts';
import type { PageKind } from '../../product/page-kind.ts';
import type { Outcomes, Subject } from './field.ts';
import { verifyMarkup } from './verify.ts';

/** What a page gives without a model. */
export interface Extraction {
  subject: Subject;
  kind: PageKind;
  outcomes: Outcomes;
}

/** Reads a page and verifies the values of its own markup. Pure: the same page gives the same result. */
export function extract(page: Page): Extraction {
  const subject: Subject = { page, facts: readProductFacts(page), price: decidePrice(page) };
  return { subject, kind: judgePageKind(page), outcomes: verifyMarkup(subject) };
}
