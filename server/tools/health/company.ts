import type { HealthSummary } from '../../../contract/health.ts';
import type { Identity } from './gathered.ts';
import type { Available } from './available.ts';

/** The registered company behind a Norwegian store; null elsewhere, where nine digits may be anything. */
export function companyIn(identity: Available<Identity>): HealthSummary['company'] {
  const lookup = identity.available && identity.value.norwegian ? identity.value.lookup : null;
  switch (lookup?.kind) {
    case 'found': {
      const { number, name, status } = lookup.company;
      return { orgnr: number, name, status: status ?? 'unknown' };
    }
    case 'deleted': return { orgnr: lookup.number, name: lookup.name, status: lookup.place ? 'unknown' : 'deleted' };
    default: return null;
  }
}
