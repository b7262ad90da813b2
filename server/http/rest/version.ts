import type { ApiVersion } from '../../../contract/version.ts';

/** Whether the asked version is answered, and what its answers say about its retirement. */
export type VersionOutcome = { ok: true; headers: Record<string, string> } | { ok: false };

/** Absent, empty and white space count as the current version. */
export function judgeVersion(asked: string | undefined, versions: readonly ApiVersion[]): VersionOutcome {
  const date = asked?.trim();
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
