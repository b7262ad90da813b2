// `npm exec -- node e2e/readme.ts` runs README.md's examples against the demo's world and writes down what they answer.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startDemoWorld } from './demo-world.ts';
import { startService } from './world/service.ts';

/** The page itself. */
export const README = join(import.meta.dirname, '..', 'README.md');

/** A command of the README and what it says is answered. */
export interface Example {
  command: string;
  shown: string;
}

const EXAMPLE = /```sh\n(curl [^]*?)```\n+```json\n([^]*?)```/g;
const ADDRESS = 'http://127.0.0.1:3000';
const LIMIT_MS = 60_000;

/** Every block of a curl command with the block of its answer behind it. */
export const readExamples = (text: string): Example[] =>
  [...text.matchAll(EXAMPLE)].map(([, command = '', shown = '']) => ({ command, shown }));

/** Runs one as written but for the address, and answers with what it writes. */
export async function runExample(command: string, baseUrl: string): Promise<string> {
  const here = command.replaceAll(ADDRESS, baseUrl);
  const { stdout } = await promisify(execFile)('sh', ['-c', here], { timeout: LIMIT_MS, maxBuffer: 8 << 20 });
  return stdout;
}

if (import.meta.main) {
  await using world = await startDemoWorld();
  await using service = await startService(world.environment());
  let text = readFileSync(README, 'utf8');
  for (const { command, shown } of readExamples(text)) {
    const answered = await runExample(command, service.baseUrl);
    const between = `${command}\`\`\`\n\n\`\`\`json\n`;
    text = text.replace(between + shown, () => between + answered);
  }
  writeFileSync(README, text);
}
