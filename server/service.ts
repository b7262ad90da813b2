import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import { withPort } from './config.ts';
import type { Config } from './config.ts';
import { createDeps } from './deps.ts';
import type { DepsOverrides } from './deps.ts';
import { createAdminListener } from './http/admin.ts';
import { createPeerOf } from './http/caller.ts';
import { createHttpServer } from './http/server.ts';

export type Service = Awaited<ReturnType<typeof startService>>;

/** Starts the service. Listens first, because other parts need the actual port. Rejects if it cannot listen. */
export async function startService(config: Config, overrides: DepsOverrides = {}) {
  await using undo = new AsyncDisposableStack();
  let dispatch: RequestListener = (_req, res) => void res.writeHead(503).end();
  const server = createHttpServer((req, res) => dispatch(req, res), {
    maxConnections: config.maxConnections,
    maxPerPeer: config.maxConnectionsPerIp,
    peerOf: createPeerOf(config.trustProxy),
  }, overrides.clock ?? systemClock);
  const address = await listening(server, config.port, config.host);
  undo.defer(() => closed(server));
  const deps = undo.use(await createDeps(withPort(config, address.port), overrides));
  let stopping = false;
  let adminAddress: AddressInfo | undefined;
  if (config.adminPort !== undefined) {
    const admin = createServer(createAdminListener({
      metrics: deps.metrics,
      unreadyReason: () => (stopping ? 'stopping' : undefined),
      degradedReason: () =>
        (deps.shared?.redis.isReachable === false ? `ready, but ${WITHOUT_SHARED_STATE}` : undefined),
    }));
    adminAddress = await listening(admin, config.adminPort, config.adminHost);
    undo.defer(() => closed(admin));
  }
  const app = await createApp(deps);
  dispatch = app.handle;
  const started = undo.move();
  return {
    deps,
    address,
    /** Undefined unless `ADMIN_PORT` is set. */
    adminAddress,
    /** Accepts no more requests, ends every stream with `shutting-down`, then closes. */
    async stop(): Promise<void> {
      stopping = true;
      const publicClosed = closed(server);
      await app.stop();
      server.closeIdleConnections();
      await publicClosed;
      await started.disposeAsync();
    },
  };
}

async function listening(server: Server, port: number, host: string): Promise<AddressInfo> {
  server.listen(port, host);
  await once(server, 'listening');
  return server.address() as AddressInfo;
}

async function closed(server: Server): Promise<void> {
  if (!server.listening) return;
  const gone = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await gone;
}

/** What follows while the Valkey or Redis of `REDIS_URL` is unreachable. */
export const WITHOUT_SHARED_STATE =
  'the shared state is unreachable: limits are counted per instance, and fresh AI scans are refused';
