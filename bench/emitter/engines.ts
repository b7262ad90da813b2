import { ours } from './ours.ts';
import { PEERS } from './peers.ts';
import type { Engine } from './peers.ts';

/** Ours and the peers, by the names they are printed under. */
export const ENGINES: Record<string, () => Engine> = { ours, ...PEERS };
