import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { SharedReport } from '../../contract/share.ts';
import type { Share, ShareOutcome } from '../../contract/share.ts';
import type { Clock } from '../clock.ts';
import { SHARE_RETENTION_MS } from '../state/shares.ts';
import type { Shares, StoredShare } from '../state/shares.ts';
import type { Runs } from './runs.ts';
import { sharedReport } from './shared-report.ts';

/** 192 bits: no one guesses an id or a secret. */
const RANDOM_BYTES = 24;

/** Gives runs an address that anybody may read them at. */
export interface Sharing {
  /** Shares what the service itself recorded of a run, for as long as it keeps it after its end. */
  create(runId: string): Promise<ShareOutcome>;
  /** Whether there may be such a share: also where nobody could be asked. */
  has(id: string): Promise<boolean>;
  read(id: string): Promise<Share | 'not-found' | 'unavailable'>;
  /** Only with the secret its maker was told; `none` where the share or the secret is not known. */
  remove(id: string, secret: string): Promise<'removed' | 'not-found' | 'unavailable'>;
}

export interface SharingDeps {
  runs: Pick<Runs, 'recorded'>;
  shares: Shares;
  clock: Clock;
  /** Whether the operator keeps what Gemini answered: its judgements, too, rest on it. */
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
      const [id, secret] = [randomWord(), randomWord()];
      const madeAt = clock.now();
      const saved = await shares.save(id, { secretHash: hashOf(secret), madeAt, json: JSON.stringify(report) });
      if (saved === 'saved') return { ok: true, id, secret, until: endOf(madeAt) };
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
  report.tool === 'geo' && report.result.answers.some(({ engine, status }) => engine === 'gemini' && status === 'measured');

const randomWord = (): string => randomBytes(RANDOM_BYTES).toString('base64url');

/** A secret of so many random bits needs no salt and no slow hash. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const endOf = (madeAt: number): string => new Date(madeAt + SHARE_RETENTION_MS).toISOString();

/** What an earlier version stored in a form that is no longer read is gone. */
function shareOf({ madeAt, json }: StoredShare): Share | 'not-found' {
  const report = SharedReport.safeParse(JSON.parse(json));
  return report.success ? { report: report.data, sharedAt: new Date(madeAt).toISOString(), until: endOf(madeAt) } : 'not-found';
}
