import type { PageElement } from './nodes.ts';
import type { Span } from './span.ts';

const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)|(?=>)))?/dy;

/** The source span of an attribute's raw value, without quotes; the first of duplicate attributes. */
export function attributeOffsets(html: string, element: PageElement, name: string): Span | null {
  if (!element.place) return null;
  const { start, contentStart } = element.place;
  const tag = html.slice(start, contentStart);
  ATTRIBUTE.lastIndex = 1 + element.tagName.length;
  for (let match = ATTRIBUTE.exec(tag); match; match = ATTRIBUTE.exec(tag)) {
    if (match[1]!.toLowerCase() !== name) continue;
    const value = match.indices?.[3] ?? match.indices?.[4] ?? match.indices?.[5];
    return value ? { start: start + value[0], end: start + value[1] } : null;
  }
  return null;
}
