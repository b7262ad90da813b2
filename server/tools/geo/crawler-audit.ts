import type { CrawlerAudit } from '../../../contract/geo.ts';
import { taskOf, ThreadError } from '../../threads/threads.ts';
import { judgeAudit } from './audit.ts';
import type { NotFetched } from './audit.ts';
import type { AuditJob } from './audit-gather.ts';
import type { GeoDeps } from './deps.ts';
import type { GeoInput } from './request.ts';

/** The audit as a thread task. */
export const AUDIT_CRAWLERS_TASK = taskOf(
  new URL('./audit-gather.ts', import.meta.url), 'auditCrawlers', () => import('./audit-gather.ts'),
);

const MAX_REQUESTS = 24;

/** The crawler audit of a request's host. If its thread is lost, what the store sent is reported as unreadable. */
export async function auditOf(
  input: Pick<GeoInput, 'domain' | 'target'>,
  { fetch, config, threads, log, clock }: Pick<GeoDeps, 'fetch' | 'config' | 'threads' | 'log' | 'clock'>,
  signal: AbortSignal,
): Promise<CrawlerAudit[]> {
  const isSchemeless = !/^\s*https?:/i.test(input.domain);
  await using session = fetch.openSession({ signal, maxRequests: MAX_REQUESTS });
  const job: AuditJob = {
    session: { get: session.get }, origin: input.target.url, isSchemeless, edgeProbe: config.aiEdgeProbe,
    now: clock.now(),
  };
  try {
    // An abort ends the requests, but what was read before it is still judged.
    return await threads.run(AUDIT_CRAWLERS_TASK, job, { wrapUp: signal });
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error;
    log.warn({ err: error, host: input.target.url.host }, 'the crawler audit was not read');
    const unread: NotFetched = { kind: 'failed', detail: 'what the store sent could not be read' };
    return judgeAudit({ robots: unread, llms: unread, page: unread });
  }
}
