import { parseAccept } from '../accept.ts';

/**
 * Whether `Accept` prefers markdown to HTML. Markdown must be named, since a wildcard alone gets HTML; at equal q-values
 * it wins.
 */
export function wantsMarkdown(accept: string | undefined): boolean {
  const accepted = parseAccept(accept);
  const qualityOf = (...ranges: string[]): number =>
    ranges.flatMap((range) => accepted.filter(({ value }) => value === range))[0]?.quality ?? 0;
  const markdown = qualityOf('text/markdown');
  return markdown > 0 && markdown >= qualityOf('text/html', 'text/*', '*/*');
}
