import type { PageElement } from './nodes.ts';
import { parentElement } from './tree.ts';

/**
 * What follows for an element from all that is around it: `read` is told of the element and of what its parent came to,
 * `top` for the topmost. Each element is read once, however many below it are asked about.
 */
export function inherited<T>(top: T, read: (element: PageElement, around: T) => T): (from: PageElement | null) => T {
  const known = new Map<PageElement, { value: T }>();
  return (from) => {
    const unread: PageElement[] = [];
    let at = from;
    while (at && !known.has(at)) {
      unread.push(at);
      at = parentElement(at);
    }
    let value = at ? known.get(at)!.value : top;
    for (const element of unread.reverse()) known.set(element, { value: value = read(element, value) });
    return value;
  };
}

/** The elements and everything around them. */
export function withAncestors(elements: Iterable<PageElement | null>): Set<PageElement> {
  const found = new Set<PageElement>();
  for (const element of elements) {
    for (let at = element; at && !found.has(at); at = parentElement(at)) found.add(at);
  }
  return found;
}
