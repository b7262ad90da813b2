import { loadable, reloadIfReachable } from '../components/loadable.ts';

const TRPC = loadable(async () => (await import('./trpc.ts')).trpc);

/**
 * The client is loaded when it is first needed: reading the page takes none of it. `reload` is called where it cannot be
 * loaded.
 */
export const loadClient = (reload = reloadIfReachable) => TRPC.load(reload);
