import { z } from 'zod';
import { CURRENT_VERSION, VERSIONS, VERSION_HEADER } from './version.ts';

/** The API versions still supported, newest first. */
export const VersionDate = z.enum(VERSIONS.map(({ date }) => date));

/** The documented response headers, each with the schema of its decoded value and a description. */
export const HeaderValues = {
  [VERSION_HEADER]: z.iso.date().meta({
    description: 'The dated version that answered.',
    example: CURRENT_VERSION,
  }),
  'RateLimit-Limit': z.int().min(1).meta({
    description: 'Permitted requests in the window of the limiter that governed this response.',
    example: 5,
  }),
  'RateLimit-Remaining': z.int().min(0).meta({
    description: 'Requests left in that window. 0 on any 429.',
    example: 4,
  }),
  'RateLimit-Reset': z.int().min(0).meta({
    description: 'Seconds until a slot frees; 0 when nothing is spent, or with `daily_cap`.',
    example: 60,
  }),
  'RateLimit-Policy': z.string().regex(/^[0-9]+;w=[0-9]+$/).meta({
    description: 'The governing policy, `<limit>;w=<window-seconds>`.',
    example: '5;w=60',
  }),
  'Retry-After': z.int().min(1).meta({
    description: 'Seconds to wait. Authoritative: trust it before `RateLimit-Reset`.',
    example: 42,
  }),
  Allow: z.string().meta({
    description: 'The methods that work, joined by a comma.',
    example: 'POST',
  }),
  Deprecation: z.string().meta({
    description: 'Only from a deprecated version: since when, as `@` and Unix seconds. No version is deprecated at present.',
    example: '@1798761600',
  }),
  Sunset: z.string().meta({
    description: 'Only from a deprecated version: the HTTP date after which it no longer answers.',
    example: 'Mon, 01 Mar 2027 00:00:00 GMT',
  }),
} as const;

export type HeaderName = keyof typeof HeaderValues;

/** The four rate limit headers, in the order they are sent. */
export const RATE_LIMIT_HEADERS = [
  'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'RateLimit-Policy',
] as const satisfies readonly HeaderName[];

/** The optional request header that selects an API version. */
export const RequestVersion = VersionDate.optional().meta({
  description:
    'The version to answer by. Absent, empty or only white space: the current one. Any other value is refused with ' +
    '`unsupported_version`, before the body is read and ahead of the limiters.',
  example: CURRENT_VERSION,
});

/** The request header that selects the language of finding texts. */
export const RequestLanguage = z.string().optional().meta({
  description: 'The language of `title`, `message`, `fix` and `steps`: Norwegian or English, English by default.',
  example: 'nb',
});
