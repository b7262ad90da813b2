import { loadable } from '../components/loadable.ts';

/** Lazy-loads the tRPC client on first use. `reload` is for a retry, once the user was told that it failed. */
export const { load: loadClient } = loadable(async () => (await import('./trpc.ts')).trpc);
