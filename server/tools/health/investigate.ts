import type { CheckId } from '../../../contract/checks/catalogue.ts';
import type { ServerId } from '../../../contract/checks/recipes.ts';
import type { HealthSummary } from '../../../contract/health.ts';
import type { ScanOutcome } from '../../../contract/vocabulary.ts';
import type { FieldReport } from '../../lab/crux.ts';
import type { SessionRequests } from '../../net/fetch-types.ts';
import type { AddressGuard } from '../../net/verdict.ts';
import type { Country } from '../../registers/country.ts';
import { NORWEGIAN_NUMBERS } from '../../registers/norway.ts';
import type { Peppol } from '../../registers/peppol.ts';
import { detectServer } from '../../site/platform.ts';
import { seededRandom } from '../../threads/seeded-random.ts';
import type { ViewedVerdict } from './judge.ts';
import { companyIn } from './company.ts';
import { gather } from './gather/gather.ts';
import type { ScanInput } from './gathered.ts';
import { createJudgements } from './judge.ts';
import { CHECKS } from './checks.ts';
import type { ThreadWork } from '../../threads/thread-job.ts';
import type { SpeedLab } from '../../lab/speed-lab.ts';

/** What is known about the store once its home page was requested. */
export interface EntryReport {
  outcome: ScanOutcome;
  finalUrl: string | null;
  platform: HealthSummary['platform'];
  server: ServerId | null;
}

/** Input of an investigation: what to scan, its I/O functions, and its callbacks. */
export interface Assignment {
  input: ScanInput;
  checks: readonly CheckId[];
  /** Milliseconds since the epoch. */
  now: number;
  seed: number;
  aiEdgeProbe: boolean;
  /** Aborts gathering. */
  gathering: AbortSignal;
  /** Aborts when the scan ends. */
  ending: AbortSignal;
  session: SessionRequests;
  guard: Pick<AddressGuard, 'judge'>;
  lab: Pick<SpeedLab, 'measure' | 'render'>;
  field: FieldReport;
  lookups: Pick<Country, 'lookup' | 'lookupAll' | 'byWebsite'>;
  peppol: Peppol;
  onEntry(entry: EntryReport): void;
  onVerdict(id: CheckId, verdict: ViewedVerdict): void;
  onCompany(company: HealthSummary['company']): void;
  /** Called when a check throws; its finding is then `failed`. */
  onBroken(id: CheckId, error: unknown): void;
}

/** Gathers and judges one store, in the thread that holds its pages; reports each verdict as soon as it is known. */
export const investigate: ThreadWork<Assignment, void> = {
  async run(assignment) {
    const { input, checks, now, seed, aiEdgeProbe, gathering, ending, lookups, peppol } = assignment;
    const { session, guard, lab, field } = assignment;
    const views = gather(input, {
      session, guard, lab, field, now, aiEdgeProbe, random: seededRandom(seed), signal: gathering, labSignal: ending,
      registers: { country: { ...NORWEGIAN_NUMBERS, ...lookups }, peppol },
    });
    const judgements = createJudgements(CHECKS, views, { signal: ending, onBroken: assignment.onBroken });
    const { outcome, last, platform } = await views.raw.entry;
    const server = last.result?.ok ? detectServer(last.result.headers) : null;
    assignment.onEntry({ outcome, platform, server, finalUrl: last.result?.ok ? last.result.url.href : null });
    await Promise.all([
      ...checks.map(async (id) => assignment.onVerdict(id, await judgements.of(id))),
      views.seen.identity.then((identity) => assignment.onCompany(companyIn(identity))),
    ]);
  },
};
