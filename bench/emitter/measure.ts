import { readLabels, readSavedPage } from './corpus.ts';
import type { Answer } from './corpus.ts';
import { ENGINES } from './engines.ts';

/** One engine's results for the product pages, measured in a separate process and sent to the parent. */
export interface Measured {
  answers: Record<string, Answer>;
  crashes: string[];
  peakMb: number;
}

const [name, folder] = process.argv.slice(2);
const engine = ENGINES[name!]!();
const answers: Record<string, Answer> = {};
const crashes: string[] = [];
for (const page of readLabels(folder!).filter(({ kind }) => kind === 'product')) {
  try {
    answers[page.id] = await engine(readSavedPage(folder!, page), page.url);
  } catch {
    crashes.push(page.id);
  }
}
const measured: Measured = { answers, crashes, peakMb: process.resourceUsage().maxRSS / 1024 };
process.send!(measured, () => process.disconnect());
