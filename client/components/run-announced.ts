import { useEffect, useRef } from 'react';
import { announce } from './live-region.tsx';

const APART_MS = 10_000;

/** Announces how a run goes, every ten seconds at most, and how it ended; nothing of one that was over before. */
export function useRunAnnounced(isRunning: boolean, text: string | undefined): void {
  const spokenAt = useRef(-Infinity);
  const wasRunning = useRef(false);
  useEffect(() => {
    const isEnd = wasRunning.current && !isRunning;
    const isDue = isRunning && performance.now() - spokenAt.current >= APART_MS;
    if (isRunning) wasRunning.current = true;
    if (text === undefined || !(isEnd || isDue)) return;
    spokenAt.current = performance.now();
    wasRunning.current = isRunning;
    announce(text);
  });
}
