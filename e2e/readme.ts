// `npm exec -- node e2e/readme.ts` runs README.md's examples in the demo's world and writes their output to README.md.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startDemoWorld } from './demo-world.ts';
import { startService } from './world/service.ts';

/** The path of README.md. */
export const README = join(import.meta.dirname, '..', 'README.md');

/** A command of the README and the output shown for it. */
export interface Example {
  command: string;
  shown: string;
}

const EXAMPLE = /```sh\n(curl [^]*?)```\n+```json\n([^]*?)```/g;
const ADDRESS = 'http://127.0.0.1:3000';
const LIMIT_MS = 60_000;

/** Every curl command with the output that follows it. */
export const readExamples = (text: string): Example[] =>
  [...text.matchAll(EXAMPLE)].map(([, command = '', shown = '']) => ({ command, shown }));

/** Runs the example against another address and returns its output. */
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
    const output = await runExample(command, service.baseUrl);
    const between = `${command}\`\`\`\n\n\`\`\`json\n`;
    text = text.replace(between + shown, () => between + output);
  }
  writeFileSync(README, text);
}
