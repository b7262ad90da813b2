import { attribute } from './tree.ts';
import type { PageElement } from './nodes.ts';

const HIDDEN_TAGS = new Set([
  'head', 'script', 'style', 'noscript', 'template', 'svg', 'math', 'iframe', 'object', 'canvas', 'audio', 'video',
  'textarea', 'datalist', 'noframes', 'noembed', 'title', 'embed', 'map',
]);
const HIDING_STYLE = new RegExp(`(?:^|;)(?:-webkit-)?(?:${[
  'display:none', '(?:content-)?visibility:(?:hidden|collapse)',
  'font-size:0(?:\\.0+)?(?:px|em|rem|pt|%)?(?:;|!|$)', '(?:left|right|top|text-indent):-\\d{3,}',
  'clip:rect\\((?:0|1px)', 'clip-path:inset\\((?:50|100)%', 'transform:scale\\(0\\)',
].join('|')})`);
const TRANSPARENT = /(?:^|;)opacity:(?:0+|0*\.0+)%?(?:;|!|$)/;
// An animated element may be transparent only until it fades in.
const ANIMATED = /(?:^|;)(?:transform|translate|transition|animation|will-change)[-:]/;
const MAY_HIDE_STYLE = /none|hidden|collapse|opacity|font-size|indent|clip|scale|-\d{3}/i;
const STRUCK_TAGS = new Set(['del', 's', 'strike']);

/** Whether an element's own tag, `hidden` attribute or inline style hides it. Classes are ignored. */
export function isHidden(element: PageElement): boolean {
  if (HIDDEN_TAGS.has(element.tagName)) return true;
  for (const { name, value } of element.attrs) {
    if (name === 'hidden' && value !== 'until-found') return true;
    const isStyle = name === 'style' && MAY_HIDE_STYLE.test(value);
    if (isStyle && isHiding(value.replace(/\s+/g, '').toLowerCase())) return true;
  }
  return element.tagName === 'dialog' && attribute(element, 'open') === undefined;
}

const isHiding = (style: string): boolean =>
  HIDING_STYLE.test(style) || (TRANSPARENT.test(style) && !ANIMATED.test(style));

/** Whether an element's own tag or inline style strikes it through. */
export function isStruck(element: PageElement): boolean {
  if (STRUCK_TAGS.has(element.tagName)) return true;
  return /line-through/i.test(attribute(element, 'style') ?? '');
}

const BLOCKS = new Set([
  'address', 'article', 'aside', 'blockquote', 'body', 'br', 'button', 'caption', 'center', 'dd', 'details', 'dialog',
  'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'frameset', 'h1', 'h2', 'h3', 'h4', 'h5',
  'h6', 'header', 'hgroup', 'hr', 'html', 'legend', 'li', 'main', 'menu', 'nav', 'ol', 'option', 'optgroup', 'p',
  'pre', 'search', 'section', 'select', 'summary', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr', 'ul',
]);

/** Whether the tag starts a new line. */
export function isBlock(tag: string): boolean {
  return BLOCKS.has(tag);
}
