import { healthyStore } from '../../world/stores/healthy.ts';
import { changed, redirect, text } from '../../world/stores/store.ts';
import type { Store, StoreAnswer } from '../../world/stores/store.ts';

export const HOST = 'nordlysull.test';
export const healthy = healthyStore(HOST);

/** How many crawlers of each purpose are known. */
export const SEARCH = 10;
export const USER = 7;
export const TRAINING = 11;

export const ALL = 'User-agent: *';

/** The healthy store with this at /robots.txt. */
export const answering = (robots: StoreAnswer): Store => changed(healthy, { paths: { '/robots.txt': robots } });
export const saying = (...lines: readonly string[]): Store => answering(text(`${lines.join('\n')}\n`));

/** A robots.txt that leads on so many times. */
export const leadingOn = (times: number): Store => changed(healthy, {
  paths: Object.fromEntries<StoreAnswer>(Array.from({ length: times }, (_, hop) =>
    [hop === 0 ? '/robots.txt' : `/robots-${hop}`, redirect(`/robots-${hop + 1}`)])),
});
