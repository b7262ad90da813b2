import type { RequestListener } from 'node:http';

export interface AdminDeps {
  metrics: { text(): Promise<string>; contentType: string };
  /** In words why no scan should be sent here; nothing when all is well. */
  unready(): string | undefined;
  /** In words what is amiss though scans are served; nothing when all is well. */
  remark(): string | undefined;
}

/** What operators ask, on a port of their own: alive, ready, and the figures. */
export function createAdminListener({ metrics, unready, remark }: AdminDeps): RequestListener {
  return async (req, res) => {
    const answer = (status: number, body: string, type = 'text/plain; charset=utf-8'): void => {
      res.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
      res.end(req.method === 'HEAD' ? undefined : body);
    };
    if (req.method !== 'GET' && req.method !== 'HEAD') return answer(405, 'Use GET.\n');
    switch (req.url) {
      case '/healthz':
        return answer(200, 'alive\n');
      case '/readyz': {
        const why = unready();
        return why === undefined ? answer(200, `${remark() ?? 'ready'}\n`) : answer(503, `${why}\n`);
      }
      case '/metrics':
        return answer(200, await metrics.text(), metrics.contentType);
      default:
        return answer(404, 'There are /healthz, /readyz and /metrics.\n');
    }
  };
}
