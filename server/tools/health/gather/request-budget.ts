/** What requests are made for, the most important first: when the budget is short, the last go without. */
export const PURPOSES = ['entry', 'robots', 'products', 'checkout', 'profiles', 'menu', 'sitemap', 'links'] as const;
export type RequestPurpose = (typeof PURPOSES)[number];

/** How many requests are reserved for each purpose until it is finished. */
const SHARES: Record<RequestPurpose, number> = {
  entry: 8, robots: 6, products: 4, checkout: 4, profiles: 2, menu: 20, sitemap: 10, links: 25,
};

/** At a time, in one scan. */
export const CONNECTIONS_PER_HOST = 2;

/** One granted request; give it back with the number of requests it really took. */
export interface RequestSlot {
  done(requests: number): void;
}

/** Deals out the scan's requests: two at a time a host, important purposes first, none beyond the budget. */
export interface RequestBudget {
  /** Waits for a slot; `null` when the budget holds none for this purpose. */
  take(purpose: RequestPurpose, host: string): Promise<RequestSlot | null>;
  /** No more requests for this purpose: what was reserved for it is free. */
  finish(purpose: RequestPurpose): void;
}

interface Waiting {
  purpose: RequestPurpose;
  host: string;
  grant(slot: RequestSlot | null): void;
}

/** A fresh budget of `total` requests. */
export function createRequestBudget(total: number): RequestBudget {
  const used: Record<RequestPurpose, number> = {
    entry: 0, robots: 0, products: 0, checkout: 0, profiles: 0, menu: 0, sitemap: 0, links: 0,
  };
  const open = new Set<RequestPurpose>(PURPOSES);
  const busy = new Map<string, number>();
  const waiting: Waiting[] = [];
  let spent = 0;

  const keptBefore = (purpose: RequestPurpose): number => PURPOSES.slice(0, PURPOSES.indexOf(purpose))
    .filter((other) => open.has(other))
    .reduce((sum, other) => sum + Math.max(0, SHARES[other] - used[other]), 0);

  function serve(): void {
    for (const one of waiting.toSorted((a, b) => PURPOSES.indexOf(a.purpose) - PURPOSES.indexOf(b.purpose))) {
      const connections = busy.get(one.host) ?? 0;
      const isSpent = spent >= total;
      if (!isSpent && (connections >= CONNECTIONS_PER_HOST || spent + keptBefore(one.purpose) >= total)) continue;
      waiting.splice(waiting.indexOf(one), 1);
      one.grant(isSpent ? null : begin(one, connections));
    }
  }

  function begin({ purpose, host }: Waiting, connections: number): RequestSlot {
    spent += 1;
    used[purpose] += 1;
    busy.set(host, connections + 1);
    return {
      done(requests) {
        spent += Math.max(0, requests - 1);
        busy.set(host, (busy.get(host) ?? 1) - 1);
        serve();
      },
    };
  }

  return {
    take: (purpose, host) => new Promise((grant) => {
      waiting.push({ purpose, host, grant });
      serve();
    }),
    finish(purpose) {
      open.delete(purpose);
      serve();
    },
  };
}
