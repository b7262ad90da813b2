/** One dated version of the API; a retired one keeps answering until `sunsetAt`. */
export interface ApiVersion {
  date: string;
  deprecatedAt?: string;
  sunsetAt?: string;
}

/** The version a request without `X-API-Version` gets. */
export const CURRENT_VERSION = '2026-08-21';

/** Every version still answered, newest first. */
export const VERSIONS: readonly ApiVersion[] = [{ date: CURRENT_VERSION }];

export const VERSION_HEADER = 'X-API-Version';
