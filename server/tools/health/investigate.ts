import type { CheckId } from '../../../contract/checks/catalogue.ts';
import type { ServerId } from '../../../contract/checks/platforms.ts';
import type { HealthSummary } from '../../../contract/health.ts';
import type { ScanOutcome } from '../../../contract/vocabulary.ts';
import { detectServer } from '../../site/platform.ts';
import { seededRandom } from '../../threads/seeded-random.ts';
import type { ViewedVerdict } from './judge.ts';
import { gather } from './gather/gather.ts';
import type { GatherDeps } from './gather/gather.ts';
import { companyIn } from './gather/registry.ts';
import type { ScanInput } from './gathered.ts';
import { createJudge } from './judge.ts';
import { CHECKS } from './checks.ts';
import type { ThreadWork } from '../../threads/thread-job.ts';

/** What is known about the store once its home page was requested. */
export interface EntryReport {
  outcome: ScanOutcome;
  finalUrl: string | null;
  platform: HealthSummary['platform'];
  server: ServerId | null;
}

/** Input of an investigation: what to scan, the services it may call outside the thread, and its callbacks. */
export interface Assignment extends Omit<GatherDeps, 'random'> {
  input: ScanInput;
  checks: readonly CheckId[];
  seed: number;
  onEntry(entry: EntryReport): void;
  onVerdict(id: CheckId, verdict: ViewedVerdict): void;
  onCompany(company: HealthSummary['company']): void;
  /** Called when a check throws; its finding is then `failed`. */
  onBroken(id: CheckId, error: unknown): void;
}

/** Gathers and judges one store, in the thread that holds its pages; reports each verdict as soon as it is known. */
export const investigate: ThreadWork<Assignment, void> = {
  async run({ input, checks, seed, onEntry, onVerdict, onCompany, onBroken, ...gatherDeps }) {
    const views = gather(input, { ...gatherDeps, random: seededRandom(seed) });
    const judge = createJudge(CHECKS, views, { signal: gatherDeps.ending, onBroken });
    const { outcome, last, url, platform } = await views.raw.entry;
    const server = last.result?.ok ? detectServer(last.result.headers) : null;
    onEntry({ outcome, platform, server, finalUrl: last.result?.ok ? url.href : null });
    await Promise.all([
      ...checks.map(async (id) => onVerdict(id, await judge(id))),
      views.seen.identity.then((identity) => onCompany(companyIn(identity))),
    ]);
  },
};
