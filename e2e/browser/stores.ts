import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** The hosts of the stores that the specs scan. */
export const STORES = {
  /** Answers as a small store does. */
  open: 'fjellbua.browser.test',
  /** Serves its home page, and everything else only when released. */
  slow: 'seinbua.browser.test',
  walled: 'murbua.browser.test',
  /** Nothing answers there. */
  missing: 'borte.browser.test',
} as const;

const home = (title: string): string =>
  `<!doctype html><html lang="nb"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="Ull, tre og papir fra Vestlandet, sendt i posten samme dag."><link rel="canonical" href="/"></head>
<body><main><h1>${title}</h1><nav><a href="/vilkar">Vilkår</a> <a href="/vare/genser">Genser</a></nav>
<p>${'Vi selger varme gensere av norsk ull og sender dem samme dag. '.repeat(12)}</p></main></body></html>`;

/** A store that counts its requests, and can hold back its responses. */
export interface Store {
  readonly listener: RequestListener;
  /** Requests for the home page. */
  visits(): number;
  /** Holds back every response except the home page's. */
  hold(): void;
  release(): void;
}

export function createStore(title: string): Store {
  let visits = 0;
  let held: (() => void)[] | undefined;
  const answer = (req: IncomingMessage, res: ServerResponse): void => {
    if (req.url === '/' || req.url === '/vilkar' || req.url === '/vare/genser') {
      res.setHeader('content-type', 'text/html; charset=utf-8').end(home(title));
    } else if (req.url === '/robots.txt') {
      res.setHeader('content-type', 'text/plain').end('User-agent: *\nAllow: /\n');
    } else {
      res.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>404</title>');
    }
  };
  return {
    listener: (req, res) => {
      if (req.url === '/') visits += 1;
      if (held && req.url !== '/') held.push(() => answer(req, res));
      else answer(req, res);
    },
    visits: () => visits,
    hold() {
      held ??= [];
    },
    release() {
      const waiting = held ?? [];
      held = undefined;
      for (const act of waiting) act();
    },
  };
}

/** A store behind bot protection. */
export const wall: RequestListener = (_req, res) => {
  res.writeHead(403, { 'content-type': 'text/html', 'cf-mitigated': 'challenge', server: 'cloudflare' });
  res.end('<!doctype html><title>Just a moment...</title>');
};
