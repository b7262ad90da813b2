import type { PageElement, PageNode, PageParent } from './nodes.ts';

/**
 * Every node below `root` in document order, without recursion. `enter` returning false skips what lies inside, `end`
 * ends the walk; `leave` is called for every element that was entered.
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
    const goesOn = enter(node);
    if (goesOn === 'end') return;
    if (goesOn !== false && node.kind === 'element') {
      parents.push(node);
      positions.push(0);
    }
  }
}

/** All text inside, as the DOM's `textContent` gives it; no more of it than is told. */
export function textContent(root: PageParent, most: { nodes: number; chars: number } | null = null): string {
  let text = '';
  let nodes = 0;
  walk(root, (node) => {
    nodes += 1;
    if (most && (nodes > most.nodes || text.length >= most.chars)) return 'end';
    if (node.kind === 'text') text += most ? node.value.slice(0, most.chars - text.length) : node.value;
  });
  return text;
}
