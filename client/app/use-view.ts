import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TAGS } from '../i18n/language.ts';
import { pageAt } from '../../contract/routes.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { remember } from './cookies.ts';
import { currentPlace, onMove, replaceQuery } from './router.ts';
import type { Move } from './router.ts';
import { loadView } from './view.ts';
import type { View } from './view.ts';

/** How far down each entry of the history was left. */
const scrolls = new Map<string, number>();

/**
 * The view at the present address. A new page takes the place of the old one only when all of it is loaded; then the
 * focus goes to its heading, and the reader to its top, or back to where they left it.
 */
export function useView(first: View): { view: View; failed: boolean; switchLanguage: (language: Language) => void } {
  const [view, setView] = useState(first);
  const [failed, setFailed] = useState(false);
  const shown = useRef(view);
  const arrival = useRef<Move | null>(null);
  const latest = useRef(0);

  const show = useCallback(async (path: View['path'], language: Language, move: Move | null): Promise<void> => {
    const turn = (latest.current += 1);
    const next = await loadView(path, language).catch(() => undefined);
    if (turn !== latest.current) return;
    setFailed(next === undefined);
    if (!next) return;
    arrival.current = move;
    setView(next);
  }, []);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    let { key, hash: left } = currentPlace();
    const keep = (): void => void scrolls.set(currentPlace().key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    const stop = onMove((place, move) => {
      const page = pageAt(place.path);
      const [isSame, followed] = [page === shown.current.path && place.key === key, left];
      ({ key, hash: left } = place);
      if (move === 'replace' || isSame) return;
      // What the page shows at the new query is rendered only after this.
      if (page === shown.current.path) return void window.setTimeout(() => settle(move, followed));
      if (page) void show(page, shown.current.speech.language, move);
      else window.location.reload();
    });
    return () => {
      stop();
      window.removeEventListener('scroll', keep);
    };
  }, [show]);

  useLayoutEffect(() => {
    shown.current = view;
    document.documentElement.lang = TAGS[view.speech.language];
    document.title = view.page.title;
    if (arrival.current) settle(arrival.current);
    arrival.current = null;
  }, [view]);

  const switchLanguage = (language: Language): void => {
    remember('ui', TAGS[language]);
    if (currentPlace().search.includes('ui=')) replaceQuery({ ui: undefined });
    void show(shown.current.path, language, null);
  };
  return { view, failed, switchLanguage };
}

/** What is folded away cannot have the focus. */
const linkTo = (fragment: string): HTMLElement | undefined =>
  (fragment ? [...document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(fragment)}"]`)].find((link) => link.checkVisibility()) : undefined);

/** `followed` is the fragment that was left: within a page the way back from it leads to its link. */
function settle(move: Move, followed = ''): void {
  const { hash, key } = currentPlace();
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (move === 'back') window.scrollTo(0, scrolls.get(key) ?? 0);
  else if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
  const back = move === 'back' ? (target?.closest('details')?.querySelector('summary') ?? linkTo(followed)) : null;
  (back ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
}
