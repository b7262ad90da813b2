import type { Clock } from '../clock.ts';
import { attempt } from '../net/attempt.ts';
import { retryAfterMs } from '../net/retry-after.ts';
import type { TrustedFetch } from '../net/trusted.ts';
import type { NotMeasured } from './companies.ts';

/** A client for a register that the operator configured. */
export interface RegisterEndpoint {
  fetch: TrustedFetch;
  baseUrl: string;
  clock: Clock;
}

/** A register's response with any status except 429 and 5xx. */
export interface RegisterAnswer {
  kind: 'answered';
  status: number;
  text: string;
  /** The parsed body; undefined if it is not JSON. */
  json: unknown;
}

const MAX_ATTEMPTS = 3;
const FIRST_DELAY_MS = 250;
/** If a register asks for a longer delay, the result is not measured. */
const MAX_DELAY_MS = 3_000;
const BUSY = 429;

/** Queries a register, with up to three attempts while it is busy or failing. Never rejects. */
export async function queryRegister(
  path: string, accept: string, { endpoint, signal }: { endpoint: RegisterEndpoint; signal: AbortSignal },
): Promise<RegisterAnswer | NotMeasured> {
  const { fetch, baseUrl, clock } = endpoint;
  for (let tries = 1; ; tries += 1) {
    try {
      const response = await fetch(`${baseUrl}${path}`, { headers: { accept }, signal });
      const text = await response.text();
      const { status } = response;
      if (status !== BUSY && status < 500) {
        return { kind: 'answered', status, text, json: attempt(() => JSON.parse(text)) };
      }
      const pause = retryAfterMs(response.headers.get('retry-after'), clock.now()) ?? FIRST_DELAY_MS * 2 ** (tries - 1);
      if (tries === MAX_ATTEMPTS || pause > MAX_DELAY_MS) return notMeasured('service-down');
      await clock.sleep(pause * clock.budgetScale, signal);
    } catch {
      return notMeasured(signal.aborted ? 'timeout' : 'service-down');
    }
  }
}

/** Creates a result that is not measured. */
export const notMeasured = (reason: NotMeasured['reason']): NotMeasured => ({ kind: 'not-measured', reason });
