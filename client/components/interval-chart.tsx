import { useLocale } from '../i18n/language.ts';

interface IntervalChartProps {
  /** From 0 to 1; `null` (not measured) is hatched, `undefined` (pending) an empty track. */
  value: number | null | undefined;
  /** From 0 to 1; `null` if there is too little data, and no band is drawn. */
  interval: readonly [number, number] | null;
}

/** Decorative chart of a share and its interval, from 0 to 100 %; the text beside it says the same. */
export function IntervalChart({ value, interval }: IntervalChartProps) {
  const { format } = useLocale();
  const at = (share: number): string => `${Math.min(1, Math.max(0, share)) * 100}%`;
  return (
    <div className="interval" aria-hidden="true">
      <svg width="100%" height="28">
        {value === null ? (
          <>
            <rect x="0" y="8" width="100%" height="12" fill="url(#hatch)" />
            <rect
              fill="none" stroke="var(--edge)" strokeDasharray="3" x="0.5" y="8" width="calc(100% - 1px)" height="12"
              rx="2"
            />
          </>
        ) : (
          <>
            <rect fill="var(--line)" x="0" y="13" width="100%" height="2" />
            {interval && (
              <rect
                fill="var(--edge)" opacity="0.55" x={at(interval[0])} y="9" width={at(interval[1] - interval[0])}
                height="10" rx="2"
              />
            )}
            {value !== undefined && (
              <svg x={at(value)} overflow="visible">
                <rect fill="var(--text)" x="-1.5" y="5" width="3" height="18" />
              </svg>
            )}
          </>
        )}
      </svg>
      <p className="spread meta">
        <span>{format.percent(0)}</span><span>{format.percent(0.5)}</span><span>{format.percent(1)}</span>
      </p>
    </div>
  );
}
