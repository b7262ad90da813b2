import { ENGINES } from '../../contract/vocabulary.ts';
import type { EngineId } from '../../contract/vocabulary.ts';
import { PACKS } from '../../server/tools/geo/prompts/pack.ts';
import type { Script } from '../world/engines-answers.ts';

export const OWN_PAGE = 'https://nordlys.mystore.no/alt';
const GUIDE = 'https://kjopsguiden.example/tester';

/**
 * Each engine's answer to each prompt, one row per prompt, one column per engine: B names the brand, 1 the competitor,
 * C cites the store, F only found it, M answers from memory, X fails, - none of these.
 */
export const TABLE = [
  'BC  B   BC1 1   B   -',
  '1   BC  -   X   BF  1',
  'BM  -   1   BC  -   -',
  '-   F   B   B1  1C  C',
  'BC  BM  BC  -   -   1',
  '-   -   -   -   -   -',
  'B1  B1  X   BC  F   -',
  'BC  -   BC  M   B   X',
].map((row) => row.split(/\s+/));

export const PROMPTS = PACKS.generisk.prompts.map((prompt) => prompt.no);

export function marksFor(engine: EngineId, prompt: string): string {
  return TABLE[PROMPTS.indexOf(prompt)]?.[ENGINES.indexOf(engine)] ?? '-';
}

/** Answers by the table. */
export const tableScript: Script = (engine, prompt) => {
  const marks = marksFor(engine, prompt);
  const searched = !marks.includes('M');
  return {
    searched,
    parts: [
      { text: 'Det finnes mange gode butikker.', cites: searched ? [marks.includes('C') ? OWN_PAGE : GUIDE] : [] },
      ...(marks.includes('B') ? [{ text: 'Nordlys har godt utvalg.' }] : []),
      ...(marks.includes('1') ? [{ text: 'Fjellheim leverer raskt.' }] : []),
    ],
    found: marks.includes('F') ? [OWN_PAGE] : [],
  };
};
