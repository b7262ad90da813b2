/** What requests are made for, the most important first: when the budget is short, the last go without. */
export const ERRANDS = ['entry', 'robots', 'products', 'checkout', 'profiles', 'menu', 'sitemap', 'links'] as const;
export type Errand = (typeof ERRANDS)[number];

/** How many requests are kept back for each errand until it is done with. */
const SHARES: Record<Errand, number> = {
  entry: 8, robots: 6, products: 4, checkout: 4, profiles: 2, menu: 20, sitemap: 10, links: 25,
};

/** At a time, in one scan. */
export const CONNECTIONS_PER_HOST = 2;

/** One granted request; give it back with the number of requests it really took. */
export interface Turn {
  done(requests: number): void;
}

/** Deals out the scan's requests: two at a time a host, important errands first, none beyond the budget. */
export interface Turns {
  /** Waits for a turn; `null` when the budget holds none for this errand. */
  take(errand: Errand, host: string): Promise<Turn | null>;
  /** This errand will ask no more: what was kept back for it is free. */
  finish(errand: Errand): void;
}

interface Waiting {
  errand: Errand;
  host: string;
  grant(turn: Turn | null): void;
}

/** A fresh budget of `total` requests. */
export function createTurns(total: number): Turns {
  const used: Record<Errand, number> = {
    entry: 0, robots: 0, products: 0, checkout: 0, profiles: 0, menu: 0, sitemap: 0, links: 0,
  };
  const open = new Set<Errand>(ERRANDS);
  const busy = new Map<string, number>();
  const waiting: Waiting[] = [];
  let spent = 0;

  const keptBefore = (errand: Errand): number => ERRANDS.slice(0, ERRANDS.indexOf(errand))
    .filter((other) => open.has(other))
    .reduce((sum, other) => sum + Math.max(0, SHARES[other] - used[other]), 0);

  function serve(): void {
    for (const one of waiting.toSorted((a, b) => ERRANDS.indexOf(a.errand) - ERRANDS.indexOf(b.errand))) {
      const connections = busy.get(one.host) ?? 0;
      const isSpent = spent >= total;
      if (!isSpent && (connections >= CONNECTIONS_PER_HOST || spent + keptBefore(one.errand) >= total)) continue;
      waiting.splice(waiting.indexOf(one), 1);
      one.grant(isSpent ? null : begin(one, connections));
    }
  }

  function begin({ errand, host }: Waiting, connections: number): Turn {
    spent += 1;
    used[errand] += 1;
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
    take: (errand, host) => new Promise((grant) => {
      waiting.push({ errand, host, grant });
      serve();
    }),
    finish(errand) {
      open.delete(errand);
      serve();
    },
  };
}
