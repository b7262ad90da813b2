interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[]; isEntry?: boolean } | null;
}

const PAGE = /(\w+)\/page\.tsx$/;
const ENTRY = 'entry';

/** What statically imports a module, directly or not: page names and the entry. */
function loadersOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const loaders = new Set<string>();
  const seen = new Set<string>();
  const climb = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    const info = graph.getModuleInfo(module);
    const loader = PAGE.exec(module)?.[1] ?? (info?.isEntry ? ENTRY : undefined);
    if (loader) loaders.add(loader);
    else info?.importers.forEach(climb);
  };
  climb(id);
  return loaders;
}

/**
 * One chunk for modules that several pages or the entry statically import, instead of some twenty requests of half a
 * kilobyte each.
 */
export const sharedChunk = (id: string, graph: ModuleGraph): string | null =>
  (loadersOf(id, graph).size > 1 ? 'shared-by-pages' : null);

/** One chunk per page for modules that only that page statically imports. */
export function pageChunk(id: string, graph: ModuleGraph): string | null {
  const [loader, ...others] = loadersOf(id, graph);
  return loader === undefined || loader === ENTRY || others.length > 0 ? null : loader;
}
