import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { pageAt } from '../../contract/routes.ts';
import type { PagePath } from '../../contract/routes.ts';

interface Entry {
  path: string;
  search: string;
  hash: string;
  /** Identifies the entry of the history; a new one has none yet. */
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

/** The scroll position at which each entry of the history was left. */
const scrolls = new Map<string | undefined, number>();

/**
 * On navigation, moves the focus to the heading and scrolls to the top, or restores the previous position on back and
 * forward. A changed query and a fragment of the same page do neither.
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
    // Its page is still loading.
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

/** Going back from a fragment of the same page focuses the link to it. */
function goBackTo({ hash, key }: Entry, leftFragment: string): void {
  window.scrollTo(0, scrolls.get(key) ?? 0);
  focus(targetOf(hash)?.closest('details')?.querySelector('summary') ?? linkTo(leftFragment));
}

/** The target of a fragment; null if the fragment cannot be decoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** A link that is folded away cannot have the focus. */
const linkTo = (fragment: string): HTMLElement | undefined =>
  (fragment
    ? [...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(fragment)}"]`)]
      .find((link) => link.checkVisibility())
    : undefined);
