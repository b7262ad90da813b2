import { expect, it } from 'vitest';
import type { PageElement } from './nodes.ts';
import { createPage } from './page.ts';
import { isBlock, isHidden, isStruck } from './visibility.ts';
import { elementsIn } from './walk.ts';

const elementOf = (html: string): PageElement => elementsIn(createPage(`<body>${html}`, new URL('https://a.test/')).document).find(({ tagName }) => !['html', 'head', 'body'].includes(tagName))!;
const isHiddenBy = (style: string): boolean => isHidden(elementOf(`<p style="${style}">`));

it.each([
  'script', 'style', 'noscript', 'svg', 'math', 'iframe', 'object', 'canvas', 'audio', 'video', 'textarea', 'noframes', 'title', 'embed', 'map', 'template', 'datalist', 'noembed', 'dialog',
])('%s is not shown as text', (tag) => expect(isHidden(elementOf(`<${tag}></${tag}>`))).toBe(true));

it('the head is not shown', () => expect(isHidden(elementsIn(createPage('', new URL('https://a.test/')).document)[1]!)).toBe(true));

it.each(['p', 'details', 'button', 'select', 'img', 'dialog open', 'p hidden="until-found"', 'p class="hidden"', 'p data-hidden', 'p open', 'p title="display:none"'])('<%s> is shown', (tag) => expect(isHidden(elementOf(`<${tag}>`))).toBe(false));

it.each(['p hidden', 'p hidden=""', 'p class="a" hidden="hidden"'])('<%s> is hidden', (tag) => expect(isHidden(elementOf(`<${tag}>`))).toBe(true));

it.each([
  'display:none', 'DISPLAY: None !important', 'visibility:hidden', 'visibility: collapse', 'font-size:0', 'font-size: 0.0px;color:red', 'font-size:0em', 'font-size:0rem', 'font-size:0pt', 'font-size:0%', 'font-size:0 !important',
  'left:-999px', 'color:red; left: -9999px', 'right:-100vw', 'top:-1000px', 'text-indent:-9999px', 'clip:rect(0,0,0,0)', 'clip: rect(1px, 1px, 1px, 1px)', 'clip-path:inset(50%)', 'clip-path: inset(100%)', 'transform:scale(0)',
  'color:red; display:none', 'content-visibility:hidden', '-webkit-transform:scale(0)', '-webkit-clip-path:inset(50%)', 'opacity:00', 'opacity:0%', 'opacity:0', 'opacity: 0.0;', 'opacity:0.00', 'opacity:.0', 'color:red;opacity:0!important',
])('is hidden by the style "%s"', (style) => expect(isHiddenBy(style)).toBe(true));

it.each([
  '', 'display:block', 'visibility:visible', 'font-size:0.9em', 'font-size:0.05px', 'font-size:10px', 'font-size:0calc', 'left:-99px', 'left:999px', 'margin-left:-999px', 'clip:rect(2px,2px,2px,2px)', 'clip:rect(10px,0,0,0)', 'clip-path:inset(10%)',
  'backface-visibility:hidden', '-webkit-backface-visibility: hidden', '--display:none', 'opacity:', 'opacity:;color:red',
  'transform:scale(0.5)', 'opacity:0.5', 'opacity:1', 'opacity:01', 'fill-opacity:0', 'opacity:0;transform:translateY(20px)', 'opacity:0;translate:0 20px', 'transition:opacity 1s;opacity:0', 'animation-name:in;opacity:0', 'opacity:0;will-change:opacity',
])('is not hidden by the style "%s"', (style) => expect(isHiddenBy(style)).toBe(false));

it('an animated element can still be hidden by the rest of its style', () => {
  expect([isHiddenBy('opacity:0;transform:scale(0)'), isHiddenBy('display:none;transition:all 1s'), isHiddenBy('opacity:0;text-transform:uppercase')]).toEqual([true, true, true]);
});

it.each([
  ['<del>', true], ['<s>', true], ['<strike>', true], ['<p style="text-decoration: LINE-THROUGH">', true], ['<p style="text-decoration:underline">', false], ['<p>', false], ['<ins>', false],
])('%s is struck through: %s', (html, is) => expect(isStruck(elementOf(html))).toBe(is));

// The blocks, table parts and list parts of HTML's default style sheet (15.3 Non-replaced elements), and line breaks.
it.each([
  'address', 'article', 'aside', 'blockquote', 'body', 'br', 'button', 'caption', 'center', 'dd', 'details', 'dialog', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'frameset',
  'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hgroup', 'hr', 'html', 'legend', 'li', 'main', 'menu', 'nav', 'ol', 'option', 'optgroup', 'p', 'pre', 'search', 'section', 'select', 'summary', 'table', 'tbody', 'td', 'tfoot',
  'th', 'thead', 'tr', 'ul',
])('%s starts a line', (tag) => expect(isBlock(tag)).toBe(true));

it.each(['a', 'b', 'span', 'img', 'label', 'wbr', 'input', 'sup', ''])('"%s" does not start a line', (tag) => expect(isBlock(tag)).toBe(false));
