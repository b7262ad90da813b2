import type { CheckParams, CheckId } from '../../../contract/checks/catalogue.ts';
import type { Evidence, Recipe } from '../../../contract/health.ts';
import type { ScanOutcome, UnmeasuredReason } from '../../../contract/vocabulary.ts';
import type { HealthScanInput } from '../../../server/tools/health/investigation.ts';
import type { WorldNetwork } from '../../world/network.ts';
import type { RegistersWorld } from '../../world/registers.ts';
import type { Store } from '../../world/stores/store.ts';
import type { DepsOverrides } from '../health-rig.ts';

/** One scan of one store, and what it must say of the checks the case is about. */
export interface HealthCase {
  name: string;
  store: Store;
  input?: Partial<HealthScanInput>;
  deps?: DepsOverrides;
  /** Called before the scan, for names, other hosts and registers. What it returns is disposed of afterwards. */
  prepare?: (network: WorldNetwork, registers: RegistersWorld) => Promise<AsyncDisposable> | AsyncDisposable | void;
  outcome?: ScanOutcome;
  expect: { readonly [Id in CheckId]?: Expected<Id> };
}

/** A status; why nothing was measured; or a status with some of its params and evidence. */
export type Expected<Id extends CheckId = CheckId> =
  | keyof CheckParams[Id]
  | 'not-applicable'
  | `not-measured: ${UnmeasuredReason}`
  | `blamed on ${CheckId}`
  | {
      [Status in keyof CheckParams[Id]]: {
        status: Status;
        params?: Partial<CheckParams[Id][Status]>;
        evidence?: readonly Partial<Evidence>[];
        recipe?: Recipe;
      };
    }[keyof CheckParams[Id]];

/** What a finding must match. */
export function findingFor(expected: Expected): object {
  if (typeof expected === 'object') return expected;
  const text = String(expected);
  if (text.startsWith('not-measured: ')) return { status: 'not-measured', reason: text.slice('not-measured: '.length) };
  if (text.startsWith('blamed on ')) return { status: 'not-measured', rootCause: text.slice('blamed on '.length) };
  return { status: text };
}
