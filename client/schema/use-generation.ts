import { useEffect, useSyncExternalStore } from 'react';
import { generation } from './generation.ts';
import type { Generation, GenerationSnapshot } from './generation.ts';

/** This tab's reading of product pages as a component sees it. */
export function useGeneration(): GenerationSnapshot & Pick<Generation, 'read' | 'cancel' | 'fill'> {
  const snapshot = useSyncExternalStore(generation.subscribe, generation.snapshot, generation.snapshot);
  useEffect(() => generation.resume(), []);
  return { ...snapshot, read: generation.read, cancel: generation.cancel, fill: generation.fill };
}
