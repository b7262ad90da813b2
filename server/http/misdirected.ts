import { REFUSALS } from '../../contract/operations/refusals.ts';
import { runLimitStanding } from '../admission/admit.ts';
import { once } from '../async/once.ts';
import { discardBody } from './discard-body.ts';
import type { FacadeDeps } from './facade.ts';
import { isUnderApi, OPERATIONS_BY_PATH } from './rest/paths.ts';
import type { PathListener } from './rest/paths.ts';
import { limitHeaders, reply } from './rest/reply.ts';

const { status, body } = REFUSALS.misdirected_request;

/** Answers 421 to requests for another host: an `ApiError` under `/api`, plain text elsewhere. */
export function createMisdirected(
  { tools, rateLimiter, callerOf }: Pick<FacadeDeps, 'tools' | 'rateLimiter' | 'callerOf'>,
  /** Called once, on the first such request. */
  onFirst: () => void,
): PathListener {
  const warn = once(onFirst);
  return async (req, res, path) => {
    warn();
    if (!isUnderApi(path)) {
      discardBody(req);
      const headers = {
        'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff',
      };
      return void res.writeHead(status, headers).end(`${body.message}\n`);
    }
    const operation = OPERATIONS_BY_PATH.get(path);
    try {
      const standing = operation && await runLimitStanding(tools[operation.tool], callerOf(req), rateLimiter);
      reply(req, res, { status, headers: standing ? limitHeaders(standing) : {}, body });
    } catch {
      res.destroy();
    }
  };
}
