import { loadable, reloadIfReachable } from '../components/loadable.ts';

const TRPC = loadable(async () => (await import('./trpc.ts')).trpc);

/** Lazy-loads the tRPC client on first use. `reload` is called when loading it has failed twice in a row. */
export const loadClient = (reload = reloadIfReachable) => TRPC.load(reload);
