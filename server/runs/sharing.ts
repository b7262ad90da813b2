import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { SharedReport } from '../../contract/share.ts';
import type { Share, ShareOutcome } from '../../contract/share.ts';
import type { Clock } from '../clock.ts';
import { parseStored } from '../state/stored-json.ts';
import { SHARE_RETENTION_MS } from '../state/shares.ts';
import type { Shares, StoredShare } from '../state/shares.ts';
import type { Runs } from './runs.ts';
import { sharedReport } from './shared-report.ts';

/** 192 bits: unguessable. */
const RANDOM_BYTES = 24;

export type Sharing = ReturnType<typeof createSharing>;

/** Shares ended runs under an unguessable id. */
export function createSharing({ runs, shares, clock, storesGemini }: {
  runs: Pick<Runs, 'recorded'>;
  shares: Shares;
  clock: Clock;
  /** Whether the operator stores Gemini's answers; judgements that rest on them are not shared otherwise. */
  storesGemini: boolean;
}) {
  return {
    /** Shares the recorded events of a run, while the run is kept. */
    async create(runId: string): Promise<ShareOutcome> {
      const events = await runs.recorded(runId);
      if (typeof events === 'string') return { ok: false, problem: events };
      const report = sharedReport(events);
      if (!report) return { ok: false, problem: 'incomplete' };
      if (!storesGemini && hasGemini(report)) return { ok: false, problem: 'not-stored' };
      const [id, secret] = [randomToken(), randomToken()];
      const madeAt = clock.now();
      const saved = await shares.save(id, { secretHash: hashOf(secret), madeAt, json: JSON.stringify(report) });
      return saved === 'saved' ? { ok: true, id, secret, until: expiryOf(madeAt) } : { ok: false, problem: saved };
    },
    /** False only if there is certainly no such share; true while the store is unreachable. */
    has: async (id: string) => (await shares.find(id)) !== 'not-found',
    async read(id: string): Promise<Share | 'not-found' | 'unavailable'> {
      const stored = await shares.find(id);
      return typeof stored === 'string' ? stored : shareOf(stored);
    },
    /** Needs the secret that `create` returned; `not-found` if the share is unknown or the secret wrong. */
    async remove(id: string, secret: string): Promise<'removed' | 'not-found' | 'unavailable'> {
      const stored = await shares.find(id);
      if (typeof stored === 'string') return stored;
      const [due, given] = [Buffer.from(stored.secretHash), Buffer.from(hashOf(secret))];
      return due.length === given.length && timingSafeEqual(due, given) ? await shares.remove(id) : 'not-found';
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

/** A report in another version's format counts as not found. */
function shareOf({ madeAt, json }: StoredShare): Share | 'not-found' {
  const report = SharedReport.safeParse(parseStored(json));
  if (!report.success) return 'not-found';
  return { report: report.data, sharedAt: new Date(madeAt).toISOString(), until: expiryOf(madeAt) };
}
