import { describe, expect, it } from 'vitest';
import { commonAncestor, inherited, selfAndAncestors, withAncestors } from './ancestry.ts';
import type { PageElement } from './nodes.ts';
import { createPage } from './page.ts';
import { attribute } from './tree.ts';
import { elementsIn } from './walk.ts';

const { document } = createPage('<body id="body"><div id="a"><p id="b"><b id="c"></b></p><p id="d"></p></div><i id="e"></i>', new URL('https://a.test/'));
const byId = (id: string): PageElement | null => elementsIn(document).find((element) => attribute(element, 'id') === id) ?? null;
const idOf = (element: PageElement | null): string => (element === null ? 'none' : attribute(element, 'id') ?? element.tagName);

it('gives an element and its ancestors, innermost first', () => {
  expect([...selfAndAncestors(byId('c'))].map(idOf)).toEqual(['c', 'b', 'a', 'body', 'html']);
  expect([...selfAndAncestors(null)]).toEqual([]);
});

it.each([
  ['c', 'd', 'a'], ['d', 'c', 'a'], ['c', 'e', 'body'], ['e', 'c', 'body'], ['c', 'a', 'a'], ['a', 'c', 'a'], ['b', 'd', 'a'], ['c', 'c', 'c'], ['c', 'none', 'none'], ['none', 'c', 'none'],
])('the closest common ancestor of %s and %s is %s', (one, other, around) => expect(idOf(commonAncestor(byId(one), byId(other)))).toBe(around));

it('finds no common ancestor for elements of different pages', () => {
  const other = createPage('<p>', new URL('https://a.test/')).index.root;
  expect(commonAncestor(byId('c'), other)).toBeNull();
});

it('maps elements and their ancestors to the first of the elements that each contains', () => {
  const found = withAncestors([byId('d'), null, byId('c'), byId('a')]);
  expect([...found].map(([at, of]) => `${idOf(at)}: ${idOf(of)}`)).toEqual(['d: d', 'a: d', 'body: d', 'html: d', 'c: c', 'b: c']);
});

describe('an inherited value', () => {
  it('is computed from the parent\'s, once for each element', () => {
    const read: string[] = [];
    const pathOf = inherited('', (element, around: string) => {
      read.push(idOf(element));
      return `${around}/${idOf(element)}`;
    });
    expect([pathOf(byId('c')), pathOf(byId('d')), pathOf(null)]).toEqual(['/html/body/a/b/c', '/html/body/a/d', '']);
    expect(read.toSorted()).toEqual(['a', 'b', 'body', 'c', 'd', 'html']);
  });
});
