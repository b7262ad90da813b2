import type { Page } from '../../page/page.ts';
import { attribute, parentElement } from '../../page/tree.ts';
import type { PageElement, PageParent } from '../../page/nodes.ts';

const SAFE_ID = /^[A-Za-z][\w-]*$/;

/** A CSS path that matches only this element: from the nearest id, else from the root. */
export function pathTo(page: Page, element: PageElement): string {
  const steps: string[] = [];
  for (let at: PageElement | null = element; at; at = parentElement(at)) {
    const id = attribute(at, 'id');
    if (id !== undefined && SAFE_ID.test(id) && page.ids.get(id) === at) {
      steps.unshift(`#${id}`);
      break;
    }
    steps.unshift(stepTo(at));
  }
  return steps.join('>');
}

function stepTo(element: PageElement): string {
  const alike = siblings(element.parentNode).filter((other) => other.tagName === element.tagName);
  const place = alike.indexOf(element) + 1;
  return alike.length === 1 ? element.tagName : `${element.tagName}:nth-of-type(${place})`;
}

function siblings(parent: PageParent | null): PageElement[] {
  return parent ? parent.childNodes.filter((node) => node.kind === 'element') : [];
}

/** The element that a path of `pathTo` matches; null if none. */
export function follow(page: Page, path: string): PageElement | null {
  let at: PageElement | null = null;
  for (const [position, step] of path.split('>').entries()) {
    const id = /^#([A-Za-z][\w-]*)$/.exec(step)?.[1];
    if (id !== undefined) {
      if (position > 0) return null;
      at = page.ids.get(id) ?? null;
    } else {
      const parsed = /^([^\s:#>]+)(?::nth-of-type\((\d+)\))?$/.exec(step);
      if (!parsed || (position > 0 && !at)) return null;
      const alike: PageElement[] = siblings(at ?? page.document).filter((element) => element.tagName === parsed[1]);
      at = alike[Number(parsed[2] ?? 1) - 1] ?? null;
    }
    if (!at) return null;
  }
  return at;
}
