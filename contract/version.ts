/** A dated version of the API; a retired one is supported until `sunsetAt`. */
export interface ApiVersion {
  date: string;
  deprecatedAt?: string;
  sunsetAt?: string;
}

/** The version for requests without `X-API-Version`. */
export const CURRENT_VERSION = '2026-08-21';

/** All supported versions, newest first. */
export const VERSIONS: readonly ApiVersion[] = [{ date: CURRENT_VERSION }];

export const VERSION_HEADER = 'X-API-Version';
