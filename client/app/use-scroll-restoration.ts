import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { pageAt } from '../../contract/routes.ts';
import type { PagePath } from '../../contract/routes.ts';

interface Entry {
  path: string;
  search: string;
  hash: string;
  /** Identifies a history entry; undefined for a new one. */
  key: string | undefined;
}

function currentEntry(): Entry {
  const { pathname: path, search, hash } = window.location;
  return { path, search, hash, key: (window.history.state as { key?: string } | null)?.key };
}

let count = 0;

function assignKey(): void {
  count += 1;
  window.history.replaceState({ key: `${performance.timeOrigin}-${count}` }, '');
}

/** Last scroll position of each history entry. */
const scrolls = new Map<string | undefined, number>();

/**
 * On navigation, moves focus to the heading and scrolls to the top; on back and forward, restores the scroll position.
 * `replaceQuery` and hash changes within a page do neither.
 */
export function useScrollRestoration(shown: PagePath): void {
  const entry = useLocationProperty(() => `${currentEntry().key} ${window.location.href}`, () => '');
  const before = useRef<Entry>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keepScroll = (): void => {
      const { key } = currentEntry();
      if (key === before.current?.key) scrolls.set(key, window.scrollY);
    };
    window.addEventListener('scroll', keepScroll, { passive: true });
    return () => window.removeEventListener('scroll', keepScroll);
  }, []);

  useLayoutEffect(() => {
    const now = currentEntry();
    // The page of this entry is still loading.
    if (pageAt(now.path) !== shown) return;
    const left = before.current;
    if (now.key === undefined) assignKey();
    before.current = currentEntry();
    if (!left || left.key === now.key) return;
    if (now.key !== undefined) return goBackTo(now, left.path === now.path ? left.hash : '');
    const isFragment = left.path === now.path && left.search === now.search && now.hash !== '';
    if (!isFragment) goTo(now);
  }, [shown, entry]);
}

const focus = (element: HTMLElement | null | undefined): void =>
  (element ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });

function goTo({ hash }: Entry): void {
  const target = targetOf(hash);
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  focus(undefined);
}

/** Going back from a hash on the same page focuses the link that led there. */
function goBackTo({ hash, key }: Entry, leftFragment: string): void {
  window.scrollTo(0, scrolls.get(key) ?? 0);
  focus(targetOf(hash)?.closest('details')?.querySelector('summary') ?? linkTo(leftFragment));
}

/** The target of a hash; null if there is none or the hash cannot be decoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Only visible links can be focused, so not those in a closed `<details>`. */
const linkTo = (fragment: string): HTMLElement | undefined =>
  (fragment
    ? [...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(fragment)}"]`)]
      .find((link) => link.checkVisibility())
    : undefined);
