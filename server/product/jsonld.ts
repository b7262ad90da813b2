import type { Page } from '../page/page.ts';
import { addValues, isReference, shortName } from './item.ts';
import type { Item, Origin, Value } from './item.ts';
import { readLdBlocks } from './jsonld-block.ts';
import type { Json } from './jsonld-block.ts';

const MAX_ITEMS = 5_000;
const MAX_DEPTH = 60;
const GRAPH = '@graph';

/** The top-level items of a page's JSON-LD, with `@id` references resolved. */
export function readJsonLd(page: Page): Item[] {
  const items: Item[] = [];
  const roots = readLdBlocks(page).flatMap((block) => rootsIn(read(block.json ?? null, { kind: 'jsonld', block, path: [] }, items)));
  resolveReferences(items);
  return roots;
}

// The values in a part of a block; its items are added to all those of the page.
function read(json: Json, origin: Extract<Origin, { kind: 'jsonld' }>, items: Item[]): Value[] {
  const { path } = origin;
  if (json === null || path.length > MAX_DEPTH) return [];
  const below = (child: Json, step: string | number) => read(child, { ...origin, path: [...path, step] }, items);
  if (Array.isArray(json)) return json.flatMap(below);
  if (typeof json !== 'object') return [{ kind: 'leaf', text: String(json), origin }];
  if (json['@value'] !== undefined) return below(json['@value'], '@value');
  if (items.length >= MAX_ITEMS) return [];
  const types = [json['@type'] ?? []].flat().filter((type) => typeof type === 'string').map(shortName);
  const id = typeof json['@id'] === 'string' ? json['@id'] : undefined;
  const item: Item = { kind: 'item', types, id, properties: new Map(), origin };
  items.push(item);
  for (const [key, value] of Object.entries(json)) {
    if (!key.startsWith('@') || key === GRAPH) addValues(item, key, below(value, key));
  }
  return [item];
}

// The items of a graph are top-level as well; the object around them may be nothing but their container.
function rootsIn(values: readonly Value[]): Item[] {
  return values.filter((value) => value.kind === 'item').flatMap((item) => {
    const graph = item.properties.get(GRAPH);
    item.properties.delete(GRAPH);
    return [...graph && item.types.length === 0 ? [] : [item], ...rootsIn(graph ?? [])];
  });
}

function resolveReferences(items: readonly Item[]): void {
  const byId = new Map(items.toReversed().filter((item) => !isReference(item)).map((item) => [item.id, item]));
  for (const item of items) {
    for (const values of item.properties.values()) {
      values.forEach((value, at) => {
        const target = value.kind === 'item' && isReference(value) ? byId.get(value.id) : undefined;
        if (target && target !== item) values[at] = target;
      });
    }
  }
}
