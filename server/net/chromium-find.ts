import { accessSync, constants, readdirSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { join } from 'node:path';

export interface ChromiumPlaces {
  /** `CHROMIUM_PATH`: when set, nothing else is tried. */
  configured: string | undefined;
  /** Where Playwright keeps the browsers it downloads. */
  playwright?: string;
  /** Where the user's own files are; may throw. */
  home?: () => string;
  /** In place of the well-known paths. */
  wellKnown?: readonly string[];
}

/** Where machines have a Chromium of their own. */
export const WELL_KNOWN = [
  '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome', '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const INSIDE_PLAYWRIGHT = [
  'chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

/** Every browser on the machine that may be started, the likeliest first; empty when there is none. */
export function findChromium(places: ChromiumPlaces): string[] {
  if (places.configured) return [places.configured].filter(isExecutable);
  const downloaded = playwrightBrowsers(places.playwright ?? playwrightFolder(places.home ?? homedir));
  return [...downloaded, ...(places.wellKnown ?? WELL_KNOWN)].filter(isExecutable);
}

/** A user the machine has no record of, as containers may run as, has no home and so no browsers there. */
function playwrightFolder(home: () => string): string {
  try {
    return join(home(), platform() === 'darwin' ? 'Library/Caches/ms-playwright' : '.cache/ms-playwright');
  } catch {
    return '';
  }
}

function playwrightBrowsers(folder: string): string[] {
  const revision = (name: string) => Number(name.slice('chromium-'.length));
  return entriesOf(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => revision(b) - revision(a))
    .flatMap((name) => INSIDE_PLAYWRIGHT.map((inside) => join(folder, name, inside)));
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Whether this user may start what lies there. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
