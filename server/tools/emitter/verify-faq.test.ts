import { describe, expect, it } from 'vitest';
import { markupOf, PRODUCT, read, shopPage } from './emitter-rig.ts';
import type { LocatedQuote } from './segments.ts';
import { faqFromProposals } from './verify/faq.ts';

const [ASKED, ANSWERED] = ['Er den stille?', 'Ja, svært stille.'];
const shown = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([question, answer]) => `<section><h3>${question}</h3><p>${answer}</p></section>`).join('');

describe('questions and answers that a model quotes', () => {
  /** The pairs given for quotes of a page, each a question and its answer. */
  function given(body: string, quotes: readonly (readonly [string, string])[]): string[] | null {
    const page = read(shopPage({ body }));
    const located = (text: string): LocatedQuote => {
      const start = page.text.text.indexOf(text);
      if (start < 0) throw new Error(`The page does not show: ${text}`);
      return { span: { start, end: start + text.length }, text, wholeSegment: true };
    };
    const claim = faqFromProposals(page, quotes.map(([question, answer]) => ({ question: located(question), answer: located(answer) })));
    if (claim?.value.kind !== 'faq') return null;
    return claim.value.pairs.map(({ question, answer }) => `${question} ${answer}`);
  }
  const pair = (question: string, answer: string): string[] | null => given(shown([[question, answer]]), [[question, answer]]);

  it('are given where the answer follows its question', () => {
    expect(pair(ASKED, ANSWERED)).toEqual([`${ASKED} ${ANSWERED}`]);
    expect(pair('هل هو هادئ؟', 'نعم، هادئ جدا.')).toHaveLength(1);
    expect(given(`<p>${ASKED}</p><p>${ANSWERED}</p>`, [[ASKED, ANSWERED]])).toHaveLength(1);
    expect(given(`<div>${ASKED}<p>Svar:</p>${ANSWERED}</div>`, [[ASKED, ANSWERED]])).toHaveLength(1);
  });

  it('are not given without a question mark at the end', () => {
    expect(pair('Om støy', ANSWERED)).toBeNull();
    expect(pair('Stille? Det er den', ANSWERED)).toBeNull();
  });

  it('are limited in length', () => {
    expect(pair(`${'a'.repeat(299)}?`, ANSWERED)).toHaveLength(1);
    expect(pair(`${'a'.repeat(300)}?`, ANSWERED)).toBeNull();
    expect(pair(ASKED, 'a'.repeat(5_000))).toHaveLength(1);
    expect(pair(ASKED, 'a'.repeat(5_001))).toBeNull();
  });

  it('are not given where the answer stands before its question, or outside the product', () => {
    expect(given(`<p>${ANSWERED}</p><p>${ASKED}</p>`, [[ASKED, ANSWERED]])).toBeNull();
    expect(given(`<footer>${shown([[ASKED, ANSWERED]])}</footer>`, [[ASKED, ANSWERED]])).toBeNull();
  });

  it('are not given where the text between them is too long, or no part of the page holds both', () => {
    const between = (words: string, tag = 'div'): string[] | null =>
      given(`<${tag}><p>${ASKED}</p><p>${words}</p><p>${ANSWERED}</p></${tag}>`, [[ASKED, ANSWERED]]);
    expect(between('Svar fra oss:')).toHaveLength(1);
    expect(between('a'.repeat(250))).toBeNull();
    expect(between('Kan den vaskes?')).toBeNull();
    expect(given(`<p>${ASKED}</p><p>Svar fra oss:</p><p>${ANSWERED}</p>`, [[ASKED, ANSWERED]])).toBeNull();
  });

  it('are given in page order, without those that overlap', () => {
    const [first, second] = [['Er den stille?', 'Ja.'], ['Kan den vaskes?', 'Nei.']] as const;
    const body = shown([first, second]);
    expect(given(body, [first, second])).toEqual(['Er den stille? Ja.', 'Kan den vaskes? Nei.']);
    expect(given(body, [second, first])).toEqual(['Kan den vaskes? Nei.']);
    expect(given(body, [first, first])).toEqual(['Er den stille? Ja.']);
  });

  it('are not given inside another that is, also where one between them was left out', () => {
    const line = `${ASKED} Ja. Tåler den regn? Ja da. Flyter den? Nei.`;
    const whole = [ASKED, line.slice(ASKED.length + 1)] as const;
    expect(given(`<p>${line}</p>`, [whole, ['Tåler den regn?', 'Ja da.'], ['Flyter den?', 'Nei.']])).toEqual([line]);
  });

  it('are at most thirty', () => {
    const many = Array.from({ length: 31 }, (_, at) => [`Hva er nr. ${at + 100}?`, `Svaret er ${at + 100}.`] as const);
    expect(given(shown(many), many)).toHaveLength(30);
  });
});

