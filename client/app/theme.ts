import { useSyncExternalStore } from 'react';
import { remember } from './cookies.ts';
import { createListeners } from './listeners.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const { subscribe, emitChange } = createListeners();

function current(): Theme {
  const written = document.documentElement.dataset.theme;
  return written === 'light' || written === 'dark' ? written : 'auto';
}

const serverSnapshot = (): Theme => 'auto';

/** The current theme; `auto` until hydrated. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, current, serverSnapshot);

/** Applies and stores a theme; `auto` deletes the stored one. */
export function chooseTheme(theme: Theme): void {
  remember('theme', theme === 'auto' ? '' : theme);
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  emitChange();
}
