import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The judges are an install of their own (an older TypeScript), so nothing of theirs is named in an import:
// the types below are the little that is used of them.

/** The folder of the judges' own install. */
export const JUDGES = new URL('./', import.meta.url);

/** Whether `npm ci --prefix e2e/judges` has been run. */
export const judgesInstalled = existsSync(new URL('node_modules/openapi-typescript/package.json', JUDGES));

/** What to say where the judges are missing. */
export const NOT_INSTALLED = 'skipped: the judges are not installed (npm ci --prefix e2e/judges)';

/** Loads one of the judges. */
export async function judge<Module>(name: string): Promise<Module> {
  return (await import(/* @vite-ignore */ name)) as Module;
}

/** The path of a file of the judges' folder. */
export const judgesPath = (name: string): string => fileURLToPath(new URL(name, JUDGES));
