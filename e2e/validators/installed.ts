import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The validators are a separate install (with an older TypeScript), so no import may name them: callers declare the
// few types they use.

/** The folder of the validators' own install. */
export const VALIDATORS_DIR = new URL('./', import.meta.url);

/** Whether `npm ci --prefix e2e/validators` has been run. */
export const validatorsInstalled = existsSync(new URL('node_modules/openapi-typescript/package.json', VALIDATORS_DIR));

/** The message to print if the validators are missing. */
export const NOT_INSTALLED = 'skipped: the validators are not installed (npm ci --prefix e2e/validators)';

/** Loads one of the validators. */
export async function loadValidator<Module>(name: string): Promise<Module> {
  return (await import(/* @vite-ignore */ name)) as Module;
}

/** The path of a file in the validators' folder. */
export const validatorPath = (name: string): string => fileURLToPath(new URL(name, VALIDATORS_DIR));
