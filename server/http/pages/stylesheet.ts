import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export const FONT_PATH = '/pages/geist.woff2';
export const STYLESHEET_PATH = '/pages/pages.css';

const CLIENT = join(import.meta.dirname, '..', '..', '..', 'client');
const SCRIPT_FILE = join(CLIENT, 'content-pages.js');
const GEIST = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

export const SCRIPT_PATH = '/pages/pages.js';

export const FONT_FILE = createRequire(import.meta.url).resolve(GEIST);
export const ICON_FILE = join(CLIENT, 'icon.svg');

const PARTS = [
  ...['tokens.css', 'base.css', 'shell.css', 'controls.css', 'layout.css'].map((part) => join(CLIENT, 'styles', part)),
  join(import.meta.dirname, 'content-pages.css'),
];

/** The style sheet of the server's pages: the client's tokens and shell, and their own rules. */
export async function readPageStyle() {
  const parts = await Promise.all(PARTS.map((part) => readFile(part, 'utf8')));
  return pageFile(STYLESHEET_PATH, parts.join('\n').replaceAll(GEIST, FONT_PATH));
}

/** The script of the server's pages. */
export const readPageScript = async () => pageFile(SCRIPT_PATH, await readFile(SCRIPT_FILE, 'utf8'));

/** A file that the server's pages load, with its URL, which contains a hash of its content. */
function pageFile(path: string, content: string) {
  return { content, href: `${path}?v=${createHash('sha256').update(content).digest('hex').slice(0, 12)}` };
}
