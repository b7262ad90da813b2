/** One page as it was fetched, in a form that can go to another thread. */
export interface FetchedPage {
  html: string;
  url: string;
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  /** Milliseconds since the epoch, to tell a price that is no longer valid. */
  now: number;
}
