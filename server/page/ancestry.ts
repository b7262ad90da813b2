import { facet } from './facet.ts';
import type { PageElement } from './nodes.ts';
import { parentElement } from './tree.ts';

/**
 * A value an element inherits: `read` computes it from the element and its parent's value, which is `initial` at the
 * root. Each element is read once.
 */
export function inherited<T>(
  initial: T, read: (element: PageElement, parentValue: T) => T,
): (from: PageElement | null) => T {
  const valueOf = facet((element: PageElement): T => read(element, of(parentElement(element))));
  const of = (from: PageElement | null): T => (from ? valueOf(from) : initial);
  return of;
}

/** The element and its ancestors, from the inside out. */
export function* selfAndAncestors(element: PageElement | null): Generator<PageElement, undefined> {
  for (let at = element; at; at = parentElement(at)) yield at;
}

const depthOf = inherited(0, (_element, above: number) => above + 1);

/** The closest element around both, or one of them; found in as many steps as it is away from the deeper one. */
export function commonAncestor(one: PageElement | null, other: PageElement | null): PageElement | null {
  let [a, b] = [one, other];
  while (a !== b) {
    const [ofA, ofB] = [depthOf(a), depthOf(b)];
    if (ofA >= ofB) a = parentElement(a!);
    if (ofB >= ofA) b = parentElement(b!);
  }
  return a;
}

/** The elements and all their ancestors, each with the first of the elements that it is or holds. */
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
