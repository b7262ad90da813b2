import { facet } from '../../../page/facet.ts';
import type { FaqPair } from '../../../../contract/emitter.ts';
import { foldCaseAndMarks, normalise } from '../../../page/normalise.ts';
import type { Page } from '../../../page/page.ts';
import { elementAt } from '../../../page/text.ts';
import { commonOrigin, isOfType, itemsOf, leafOf } from '../../../product/item.ts';
import type { Item } from '../../../product/item.ts';
import { readProductFacts } from '../../../product/facts.ts';
import { isInsideProduct } from '../../../product/product-region.ts';
import type { Claim, FieldReader } from '../field.ts';
import { plainText } from '../plain-text.ts';
import type { LocatedQuote } from '../segments.ts';

const MAX_PAIRS = 30;
const MAX_QUESTION = 300;
const MAX_ANSWER = 5_000;

/** The pairs of the page's FAQPage markup that are visible verbatim; of a model, see `faqFromProposals`. */
export const faq: FieldReader = {
  fromMarkup(page) {
    let left = MAX_PAIRS;
    return readProductFacts(page).items.filter((item) => isOfType(item, 'FAQPage')).flatMap((item): Claim[] => {
      const asked = itemsOf(item, 'mainEntity').filter((each) => isOfType(each, 'Question')).slice(0, left);
      left -= asked.length;
      const visible = asked.flatMap((question) => {
        const pair = pairOf(question);
        return pair && isVisible(page, pair) ? [{ question, pair }] : [];
      });
      const [first] = visible;
      if (!first) return asked.length > 0 ? [null] : [];
      const together = item.origin.kind === 'jsonld' ? commonOrigin(item, visible.map(({ question }) => question.origin)) : item.origin;
      const pairs = together ? visible.map(({ pair }) => pair) : [first.pair];
      return [{ value: { kind: 'faq', pairs }, at: together ?? first.question.origin }];
    });
  },
};

function pairOf(question: Item): FaqPair | null {
  const [answer] = [...itemsOf(question, 'acceptedAnswer'), ...itemsOf(question, 'suggestedAnswer')];
  const asked = plainText(leafOf(question, 'name', 'text')?.text ?? '');
  const answered = plainText((answer && leafOf(answer, 'text')?.text) ?? '');
  const fits = asked !== '' && answered !== '' && asked.length <= MAX_QUESTION && answered.length <= MAX_ANSWER;
  return fits ? { question: asked, answer: answered } : null;
}

const solidText = facet(({ text }: Page) => withoutSpace(text.text));

/** What may stand between a question and its answer: a sign that opens it, or a word before it. */
const MAX_BETWEEN = 12;
/** Where a question may stand: a list of them, the answers, and some more. */
const MAX_PLACES = 20;

// Verbatim, the answer right behind its question, regardless of line and block breaks.
function isVisible(page: Page, { question, answer }: FaqPair): boolean {
  const [text, asked, answered] = [solidText(page), withoutSpace(question), withoutSpace(answer)];
  let left = MAX_PLACES;
  for (let at = text.indexOf(asked); at >= 0 && left > 0; at = text.indexOf(asked, at + 1), left -= 1) {
    const end = at + asked.length;
    if (text.slice(end, end + MAX_BETWEEN + answered.length).includes(answered)) return true;
  }
  return false;
}

function withoutSpace(text: string): string {
  return foldCaseAndMarks(normalise(text)).replaceAll(/\s+/g, '');
}

/** Pairs the model quotes: a question and the answer that follows it in the same container. */
export function faqFromProposals(
  page: Page, quoted: readonly { question: LocatedQuote; answer: LocatedQuote }[],
): Claim {
  const fitting = quoted.slice(0, MAX_PAIRS).filter(({ question, answer }) => (
    /[?？؟]\s*$/.test(question.text) && question.text.length <= MAX_QUESTION && answer.text.length <= MAX_ANSWER
    && question.span.end <= answer.span.start && isInsideProduct(page, question.span) && areTogether(page, question, answer)
  ));
  const [first] = fitting;
  if (!first) return null;
  const inOrder = fitting.filter(
    (pair, at) => at === 0 || pair.question.span.start >= fitting[at - 1]!.answer.span.end
  );
  const span = { start: first.question.span.start, end: inOrder.at(-1)!.answer.span.end };
  const pairs = inOrder.map(({ question, answer }) => ({ question: question.text, answer: answer.text }));
  return { value: { kind: 'faq', pairs }, at: span };
}

const WHOLE_PAGE = new Set(['html', 'body', 'main']);

function areTogether(page: Page, question: LocatedQuote, answer: LocatedQuote): boolean {
  const between = page.text.text.slice(question.span.end, answer.span.start);
  if (between.trim() === '') return true;
  const container = elementAt(page.text, { start: question.span.start, end: answer.span.end });
  return container !== null && !WHOLE_PAGE.has(container.tagName) && between.length <= 200 && !/[?？؟]/.test(between);
}
