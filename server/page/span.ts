/** A half-open range in code units, of the visible text or of the source. */
export interface Span {
  start: number;
  end: number;
}
