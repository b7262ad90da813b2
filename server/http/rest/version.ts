import type { ApiVersion } from '../../../contract/version.ts';

/** Whether the requested version is supported, and its deprecation headers. */
type VersionOutcome = { ok: true; headers: Record<string, string> } | { ok: false };

/** Absent or blank means the current version. */
export function resolveVersion(requested: string | undefined, versions: readonly ApiVersion[]): VersionOutcome {
  const date = requested?.trim();
  const version = date ? versions.find((known) => known.date === date) : versions[0];
  if (!version) return { ok: false };
  const { deprecatedAt, sunsetAt } = version;
  return {
    ok: true,
    headers: {
      // RFC 9745 writes the date as a structured-field date, RFC 8594 as an HTTP date.
      ...(deprecatedAt ? { Deprecation: `@${Math.floor(Date.parse(deprecatedAt) / 1000)}` } : {}),
      ...(sunsetAt ? { Sunset: new Date(sunsetAt).toUTCString() } : {}),
    },
  };
}
