/** Untrusted text, escaped for a Markdown line: no mark, list, heading, link text, element or reference. */
export function plain(text: string): string {
  return text
    .replace(/[\\`*_~[\]<>#|]|&(?=#?\w+;)|^\s*(?:[-+](?=[\s-]|$)|=(?==*\s*$))|(?<=^\s*\d+)[.)](?=\s|$)/g, (sign) => `\\${sign.trimStart()}`)
    .replace(/\s+/g, ' ');
}

/** The longest run of backticks in a text: a fence around it must be longer. */
export const longestTicks = (text: string): number =>
  [...text.matchAll(/`+/g)].reduce((longest, [run]) => Math.max(longest, run.length), 0);

/** Untrusted text as code: unchanged but for white space. */
export function quoted(text: string): string {
  const fence = '`'.repeat(longestTicks(text) + 1);
  const pad = text === '' || text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text.replace(/\s+/g, ' ')}${pad}${fence}`;
}
