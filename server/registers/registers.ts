import type { Clock } from '../clock.ts';
import type { GuardedFetch } from '../net/fetch-types.ts';
import type { NameResolver } from '../net/resolve.ts';
import type { OpenTrusted } from '../net/trusted.ts';
import { notMeasured } from './register-query.ts';
import type { RegisterEndpoint } from './register-query.ts';
import { createBrreg } from './brreg.ts';
import type { CompanyRegister } from './companies.ts';
import { createPeppol } from './peppol.ts';
import type { Peppol } from './peppol.ts';

/** The registers available to a scan. */
export interface Registers {
  companies: CompanyRegister;
  peppol: Peppol;
}

/** Dependencies and configuration of the registers. */
interface RegistersOptions {
  trusted: OpenTrusted;
  fetch: GuardedFetch;
  resolver: Pick<NameResolver, 'resolveNaptr'>;
  clock: Clock;
  config: { brregBaseUrl: string; peppolSmlZone: string; peppolDirectoryUrl: string };
}

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 1_048_576;

/** Creates the clients of the configured registers, once per service. */
export function createRegisters({ trusted, fetch, resolver, clock, config }: RegistersOptions): Registers {
  const endpoint = (baseUrl: string): RegisterEndpoint => ({
    baseUrl, clock, fetch: trusted({ baseUrl, timeoutMs: TIMEOUT_MS * clock.budgetScale, maxBytes: MAX_BYTES }),
  });
  const directory = endpoint(config.peppolDirectoryUrl);
  return {
    companies: createBrreg(endpoint(config.brregBaseUrl)),
    peppol: createPeppol({ resolver, fetch, directory, zone: config.peppolSmlZone }),
  };
}

const NOT_CONFIGURED = notMeasured('not-configured');

/** Registers that make no requests: every lookup is not measured. */
export const NO_REGISTERS: Registers = {
  companies: {
    lookup: async () => NOT_CONFIGURED,
    lookupAll: async (numbers) => new Map(numbers.map((number) => [number, NOT_CONFIGURED])),
    byWebsite: async () => [],
  },
  peppol: { lookup: async () => NOT_CONFIGURED },
};
