import type { Page } from '../page/page.ts';
import { addValues, isReference, shortName } from './item.ts';
import type { Item, Leaf, Origin, Value } from './item.ts';
import { readLdBlocks } from './jsonld-block.ts';
import type { Json } from './jsonld-block.ts';

const MAX_ITEMS = 5_000;
const MAX_DEPTH = 60;
/** Per item. */
const MAX_TYPES = 20;
/** For all blocks of a page together; a page with a thousand variants has a tenth of this. */
const MAX_LEAVES = 100_000;
const GRAPH = '@graph';

/** The top-level items of a page's JSON-LD, with `@id` references resolved. */
export function readJsonLd(page: Page): Item[] {
  const reading: Reading = { items: [], leaves: 0 };
  const roots = readLdBlocks(page).flatMap((block) =>
    rootsIn(read(block.json ?? null, { kind: 'jsonld', block, path: [] }, reading)));
  resolveReferences(reading.items);
  return roots;
}

/** What has been read from all blocks of a page so far. */
interface Reading {
  items: Item[];
  leaves: number;
}

// Returns the values of a part of a block, and adds its items to those of the page.
function read(json: Json, origin: Extract<Origin, { kind: 'jsonld' }>, reading: Reading): Value[] {
  const { path } = origin;
  const { items } = reading;
  if (json === null || path.length > MAX_DEPTH || reading.leaves >= MAX_LEAVES) return [];
  const below = (child: Json, step: string | number) => read(child, { ...origin, path: [...path, step] }, reading);
  if (Array.isArray(json)) return json.flatMap(below);
  if (typeof json !== 'object') {
    reading.leaves += 1;
    return [{ kind: 'leaf', text: String(json), origin }];
  }
  if (json['@value'] !== undefined) return below(json['@value'], '@value');
  if (items.length >= MAX_ITEMS) return [];
  const types = [json['@type'] ?? []]
    .flat()
    .filter((type) => typeof type === 'string')
    .slice(0, MAX_TYPES)
    .map(shortName);
  const id = typeof json['@id'] === 'string' ? json['@id'] : undefined;
  const item: Item = { kind: 'item', types, id, properties: new Map(), origin };
  items.push(item);
  for (const [key, value] of Object.entries(json)) {
    if (!key.startsWith('@') || key === GRAPH) addValues(item, key, below(value, key));
  }
  return [item];
}

// The items of a graph are top-level as well; an object around them without a type is only their container.
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
    for (const [name, values] of item.properties) {
      const resolved = values.map((value) => {
        if (value.kind !== 'item' || !isReference(value)) return value;
        const target = byId.get(value.id);
        return target && target !== item ? target : termOf(value) ?? value;
      });
      // A property keeps each item once, however often it refers to it.
      item.properties.set(name, [...new Set(resolved)]);
    }
  }
}

// A reference to a term of schema.org, such as `https://schema.org/InStock`, is a plain value.
function termOf({ id, origin }: Item): Leaf | null {
  const isTerm = id !== undefined && origin.kind === 'jsonld' && shortName(id) !== id.trim();
  return isTerm ? { kind: 'leaf', text: id, origin: { ...origin, path: [...origin.path, '@id'] } } : null;
}
