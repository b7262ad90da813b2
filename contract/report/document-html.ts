import type { Block, Card, Inline, PageDocument, Row, Step, Text } from './document.ts';

/** Escapes text for an element or a double-quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Whether a link is safe to render: same-site, http(s) or mailto, but not a protocol-relative URL. */
export const isSafeHref = (href: string): boolean => /^(?:https?:\/\/|mailto:|\/(?!\/)|#|\?)/i.test(href);

/** Renders the heading, lead and blocks of a page as HTML. */
export function documentHtml({ heading, lead, blocks }: PageDocument): { head: string; body: string } {
  return {
    head: `<h1>${escapeHtml(heading)}</h1>${lead === undefined ? '' : `\n<p class="lead">${textHtml(lead)}</p>`}`,
    body: blocks.map(blockHtml).join('\n'),
  };
}

/** Renders one line as HTML. */
export const textHtml = (text: Text): string =>
  typeof text === 'string' ? escapeHtml(text) : text.map(inlineHtml).join('');

function inlineHtml(inline: Inline): string {
  if (typeof inline === 'string') return escapeHtml(inline);
  const text = escapeHtml(inline.text);
  switch (inline.kind) {
    case 'code':
      return `<code>${text}</code>`;
    case 'strong':
      return `<strong>${text}</strong>`;
    case 'link':
      return isSafeHref(inline.href) ? `<a href="${escapeHtml(inline.href)}">${text}</a>` : text;
  }
}

const listHtml = (items: readonly Text[], tag: 'ul' | 'ol' = 'ul'): string =>
  (items.length === 0 ? '' : `<${tag}>${items.map((item) => `<li>${textHtml(item)}</li>`).join('')}</${tag}>`);

const cardHtml = ({ name, value, status, lines }: Card): string =>
  `<section class="card ${status ?? ''}"><h2>${escapeHtml(name)}</h2><p class="value">${escapeHtml(value)}</p>` +
  `${lines.map((line) => `<p>${textHtml(line)}</p>`).join('')}</section>`;

const rowHtml = ({ status, word, note, title, message, quote, details }: Row): string =>
  [
    `<article class="row ${status}"><p class="status"><b>${escapeHtml(word)}</b>`,
    note ? ` <span>${escapeHtml(note)}</span>` : '', `</p><div><h3>${textHtml(title)}</h3>`,
    message === undefined ? '' : `<p>${textHtml(message)}</p>`,
    quote ? `<blockquote>${escapeHtml(quote)}</blockquote>` : '',
    listHtml(details), '</div></article>',
  ].join('');

const stepHtml = ({ action, note, why, details }: Step): string =>
  `<li><h3>${textHtml(action)}</h3><p>${textHtml(why)} <span class="note">${escapeHtml(note)}</span></p>${listHtml(details)}</li>`;

const idOf = (id: string | undefined): string => (id === undefined ? '' : ` id="${escapeHtml(id)}"`);

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}${idOf(block.id)}>${escapeHtml(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${textHtml(block.text)}</p>`;
    case 'list':
      return listHtml(block.items, block.ordered ? 'ol' : 'ul');
    case 'terms': {
      const rows = block.items.map(({ id, term, text }) =>
        `<div${idOf(id)}><dt>${textHtml(term)}</dt><dd>${textHtml(text)}</dd></div>`);
      return `<dl>\n${rows.join('\n')}\n</dl>`;
    }
    case 'table': {
      const head = block.head.map((cell) => `<th scope="col">${textHtml(cell)}</th>`).join('');
      const rows = block.rows.map((row) => `<tr>${row.map((cell) => `<td>${textHtml(cell)}</td>`).join('')}</tr>`);
      const table = `<table><thead><tr>${head}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`;
      return `<div class="wide" tabindex="0">${table}</div>`;
    }
    case 'code': {
      const caption = block.caption === '' ? '' : `<figcaption>${escapeHtml(block.caption)}</figcaption>`;
      const text =
        `<pre tabindex="0"><code class="language-${escapeHtml(block.language)}">${escapeHtml(block.text)}</code></pre>`;
      return `<figure class="example">${caption}${text}</figure>`;
    }
    case 'cards':
      return `<div class="cards">\n${block.cards.map(cardHtml).join('\n')}\n</div>`;
    case 'rows':
      return `<div class="rows">\n${block.rows.map(rowHtml).join('\n')}\n</div>`;
    case 'steps':
      return `<ol class="plan">\n${block.steps.map(stepHtml).join('\n')}\n</ol>`;
    case 'folded': {
      const inside = block.blocks.map(blockHtml).join('\n');
      return `<details class="folded"><summary>${escapeHtml(block.label)}</summary>\n${inside}\n</details>`;
    }
  }
}
