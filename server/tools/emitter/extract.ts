import type { Page } from '../../page/page.ts';
import { decidePrice } from '../../product/decide-price.ts';
import { readProductFacts } from '../../product/facts.ts';
import type { Outcomes, Subject } from './field.ts';
import { judgePageKind } from './page-kind.ts';
import type { PageKind } from './page-kind.ts';
import { verifyMarkup } from './verify.ts';

/** What a page says without anybody's help. */
export interface Extraction {
  subject: Subject;
  kind: PageKind;
  outcomes: Outcomes;
}

/** Reads a page and verifies what its own markup gives. Pure: the same page, the same answer. */
export function extract(page: Page): Extraction {
  const facts = readProductFacts(page);
  const subject: Subject = { page, facts, price: decidePrice(page, facts) };
  return { subject, kind: judgePageKind(subject), outcomes: verifyMarkup(subject) };
}
