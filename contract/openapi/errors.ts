import { z } from 'zod';
import { ApiError } from '../errors.ts';
import { LIMIT_REASONS, type ErrorCode } from '../vocabulary.ts';

// ApiError narrowed to what one kind of response carries, so that a generated client can branch on `error`.

function narrowed<const Codes extends readonly [ErrorCode, ...ErrorCode[]], More extends z.ZodRawShape>(
  id: string,
  codes: Codes,
  more: More,
) {
  return z.intersection(ApiError, z.object({ error: z.enum(codes), ...more })).meta({ id });
}

export const HealthInputError = narrowed('HealthInputError', ['invalid', 'protocol', 'private'], {});

export const GeoInputError = narrowed(
  'GeoInputError',
  [
    'invalid_brand', 'invalid_domain', 'invalid_competitor', 'too_many_competitors', 'invalid_vertical', 'invalid_lang',
    'invalid', 'protocol', 'private', 'unresolved',
  ],
  {},
);

export const UnsupportedVersionError = narrowed('UnsupportedVersionError', ['unsupported_version'], {
  supported: z.array(z.string()).min(1),
});

export const BadRequestError = narrowed('BadRequestError', ['bad_request'], {});

export const NotFoundError = narrowed('NotFoundError', ['not_found'], { docs: z.url() });

export const MethodNotAllowedError = narrowed('MethodNotAllowedError', ['method_not_allowed'], {
  allow: z.array(z.string()).min(1),
});

export const RequestTimeoutError = narrowed('RequestTimeoutError', ['request_timeout'], {});

export const ScanInProgressError = narrowed('ScanInProgressError', ['scan_in_progress'], {});

export const ExpectationFailedError = narrowed('ExpectationFailedError', ['expectation_failed'], {});

export const RateLimitedError = narrowed('RateLimitedError', ['rate_limited'], { reason: z.enum(LIMIT_REASONS) });

export const DailyCapError = narrowed('DailyCapError', ['daily_cap'], {});

export const MisdirectedRequestError = narrowed('MisdirectedRequestError', ['misdirected_request'], {});

export const HeadersTooLargeError = narrowed('HeadersTooLargeError', ['headers_too_large'], {});

export const InternalError = narrowed('InternalError', ['internal'], {});
