import { APIConnectionError, APIError } from 'openai';
import type { AnswerReason } from '../../../../contract/vocabulary.ts';
import type { Refusal } from './optional.ts';
import { errorBody, errorReason, loose, looseList, text } from './wire.ts';
import type { Loose } from './wire.ts';

/** What a call that brought no answer comes to. */
export interface CallFault {
  reason: AnswerReason;
  /** Worth another try, after this many ms if the vendor says. */
  retry?: { afterMs: number | undefined };
  /** Credit or the quota of a day or month is used up: the operator's to mend. */
  isQuotaSpent?: true;
}

/** Reads what a call threw. */
export function faultOf(error: unknown, now: number): CallFault {
  const status = statusOf(error);
  if (isQuotaSpent(error)) return { reason: 'failed', isQuotaSpent: true };
  const reason = status === 429 || status === 529 ? 'rate-limited' : errorReason(bodyOf(error));
  const isPassing = reason === 'rate-limited' || status === undefined || status >= 500;
  return isPassing && reason !== 'refused' ? { reason, retry: { afterMs: retryAfter(error, now) } } : { reason };
}

/** Refused, or never reached: nothing was made that could cost anything. */
export function isUnanswered(error: unknown): boolean {
  return statusOf(error) !== undefined || error instanceof APIConnectionError;
}

/** The vendor's words where it refused the request itself. */
export function refusalOf(error: unknown): Refusal | undefined {
  const status = statusOf(error);
  if (status !== 400 && status !== 422) return undefined;
  const { message, param } = error as APIError;
  return { message, param: text(param) };
}

function statusOf(error: unknown): number | undefined {
  return error instanceof APIError ? (error.status as number | undefined) : undefined;
}

function bodyOf(error: unknown): Loose {
  return error instanceof APIError ? errorBody(error.error) : {};
}

// Codes and quota names tell money and days from speed. Gemini's words do not: it says "check your billing" for both.
const SPENT = /quota|credit|balance|billing|spend|usage_limit|PerDay|PerMonth/i;
const SPENT_IN_WORDS = /\bcredits?\b|spend(?:ing)? limit|API usage limits/i;

function isQuotaSpent(error: unknown): boolean {
  if (statusOf(error) === 402) return true;
  const { code, type, details, message } = bodyOf(error);
  const quotas = looseList(details).flatMap((detail) => looseList(detail.violations)).map(({ quotaId }) => quotaId);
  const names = [code, type, loose(details).error_code, ...quotas];
  return names.some((name) => SPENT.test(text(name))) || SPENT_IN_WORDS.test(text(message));
}

function retryAfter(error: unknown, now: number): number | undefined {
  const headers = error instanceof APIError ? (error.headers as Headers | undefined) : undefined;
  const value = headers?.get('retry-after')?.trim();
  if (!value) return retryDelay(bodyOf(error));
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** Google writes the wait into the body: `retryDelay: "31s"`. */
function retryDelay({ details }: Loose): number | undefined {
  const info = looseList(details).find((detail) => text(detail['@type']).endsWith('google.rpc.RetryInfo'));
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(text(info?.retryDelay))?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}
