/** Untrusted text, escaped for a Markdown line: no mark, list, heading, link text, element or reference. */
export function plain(text: string): string {
  return text
    .replace(/[\\`*_~[\]<>#|]|&(?=#?\w+;)|^\s*(?:[-+](?=[\s-]|$)|=(?==*\s*$))|(?<=^\s*\d+)[.)](?=\s|$)/g, (sign) => `\\${sign.trimStart()}`)
    .replace(/\s+/g, ' ');
}

/** Untrusted text as code: unchanged but for white space. */
export function quoted(text: string): string {
  const ticks = [...text.matchAll(/`+/g)].reduce((longest, [run]) => Math.max(longest, run.length), 0);
  const fence = '`'.repeat(ticks + 1);
  const pad = text === '' || text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${pad}${text.replace(/\s+/g, ' ')}${pad}${fence}`;
}
