import { facet } from './facet.ts';
import type { PageElement } from './nodes.ts';
import { parentElement } from './tree.ts';

/**
 * A value an element inherits: `read` computes it from the element and its parent's value, which is `initial` at the
 * root. Cached, so that each element is read once.
 */
export function inherited<T>(
  initial: T, read: (element: PageElement, parentValue: T) => T,
): (from: PageElement | null) => T {
  const cache = new Map<PageElement, { value: T }>();
  return (from) => {
    const pending: PageElement[] = [];
    let at = from;
    while (at && !cache.has(at)) {
      pending.push(at);
      at = parentElement(at);
    }
    let value = at ? cache.get(at)!.value : initial;
    for (const element of pending.reverse()) cache.set(element, { value: value = read(element, value) });
    return value;
  };
}

/** The element and its ancestors, from the inside out. */
export function* selfAndAncestors(element: PageElement | null): Generator<PageElement, undefined> {
  for (let at = element; at; at = parentElement(at)) yield at;
}

const depthOf = facet((element: PageElement): number => {
  const parent = parentElement(element);
  return parent === null ? 0 : depthOf(parent) + 1;
});

/** The closest element around both, or one of them; found in as many steps as it is away from the deeper one. */
export function commonAncestor(one: PageElement | null, other: PageElement | null): PageElement | null {
  let [a, b] = [one, other];
  while (a && b && a !== b) {
    const [ofA, ofB] = [depthOf(a), depthOf(b)];
    if (ofA >= ofB) a = parentElement(a);
    if (ofB >= ofA) b = parentElement(b);
  }
  return a && b;
}

/** The elements and all their ancestors. */
export function withAncestors(elements: Iterable<PageElement | null>): Set<PageElement> {
  const found = new Set<PageElement>();
  for (const element of elements) {
    for (const at of selfAndAncestors(element)) {
      if (found.has(at)) break;
      found.add(at);
    }
  }
  return found;
}
