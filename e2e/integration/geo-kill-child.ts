// Run by geo-kill.test.ts in its own process, which is killed during the scan.
import { geoScan } from '../../server/tools/geo/scan.ts';
import { startGeoRig } from './geo-rig.ts';

const [dataDir = '', environment = '{}'] = process.argv.slice(2);
const given = JSON.parse(environment) as Record<string, string>;
const rig = await startGeoRig({
  dataDir,
  engines: { environment: () => given } as never,
});
if (!rig.deps.spend.take(40)) throw new Error('the day is full');
process.stdout.write('taken\n');
const events = geoScan(await rig.input(), rig.deps, new AbortController().signal);
for await (const event of events) process.stdout.write(`${event.type}\n`);
// Stays until it is killed, so that nothing is written at exit.
setInterval(() => {}, 1_000);
