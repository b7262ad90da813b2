import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findOccurrences, mentionsAmong, nameUsage } from './mentions.ts';
import { compileName } from './name-matcher.ts';

/** A sentence, labelled by how a careful reader understands its brand's word. */
interface LabelledSentence {
  brand: string;
  text: string;
  /** Other answers of the same measurement. */
  answers?: string[];
  /** The label if the other answers are known. */
  expect: 'named' | 'not-named' | 'cannot-tell';
  /** The label if they are not; absent if it is the same. */
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
    .toEqual({ right: 143, wrong: 9, unclear: 27, open: 21, openUnclear: 14 });
});

it('keeps the recorded score on each labelled sentence alone', () => {
  expect(tallyOf(sentences.map((sentence) => [sentence.expectAlone ?? sentence.expect, judge(sentence, [])])))
    .toEqual({ right: 142, wrong: 7, unclear: 22, open: 29, openUnclear: 19 });
});

// The authors of the sets had not read the code. When it judged the last three sets for the first time, 94.6, 94.4 and
// 95.8 % of what it called clear was right, and 3.3, 5.9 and 6.6 % was unclear. The last set has led to no change.
it.each([
  ['later', { right: 94, wrong: 2, unclear: 12, open: 12, openUnclear: 6 }],
  ['third', { right: 163, wrong: 4, unclear: 16, open: 17, openUnclear: 13 }],
  ['fourth', { right: 128, wrong: 4, unclear: 17, open: 11, openUnclear: 4 }],
  ['fifth', { right: 126, wrong: 7, unclear: 19, open: 8, openUnclear: 0 }],
  ['sixth', { right: 135, wrong: 3, unclear: 19, open: 3, openUnclear: 1 }],
  ['seventh', { right: 136, wrong: 3, unclear: 19, open: 2, openUnclear: 2 }],
  ['eighth', { right: 132, wrong: 4, unclear: 21, open: 3, openUnclear: 1 }],
  ['ninth', { right: 131, wrong: 14, unclear: 13, open: 2, openUnclear: 2 }],
  ['tenth', { right: 130, wrong: 3, unclear: 23, open: 4, openUnclear: 0 }],
  ['eleventh', { right: 131, wrong: 2, unclear: 26, open: 1, openUnclear: 1 }],
  ['twelfth', { right: 134, wrong: 5, unclear: 17, open: 4, openUnclear: 1 }],
  ['thirteenth', { right: 137, wrong: 6, unclear: 15, open: 2, openUnclear: 0 }],
  ['fourteenth', { right: 132, wrong: 7, unclear: 18, open: 3, openUnclear: 2 }],
  ['fifteenth', { right: 121, wrong: 15, unclear: 21, open: 1, openUnclear: 1 }],
  ['sixteenth', { right: 122, wrong: 15, unclear: 19, open: 4, openUnclear: 0 }],
  ['seventeenth', { right: 140, wrong: 4, unclear: 8, open: 8, openUnclear: 0 }],
  ['eighteenth', { right: 136, wrong: 5, unclear: 11, open: 8, openUnclear: 4 }],
  ['nineteenth', { right: 136, wrong: 6, unclear: 10, open: 8, openUnclear: 4 }],
])('keeps the recorded score on the %s set of sentences', (set, tally) => {
  const labelled = sentencesIn(`name-sentences-${set}.jsonl`);
  expect(tallyOf(labelled.map((sentence) => [sentence.expect, judge(sentence, sentence.answers ?? [])]))).toEqual(tally);
});

it.each([
  ['Prisjakt', 'Mange nordmenn bruker Prisjakt.', 'unclear'],
  ['Tilbud', '**Tilbud:** bruk en mild krem', 'unclear'],
  ['Fri Flyt', 'Gå til Nye fri Flyt, Elkjøp', 'not-named'],
  ['Mester Grønn', 'Som Stor Mester grønn og Elkjøp', 'not-named'],
  ['Next', 'try next year again', 'not-named'],
  ['Normal', 'Prøv normal såpe først', 'not-named'],
] as const)('%s in "%s": %s', (brand, text, verdict) => expect(judge({ brand, text, expect: 'cannot-tell' }, [])).toBe(verdict));
