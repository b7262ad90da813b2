import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { withPort } from './config.ts';
import type { Config } from './config.ts';
import { createDeps } from './deps.ts';
import type { Deps, DepsOverrides } from './deps.ts';
import { createAdminListener } from './http/admin.ts';
import { createPeerOf } from './http/caller.ts';
import { answerWhileStarting, createHttpServer } from './http/server.ts';

/** The running service, with its sockets. */
export type Service = Awaited<ReturnType<typeof startService>>;

/** Starts the service. Rejects if it cannot listen. */
export async function startService(config: Config, overrides: DepsOverrides = {}) {
  await using cleanup = new AsyncDisposableStack();
  let dispatch = answerWhileStarting;
  const server = createHttpServer((req, res) => dispatch(req, res), {
    maxConnections: config.maxConnections,
    maxPerPeer: config.maxConnectionsPerIp,
    peerOf: createPeerOf(config.trustProxy),
  }, overrides.clock ?? systemClock);
  // Listens first, because other parts need the actual port.
  const address = await listen(server, config.port, config.host);
  cleanup.defer(() => close(server));
  const deps = cleanup.use(await createDeps(withPort(config, address.port), overrides));
  let stopping = false;
  let adminAddress: AddressInfo | undefined;
  if (config.adminPort !== undefined) {
    const admin = createServer(createAdminListener({
      metrics: deps.metrics,
      unreadyReason: () => (stopping ? 'stopping' : undefined),
      degradedReason: () => degradation(deps),
    }));
    adminAddress = await listen(admin, config.adminPort, config.adminHost);
    cleanup.defer(() => close(admin));
  }
  const app = await createApp(deps);
  dispatch = app.handle;
  const resources = cleanup.move();
  return {
    deps,
    address,
    /** Undefined unless `ADMIN_PORT` is set. */
    adminAddress,
    /** Accepts no more requests, ends every stream with `shutting-down`, then closes. */
    async stop(): Promise<void> {
      stopping = true;
      const publicClosed = close(server);
      await app.stop();
      server.closeIdleConnections();
      await publicClosed;
      await resources.disposeAsync();
    },
  };
}

async function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  server.listen(port, host);
  await once(server, 'listening');
  return server.address() as AddressInfo;
}

async function close(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await closed;
}

/** What does not work although the service is ready; undefined if everything does. */
function degradation({ shared, stateProblem }: Pick<Deps, 'shared' | 'stateProblem'>): string | undefined {
  if (shared?.redis.isReachable === false) return `ready, but ${WITHOUT_SHARED_STATE}`;
  const problem = stateProblem?.();
  return problem === undefined ? undefined : `ready, but nothing is stored: ${problem}`;
}

/** What it means that the Valkey or Redis of `REDIS_URL` is unreachable. */
export const WITHOUT_SHARED_STATE =
  'the shared state is unreachable: limits are counted per instance, and fresh AI scans are refused';
