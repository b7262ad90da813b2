import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What the server's own pages are shown with: the client's tokens and shell, and what only they need. */
export interface PageStyle {
  css: string;
  /** Where it is served; another content is another address. */
  href: string;
}

/** What the server's own pages can do besides being read. */
export interface PageScript {
  javascript: string;
  href: string;
}

/** Where the pages' font and icon are served. */
export const FONT_PATH = '/pages/geist.woff2';
export const STYLESHEET_PATH = '/pages/pages.css';

const CLIENT = join(import.meta.dirname, '..', '..', '..', 'client');
const SCRIPT_FILE = join(CLIENT, 'companion.js');
const GEIST = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

/** Where the pages' one script is served. */
export const SCRIPT_PATH = '/pages/pages.js';

export const FONT_FILE = createRequire(import.meta.url).resolve(GEIST);
export const ICON_FILE = join(CLIENT, 'icon.svg');

const PARTS = [
  ...['tokens.css', 'base.css', 'shell.css', 'controls.css', 'layout.css'].map((part) => join(CLIENT, 'styles', part)),
  join(import.meta.dirname, 'companion.css'),
];

/** Joins the parts into the one style sheet of the server's own pages, so that they keep to the client's tokens. */
export async function readPageStyle(): Promise<PageStyle> {
  const parts = await Promise.all(PARTS.map((part) => readFile(part, 'utf8')));
  const css = parts.join('\n').replaceAll(GEIST, FONT_PATH);
  return { css, href: `${STYLESHEET_PATH}?v=${versionOf(css)}` };
}

/** Reads the script of the server's own pages. */
export async function readPageScript(): Promise<PageScript> {
  const javascript = await readFile(SCRIPT_FILE, 'utf8');
  return { javascript, href: `${SCRIPT_PATH}?v=${versionOf(javascript)}` };
}

const versionOf = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 12);
