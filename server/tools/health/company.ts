import type { HealthSummary } from '../../../contract/health.ts';
import type { Identity } from './gathered.ts';
import type { Seen } from './seen.ts';

/** The company behind a Norwegian store, where the register names one: elsewhere nine digits may be anything. */
export function companyIn(identity: Seen<Identity>): HealthSummary['company'] {
  const lookup = identity.seen && identity.value.norwegian ? identity.value.lookup : null;
  switch (lookup?.kind) {
    case 'found': {
      const { number, name, status } = lookup.company;
      return { orgnr: number, name, status: status ?? 'unknown' };
    }
    case 'deleted': return { orgnr: lookup.number, name: lookup.name, status: 'deleted' };
    default: return null;
  }
}
