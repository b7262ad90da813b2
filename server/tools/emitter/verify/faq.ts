import { facet } from '../../../page/facet.ts';
import type { FaqPair } from '../../../../contract/emitter.ts';
import { foldCaseAndMarks, normalise } from '../../../page/normalise.ts';
import { occurrencesOf } from '../../../page/occurrences.ts';
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
const MAX_QUESTION_CHARS = 300;
const MAX_ANSWER_CHARS = 5_000;

/** The pairs of the page's FAQPage markup that it shows verbatim. For a model's quotes, see `faqFromProposals`. */
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
      // Several pairs need one proof: what holds all of them. Without it, only the first is given.
      const origins = visible.map(({ question }) => question.origin);
      const sharedOrigin = item.origin.kind === 'jsonld' ? commonOrigin(item, origins) : item.origin;
      const pairs = sharedOrigin ? visible.map(({ pair }) => pair) : [first.pair];
      return [{ value: { kind: 'faq', pairs }, at: sharedOrigin ?? first.question.origin }];
    });
  },
};

function pairOf(question: Item): FaqPair | null {
  const [answer] = [...itemsOf(question, 'acceptedAnswer'), ...itemsOf(question, 'suggestedAnswer')];
  const asked = plainText(leafOf(question, 'name', 'text')?.text ?? '');
  const answered = plainText((answer && leafOf(answer, 'text')?.text) ?? '');
  const fits = asked !== ''
    && answered !== ''
    && asked.length <= MAX_QUESTION_CHARS
    && answered.length <= MAX_ANSWER_CHARS;
  return fits ? { question: asked, answer: answered } : null;
}

const textWithoutSpace = facet(({ text }: Page) => withoutSpace(text.text));

/** Between a question and its answer there may be the sign of a button that opens it, or a word. */
const MAX_CHARS_BETWEEN = 12;
/** A question may occur several times, for example in a list of all questions before the one with its answer. */
const MAX_PLACES_TRIED = 20;

// True if the page shows both verbatim, the answer right after the question; white space is ignored.
function isVisible(page: Page, { question, answer }: FaqPair): boolean {
  const text = textWithoutSpace(page);
  const asked = withoutSpace(question);
  const answered = withoutSpace(answer);
  return occurrencesOf(text, asked).take(MAX_PLACES_TRIED).some((at) => {
    const end = at + asked.length;
    return text.slice(end, end + MAX_CHARS_BETWEEN + answered.length).includes(answered);
  });
}

function withoutSpace(text: string): string {
  return foldCaseAndMarks(normalise(text)).replaceAll(/\s+/g, '');
}

/** A claim for the pairs that a model quotes: each a question and the answer that follows it in the same container. */
export function faqFromProposals(
  page: Page, quoted: readonly { question: LocatedQuote; answer: LocatedQuote }[],
): Claim {
  const valid = quoted.slice(0, MAX_PAIRS).filter(({ question, answer }) => (
    /[?？؟]\s*$/.test(question.text)
    && question.text.length <= MAX_QUESTION_CHARS
    && answer.text.length <= MAX_ANSWER_CHARS
    && question.span.end <= answer.span.start
    && isInsideProduct(page, question.span)
    && areTogether(page, question, answer)
  ));
  const given: typeof valid = [];
  for (const pair of valid) {
    if (pair.question.span.start >= (given.at(-1)?.answer.span.end ?? 0)) given.push(pair);
  }
  const [first] = given;
  if (!first) return null;
  const span = { start: first.question.span.start, end: given.at(-1)!.answer.span.end };
  const pairs = given.map(({ question, answer }) => ({ question: question.text, answer: answer.text }));
  return { value: { kind: 'faq', pairs }, at: span };
}

const WHOLE_PAGE = new Set(['html', 'body', 'main']);

function areTogether(page: Page, question: LocatedQuote, answer: LocatedQuote): boolean {
  const between = page.text.text.slice(question.span.end, answer.span.start);
  if (between.trim() === '') return true;
  const container = elementAt(page.text, { start: question.span.start, end: answer.span.end });
  return container !== null && !WHOLE_PAGE.has(container.tagName) && between.length <= 200 && !/[?？؟]/.test(between);
}
