import type { ApiVersion } from '../../../contract/version.ts';

/** The deprecation headers of the requested version, by default the current one; undefined if it is unsupported. */
export function versionHeaders(
  requested: string | undefined, versions: readonly ApiVersion[],
): Record<string, string> | undefined {
  const date = requested?.trim();
  const version = date ? versions.find((known) => known.date === date) : versions[0];
  if (!version) return undefined;
  const { deprecatedAt, sunsetAt } = version;
  return {
    // RFC 9745 writes the date as a structured-field date, RFC 8594 as an HTTP date.
    ...(deprecatedAt && { Deprecation: `@${Math.floor(Date.parse(deprecatedAt) / 1000)}` }),
    ...(sunsetAt && { Sunset: new Date(sunsetAt).toUTCString() }),
  };
}
