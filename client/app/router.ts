import { useSyncExternalStore } from 'react';

/** Where the reader is; `key` tells one entry of the history from another. */
export interface Place {
  path: string;
  search: string;
  hash: string;
  key: string;
}

/** How a change of place came about: only a push starts at the top of the page. */
export type Move = 'push' | 'replace' | 'back';

type Listener = (place: Place, move: Move) => void;

const listeners = new Set<Listener>();
/** One object while nothing changes, as `useSyncExternalStore` asks. */
let known: Place | undefined;
let count = 0;

function read(): Place {
  const { pathname, search, hash } = window.location;
  const state = window.history.state as { key?: string } | null;
  return { path: pathname, search, hash, key: state?.key ?? 'first' };
}

/** Where the browser is now. */
export const currentPlace = (): Place => (known ??= read());

function tell(move: Move): void {
  known = read();
  for (const listener of listeners) listener(known, move);
}

/** Hears of every change of place until the returned function is called. */
export function onMove(listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', onPop);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', onPop);
  };
}

function onPop(): void {
  const { path, search } = currentPlace();
  const isFragment = path === window.location.pathname && search === window.location.search;
  // The browser itself goes to a fragment of the same page that no link of ours has led to.
  tell(isFragment && window.location.hash !== '' && window.history.state === null ? 'replace' : 'back');
}

/** Goes to an address of this site without loading it anew. */
export function navigate(to: string): void {
  count += 1;
  window.history.pushState({ key: `${performance.timeOrigin}-${count}` }, '', to);
  tell('push');
}

/** Goes to a fragment of the same page without scrolling or moving the focus: whoever calls does both. */
export function markFragment(id: string): void {
  count += 1;
  window.history.pushState({ key: `${performance.timeOrigin}-${count}` }, '', `#${id}`);
  tell('replace');
}

/** Changes the query in place: no entry in the history, no scrolling, no focus moved. Empty values go away. */
export function replaceQuery(values: Readonly<Record<string, string | undefined>>): void {
  const query = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  const to = `${window.location.pathname}${text ? `?${text}` : ''}${window.location.hash}`;
  window.history.replaceState(window.history.state, '', to);
  tell('replace');
}

const subscribe = (notify: () => void): (() => void) => onMove(notify);
const pathNow = (): string => currentPlace().path;
const searchNow = (): string => currentPlace().search;
const hashNow = (): string => currentPlace().hash;
const nothing = (): string => '';

/** The query of the address; empty in what is rendered ahead. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, searchNow, nothing));
}

/** The path of the address; empty in what is rendered ahead. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, pathNow, nothing);
}

/** The fragment of the address with its `#`; empty in what is rendered ahead. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, hashNow, nothing);
}
