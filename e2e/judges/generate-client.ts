import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { OpenApiDocument } from '../../contract/openapi.ts';
import { judge, judgesPath } from './installed.ts';

interface OpenapiTypescript {
  default(document: unknown, options: { silent: boolean }): Promise<unknown>;
  astToString(ast: unknown): string;
}

/** Writes the client's types where `client/consumer.ts` imports them from, and answers with their text. */
export async function generateClient(document: OpenApiDocument): Promise<string> {
  const generator = await judge<OpenapiTypescript>('openapi-typescript');
  const ast = await generator.default(structuredClone(document), { silent: true });
  const types = generator.astToString(ast);
  await mkdir(judgesPath('generated'), { recursive: true });
  // Two runs may generate at once: whoever compiles meanwhile reads a whole file.
  const draft = judgesPath(`generated/${process.pid}.d.ts`);
  await writeFile(draft, types);
  await rename(draft, judgesPath('generated/api.d.ts'));
  return types;
}
