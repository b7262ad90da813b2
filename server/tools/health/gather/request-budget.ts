import { CONNECTIONS_PER_HOST } from '../../../net/fetch-limits.ts';

/**
 * How many requests are reserved for each purpose until it is finished. The most important is first: when the budget
 * runs short, the last ones get none.
 */
const RESERVED = { entry: 8, robots: 6, products: 4, checkout: 4, profiles: 2, menu: 20, sitemap: 10, links: 25 };
/** What a request is for; it decides who goes without when the budget runs short. */
export type RequestPurpose = keyof typeof RESERVED;
export const PURPOSES = Object.keys(RESERVED) as RequestPurpose[];

/** Permission for one request; release it with the number of requests actually made, which may be none. */
export interface RequestSlot {
  done(requests: number): void;
}

export type RequestBudget = ReturnType<typeof createRequestBudget>;

interface WaitingRequest {
  purpose: RequestPurpose;
  host: string;
  grant(slot: RequestSlot | null): void;
}

/** Schedules a scan's requests: limited per host, important purposes first, no more than `total`. */
export function createRequestBudget(total: number) {
  const reserved = { ...RESERVED };
  const busy = new Map<string, number>();
  const waiting: WaitingRequest[] = [];
  let spent = 0;

  const reservedBefore = (purpose: RequestPurpose): number =>
    PURPOSES.slice(0, PURPOSES.indexOf(purpose)).reduce((sum, other) => sum + reserved[other], 0);

  function serve(): void {
    for (const request of waiting.toSorted((a, b) => PURPOSES.indexOf(a.purpose) - PURPOSES.indexOf(b.purpose))) {
      const connections = busy.get(request.host) ?? 0;
      const isSpent = spent >= total;
      const isReserved = spent + reservedBefore(request.purpose) >= total;
      if (!isSpent && (connections >= CONNECTIONS_PER_HOST || isReserved)) continue;
      waiting.splice(waiting.indexOf(request), 1);
      request.grant(isSpent ? null : begin(request, connections));
    }
  }

  function begin({ purpose, host }: WaitingRequest, connections: number): RequestSlot {
    spent += 1;
    reserved[purpose] = Math.max(0, reserved[purpose] - 1);
    busy.set(host, connections + 1);
    return {
      done(requests) {
        spent += requests - 1;
        busy.set(host, (busy.get(host) ?? 1) - 1);
        serve();
      },
    };
  }

  return {
    /** Waits for a slot; `null` when the budget is used up. */
    take: (purpose: RequestPurpose, host: string): Promise<RequestSlot | null> => new Promise((grant) => {
      waiting.push({ purpose, host, grant });
      serve();
    }),
    /** No more requests for this purpose: releases what is still reserved for it. */
    finish(purpose: RequestPurpose): void {
      reserved[purpose] = 0;
      serve();
    },
  };
}
