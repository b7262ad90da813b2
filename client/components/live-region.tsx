import { useEffect, useState, useRef } from 'react';
import type { RunStore } from '../api/run-store.ts';

const MIN_INTERVAL_MS = 5_000;
const PROGRESS_INTERVAL_MS = 10_000;

type Speak = (text: string) => void;

let speak: Speak | undefined;
let pending: string | undefined;

/**
 * Announces a text politely to screen readers. At most one announcement in five seconds; of those pending, only the
 * latest is kept.
 */
export function announce(text: string): void {
  if (speak) speak(text);
  else pending = text;
}

/** Announces a text when it appears or changes. */
export function useAnnounce(text: string | undefined): void {
  useEffect(() => {
    if (text !== undefined) announce(text);
  }, [text]);
}

/** The live region behind `announce`; render it once per page. */
export function LiveRegion() {
  const [message, setMessage] = useState({ text: '', at: 0 });
  useEffect(() => {
    let lastAt = -Infinity;
    let next: string | undefined;
    let timer: number | undefined;
    const say = (): void => {
      timer = undefined;
      if (next === undefined) return;
      lastAt = performance.now();
      setMessage({ text: next, at: lastAt });
      next = undefined;
    };
    speak = (text) => {
      next = text;
      timer ??= window.setTimeout(say, Math.max(0, lastAt + MIN_INTERVAL_MS - performance.now()));
    };
    if (pending !== undefined) speak(pending);
    pending = undefined;
    return () => {
      speak = undefined;
      window.clearTimeout(timer);
    };
  }, []);
  // A new element: a text that is set again to what it was is not read out.
  return <output className="sr-only"><span key={message.at}>{message.text}</span></output>;
}

/** Announces this tab's run: its progress at most every ten seconds, its end once. Other runs are not announced. */
export function useAnnounceRun<Input, Progress>(
  { consumeEnd }: RunStore<Input, Progress>, { isLive, isRunning }: { isLive: boolean; isRunning: boolean },
  text: string | undefined,
): void {
  const spokenAt = useRef(-Infinity);
  useEffect(() => {
    if (!isLive || text === undefined) return;
    if (isRunning ? performance.now() - spokenAt.current < PROGRESS_INTERVAL_MS : !consumeEnd()) return;
    spokenAt.current = performance.now();
    announce(text);
  });
}
