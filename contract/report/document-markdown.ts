import type { Block, Inline, PageDocument, Row, Step, Text } from './document.ts';
import { isSafeHref } from './document-html.ts';
import { printable } from './printable.ts';

/** Renders a whole page as Markdown (CommonMark with GitHub's tables), without characters that act on others. */
export function documentMarkdown({ heading, lead, blocks }: PageDocument): string {
  const parts = [`# ${escapeMarkdown(heading)}`];
  if (lead !== undefined) parts.push(textMarkdown(lead));
  return printable(`${[...parts, ...blocks.map(blockMarkdown)].join('\n\n')}\n`);
}

/** Escapes text so that none of it is parsed as markup. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>|~]/g, (mark) => `\\${mark}`)
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/^\s*(?:(?:#+|[+-])(?=\s|$)|[=-][=\s-]*$)/, (mark) => `\\${mark.trimStart()}`)
    .replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2');
}

/** Renders one line as Markdown. */
export const textMarkdown = (text: Text): string =>
  typeof text === 'string' ? escapeMarkdown(text) : text.map(inlineMarkdown).join('');

function inlineMarkdown(inline: Inline): string {
  if (typeof inline === 'string') return escapeMarkdown(inline);
  switch (inline.kind) {
    case 'code':
      return codeSpan(inline.text);
    case 'strong':
      return `**${escapeMarkdown(inline.text)}**`;
    case 'link':
      return isSafeHref(inline.href)
        ? `[${escapeMarkdown(inline.text)}](${destination(inline.href)})`
        : escapeMarkdown(inline.text);
  }
}

/** A URL with parentheses needs angle brackets. */
function destination(href: string): string {
  const address = href.replace(/[<>\s\\]/g, encodeURIComponent);
  return /[()]/.test(address) ? `<${address}>` : address;
}

/** The length of the longest run of backticks in a text: a fence around it must be longer. */
const longestTicks = (text: string): number =>
  [...text.matchAll(/`+/g)].reduce((longest, [run]) => Math.max(longest, run.length), 0);

function codeSpan(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  const fence = '`'.repeat(longestTicks(line) + 1);
  return /^`|`$/.test(line) ? `${fence} ${line} ${fence}` : `${fence}${line}${fence}`;
}

/** Escapes every pipe: even one in code ends the cell. */
const cell = (text: Text): string => textMarkdown(text).replace(/(?<!\\)\|/g, '\\|');

const row = (cells: readonly Text[]): string => `| ${cells.map(cell).join(' | ')} |`;

const bold = (text: string): string => `**${escapeMarkdown(text)}**`;

/** A list item with nested items. */
const entry = (first: readonly string[], details: readonly Text[]): string =>
  [`- ${first.join(' ')}`, ...details.map((detail) => `  - ${textMarkdown(detail)}`)].join('\n');

function rowMarkdown({ word, note, title, message, quote, details }: Row): string {
  const claim = textMarkdown(title);
  const claims = message ? [claim.replace(/(?<![.!?:])$/, '.'), textMarkdown(message)] : [claim];
  const lines = quote ? `\n\n${quote.split('\n').map((line) => `  > ${escapeMarkdown(line)}`).join('\n')}\n` : '';
  return entry([`${bold(word)}${note ? ` (${escapeMarkdown(note)})` : ''}:`, `${claims.join(' ')}${lines}`], details);
}

/** A numbered list item, with the reason and details nested. */
const stepMarkdown = ({ action, note, why, details }: Step, at: number): string =>
  [
    `${at + 1}. **${textMarkdown(action)}** (${escapeMarkdown(note)})`, `   ${textMarkdown(why)}`,
    ...details.map((detail) => `   - ${textMarkdown(detail)}`),
  ].join('\n');

function blockMarkdown(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${escapeMarkdown(block.text)}`;
    case 'paragraph':
      return textMarkdown(block.text);
    case 'list':
      return block.items.map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${textMarkdown(item)}`).join('\n');
    case 'terms':
      return block.items.map(({ term, text }) => `- ${textMarkdown(term)}: ${textMarkdown(text)}`).join('\n');
    case 'table':
      return [row(block.head), `|${' --- |'.repeat(block.head.length)}`, ...block.rows.map(row)].join('\n');
    case 'code': {
      const fence = '`'.repeat(Math.max(3, longestTicks(block.text) + 1));
      const caption = block.caption === '' ? '' : `${escapeMarkdown(block.caption)}\n\n`;
      return `${caption}${fence}${block.language}\n${block.text}\n${fence}`;
    }
    case 'cards':
      return block.cards.map(({ name, value, lines }) => entry([bold(`${name}: ${value}`)], lines)).join('\n');
    case 'rows':
      return block.rows.map(rowMarkdown).join('\n');
    case 'steps':
      return block.steps.map(stepMarkdown).join('\n');
    case 'folded':
      return [bold(block.label), ...block.blocks.map(blockMarkdown)].join('\n\n');
  }
}
