import { systemClock } from '../../server/clock.ts';
import type { Clock } from '../../server/clock.ts';
import { EgressPolicy } from '../../server/net/egress-policy.ts';
import { createResolver } from '../../server/net/resolve.ts';
import { createTrustedClient } from '../../server/net/trusted.ts';
import { createRegisters } from '../../server/registers/registers.ts';
import type { Registers } from '../../server/registers/registers.ts';
import { guardedWorld } from './guarded-world.ts';
import type { WorldNetwork } from './network.ts';
import { startPeppol } from './peppol.ts';
import type { PeppolWorld } from './peppol.ts';
import { startRegister } from './register.ts';
import type { RegisterWorld } from './register.ts';

/** The business register and Peppol of one world, and the service's own clients for them. */
export interface RegistersWorld extends AsyncDisposable {
  register: RegisterWorld;
  peppol: PeppolWorld;
  /** The environment for the service to reach them, in addition to the network's. */
  environment(): Record<string, string>;
  /** The real clients over real sockets; call again after adding hosts to the network. */
  open(clock?: Clock): Registers & AsyncDisposable;
}

/** Starts both in a network. */
export async function startRegisters(network: WorldNetwork): Promise<RegistersWorld> {
  await using stack = new AsyncDisposableStack();
  const register = stack.use(await startRegister());
  const peppol = stack.use(await startPeppol(network));
  const environment = (): Record<string, string> => ({ ...register.environment(), ...peppol.environment() });
  const owned = stack.move();
  return {
    register,
    peppol,
    environment,
    open(clock = systemClock) {
      const clients = new AsyncDisposableStack();
      const { dnsServers } = EgressPolicy.parse(network.environment());
      const { BRREG_BASE_URL = '', PEPPOL_SML_ZONE = '', PEPPOL_DIRECTORY_URL = '' } = environment();
      const registers = createRegisters({
        trusted: (endpoint) => clients.use(createTrustedClient({ ...endpoint, clock })).fetch,
        fetch: guardedWorld(network.environment(), { clock }).fetch,
        resolver: createResolver({ servers: dnsServers, clock }),
        clock,
        config: {
          brregBaseUrl: BRREG_BASE_URL, peppolSmlZone: PEPPOL_SML_ZONE, peppolDirectoryUrl: PEPPOL_DIRECTORY_URL,
        },
      });
      return { ...registers, [Symbol.asyncDispose]: () => clients.disposeAsync() };
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
