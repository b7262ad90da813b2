export interface BarProps {
  /** Seen. */
  solid: number;
  /** Known not to have been seen. */
  hatched: number;
  /** All there is; what is neither seen nor known missing is still to come and stays empty. */
  total: number;
}

/** Shares of a whole in three parts, for what a sentence beside it says in words. */
export function Bar({ solid, hatched, total }: BarProps) {
  const part = (count: number): number => (total > 0 ? (count / total) * 100 : 0);
  const [seen, missing] = [part(solid), part(hatched)];
  return (
    <svg className="bar" width="100%" height="6" aria-hidden="true">
      <rect fill="var(--sunken)" stroke="var(--line)" width="100%" height="6" rx="2" />
      {missing > 0 && (
        <svg x={`${seen}%`} width={`${missing}%`} height="6">
          <rect fill="var(--surface)" width="100%" height="6" />
          <rect x="2" width="100%" height="6" fill="url(#hatch)" />
        </svg>
      )}
      {seen > 0 && <rect fill="var(--text)" width={`${seen}%`} height="6" rx="2" />}
    </svg>
  );
}
