import { loadAgain, partOf, reopenFormWhenThere } from '../components/part.ts';

const TRPC = partOf(async () => (await import('./trpc.ts')).trpc);

/** The client is loaded when it is first needed: reading the page takes none of it. */
export const loadClient = () => loadAgain(TRPC);

/** The same for what a form asks for; what was typed outlives the page that cannot load it. */
export const loadClientForForm = () => loadAgain(TRPC, reopenFormWhenThere);

export type Client = Awaited<ReturnType<typeof loadClient>>;
