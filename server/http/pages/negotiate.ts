const MARKDOWN = 'text/markdown';
const HTML = 'text/html';

interface Range {
  range: string;
  quality: number;
}

/**
 * Whether a reader would rather have markdown than HTML by its `Accept`, q-values honoured. Markdown must be named: a
 * wildcard alone gets HTML. Where both are liked as well, who names markdown means it.
 */
export function wantsMarkdown(accept: string | undefined): boolean {
  const ranges = (accept ?? '').split(',').map(readRange);
  const markdown = ranges.find(({ range }) => range === MARKDOWN)?.quality ?? 0;
  return markdown > 0 && markdown >= qualityOf(ranges, HTML);
}

/** The quality of the most specific range that fits. */
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
  // A weight that cannot be read asks for nothing.
  return { range, quality: /^(?:0(?:\.\d*)?|1(?:\.0*)?|\.\d+)$/.test(weight) ? Number(weight) : 0 };
}
