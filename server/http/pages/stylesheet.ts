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

/** Where the pages' font and icon are served. */
export const FONT_PATH = '/pages/geist.woff2';
export const STYLESHEET_PATH = '/pages/pages.css';

const CLIENT = join(import.meta.dirname, '..', '..', '..', 'client');
const GEIST = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

export const FONT_FILE = createRequire(import.meta.url).resolve(GEIST);
export const ICON_FILE = join(CLIENT, 'icon.svg');

const PARTS = [
  ...['tokens.css', 'base.css', 'shell.css'].map((part) => join(CLIENT, 'styles', part)),
  join(import.meta.dirname, 'companion.css'),
];

/** Joins the parts into the one style sheet of the server's own pages, so that they keep to the client's tokens. */
export async function readPageStyle(): Promise<PageStyle> {
  const parts = await Promise.all(PARTS.map((part) => readFile(part, 'utf8')));
  const css = parts.join('\n').replaceAll(GEIST, FONT_PATH);
  const version = createHash('sha256').update(css).digest('hex').slice(0, 12);
  return { css, href: `${STYLESHEET_PATH}?v=${version}` };
}
