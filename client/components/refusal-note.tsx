import type { Refusal } from '../api/failure.ts';
import { useLocale } from '../i18n/language.ts';
import { useAnnounced } from './live-region.tsx';
import { useWait } from './use-wait.ts';

/** More uses than this are told in words alone. */
const MAX_TICKS = 10;

interface RefusalNoteProps {
  refusal: Refusal;
  /** In place of the shared words, where what is used up is no scan. */
  rate?: (time: string) => string;
}

/** Why a start was refused and when the next one may come, by the server's own figures. */
export function RefusalNote({ refusal, rate }: RefusalNoteProps) {
  const { texts, format } = useLocale();
  const seconds = useWait(refusal);
  const { body, standing, retryAfter } = refusal;
  const over = retryAfter !== undefined && seconds === 0;
  useAnnounced(over ? texts.refusal.ready : undefined);
  if (over) return <p>{texts.refusal.ready}</p>;

  const sentence = (left: number): string => {
    const time = format.countdown(left);
    if (body.error === 'scan_in_progress') return texts.refusal.inProgress(time);
    if (body.error !== 'rate_limited') return texts.errors[body.error];
    return body.reason === 'capacity' ? texts.refusal.capacity(time) : (rate ?? texts.refusal.rate)(time);
  };
  const isRate = body.error === 'rate_limited' && body.reason === 'rate';
  return (
    <div className="refusal">
      {/* Spoken once, as it was at first: what ticks is for the eye. */}
      <p className="sr-only" role="alert">{sentence(retryAfter ?? 0)}</p>
      <p className="figures" aria-hidden="true"><b>{sentence(seconds)}</b></p>
      {isRate && (
        <p className="cluster muted">
          {standing.limit <= MAX_TICKS && <Ticks used={standing.limit - standing.remaining} of={standing.limit} />}
          <span>{texts.refusal.used(standing.limit - standing.remaining, standing.limit, standing.windowSeconds)}</span>
        </p>
      )}
    </div>
  );
}

function Ticks({ used, of }: { used: number; of: number }) {
  return (
    <svg width={of * 24 - 2} height="5" aria-hidden="true" focusable="false">
      {Array.from({ length: of }, (_, at) => (
        <rect key={at} x={at * 24} width="22" height="5" rx="2" fill={at < used ? 'var(--text)' : 'var(--line)'} />
      ))}
    </svg>
  );
}
