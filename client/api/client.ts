import { loadAgain, partOf, reopenFormWhenThere } from '../components/part.ts';

const TRPC = partOf(async () => (await import('./trpc.ts')).trpc);

/**
 * The client is loaded when it is first needed: reading the page takes none of it. What was typed into a form outlives
 * the page that cannot load it.
 */
export const loadClient = () => loadAgain(TRPC, reopenFormWhenThere);
