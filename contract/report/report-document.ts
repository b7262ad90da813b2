import type { Language } from '../vocabulary.ts';
import { listBlock, plain, present, section } from './document.ts';
import type { Block, PageDocument } from './document.ts';
import { TO_FIX } from './report-locale.ts';

/** One fault to fix, as plain text. */
export interface Fix {
  title: string;
  lines: readonly string[];
}

/** The single source of a result's exports, so that Markdown, HTML and the e-mail to a developer agree. */
export interface ReportDocument {
  heading: string;
  /** The result, in a sentence or two. */
  lead: string;
  /** When it was measured, for which store, and by which rules; one line. */
  about: string;
  /** Where to begin; placed before everything else, and replaces the list of fixes. */
  plan?: readonly Block[] | undefined;
  /** Grades or metrics, if there are any. */
  cards: Extract<Block, { kind: 'cards' }> | undefined;
  blocks: readonly Block[];
  /** What to fix, most useful first. */
  toFix: readonly Fix[];
}

/** The maximum number of fixes listed before the findings. */
const MAX_FIXES = 8;

/** Lays out a report as a page: the result, the plan, the grades, what to fix first, and the details. */
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
