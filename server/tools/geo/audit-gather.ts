import type { CrawlerAudit } from '../../../contract/geo.ts';
import { decodeText } from '../../net/charset.ts';
import { ROBOTS_BYTES } from '../../net/fetch-limits.ts';
import type { FetchResponse, FetchOptions, FetchSession } from '../../net/fetch-types.ts';
import { readMetadata } from '../../page/metadata.ts';
import { createPage } from '../../page/page.ts';
import type { Page } from '../../page/page.ts';
import { AI_USER_AGENTS } from '../../site/crawlers.ts';
import { readNoIndex } from '../../site/indexing.ts';
import type { RobotsTag } from '../../site/indexing.ts';
import { classifyResponse } from '../../site/response/classify-response.ts';
import { judgeAudit } from './audit.ts';
import type { AuditEvidence, AuditedFile, AuditedPage, NotFetched } from './audit.ts';
import type { ThreadWork } from '../../threads/thread-job.ts';

/** A store to audit, and the fetch session for it. */
export interface AuditJob {
  session: Pick<FetchSession, 'get'>;
  /** The store's origin. */
  origin: URL;
  /** The request named no scheme: http is tried if https fails. */
  isSchemeless: boolean;
  /** Whether to fetch the front page under a crawler's name as well. */
  edgeProbe: boolean;
  now: number;
}

const LLMS_BYTES = 64 * 1024;
// Enough for a page's head, which contains its directives to crawlers.
const PAGE_BYTES = 512 * 1024;
const SEARCH_AGENTS = ['googlebot', 'bingbot'];

// The crawler whose user agent the probe sends.
const PROBED_AS = 'OAI-SearchBot';

/** The crawler audit as a thread's work: gathers the evidence and judges it. */
export const auditCrawlers: ThreadWork<AuditJob, CrawlerAudit[]> = {
  run: async (job) => judgeAudit(await gatherAudit(job)),
};

// Fetches robots.txt, llms.txt and the front page; over http as well if https fails and the request named no scheme.
async function gatherAudit({ session, origin, isSchemeless, edgeProbe, now }: AuditJob): Promise<AuditEvidence> {
  const secure = await gatherAt(origin);
  const isUnreachable = secure.robots.kind === 'failed' && secure.page.kind === 'failed';
  if (!isUnreachable || !isSchemeless || origin.protocol !== 'https:' || origin.port !== '') return secure;
  const plain = await gatherAt(new URL(`http://${origin.host}/`));
  return plain.page.kind === 'failed' ? secure : plain;

  async function gatherAt(base: URL): Promise<AuditEvidence> {
    const [robots, llms, page] = await Promise.all([
      fileAt(new URL('/robots.txt', base), ROBOTS_BYTES), fileAt(new URL('/llms.txt', base), LLMS_BYTES), pageAt(base),
    ]);
    if (!edgeProbe) return { robots, llms, page };
    const probe = await pageAt(base, { 'user-agent': AI_USER_AGENTS[PROBED_AS] });
    return { robots, llms, page, probe: { userAgent: PROBED_AS, page: probe } };
  }

  async function fileAt(url: URL, maxBytes: number): Promise<AuditedFile> {
    const result = await session.get(url, { maxBytes });
    if (!result.ok) return notFetched(result.detail);
    const body = new TextDecoder().decode(result.body);
    const inItsPlace = /^\s*</.test(body) ? obstacleIn(result, createPage(body, result.url)) : undefined;
    return inItsPlace ?? { kind: 'answered', status: result.status, body };
  }

  async function pageAt(url: URL, headers?: FetchOptions['headers']): Promise<AuditedPage> {
    const result = await session.get(url, { maxBytes: PAGE_BYTES, headers });
    if (!result.ok) return notFetched(result.detail);
    const page = createPage(decodeText(result), result.url);
    const inItsPlace = obstacleIn(result, page);
    if (inItsPlace) return inItsPlace;
    const { named } = readMetadata(page);
    const noIndex = SEARCH_AGENTS.flatMap((agent) => readNoIndex(page, result.headers, { agent, now }));
    const noIndexBy = (source: RobotsTag['by']): string[] =>
      noIndex.filter(({ by }) => by === source).map(({ value }) => value);
    const metas = ['robots', ...SEARCH_AGENTS].flatMap((name) => (named.get(name) ?? []).map((tag) => tag.content));
    return {
      kind: 'answered',
      status: result.status,
      bytes: result.decodedBytes,
      meta: { all: metas, noIndex: noIndexBy('meta') },
      header: { all: result.headers.all('x-robots-tag'), noIndex: noIndexBy('header') },
    };
  }
}

// Bot protection or a waiting room that answered in place of the store, and must not be judged as the store.
function obstacleIn({ url, status, headers }: FetchResponse, page: Page): NotFetched | undefined {
  const classified = classifyResponse({ url, status, headers: headers.entries, page });
  if (classified.kind === 'wall') {
    const owner = classified.vendor === null ? '' : `${classified.vendor}'s `;
    return { ...notFetched(`${owner}bot protection answered`), isWall: true };
  }
  return classified.kind === 'waiting-room' ? notFetched('a waiting room answered') : undefined;
}

const notFetched = (detail: string): NotFetched => ({ kind: 'failed', detail });
