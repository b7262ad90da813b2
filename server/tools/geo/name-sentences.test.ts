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

const sentences = readFileSync(join(import.meta.dirname, 'name-sentences.jsonl'), 'utf8').trim().split('\n')
  .map((line) => JSON.parse(line) as LabelledSentence);

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

it('reads the labelled sentences beside the other answers of their measurement', () => {
  expect(tallyOf(sentences.map((sentence) => [sentence.expect, judge(sentence, sentence.answers ?? [])])))
    .toEqual({ right: 154, wrong: 8, unclear: 17, open: 21, openUnclear: 11 });
});

it('reads each labelled sentence alone', () => {
  expect(tallyOf(sentences.map((sentence) => [sentence.expectAlone ?? sentence.expect, judge(sentence, [])])))
    .toEqual({ right: 149, wrong: 5, unclear: 17, open: 29, openUnclear: 17 });
});
