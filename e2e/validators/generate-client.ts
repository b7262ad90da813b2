import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { OpenApiDocument } from '../../contract/openapi.ts';
import { loadValidator, validatorPath } from './installed.ts';

interface OpenapiTypescript {
  default(document: unknown, options: { silent: boolean }): Promise<unknown>;
  astToString(ast: unknown): string;
}

/** Writes the client's types to where `client/consumer.ts` imports them from, and returns their text. */
export async function generateClient(document: OpenApiDocument): Promise<string> {
  const generator = await loadValidator<OpenapiTypescript>('openapi-typescript');
  const ast = await generator.default(structuredClone(document), { silent: true });
  const types = generator.astToString(ast);
  await mkdir(validatorPath('generated'), { recursive: true });
  // Two runs may generate at the same time: the rename makes sure that a compiler always reads a complete file.
  const draft = validatorPath(`generated/${process.pid}.d.ts`);
  await writeFile(draft, types);
  await rename(draft, validatorPath('generated/api.d.ts'));
  return types;
}
