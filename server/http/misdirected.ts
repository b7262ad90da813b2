import type { RequestListener } from 'node:http';
import type { ApiError } from '../../contract/errors.ts';
import { standingBudget } from '../admission/admit.ts';
import type { Doors } from '../admission/doors/doors.ts';
import type { Limits } from '../state/limits.ts';
import type { ClientKey } from './client-key.ts';
import { isUnderApi, pathOf, toolAt } from './rest/paths.ts';
import { limitHeaders, sendJson } from './rest/reply.ts';

export interface MisdirectedDeps {
  doors: Doors;
  limits: Limits;
  clientKey: ClientKey;
  /** Called once, on the first such request. */
  onFirst: () => void;
}

const MESSAGE =
  'This service does not answer to the host name in the request. If the name is its own, its operator sets PUBLIC_URL to ' +
  'the address people use, or lists the name in ALLOWED_HOSTS.';

/** Answers 421 to a request for a host that is not ours: an `ApiError` under `/api`, plain text elsewhere. */
export function createMisdirected({ doors, limits, clientKey, onFirst }: MisdirectedDeps): RequestListener {
  let isFirst = true;
  return async (req, res) => {
    if (isFirst) onFirst();
    isFirst = false;
    const path = pathOf(req.url ?? '/');
    if (!isUnderApi(path)) {
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
      return void res.writeHead(421, headers).end(`${MESSAGE}\n`);
    }
    const tool = toolAt(path);
    try {
      const standing = tool && await standingBudget(doors[tool].policy, clientKey(req), limits);
      sendJson(req, res, {
        status: 421,
        headers: standing ? limitHeaders(standing) : {},
        body: { error: 'misdirected_request', message: MESSAGE } satisfies ApiError,
      });
    } catch {
      res.destroy();
    }
  };
}
