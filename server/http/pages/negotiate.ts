const MARKDOWN = 'text/markdown';
const HTML = 'text/html';

interface Range {
  range: string;
  quality: number;
}

/**
 * Whether `Accept` prefers markdown to HTML. Markdown must be named, for a wildcard alone gets HTML; at equal q-values
 * it wins.
 */
export function wantsMarkdown(accept: string | undefined): boolean {
  const ranges = (accept ?? '').split(',').map(readRange);
  const markdown = ranges.find(({ range }) => range === MARKDOWN)?.quality ?? 0;
  return markdown > 0 && markdown >= qualityOf(ranges, HTML);
}

/** The q-value of the most specific matching range. */
function qualityOf(ranges: readonly Range[], type: string): number {
  for (const wanted of [type, `${type.split('/')[0]}/*`, '*/*']) {
    const found = ranges.find(({ range }) => range === wanted);
    if (found) return found.quality;
  }
  return 0;
}

function readRange(text: string): Range {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.map((part) => /^q\s*=\s*(.+)$/.exec(part)?.[1]).find((value) => value !== undefined);
  if (weight === undefined) return { range, quality: 1 };
  // An invalid q-value counts as 0.
  return { range, quality: /^(?:0(?:\.\d*)?|1(?:\.0*)?|\.\d+)$/.test(weight) ? Number(weight) : 0 };
}
