import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { RequestListener } from 'node:http';
import { createApp } from './app.ts';
import { atPort } from './config.ts';
import type { Config } from './config.ts';
import { createDeps } from './deps.ts';
import type { Deps, DepsOverrides } from './deps.ts';
import { createHttpServer } from './http/server.ts';

/** The service on its socket. */
export interface Service {
  deps: Deps;
  address: AddressInfo;
  /** Admits nothing more, ends every stream with `shutting-down`, then closes. */
  stop(): Promise<void>;
}

/** Listens first, so that the port is known before anything that names it is made. Rejects when it cannot listen. */
export async function startService(config: Config, overrides: DepsOverrides = {}): Promise<Service> {
  let dispatch: RequestListener = (_req, res) => void res.writeHead(503).end();
  const server = createHttpServer((req, res) => dispatch(req, res));
  server.listen(config.port, config.host);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  const deps = createDeps(atPort(config, address.port), overrides);
  const app = createApp(deps);
  dispatch = app.handle;
  return {
    deps,
    address,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      await app.stop();
      server.closeIdleConnections();
      await closed;
      await deps[Symbol.asyncDispose]();
    },
  };
}
