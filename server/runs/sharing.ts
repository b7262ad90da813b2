import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { SharedReport } from '../../contract/share.ts';
import type { Share, ShareOutcome } from '../../contract/share.ts';
import type { Clock } from '../clock.ts';
import { SHARE_RETENTION_MS } from '../state/shares.ts';
import type { Shares, StoredShare } from '../state/shares.ts';
import type { Runs } from './runs.ts';
import { sharedReport } from './shared-report.ts';

/** 192 bits: unguessable. */
const RANDOM_BYTES = 24;

/** Shares ended runs under an unguessable id. */
export interface Sharing {
  /** Shares the recorded events of a run, while the run is kept. */
  create(runId: string): Promise<ShareOutcome>;
  /** False only if there is certainly no such share; true while the store is unreachable. */
  has(id: string): Promise<boolean>;
  read(id: string): Promise<Share | 'not-found' | 'unavailable'>;
  /** Needs the secret that `create` returned; `not-found` if the share is unknown or the secret wrong. */
  remove(id: string, secret: string): Promise<'removed' | 'not-found' | 'unavailable'>;
}

export interface SharingDeps {
  runs: Pick<Runs, 'recorded'>;
  shares: Shares;
  clock: Clock;
  /** Whether the operator stores Gemini's answers; judgements that rest on them are not shared otherwise. */
  storesGemini: boolean;
}

export function createSharing({ runs, shares, clock, storesGemini }: SharingDeps): Sharing {
  return {
    async create(runId) {
      const recorded = await runs.recorded(runId);
      if (!recorded.ok) return recorded;
      const report = sharedReport(recorded.events);
      if (!report) return { ok: false, problem: 'incomplete' };
      if (!storesGemini && hasGemini(report)) return { ok: false, problem: 'not-stored' };
      const [id, secret] = [randomToken(), randomToken()];
      const madeAt = clock.now();
      const saved = await shares.save(id, { secretHash: hashOf(secret), madeAt, json: JSON.stringify(report) });
      if (saved === 'saved') return { ok: true, id, secret, until: expiryOf(madeAt) };
      return { ok: false, problem: saved === 'unavailable' ? 'unavailable' : saved };
    },
    has: async (id) => (await shares.find(id)) !== 'not-found',
    async read(id) {
      const stored = await shares.find(id);
      return typeof stored === 'string' ? stored : shareOf(stored);
    },
    async remove(id, secret) {
      const stored = await shares.find(id);
      if (typeof stored === 'string') return stored;
      const isOwn = timingSafeEqual(Buffer.from(stored.secretHash), Buffer.from(hashOf(secret)));
      return isOwn ? await shares.remove(id) : 'not-found';
    },
  };
}

const hasGemini = (report: SharedReport): boolean =>
  report.tool === 'geo' &&
  report.result.answers.some(({ engine, status }) => engine === 'gemini' && status === 'measured');

const randomToken = (): string => randomBytes(RANDOM_BYTES).toString('base64url');

/** 192 random bits need neither salt nor a slow hash. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const expiryOf = (madeAt: number): string => new Date(madeAt + SHARE_RETENTION_MS).toISOString();

/** A report in an earlier version's format counts as not found. */
function shareOf({ madeAt, json }: StoredShare): Share | 'not-found' {
  const report = SharedReport.safeParse(JSON.parse(json));
  if (!report.success) return 'not-found';
  return { report: report.data, sharedAt: new Date(madeAt).toISOString(), until: expiryOf(madeAt) };
}
