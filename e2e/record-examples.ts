import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EMITTER_REQUEST_EXAMPLES } from '../contract/openapi/examples-emitter.ts';
import { GEO_REQUEST_EXAMPLES } from '../contract/openapi/examples-geo.ts';
import { HEALTH_REQUEST_EXAMPLES } from '../contract/openapi/examples-health.ts';
import { record } from './examples-recording.ts';
import { startExamples } from './world/examples.ts';

const FILE = join(import.meta.dirname, '..', 'contract', 'openapi', 'recorded.json');

/** Records what the service answers to the documentation's own examples; run it when they no longer agree. */
await using examples = await startExamples('https://analyse.example');
const recording = await record(examples.service.baseUrl, {
  health: HEALTH_REQUEST_EXAMPLES.store.value,
  geo: GEO_REQUEST_EXAMPLES.store.value,
  schema: EMITTER_REQUEST_EXAMPLES.product.value,
});
await writeFile(FILE, `${JSON.stringify(recording, null, 2)}\n`);
process.stdout.write(`${FILE}\n`);
