interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/**
 * One file for all that two pages or more load at once: beside a page's own code a browser then asks for one file
 * and not for twenty of half a kilobyte.
 */
export function sharedChunk(id: string, graph: ModuleGraph): string | null {
  const pages = new Set<string>();
  const seen = new Set<string>();
  const climb = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    if (module.endsWith('/page.tsx')) pages.add(module);
    else graph.getModuleInfo(module)?.importers.forEach(climb);
  };
  climb(id);
  return pages.size > 1 ? 'shared' : null;
}
