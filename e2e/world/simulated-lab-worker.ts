// A process with a simulated lab, which takes visits from REDIS_URL's queue, each for WORK_MS, and prints its lines.
import { startSimulatedLab } from './simulated-lab.ts';

const { REDIS_URL = '', WORK_MS } = process.env;
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const lab = startSimulatedLab(REDIS_URL, Number(WORK_MS), { print });
process.on('SIGTERM', () => void lab[Symbol.asyncDispose]().then(() => process.exit()));
print('up');
