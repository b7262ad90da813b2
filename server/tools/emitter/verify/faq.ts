import { facet } from '../../../page/facet.ts';
import type { FaqPair } from '../../../../contract/emitter.ts';
import { foldSame, normalise } from '../../../page/normalise.ts';
import type { Page } from '../../../page/page.ts';
import { elementAt } from '../../../page/text.ts';
import { isOfType, itemsOf, leafOf } from '../../../product/item.ts';
import type { Item, Origin } from '../../../product/item.ts';
import { GATE_FAILED, NO_EVIDENCE, proven } from '../field.ts';
import type { Outcome, Subject } from '../field.ts';
import { plainText } from '../plain-text.ts';
import { isInMainRegion } from '../region.ts';
import type { Proposal } from '../segments.ts';

const MAX_PAIRS = 30;
const MAX_QUESTION = 300;
const MAX_ANSWER = 5_000;

/** The pairs of the page's FAQPage markup that are visible verbatim. */
export function faqFromMarkup({ page, facts }: Subject): Outcome {
  const faqs = [...facts.jsonLd, ...facts.microdata].filter((item) => isOfType(item, 'FAQPage'));
  let failed = false;
  let left = MAX_PAIRS;
  for (const faq of faqs) {
    const asked = itemsOf(faq, 'mainEntity').filter((item) => isOfType(item, 'Question')).slice(0, left);
    left -= asked.length;
    const visible = asked.flatMap((item) => {
      const pair = pairOf(item);
      return pair && isVisible(page, pair) ? [{ item, pair }] : [];
    });
    const [first] = visible;
    if (!first) {
      failed ||= asked.length > 0;
      continue;
    }
    const together = originOfAll(faq, visible.map(({ item }) => item));
    const pairs = together ? visible.map(({ pair }) => pair) : [first.pair];
    const outcome = proven(page, { kind: 'faq', pairs }, together ?? first.item.origin);
    if (outcome.ok) return outcome;
    failed = true;
  }
  return failed ? GATE_FAILED : NO_EVIDENCE;
}

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
const MOST_PLACES = 20;

// Verbatim, the answer right behind its question, regardless of line and block breaks.
function isVisible(page: Page, { question, answer }: FaqPair): boolean {
  const [text, asked, answered] = [solidText(page), withoutSpace(question), withoutSpace(answer)];
  let left = MOST_PLACES;
  for (let at = text.indexOf(asked); at >= 0 && left > 0; at = text.indexOf(asked, at + 1), left -= 1) {
    const end = at + asked.length;
    if (text.slice(end, end + MAX_BETWEEN + answered.length).includes(answered)) return true;
  }
  return false;
}

function withoutSpace(text: string): string {
  return foldSame(normalise(text)).replaceAll(/\s+/g, '');
}

function originOfAll(faq: Item, questions: readonly Item[]): Origin | null {
  const { origin } = faq;
  if (origin.kind !== 'jsonld') return origin;
  const key = Object.keys(objectAt(origin) ?? {}).find((name) => /(?:^|[:/])mainEntity$/i.test(name));
  if (key === undefined || origin.block.repair !== null) return null;
  const path = [...origin.path, key];
  const inside = questions.every((question) => (
    question.origin.kind === 'jsonld' && question.origin.block === origin.block
    && path.every((step, at) => question.origin.kind === 'jsonld' && question.origin.path[at] === step)
  ));
  return inside ? { ...origin, path } : null;
}

function objectAt({ block, path }: Extract<Origin, { kind: 'jsonld' }>): object | null {
  let at: unknown = block.json;
  for (const step of path) at = (at as Record<string | number, unknown> | null)?.[step];
  return typeof at === 'object' ? at : null;
}

/** Pairs the model quotes: a question and the answer that follows it in the same container. */
export function faqFromProposals(
  subject: Subject, quoted: readonly { question: Proposal; answer: Proposal }[],
): Outcome {
  const fitting = quoted.slice(0, MAX_PAIRS).filter(({ question, answer }) => (
    /[?？؟]\s*$/.test(question.text) && question.text.length <= MAX_QUESTION && answer.text.length <= MAX_ANSWER
    && question.span.end <= answer.span.start && isInMainRegion(subject, question.span) && areTogether(
      subject.page, question, answer,
    )
  ));
  const [first] = fitting;
  if (!first) return quoted.length > 0 ? GATE_FAILED : NO_EVIDENCE;
  const inOrder = fitting.filter(
    (pair, at) => at === 0 || pair.question.span.start >= fitting[at - 1]!.answer.span.end
  );
  const span = { start: first.question.span.start, end: inOrder.at(-1)!.answer.span.end };
  const pairs = inOrder.map(({ question, answer }) => ({ question: question.text, answer: answer.text }));
  return proven(subject.page, { kind: 'faq', pairs }, { kind: 'text', span });
}

const WHOLE_PAGE = new Set(['html', 'body', 'main']);

function areTogether(page: Page, question: Proposal, answer: Proposal): boolean {
  const between = page.text.text.slice(question.span.end, answer.span.start);
  if (between.trim() === '') return true;
  const container = elementAt(page.text, { start: question.span.start, end: answer.span.end });
  return container !== null && !WHOLE_PAGE.has(container.tagName) && between.length <= 200 && !/[?？؟]/.test(between);
}
