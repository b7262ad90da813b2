/** How long a share is kept. */
export const SHARE_DAYS = 30;
export const SHARE_KEEP_MS = SHARE_DAYS * 86_400_000;

/** How much is kept at once: in all, and of one report. */
export interface ShareCaps {
  count: number;
  bytes: number;
  bytesEach: number;
}

export const SHARE_CAPS: ShareCaps = { count: 1_000, bytes: 128 * 1024 * 1024, bytesEach: 1024 * 1024 };

/** A report as it is stored. */
export interface StoredShare {
  /** Of the secret that deletes it; the secret itself is kept nowhere. */
  secretHash: string;
  madeAt: number;
  /** Its inside, which the store does not read. */
  json: string;
}

/**
 * Shared reports by id. Where all room is taken a new one is refused: a link that somebody was promised for 30 days does
 * not give way to another's. Nothing here rejects; `away` says that nobody could be asked.
 */
export interface Shares {
  save(id: string, share: StoredShare): Promise<'saved' | 'too-large' | 'full' | 'away'>;
  /** While it is kept. */
  find(id: string): Promise<StoredShare | 'none' | 'away'>;
  remove(id: string): Promise<'removed' | 'away'>;
}

/** Whether a share made then is still kept; one further ahead than that is of a clock that was wrong. */
export const isKept = (madeAt: number, now: number): boolean => Math.abs(now - madeAt) < SHARE_KEEP_MS;
