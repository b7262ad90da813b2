import { expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import type { PageElement } from '../page/nodes.ts';
import { parentElement } from '../page/tree.ts';
import { inBoilerplateOrCard } from './boilerplate.ts';

/** The heading of a page. */
const headingIn = (html: string): PageElement => createPage(`<main>${html}</main>`, new URL('https://shop.test/')).index.headings[0]!;
const isBoilerplate = inBoilerplateOrCard(new Set(), new Set());
const inClass = (name: string): boolean => isBoilerplate(headingIn(`<div class="${name}"><h2>Kvern</h2></div>`));

it.each([
  'hidden', 'hide', 'd-none', 'is-hidden', 'ng-hide', 'js-hidden', 'u-hidden', 'displaynone', 'display-none', 'invisible', 'visually-hidden', 'sr-only',
  'modal', 'popup', 'offcanvas', 'lightbox', 'price__badge-sold-out', 'price__badge--sold-out', 'price hidden', 'modal fade', 'hidden md:hidden',
  'd-none d-lg-none', 'hidden dmd-block',
])('an element with the class "%s" is hidden', (name) => expect(inClass(name)).toBe(true));

it.each([
  '', 'price', 'hidden-xs', 'overhidden', 'modal-open', 'product-modal', 'd-none d-md-block', 'd-none d-xl-flex', 'd-none d-xxl-grid', 'd-none d-xs-block',
  'd-none d-sm-block', 'd-none d-lg-block', 'hidden md:block', 'md:block hidden', 'hidden lg:flex',
])('an element with the class "%s" is shown, at least on a wide screen', (name) => expect(inClass(name)).toBe(false));

it.each([
  ['<aside><h2>Kvern</h2></aside>', true], ['<footer><h2>Kvern</h2></footer>', true], ['<nav><h2>Kvern</h2></nav>', true], ['<header><h2>Kvern</h2></header>', true],
  ['<div role="dialog"><h2>Kvern</h2></div>', true], ['<div role="navigation"><p><h2>Kvern</h2></div>', true], ['<div role="region"><h2>Kvern</h2></div>', false],
  ['<section><h2>Kvern</h2></section>', false], ['<h2 class="hidden">Kvern</h2>', true], ['<aside>Meny</aside><h2>Kvern</h2>', false],
])('%s: %s', (html, is) => expect(isBoilerplate(headingIn(html))).toBe(is));

it('is true for a card and its content, but not inside the product\'s own elements', () => {
  const heading = headingIn('<nav><div><h2>Kvern</h2></div></nav>');
  const card = parentElement(heading)!;
  expect(inBoilerplateOrCard(new Set([card]), new Set([card, parentElement(card)!]))(heading)).toBe(false);
  const other = headingIn('<div><h2>Kvern</h2></div>');
  expect([inBoilerplateOrCard(new Set([other]), new Set())(other), inBoilerplateOrCard(new Set([parentElement(other)!]), new Set())(other)]).toEqual([true, true]);
  expect(inBoilerplateOrCard(new Set([other]), new Set([other]))(other)).toBe(false);
  expect(isBoilerplate(null)).toBe(false);
});
