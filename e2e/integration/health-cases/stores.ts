import type { ScanOutcome } from '../../../contract/vocabulary.ts';
import type { HealthScanInput } from '../../../server/tools/health/scan.ts';
import { healthyStore } from '../../world/stores/healthy.ts';
import type { Store } from '../../world/stores/store.ts';

/** What a scan of a store must say: every finding that is neither a pass nor information, and no other. */
export interface StoreExpectation {
  name: string;
  store: Store;
  input?: Partial<HealthScanInput>;
  outcome: ScanOutcome;
  /** Ids by what they say: the status, then the reason and the cause where it has them. */
  says: Readonly<Record<string, string>>;
  /** At most so many requests. */
  asks?: number;
}

const HOST = 'nordlysull.test';

/** What does not apply to a small store on its own host that nobody probes as a crawler. */
const USUALLY_NOT_APPLICABLE = 'ai-edge-access sitemap-index sitemap-gzip';

export const EXPECTATIONS: readonly StoreExpectation[] = [
  {
    name: 'the healthy store', store: healthyStore(HOST), outcome: 'scanned', asks: 25,
    says: { 'not-measured, not-configured': 'ipv6', 'not-applicable': USUALLY_NOT_APPLICABLE },
  },
];
