import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REQUESTS } from '../server/http/pages/api-examples.ts';
import { record } from './examples-recording.ts';
import { startExamples } from './world/examples.ts';

const FILE = join(import.meta.dirname, '..', 'contract', 'operations', 'recorded.json');

/** Records the service's responses to the documentation's examples; run it when they are out of date. */
await using examples = await startExamples('https://analyse.example');
const recording = await record(examples.service.baseUrl, REQUESTS);
await writeFile(FILE, `${JSON.stringify(recording, null, 2)}\n`);
process.stdout.write(`${FILE}\n`);
