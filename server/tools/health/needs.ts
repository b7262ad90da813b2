import type { Need } from './check.ts';
import type { Entry, ReadPage } from './gathered.ts';
import { seen } from './seen.ts';
import type { Seen } from './seen.ts';

/** How we got in, or did not: always there. */
export const entry: Need<Entry> = async (gathered) => seen(await gathered.entry);

/** The home page, read and parsed. */
export const home: Need<ReadPage> = async (gathered) => (await gathered.entry).home;

/** The need as the check's own business: it is called either way and told what was seen. */
export const maybe = <T>(need: Need<T>): Need<Seen<T>> => async (gathered) => seen(await need(gathered));
