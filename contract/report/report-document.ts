import type { Language } from '../vocabulary.ts';
import { listBlock, plain, present, section } from './document.ts';
import type { Block, PageDocument } from './document.ts';
import { TO_FIX } from './report-locale.ts';

/** One fault to fix, as plain text. */
export interface Fix {
  title: string;
  lines: readonly string[];
}

/** The one source of a result's files, so that Markdown, HTML and the letter to a developer say the same. */
export interface ReportDocument {
  heading: string;
  /** The result, in a sentence or two. */
  lead: string;
  /** When, of what, by which rules; one line. */
  about: string;
  /** Where to begin; stands before all else, in place of the list of what to mend. */
  plan?: readonly Block[] | undefined;
  /** Grades or figures, where there are any. */
  cards: Extract<Block, { kind: 'cards' }> | undefined;
  blocks: readonly Block[];
  /** What to fix, the most useful first. */
  toFix: readonly Fix[];
}

/** The most faults listed before the findings themselves. */
const MAX_FIXES = 8;

/** A report as a page: what came of it, where to begin, the grades, what to fix first, and everything. */
export function pageOf(
  { heading, lead, about, plan, cards, blocks, toFix }: ReportDocument, language: Language,
): PageDocument {
  const words = TO_FIX[language];
  const left = toFix.length - MAX_FIXES;
  const titles = toFix.slice(0, MAX_FIXES).map(({ title }) => title);
  const first = plan ? [] : section(words.heading, listBlock(titles, true), left > 0 && plain(words.below(left)));
  return {
    title: heading, description: '', heading, lead,
    blocks: present(plain(about), ...(plan ?? []), cards, ...first, ...blocks),
  };
}
