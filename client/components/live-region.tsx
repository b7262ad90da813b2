import { useEffect, useState, useRef } from 'react';
import type { RunStore } from '../api/run-store.ts';

const APART_MS = 5_000;
const PROGRESS_APART_MS = 10_000;

type Speak = (text: string) => void;

let speak: Speak | undefined;
let waiting: string | undefined;

/**
 * Has a screen reader say it, politely. At most one message in five seconds is spoken; of those that come faster only
 * the latest is, so that nothing chatters.
 */
export function announce(text: string): void {
  if (speak) speak(text);
  else waiting = text;
}

/** Announces a text once it is there, and each that takes its place. */
export function useAnnounced(text: string | undefined): void {
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text]);
}

/** The one place of the page from which messages are spoken. */
export function LiveRegion() {
  const [message, setMessage] = useState('');
  useEffect(() => {
    let lastAt = -Infinity;
    let next: string | undefined;
    let timer: number | undefined;
    const say = (): void => {
      timer = undefined;
      if (next === undefined) return;
      lastAt = performance.now();
      setMessage(next);
      next = undefined;
    };
    speak = (text) => {
      next = text;
      timer ??= window.setTimeout(say, Math.max(0, lastAt + APART_MS - performance.now()));
    };
    if (waiting !== undefined) speak(waiting);
    waiting = undefined;
    return () => {
      speak = undefined;
      window.clearTimeout(timer);
    };
  }, []);
  return <output className="sr-only">{message}</output>;
}

/** Announces how this tab's run goes, every ten seconds at most, and once how it ended; nothing of any other run. */
export function useRunAnnounced<Input, Progress>(
  { consumeEnd }: RunStore<Input, Progress>, { isLive, isRunning }: { isLive: boolean; isRunning: boolean },
  text: string | undefined,
): void {
  const spokenAt = useRef(-Infinity);
  useEffect(() => {
    if (!isLive || text === undefined) return;
    if (isRunning ? performance.now() - spokenAt.current < PROGRESS_APART_MS : !consumeEnd()) return;
    spokenAt.current = performance.now();
    announce(text);
  });
}
