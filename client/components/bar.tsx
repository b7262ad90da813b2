export interface BarProps {
  /** Measured. */
  solid: number;
  /** Known to be unmeasured. */
  hatched: number;
  /** The rest, neither measured nor known to be unmeasured, is pending and left empty. */
  total: number;
}

/** Decorative bar of measured, unmeasured and pending parts; the text beside it says the same. */
export function Bar({ solid, hatched, total }: BarProps) {
  const part = (count: number): number => (total > 0 ? (count / total) * 100 : 0);
  const [seen, missing] = [part(solid), part(hatched)];
  return (
    <svg width="100%" height="6" aria-hidden="true">
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
