import { facet } from './facet.ts';
import { foldCaseAndMarks, normalise, normaliseMapped } from './normalise.ts';
import type { Mapped } from './normalise.ts';
import { commonAncestor } from './ancestry.ts';
import { sourceOffsets } from './source-offsets.ts';
import type { PageElement, PageParent, PageText } from './nodes.ts';
import { isBlock, isHidden, isStruck } from './visibility.ts';
import { parentElement } from './tree.ts';
import { walk } from './walk.ts';
import { countFirst } from './span.ts';
import type { Span } from './span.ts';

/** Visible text from one text node. */
interface TextRun extends Span {
  node: PageText;
  struck: boolean;
}

/** The visible text: one line per block, white space collapsed. Every position maps back to the source. */
export interface TextModel {
  text: string;
  /** `text` folded for comparison; positions are the same. */
  folded: string;
  runs: readonly TextRun[];
  /** The non-blank lines, in order. */
  lines: readonly Span[];
}

/** Reads the visible text below `root`. */
export function readText(root: PageParent): TextModel {
  const parts: string[] = [];
  const runs: TextRun[] = [];
  let length = 0;
  let last = '\n';
  const struck = new Set<PageElement>();
  // Minified pages have no space between a label and its value, which only their style sets apart.
  let afterElement = false;
  let betweenElements = false;
  const push = (part: string) => {
    parts.push(part);
    length += part.length;
    last = part.at(-1) ?? last;
  };
  const breakLine = () => {
    if (last !== '\n') push('\n');
  };
  walk(root, (node) => {
    if (node.kind === 'text') {
      if ((last === '\n' || last === ' ') && isBlank(node.value)) return;
      const normalised = normalise(node.value);
      const text = last === '\n' || last === ' ' ? normalised.replace(/^ /, '') : normalised;
      if (text === '') return;
      if (betweenElements && LETTER.test(last) && CAPITAL.test(text)) push(' ');
      afterElement = betweenElements = false;
      runs.push({ start: length, end: length + text.length, node, struck: struck.size > 0 });
      push(text);
    } else if (node.kind === 'element') {
      if (isHidden(node)) return false;
      if (isBlock(node.tagName)) breakLine();
      betweenElements ||= afterElement;
      if (isStruck(node)) struck.add(node);
    }
  }, (element) => {
    if (isBlock(element.tagName)) breakLine();
    afterElement = true;
    struck.delete(element);
  });
  const text = parts.join('');
  return { text, folded: foldCaseAndMarks(text), runs, lines: readLines(text) };
}

const LETTER = /^\p{L}/u;
/** Begins a new word, even directly behind another. */
const CAPITAL = /^\p{Lu}/u;

// Fast path: most text nodes of a page are line breaks between tags.
function isBlank(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x20) return false;
  return true;
}

function readLines(text: string): Span[] {
  return text.matchAll(/[^\n]+/g).filter(([line]) => line.trim() !== '')
    .map(({ 0: line, index }) => ({ start: index, end: index + line.length })).toArray();
}

/** The runs that overlap a span of the visible text. */
export const runsIn = ({ runs }: TextModel, span: Span): TextRun[] =>
  runs.slice(countFirst(runs, ({ end }) => end <= span.start), countFirst(runs, ({ start }) => start < span.end));

/** A page's source and its visible text. */
interface Source {
  html: string;
  text: TextModel;
}

/** Maps a span of the visible text to the source; null when it has no exact position there. */
export function toSource(page: Source, span: Span): Span | null {
  const runs = runsIn(page.text, span);
  const first = runs[0];
  const last = runs.at(-1);
  if (!first || !last) return null;
  const start = placeInNode(first, page, Math.max(span.start, first.start) - first.start);
  const end = placeInNode(last, page, Math.min(span.end, last.end) - 1 - last.start);
  return start && end && start.start < end.end ? { start: start.start, end: end.end } : null;
}

// The map includes the node's leading space, which a run may lack. There is no exact position if composition across
// clusters makes the two texts differ.
function placeInNode(run: TextRun, page: Source, at: number): Span | null {
  const mapped = mapOf(run.node);
  if (!mapped) return null;
  const shift = mapped.text.length - (run.end - run.start);
  const from = mapped.starts[at + shift];
  const to = mapped.ends[at + shift];
  if (from === undefined || to === undefined) return null;
  return sourceOffsets(page, run.node, { start: from, end: to });
}

// Cached: one node may contain all of a page's text, with many prices to locate in it.
const mapOf = facet(({ value }: PageText): Mapped | null => {
  const mapped = normaliseMapped(value);
  return mapped.text === normalise(value) ? mapped : null;
});

/** The innermost element that contains the whole span; null if it contains no text. */
export function elementAt(model: TextModel, span: Span): PageElement | null {
  const runs = runsIn(model, span);
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return null;
  return commonAncestor(parentElement(first.node), parentElement(last.node));
}
