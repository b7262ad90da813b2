import type { CrawlerAudit } from '../../../contract/geo.ts';
import { decodeText } from '../../net/charset.ts';
import { ROBOTS_BYTES } from '../../net/fetch.ts';
import type {
  FetchAnswer, FetchFailure, FetchOptions, FetchSession,
} from '../../net/fetch-types.ts';
import { readMetadata } from '../../page/metadata.ts';
import { createPage } from '../../page/page.ts';
import type { Page } from '../../page/page.ts';
import { readNoIndex } from '../../site/indexing.ts';
import type { NoIndex } from '../../site/indexing.ts';
import { classifyResponse } from '../../site/response/classify-response.ts';
import { judgeAudit } from './audit.ts';
import type { AuditEvidence, AuditedFile, AuditedPage, NotFetched, RobotsWords } from './audit.ts';
import type { ThreadWork } from '../../threads/thread-job.ts';

/** A store to audit, and the way to it. */
export interface AuditOrder {
  session: Pick<FetchSession, 'get'>;
  /** The store's origin. */
  origin: URL;
  /** The request named no scheme: http is tried where https is dead. */
  isSchemeless: boolean;
  edgeProbe: boolean;
  /** When it was asked for. */
  now: number;
}

const LLMS_BYTES = 64 * 1024;
// What a page says to crawlers stands in its head.
const PAGE_BYTES = 512 * 1024;
const SEARCH_AGENTS = ['googlebot', 'bingbot'];

// As OpenAI writes it; the probe compares how the name is met.
const PROBED = {
  name: 'OAI-SearchBot',
  header: 'Mozilla/5.0 (compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot)',
};

/** Gathers and judges, in the thread that reads what the store sends. */
export const auditing: ThreadWork<AuditOrder, CrawlerAudit[]> = {
  run: async (order) => judgeAudit(await gatherAudit(order)),
};

/** Reads what an audit needs of a store: robots.txt, llms.txt and the front page, once each. */
async function gatherAudit({ origin, isSchemeless, ...order }: AuditOrder): Promise<AuditEvidence> {
  const secure = await gatherAt(origin, order);
  const dead = secure.robots.kind === 'failed' && secure.page.kind === 'failed';
  if (!dead || !isSchemeless || origin.protocol !== 'https:' || origin.port !== '') return secure;
  const plain = await gatherAt(new URL(`http://${origin.host}/`), order);
  return plain.page.kind === 'failed' ? secure : plain;
}

type Asking = Pick<AuditOrder, 'session' | 'now'>;

async function gatherAt(origin: URL, { edgeProbe, ...asking }: Asking & Pick<AuditOrder, 'edgeProbe'>): Promise<AuditEvidence> {
  const { session } = asking;
  const [robots, llms, page] = await Promise.all([
    fileAt(session, new URL('/robots.txt', origin), ROBOTS_BYTES),
    fileAt(session, new URL('/llms.txt', origin), LLMS_BYTES),
    pageAt(asking, origin),
  ]);
  if (!edgeProbe) return { robots, llms, page };
  const probe = await pageAt(asking, origin, { headers: { 'user-agent': PROBED.header } });
  return { robots, llms, page, probe: { userAgent: PROBED.name, page: probe } };
}

async function fileAt(session: AuditOrder['session'], url: URL, maxBytes: number): Promise<AuditedFile> {
  const result = await session.get(url, { maxBytes });
  if (!result.ok) return failed(result);
  const body = new TextDecoder().decode(result.body);
  const obstacle = /^\s*</.test(body) ? obstacleIn(result, createPage(body, result.url)) : undefined;
  return obstacle ?? { kind: 'answered', status: result.status, body };
}

async function pageAt({ session, now }: Asking, url: URL, options: FetchOptions = {}): Promise<AuditedPage> {
  const result = await session.get(url, { maxBytes: PAGE_BYTES, ...options });
  if (!result.ok) return failed(result);
  const page = createPage(decodeText(result.body, result.headers).text, result.url);
  const obstacle = obstacleIn(result, page);
  if (obstacle) return obstacle;
  const { meta } = readMetadata(page);
  const forbidding = SEARCH_AGENTS.flatMap((agent) => readNoIndex(page, result.headers, { agent, now }));
  const metas = ['robots', ...SEARCH_AGENTS].flatMap((name) => (meta.get(name) ?? []).map((tag) => tag.content));
  const wordsBy = (by: NoIndex['by'], all: readonly string[]): RobotsWords => ({
    all, forbidding: forbidding.filter((one) => one.by === by).map(({ value }) => value),
  });
  return {
    kind: 'answered',
    status: result.status,
    bytes: result.decodedBytes,
    meta: wordsBy('meta', metas),
    header: wordsBy('header', result.headers.all('x-robots-tag')),
  };
}

/** What stands in the store's place, where that is bot protection or a waiting room: never judged as the store. */
function obstacleIn({ url, status, headers }: FetchAnswer, page: Page): NotFetched | undefined {
  const answered = classifyResponse({ url, status, headers: headers.entries, page });
  if (answered.kind === 'wall') {
    const whose = answered.vendor === null ? '' : `${answered.vendor}'s `;
    return { kind: 'failed', detail: `${whose}bot protection answered` };
  }
  return answered.kind === 'waiting-room' ? { kind: 'failed', detail: 'a waiting room answered' } : undefined;
}

function failed({ detail }: FetchFailure): NotFetched {
  return { kind: 'failed', detail };
}
