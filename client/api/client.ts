import { lazy, reloadWhenThere, reopenFormWhenThere } from '../components/lazy.ts';

const TRPC = lazy(async () => (await import('./trpc.ts')).trpc);

/**
 * The client is loaded when it is first needed: reading the page takes none of it. What was typed into the form that
 * asks for it outlives a page that cannot load it.
 */
export const loadClient = (asking?: 'form') => TRPC.load(asking ? reopenFormWhenThere : reloadWhenThere);
