import type { RequestListener } from 'node:http';

/** Health, readiness and metrics, on a port for operators. */
export function createAdminListener({ metrics, unreadyReason, degradedReason }: {
  metrics: { text(): Promise<string>; contentType: string };
  /** Why `/readyz` answers 503; undefined when ready. */
  unreadyReason(): string | undefined;
  /** What is degraded while ready; undefined when nothing is. */
  degradedReason(): string | undefined;
}): RequestListener {
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
        const why = unreadyReason();
        return why === undefined ? answer(200, `${degradedReason() ?? 'ready'}\n`) : answer(503, `${why}\n`);
      }
      case '/metrics':
        return answer(200, await metrics.text(), metrics.contentType);
      default:
        return answer(404, 'There are /healthz, /readyz and /metrics.\n');
    }
  };
}
