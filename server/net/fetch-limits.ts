// In a file of its own, so that page readers can import it without the fetch client.

/** Connections of a scan to one host. */
export const CONNECTIONS_PER_HOST = 2;

/** Caps on decompressed bodies; `ROBOTS_BYTES` and `SITEMAP_BYTES` are one byte over the limit, to detect an excess. */
export const PAGE_BYTES = 3_000_000;
export const ROBOTS_BYTES = 512 * 1024 + 1;
export const SITEMAP_BYTES = 52_428_801;
export const PROFILE_BYTES = 512 * 1024;
