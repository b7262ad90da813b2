/** Half-open, in code units; of the visible text or of the source, as the name at hand says. */
export interface Span {
  start: number;
  end: number;
}
