import type { Page } from '../page/page.ts';
import type { Item, JsonPath, Value } from './item.ts';
import { shortName } from './item.ts';
import { readLdBlocks } from './jsonld-block.ts';
import type { Json, LdBlock } from './jsonld-block.ts';

const MAX_ITEMS = 5_000;
const MAX_DEPTH = 60;
const MAX_ROOT_DEPTH = 4;

/** The top-level items of a page's JSON-LD, with `@id` references resolved. */
export function readJsonLd(page: Page): Item[] {
  const reader = new GraphReader();
  const roots = readLdBlocks(page).flatMap((block) => (block.json === undefined ? [] : reader.read(block)));
  reader.link();
  return roots;
}

class GraphReader {
  private readonly byId = new Map<string, Item>();
  private readonly items: Item[] = [];

  read(block: LdBlock): Item[] {
    return this.rootsOf(block.json ?? null, block, []);
  }

  /** Replaces every reference by the item it refers to. */
  link(): void {
    for (const item of this.items) {
      for (const values of item.properties.values()) {
        values.forEach((value, at) => {
          const target = value.kind === 'item' && isReference(value) ? this.byId.get(value.id ?? '') : undefined;
          if (target && target !== item) values[at] = target;
        });
      }
    }
  }

  private rootsOf(json: Json, block: LdBlock, path: JsonPath): Item[] {
    if (Array.isArray(json)) {
      return path.length > MAX_ROOT_DEPTH ? [] : json.flatMap((child, at) => this.rootsOf(child, block, [...path, at]));
    }
    if (json === null || typeof json !== 'object') return [];
    const graph = path.length > MAX_ROOT_DEPTH ? undefined : json['@graph'];
    const inGraph = graph === undefined ? [] : this.rootsOf(graph, block, [...path, '@graph']);
    if (graph !== undefined && json['@type'] === undefined) return inGraph;
    const item = this.itemOf(json, block, path);
    return item ? [item, ...inGraph] : inGraph;
  }

  private itemOf(json: { [key: string]: Json }, block: LdBlock, path: JsonPath): Item | null {
    if (this.items.length >= MAX_ITEMS || path.length > MAX_DEPTH) return null;
    const types = [json['@type'] ?? []].flat().filter((type) => typeof type === 'string').map(shortName);
    const id = typeof json['@id'] === 'string' ? json['@id'] : undefined;
    const item: Item = { kind: 'item', types, id, properties: new Map(), origin: { kind: 'jsonld', block, path } };
    this.items.push(item);
    for (const [key, value] of Object.entries(json)) {
      if (key.startsWith('@')) continue;
      const name = shortName(key).toLowerCase();
      const values = this.valuesOf(value, block, [...path, key]);
      const known = item.properties.get(name);
      if (!known) item.properties.set(name, values);
      else for (const one of values) known.push(one);
    }
    if (id !== undefined && !isReference(item) && !this.byId.has(id)) this.byId.set(id, item);
    return item;
  }

  private valuesOf(json: Json, block: LdBlock, path: JsonPath): Value[] {
    if (json === null || path.length > MAX_DEPTH) return [];
    if (Array.isArray(json)) return json.flatMap((child, at) => this.valuesOf(child, block, [...path, at]));
    if (typeof json !== 'object') return [{
      kind: 'leaf', text: String(json), origin: { kind: 'jsonld', block, path },
    }];
    if (json['@value'] !== undefined) return this.valuesOf(json['@value'], block, [...path, '@value']);
    const item = this.itemOf(json, block, path);
    return item ? [item] : [];
  }
}

function isReference(item: Item): boolean {
  return item.id !== undefined && item.properties.size === 0;
}
