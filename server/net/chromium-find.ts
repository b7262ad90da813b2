import { accessSync, constants, readdirSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { join } from 'node:path';
import { attempt } from './attempt.ts';

interface ChromiumPlaces {
  /** `CHROMIUM_PATH`: when set, the only candidate. */
  configured: string | undefined;
  /** Playwright's browser cache. */
  playwright?: string;
  /** The user's home folder; may throw. */
  home?: () => string;
  /** Replaces `WELL_KNOWN`. */
  wellKnown?: readonly string[];
}

/** Where system packages install Chromium. */
export const WELL_KNOWN = [
  '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome', '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const PLAYWRIGHT_EXECUTABLES = [
  'chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];

/** Every executable Chromium on the machine, in order of preference; empty when there is none. */
export function findChromium(places: ChromiumPlaces): string[] {
  if (places.configured) return [places.configured].filter(isExecutable);
  const downloaded = playwrightBrowsers(places.playwright ?? playwrightFolder(places.home ?? homedir));
  return [...downloaded, ...(places.wellKnown ?? WELL_KNOWN)].filter(isExecutable);
}

/** `homedir` throws for a user without a passwd entry, as in some containers: then there is no cache. */
const playwrightFolder = (home: () => string): string => attempt(() =>
  join(home(), platform() === 'darwin' ? 'Library/Caches/ms-playwright' : '.cache/ms-playwright')) ?? '';

function playwrightBrowsers(folder: string): string[] {
  const revision = (name: string) => Number(name.slice('chromium-'.length));
  return (attempt(() => readdirSync(folder)) ?? [])
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => revision(b) - revision(a))
    .flatMap((name) => PLAYWRIGHT_EXECUTABLES.map((inside) => join(folder, name, inside)));
}

/** Whether the current user may execute the file. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
