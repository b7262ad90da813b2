import { facet } from './facet.ts';
import type { PageElement } from './nodes.ts';
import { parentElement } from './tree.ts';

/**
 * Returns a function that gives an element's inherited value: `read` computes it, once per element, from the element
 * and its parent's value, which is `initial` at the root.
 */
export function inherited<T>(
  initial: T, read: (element: PageElement, parentValue: T) => T,
): (from: PageElement | null) => T {
  const valueOf = facet((element: PageElement): T => read(element, of(parentElement(element))));
  const of = (from: PageElement | null): T => (from ? valueOf(from) : initial);
  return of;
}

/** The element and its ancestors, innermost first. */
export function* selfAndAncestors(element: PageElement | null): Generator<PageElement, undefined> {
  for (let at = element; at; at = parentElement(at)) yield at;
}

const depthOf = inherited(0, (_element, parentDepth: number) => parentDepth + 1);

/** The closest common ancestor, which may be one of the two; found in as many steps as it is above the deeper one. */
export function commonAncestor(one: PageElement | null, other: PageElement | null): PageElement | null {
  let [a, b] = [one, other];
  while (a !== b) {
    const [depthA, depthB] = [depthOf(a), depthOf(b)];
    if (depthA >= depthB) a = parentElement(a!);
    if (depthB >= depthA) b = parentElement(b!);
  }
  return a;
}

/** The elements and all their ancestors, each mapped to the first of the elements that it is or contains. */
export function withAncestors(elements: Iterable<PageElement | null>): Map<PageElement, PageElement> {
  const found = new Map<PageElement, PageElement>();
  for (const element of elements) {
    for (const at of selfAndAncestors(element)) {
      if (found.has(at)) break;
      found.set(at, element!);
    }
  }
  return found;
}