describe('questions and answers in markup', () => {
  const asking = (name: string, text: string, more: object = {}) =>
    ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text }, ...more });
  const page = (questions: readonly object[]) => ({ '@type': 'FAQPage', mainEntity: questions });
  const faqOf = (body: string, ...pages: object[]): string => markupOf(shopPage({ markup: [PRODUCT, ...pages], body: `<p>kr 1 299,-</p>${body}` })).faq;
  const body = shown([[ASKED, ANSWERED]]);

  it('are given for a suggested answer, and where only the white space differs', () => {
    expect(faqOf(body, page([{ '@type': 'Question', name: ASKED, suggestedAnswer: { '@type': 'Answer', text: ANSWERED } }]))).toBe(`${ASKED} ${ANSWERED}`);
    expect(faqOf(`<p>Er  den stille?</p><p>Ja,\n\n svært  stille.</p>`, page([asking(ASKED, ANSWERED)]))).toBe(`${ASKED} ${ANSWERED}`);
  });

  it('are not found in an empty FAQPage, or in another kind of list', () => {
    expect(faqOf(body, page([]))).toBe('no-evidence');
    expect(faqOf(body, { ...page([asking(ASKED, ANSWERED)]), '@type': 'WebPage' })).toBe('no-evidence');
    expect(faqOf(body, page([{ ...asking(ASKED, ANSWERED), '@type': 'Thing' }]))).toBe('no-evidence');
  });

  it('are rejected without a question or an answer, and where either is too long', () => {
    expect(faqOf(body, page([asking('', ANSWERED)]))).toBe('gate-failed');
    expect(faqOf(body, page([asking(ASKED, '')]))).toBe('gate-failed');
    expect(faqOf(body, page([{ '@type': 'Question', name: ASKED }]))).toBe('gate-failed');
    expect(faqOf(body, page([{ '@type': 'Question', acceptedAnswer: { '@type': 'Answer', text: ANSWERED } }]))).toBe('gate-failed');
    for (const [question, answer, length] of [['a', ANSWERED, 300], [ASKED, 'b', 5_000]] as const) {
      const sized = (size: number) => (question === 'a' ? ['a'.repeat(size), answer] as const : [question, 'b'.repeat(size)] as const);
      expect(faqOf(shown([sized(length)]), page([asking(...sized(length))]))).toBe(sized(length).join(' '));
      expect(faqOf(shown([sized(length + 1)]), page([asking(...sized(length + 1))]))).toBe('gate-failed');
    }
  });

  it('are looked for at each occurrence of the question', () => {
    expect(faqOf(`<ul><li>${ASKED}</li></ul>${body}`, page([asking(ASKED, ANSWERED)]))).toBe(`${ASKED} ${ANSWERED}`);
  });

  it('are at most thirty of all pages of questions together', () => {
    const many = Array.from({ length: 40 }, (_, at) => [`Hva er nr. ${at + 100}?`, `Svaret er ${at + 100}.`] as const);
    const [one, other] = [many.slice(0, 20), many.slice(20)].map((part) => page(part.map(([name, text]) => asking(name, text))));
    expect(faqOf(shown(many), one!, other!).split(' | ')).toHaveLength(20);
    expect(faqOf(shown(many), page(many.map(([name, text]) => asking(name, text)))).split(' | ')).toHaveLength(30);
  });
});
