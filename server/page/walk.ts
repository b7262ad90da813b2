import { facet } from './facet.ts';
import type { PageElement, PageNode, PageParent } from './nodes.ts';

/**
 * Visits every node below `root` in document order, without recursion. When `enter` returns false, the children are
 * skipped; `end` stops the walk. `leave` is called for every entered element.
 */
export function walk(
  root: PageParent, enter: (node: PageNode) => boolean | 'end' | void, leave?: (element: PageElement) => void,
): void {
  const parents: PageParent[] = [root];
  const positions: number[] = [0];
  while (parents.length > 0) {
    const top = parents.length - 1;
    const parent = parents[top]!;
    const node = parent.childNodes[positions[top]!];
    positions[top]! += 1;
    if (node === undefined) {
      parents.pop();
      positions.pop();
      if (leave && parent !== root) leave(parent as PageElement);
      continue;
    }
    const step = enter(node);
    if (step === 'end') return;
    if (step !== false && node.kind === 'element') {
      parents.push(node);
      positions.push(0);
    }
  }
}

/** The elements below `root`, in document order. */
export const elementsIn = facet((root: PageParent): readonly PageElement[] => {
  const elements: PageElement[] = [];
  walk(root, (node) => {
    if (node.kind === 'element') elements.push(node);
  });
  return elements;
});

/** Like the DOM's `textContent`, within the given limits. */
export function textContent(root: PageParent, limits: { nodes: number; chars: number } | null = null): string {
  let text = '';
  let nodes = 0;
  walk(root, (node) => {
    nodes += 1;
    if (limits && (nodes > limits.nodes || text.length >= limits.chars)) return 'end';
    if (node.kind === 'text') text += limits ? node.value.slice(0, limits.chars - text.length) : node.value;
  });
  return text;
}
