import type { ReadPage, FetchedResource, Available } from '../gathered.ts';
import { available, unavailable } from '../available.ts';
import { attribute } from '../../../page/tree.ts';
import type { Page } from '../../../page/page.ts';
import { unavailableBecause } from './store-fetcher.ts';

/** The resource as a parsed page of the store, or why it is not one. */
export function readPage(resource: FetchedResource): Available<ReadPage> {
  const why = unavailableBecause(resource);
  if (why) return why;
  const { requestedUrl, result, access, page } = resource;
  if (!result?.ok || result.status >= 300 || !page) return unavailable('not-found');
  return available({
    requestedUrl, result, access, page, url: result.url,
    truncated: result.truncated !== false || page.truncated !== null,
    shell: isShell(page) ? 'needs-script' : null,
  });
}

const MAX_SHELL_TEXT = 200;
const MOUNT_POINTS = ['root', 'app', '__next', '__nuxt', 'svelte', 'gatsby', 'main-app'];

/** True for an app shell: almost no text, and scripts that would render it. */
export function isShell({ text, index, ids }: Page): boolean {
  if (text.text.trim().length >= MAX_SHELL_TEXT) return false;
  const hasScripts = index.scripts.some((script) => attribute(script, 'src') !== undefined);
  return hasScripts && (MOUNT_POINTS.some((id) => ids.has(id)) || index.anchors.length === 0);
}
