export const SHARE_DAYS = 30;
export const SHARE_RETENTION_MS = SHARE_DAYS * 86_400_000;

/** Storage limits: number, total bytes, bytes of one report. */
export interface ShareCaps {
  count: number;
  bytes: number;
  bytesEach: number;
}

export const SHARE_CAPS: ShareCaps = { count: 1_000, bytes: 128 * 1024 * 1024, bytesEach: 1024 * 1024 };

/** A report as it is stored. */
export interface StoredShare {
  /** Hash of the deletion secret; the secret itself is not stored. */
  secretHash: string;
  madeAt: number;
  /** Opaque to the store. */
  json: string;
}

/**
 * Shared reports by id. When storage is full new ones are refused: a link promised for 30 days is never evicted.
 * Never rejects; `unavailable` means that the store could not be reached.
 */
export interface Shares {
  save(id: string, share: StoredShare): Promise<'saved' | 'too-large' | 'full' | 'unavailable'>;
  find(id: string): Promise<StoredShare | 'not-found' | 'unavailable'>;
  remove(id: string): Promise<'removed' | 'unavailable'>;
}

/** Whether a share has not expired; one dated too far ahead comes from a wrong clock. */
export const isLive = (madeAt: number, now: number): boolean => Math.abs(now - madeAt) < SHARE_RETENTION_MS;
