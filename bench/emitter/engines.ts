import { ours } from './ours.ts';
import { PEERS } from './peers.ts';
import type { Engine } from './peers.ts';

/** Our engine and the peers, by their printed names. */
export const ENGINES: Record<string, () => Engine> = { ours, ...PEERS };
