import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLUMNS, overlongLines } from './columns.ts';
import { checkFile } from './layers.ts';

// The rules for source files that oxlint does not have. The first argument is the tree to check, else the project.

const RULES = [
  {
    name: 'Columns', fine: `no code past ${COLUMNS}`,
    files: '{*,{contract,server,client,e2e,bench}/**/*}.{ts,tsx,mjs,js}',
    except: ['**/*.{test,spec}.{ts,tsx}', 'e2e/validators/generated', 'e2e/.output'],
    check: (file: string, source: string) =>
      overlongLines(file, source).map((line) => ({ line, what: `more than ${COLUMNS} columns` })),
  },
  {
    name: 'Layers', fine: 'imports point one way',
    files: '{contract,server,client}/**/*.{ts,tsx,mjs}', except: [], check: checkFile,
  },
];

const root = process.argv[2] ?? join(import.meta.dirname, '../..');
for (const { name, fine, files, except, check } of RULES) {
  const problems = globSync(files, { cwd: root, exclude: ['**/node_modules', ...except] })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .flatMap((path) => check(path, readFileSync(join(root, path), 'utf8'))
      .map(({ line, what }) => `${path}:${line}  ${what}\n`));
  process.stdout.write(problems.join(''));
  process.stdout.write(`${name}: ${problems.length === 0 ? fine : `${problems.length} problems`}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
