import { useEffect, useRef } from 'react';
import type { RunStore } from '../api/run-store.ts';
import { announce } from './live-region.tsx';

const APART_MS = 10_000;

/** Announces how this tab's run goes, every ten seconds at most, and once how it ended; nothing of any other run. */
export function useRunAnnounced<Input, Progress>(
  { consumeEnd }: RunStore<Input, Progress>, { isLive, isRunning }: { isLive: boolean; isRunning: boolean },
  text: string | undefined,
): void {
  const spokenAt = useRef(-Infinity);
  useEffect(() => {
    if (!isLive || text === undefined) return;
    if (isRunning ? performance.now() - spokenAt.current < APART_MS : !consumeEnd()) return;
    spokenAt.current = performance.now();
    announce(text);
  });
}
