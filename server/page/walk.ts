import type { PageElement, PageNode, PageParent } from './nodes.ts';

/**
 * Every node below `root` in document order, without recursion. `enter` returning false skips what lies inside;
 * `leave` is called for every element that was entered.
 */
export function walk(
  root: PageParent, enter: (node: PageNode) => boolean | void, leave?: (element: PageElement) => void,
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
    if (enter(node) !== false && node.kind === 'element') {
      parents.push(node);
      positions.push(0);
    }
  }
}

/** All text inside, as the DOM's `textContent` gives it. */
export function textContent(root: PageParent): string {
  let text = '';
  walk(root, (node) => {
    if (node.kind === 'text') text += node.value;
  });
  return text;
}
