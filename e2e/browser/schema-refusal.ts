import type { Stand } from './front.ts';

/** Refuses to read a page, as the service does when its limit is used up. */
export function refuseReading(retryAfter: number): Stand {
  return (req, res) => {
    if (!req.url?.includes('schema.generate')) return false;
    req.resume();
    const refusal = {
      status: 429, body: { error: 'rate_limited', reason: 'rate' }, retryAfter,
      standing: { limit: 10, windowSeconds: 3600, remaining: 0, resetSeconds: retryAfter },
    };
    res.writeHead(429, { 'content-type': 'application/json' });
    res.end(JSON.stringify({ error: { message: 'refused', code: -32000, data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429, refusal } } }));
    return true;
  };
}
