import { useCallback, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { refusalKey } from '../api/failure.ts';
import type { Failure, Refusal } from '../api/failure.ts';
import { useLocale } from '../i18n/language.ts';
import { useAnnounce } from './live-region.tsx';

/** Error message with `role="alert"`. */
export function Alert({ children }: { children: ReactNode }) {
  return <p className="refusal" role="alert"><b>{children}</b></p>;
}

interface FailureNoteProps {
  failure: Failure;
  texts: { offline: string; failed: string };
  /** As in `RefusalNoteProps`. */
  rate?: (time: string) => string;
}

/** Why a call to the service failed. */
export function FailureNote({ failure, texts, ...rest }: FailureNoteProps) {
  if (failure.refusal) return <RefusalNote refusal={failure.refusal} {...rest} />;
  return <Alert>{texts[failure.kind === 'offline' ? 'offline' : 'failed']}</Alert>;
}

interface RefusalNoteProps {
  refusal: Refusal;
  /** Overrides the shared rate limit text, for limits on something other than scans. */
  rate?: (time: string) => string;
}

/** Higher limits are shown as text only. */
const MAX_TICKS = 10;

/** Why a start was refused and when to try again, by the server's own figures. */
export function RefusalNote({ refusal, rate }: RefusalNoteProps) {
  const { texts, format } = useLocale();
  const seconds = useWait(refusal);
  const { body, standing: { limit, remaining, windowSeconds }, retryAfter } = refusal;
  const isOver = retryAfter !== undefined && seconds === 0;
  useAnnounce(isOver ? texts.refusal.ready : undefined);
  if (isOver) return <p>{texts.refusal.ready}</p>;

  const used = limit - remaining;
  const sentence = (left: number): string => {
    const time = format.countdown(left);
    if (body.error === 'scan_in_progress') return texts.refusal.inProgress(time);
    if (body.error !== 'rate_limited') return texts.errors[refusalKey(refusal)];
    return body.reason === 'capacity' ? texts.refusal.capacity(time) : (rate ?? texts.refusal.rate)(time);
  };
  return (
    <div className="refusal">
      {/* Announced once, with the initial wait; the visible countdown is hidden from screen readers. */}
      <p className="sr-only" role="alert">{sentence(retryAfter ?? 0)}</p>
      <p className="figures" aria-hidden="true"><b>{sentence(seconds)}</b></p>
      {body.error === 'rate_limited' && body.reason === 'rate' && (
        <p className="cluster muted">
          {limit <= MAX_TICKS && <Ticks used={used} of={limit} />}
          <span>{texts.refusal.used(used, limit, windowSeconds)}</span>
        </p>
      )}
    </div>
  );
}

function Ticks({ used, of }: { used: number; of: number }) {
  return (
    <svg width={of * 24 - 2} height="5" aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        <rect key={at} x={at * 24} width="22" height="5" rx="2" fill={at < used ? 'var(--text)' : 'var(--line)'} />
      ))}
    </svg>
  );
}

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - performance.now()) / 1000));

/** Seconds until a refused call may be retried; 0 if it may be retried now, or if waiting does not help. */
export function useWait(refusal: Refusal | undefined): number {
  const until = refusal ? refusal.receivedAt + (refusal.retryAfter ?? 0) * 1000 : 0;
  const subscribe = useCallback((notify: () => void) => {
    let timer: number | undefined;
    const tick = (): void => {
      notify();
      const left = until - performance.now();
      timer = left > 0 ? window.setTimeout(tick, left % 1000 || 1000) : undefined;
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [until]);
  return useSyncExternalStore(subscribe, () => secondsUntil(until), () => 0);
}
