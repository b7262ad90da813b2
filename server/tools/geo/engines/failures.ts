import { APIConnectionError, APIError } from 'openai';
import type { AnswerReason } from '../../../../contract/vocabulary.ts';
import { retryAfterMs } from '../../../net/retry-after.ts';
import type { JsonObject } from './engine.ts';
import type { Refusal } from './optional.ts';
import { errorBody, errorReason, asMessage, asObject, asObjectList } from './wire.ts';

/** Why a call has no answer. */
interface CallFailure {
  reason: AnswerReason;
  /** Set if a retry may succeed; `afterMs` if the vendor says when. */
  retry?: { afterMs: number | undefined };
  /** Set if credit, or a daily or monthly quota, is used up, which the operator must fix. */
  isQuotaSpent?: true;
}

// What the vendor answered. It was never reached if there is no status.
function responseIn(error: unknown): { status?: number; headers?: Headers; body: JsonObject } {
  if (!(error instanceof APIError)) return { body: {} };
  const { status, headers } = error as { status?: number; headers?: Headers };
  return { status, headers, body: errorBody(error.error) };
}

/** Why a call failed, and whether to retry it. */
export function failureOf(error: unknown, now: number): CallFailure {
  const { status, headers, body } = responseIn(error);
  if (status === 402 || isQuotaSpent(body)) return { reason: 'failed', isQuotaSpent: true };
  const reason = status === 429 || status === 529 ? 'rate-limited' : errorReason(body);
  const isTransient = reason === 'rate-limited' || status === undefined || status >= 500;
  if (!isTransient || reason === 'refused') return { reason };
  return { reason, retry: { afterMs: retryAfterMs(headers?.get('retry-after'), now) ?? retryDelay(body) } };
}

/** True if the vendor refused the call or was never reached, so that nothing was generated that it could bill. */
export function isUnbilled(error: unknown): boolean {
  return responseIn(error).status !== undefined || error instanceof APIConnectionError;
}

/** The vendor's error if it rejected the request itself. */
export function refusalOf(error: unknown): Refusal | undefined {
  const { status } = responseIn(error);
  if (status !== 400 && status !== 422) return undefined;
  const { message, param } = error as APIError;
  return { message: asMessage(message), param: asMessage(param) };
}

// Only codes and quota names separate quotas from rate limits: Gemini's message says "check your billing" for both.
const QUOTA_CODES = /quota|credit|balance|billing|spend|usage_limit|PerDay|PerMonth/i;
const QUOTA_MESSAGE = /\bcredits?\b|spend(?:ing)? limit|API usage limits/i;

function isQuotaSpent({ code, type, details, message }: JsonObject): boolean {
  const quotas = asObjectList(details)
    .flatMap((detail) => asObjectList(detail.violations))
    .map(({ quotaId }) => quotaId);
  const names = [code, type, asObject(details).error_code, ...quotas];
  return names.some((name) => QUOTA_CODES.test(asMessage(name))) || QUOTA_MESSAGE.test(asMessage(message));
}

// Google sends the delay in the body: `retryDelay: "31s"`.
function retryDelay({ details }: JsonObject): number | undefined {
  const info = asObjectList(details).find((detail) => asMessage(detail['@type']).endsWith('google.rpc.RetryInfo'));
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(asMessage(info?.retryDelay))?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}
