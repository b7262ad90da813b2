interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[]; isEntry?: boolean } | null;
}

const PAGE = /(\w+)\/page\.tsx$/;
const ENTRY = 'entry';

/** What imports a module statically: pages by name, and the entry of them all. */
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

/** One chunk for all that several import statically, in place of some twenty requests for half a kilobyte each. */
export const sharedChunk = (id: string, graph: ModuleGraph): string | null =>
  (loadersOf(id, graph).size > 1 ? 'shared-by-pages' : null);

/** One chunk for all that one page alone imports statically. */
export function pageChunk(id: string, graph: ModuleGraph): string | null {
  const [loader, ...others] = loadersOf(id, graph);
  return loader === undefined || loader === ENTRY || others.length > 0 ? null : loader;
}
