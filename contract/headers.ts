import { z } from 'zod';
import { VERSIONS, VERSION_HEADER } from './version.ts';

/** The response headers the contract promises, by the name they are written with. */
export const RATE_LIMIT_LIMIT = 'RateLimit-Limit';
export const RATE_LIMIT_REMAINING = 'RateLimit-Remaining';
export const RATE_LIMIT_RESET = 'RateLimit-Reset';
export const RATE_LIMIT_POLICY = 'RateLimit-Policy';
export const RETRY_AFTER = 'Retry-After';
export const ALLOW = 'Allow';
export const DEPRECATION = 'Deprecation';
export const SUNSET = 'Sunset';

const [current, ...older] = VERSIONS.map((version) => version.date) as [string, ...string[]];

/** The dated versions still answered, newest first. */
export const VersionDate = z.enum([current, ...older]);

/** The value of each response header, as it reads once decoded; a header's words are its description. */
export const HeaderValues = {
  [VERSION_HEADER]: z.iso.date().meta({
    description: 'The dated version that answered.',
    example: current,
  }),
  [RATE_LIMIT_LIMIT]: z.int().min(1).meta({
    description: 'Permitted requests in the window of the limiter that governed this response.',
    example: 5,
  }),
  [RATE_LIMIT_REMAINING]: z.int().min(0).meta({
    description: 'Requests left in that window. 0 on any 429.',
    example: 4,
  }),
  [RATE_LIMIT_RESET]: z.int().min(0).meta({
    description: 'Seconds until a slot frees; 0 when nothing is spent, or with `daily_cap`.',
    example: 60,
  }),
  [RATE_LIMIT_POLICY]: z.string().regex(/^[0-9]+;w=[0-9]+$/).meta({
    description: 'The governing policy, `<limit>;w=<window-seconds>`.',
    example: '5;w=60',
  }),
  [RETRY_AFTER]: z.int().min(1).meta({
    description: 'Seconds to wait. Authoritative: trust it before `RateLimit-Reset`.',
    example: 42,
  }),
  [ALLOW]: z.string().meta({
    description: 'The methods that work, joined by a comma.',
    example: 'POST',
  }),
  [DEPRECATION]: z.string().meta({
    description: 'Only from a deprecated version: since when, as `@` and Unix seconds. No version is deprecated at present.',
    example: '@1798761600',
  }),
  [SUNSET]: z.string().meta({
    description: 'Only from a deprecated version: the HTTP date after which it no longer answers.',
    example: 'Mon, 01 Mar 2027 00:00:00 GMT',
  }),
} as const;

export type HeaderName = keyof typeof HeaderValues;

/** The four headers that tell a caller's standing, in the order they are written. */
export const RATE_LIMIT_HEADERS = [
  RATE_LIMIT_LIMIT, RATE_LIMIT_REMAINING, RATE_LIMIT_RESET, RATE_LIMIT_POLICY,
] as const satisfies readonly HeaderName[];

/** The optional request header that asks for one dated version. */
export const RequestVersion = VersionDate.optional().meta({
  description:
    'The version to answer by. Absent, empty or only white space: the current one. Any other value is refused with ' +
    '`unsupported_version`, before the body is read and ahead of the limiters.',
  example: current,
});

/** What language the words of findings come in. */
export const RequestLanguage = z.string().optional().meta({
  description: 'The language of `title`, `message` and `fix`: Norwegian or English, English by default.',
  example: 'nb',
});
