import { expect } from 'vitest';
import type { Answer } from './client.ts';

export const VERSION = '2026-08-21';

/** Expects this status and code; body and headers are checked against their schema elsewhere. */
export function expectError(answer: Answer, status: number, code: string): void {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.json()['error']).toBe(code);
}

/** The same for the emitter's failures. */
export function expectEmitterFailure(answer: Answer, status: number, reason: string): void {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.json()).toMatchObject({ ok: false, reason });
}

/** Expects the four headers, well-formed; `policy` if the governing limiter is known. */
export function expectLimits(headers: Headers, policy?: string): { limit: number; remaining: number; reset: number } {
  const number = (name: string): number => {
    const value = headers.get(name);
    expect(value, name).toMatch(/^\d+$/);
    return Number(value);
  };
  const limit = number('ratelimit-limit');
  expect(limit).toBeGreaterThanOrEqual(1);
  expect(headers.get('ratelimit-policy')).toMatch(new RegExp(`^${limit};w=\\d+$`));
  if (policy) expect(headers.get('ratelimit-policy')).toBe(policy);
  return { limit, remaining: number('ratelimit-remaining'), reset: number('ratelimit-reset') };
}

/** Expects a Retry-After between the bounds; returns the seconds. */
export function expectRetry(answer: Answer, { from, to }: { from: number; to: number }): number {
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThanOrEqual(from);
  expect(seconds).toBeLessThanOrEqual(to);
  return seconds;
}

/** Every key of a JSON value, at any depth. */
export function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}
