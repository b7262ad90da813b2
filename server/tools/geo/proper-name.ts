import type { NameMatcher } from './name-matcher.ts';
import { lineAround, withoutBlots } from './prose-context.ts';
import type { Surface } from './surface.ts';

const LIST_MARK = /^\s*(?:\*\*|__)?(?:#{1,6}\s+|[-*•–]\s+|\d{1,2}[.)]\s+|\|\s*)(?:\d{1,2}[.)]\s+)?(?:\*\*|__|["«“])*$/;
const HEADING_END = /^(?:\*\*|__|["»”])*\s*(?:$|[:(|]|[–—-]\s|,\s)/;
const BOLD_END = /^(?:\s*[:,–—(&/-][^*_\n]*|\s+(?:og|and|eller|or)\s+\p{Lu}[^*_\n]*)?(?:\*\*|__)/u;
const OPENING = /["'«»“”„‘’()[\]*_#>~\s]/;
const LISTED_NEXT = /^(?:,\s+|\s*\/\s*|\s+(?:og|and|eller|or|samt|&)\s+)(?:\*\*)?\p{Lu}/u;
// "Kid Interiør har …": only names go on in capitals, but so do headings, where the third word has one too.
const NAME_GOES_ON = /^\s\p{Lu}\p{Ll}+(?!\p{L}|\s+\p{Lu})/u;
// A line of its own that begins with the name: "Power: stort utvalg".
const LINE_HEADING = /^(?::|\s[–—-])\s/;
// Full stops that end no sentence: "f.eks. Power", "1. Power 2. Elkjøp".
const NO_SENTENCE_END = new RegExp(
  '(?:(?:^|[\\s(])(?:f\\.? ?eks|bl\\.? ?a|d\\.?v\\.?s|ca|evt|inkl|ekskl|m\\.? ?fl|e\\.g|i\\.e|incl|vs|nr|jf|div)'
  + '|(?:^|\\D)\\d{1,2})[.)]\\s*$',
  'i',
);
// Things only somebody does who sells something.
const SELLS = /^\s+(?:har|tilbyr|leverer|selger|fører|frakter|offers|sells|delivers|ships|stocks|carries)(?!\p{L})/u;

/**
 * Whether a word that is also ordinary is meant as the name: a list heading, bold, a link's label, or a capital that
 * the start of a sentence does not explain. `undefined` means it is not.
 */
export function provenName(
  { prose, labels }: Surface,
  { start, end, word }: { start: number; end: number; word: string },
  matcher: NameMatcher,
): 'marked' | 'capital' | undefined {
  const label = labels.find((span) => span.start <= start && end <= span.end);
  if (label && isWhole(prose.slice(label.start, label.end), word)) return 'marked';
  const line = lineAround(prose, start, end);
  const before = withoutBlots(line.before);
  const after = withoutBlots(line.after);
  if (!/^\p{Lu}/u.test(word)) return undefined;
  if (LIST_MARK.test(before) && HEADING_END.test(after)) return 'marked';
  if (/(?:\*\*|__)$/.test(before) && BOLD_END.test(after)) return 'marked';
  if (!opensSentence(before)) return shouted(line.before + word + line.after) ? undefined : 'capital';
  if ([LISTED_NEXT, SELLS, NAME_GOES_ON].some((evidence) => evidence.test(after))) return 'capital';
  if (before.trim() === '' && LINE_HEADING.test(after)) return 'capital';
  if (matcher.allCaps && word === word.toUpperCase() && !/^\s*[-–]?\p{Lu}{2}|^-/u.test(after)) return 'capital';
  return undefined;
}

function isWhole(label: string, word: string): boolean {
  return label.replace(/[*_`"«»“”\s]/g, '') === word;
}

/** Whether a capital here is owed to the sentence. */
function opensSentence(before: string): boolean {
  let at = before.length - 1;
  while (at >= 0 && OPENING.test(before[at]!)) at -= 1;
  if (at < 0) return true;
  if (NO_SENTENCE_END.test(before.slice(0, at + 1))) return false;
  if (/[.!?…]/.test(before[at]!)) return true;
  return /^\s*(?:[-*•–|]|\d{1,2}[.)])\s*["«“*_]*$/.test(before);
}

/** A line all in capitals tells nothing. */
function shouted(line: string): boolean {
  const letters = line.match(/\p{L}/gu) ?? [];
  return letters.length > 12 && letters.every((letter) => letter === letter.toUpperCase());
}
