/** A fetched page in a form that can be sent to another thread. */
export interface FetchedPage {
  html: string;
  url: string;
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  /** Milliseconds since the epoch, to detect an expired price. */
  now: number;
}
