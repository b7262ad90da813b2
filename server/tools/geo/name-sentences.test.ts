import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findOccurrences, mentionsAmong, nameUsage } from './mentions.ts';
import { compileName } from './name-matcher.ts';

/** A sentence with what a careful reader takes its brand's word for; `answers` are others of the same measurement. */
interface LabelledSentence {
  brand: string;
  text: string;
  answers?: string[];
  /** The label where the other answers are known, and where they are not. */
  expect: 'named' | 'not-named' | 'cannot-tell';
  expectAlone?: LabelledSentence['expect'];
}

const sentencesIn = (file: string): LabelledSentence[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8').trim().split('\n').map((line) => JSON.parse(line) as LabelledSentence);
const sentences = sentencesIn('name-sentences.jsonl');

function judge({ brand, text }: LabelledSentence, answers: readonly string[]): 'named' | 'not-named' | 'unclear' {
  const sought = { brand: compileName(brand), domain: 'store.example', competitors: [] };
  const [occurrences, ...others] = [text, ...answers].map((answer) => findOccurrences(answer, [], sought));
  const mentions = mentionsAmong(occurrences!, nameUsage([occurrences!, ...others]));
  if (mentions.some(({ unclear }) => !unclear)) return 'named';
  return mentions.length > 0 ? 'unclear' : 'not-named';
}

function tallyOf(verdicts: readonly (readonly [label: LabelledSentence['expect'], verdict: string])[]) {
  const decided = verdicts.filter(([label]) => label !== 'cannot-tell');
  const clear = decided.filter(([, verdict]) => verdict !== 'unclear');
  const right = clear.filter(([label, verdict]) => label === verdict);
  const open = verdicts.filter(([label]) => label === 'cannot-tell');
  return {
    right: right.length, wrong: clear.length - right.length, unclear: decided.length - clear.length,
    open: open.length, openUnclear: open.filter(([, verdict]) => verdict === 'unclear').length,
  };
}

it('keeps the recorded score on the labelled sentences, given the other answers of their measurement', () => {
  expect(tallyOf(sentences.map((sentence) => [sentence.expect, judge(sentence, sentence.answers ?? [])])))
    .toEqual({ right: 148, wrong: 9, unclear: 22, open: 21, openUnclear: 13 });
});

it('keeps the recorded score on each labelled sentence alone', () => {
  expect(tallyOf(sentences.map((sentence) => [sentence.expectAlone ?? sentence.expect, judge(sentence, [])])))
    .toEqual({ right: 143, wrong: 7, unclear: 21, open: 29, openUnclear: 19 });
});

// Each by authors who had not read the code. After the thirteenth was read, nothing was changed but that "kr" and
// "order" no longer count inside other words, which moved one sentence, of the fifth.
it.each([
  ['later', { right: 95, wrong: 2, unclear: 11, open: 12, openUnclear: 5 }],
  ['third', { right: 167, wrong: 5, unclear: 11, open: 17, openUnclear: 12 }],
  ['fourth', { right: 132, wrong: 4, unclear: 13, open: 11, openUnclear: 4 }],
  ['fifth', { right: 132, wrong: 8, unclear: 12, open: 8, openUnclear: 0 }],
  ['sixth', { right: 140, wrong: 4, unclear: 13, open: 3, openUnclear: 1 }],
  ['seventh', { right: 140, wrong: 5, unclear: 13, open: 2, openUnclear: 2 }],
  ['eighth', { right: 136, wrong: 10, unclear: 11, open: 3, openUnclear: 1 }],
  ['ninth', { right: 132, wrong: 15, unclear: 11, open: 2, openUnclear: 2 }],
  ['tenth', { right: 131, wrong: 5, unclear: 20, open: 4, openUnclear: 0 }],
  ['eleventh', { right: 134, wrong: 3, unclear: 22, open: 1, openUnclear: 1 }],
  ['twelfth', { right: 135, wrong: 6, unclear: 15, open: 4, openUnclear: 1 }],
  ['thirteenth', { right: 141, wrong: 7, unclear: 10, open: 2, openUnclear: 0 }],
  ['fourteenth', { right: 132, wrong: 12, unclear: 13, open: 3, openUnclear: 1 }],
  ['fifteenth', { right: 123, wrong: 15, unclear: 19, open: 1, openUnclear: 1 }],
  ['sixteenth', { right: 122, wrong: 18, unclear: 16, open: 4, openUnclear: 0 }],
])('keeps the recorded score on the %s set of sentences', (set, tally) => {
  const labelled = sentencesIn(`name-sentences-${set}.jsonl`);
  expect(tallyOf(labelled.map((sentence) => [sentence.expect, judge(sentence, sentence.answers ?? [])]))).toEqual(tally);
});
