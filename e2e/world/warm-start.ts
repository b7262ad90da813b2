// Run before the suites. The services they start are killed and write no compile cache; this one exits normally, so
// that the code it and its threads compiled is cached for all the others.
import { newClient, PATHS } from '../conformance/client.ts';
import { startWorldNetwork } from './network.ts';
import { startService } from './service.ts';
import { healthyStore } from './stores/healthy.ts';
import { serveStore } from './stores/store.ts';

const HOST = 'warm.test';

await using network = await startWorldNetwork();
await using _store = await serveStore(network, healthyStore(HOST));
await using service = await startService(network.environment());
await newClient(service).post(PATHS.health, { url: HOST });
await service.end('SIGTERM');
