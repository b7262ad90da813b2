import { useLayoutEffect, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { LANGUAGE_TAGS } from '../../contract/vocabulary.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { useLoadable } from '../components/loadable.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { viewAt } from './view.ts';
import type { View } from './view.ts';

interface ShownView {
  view: View;
  /** What the address, or the language, asks for could not be loaded; what was shown before still is. */
  hasFailed: boolean;
  retry(): void;
  setLanguage(language: Language): void;
}

/** The view at the present address. A new one takes the place of the old only when all of it is loaded. */
export function useView(first: View): ShownView {
  const path = usePathname({ ssrPath: first.path });
  const [language, setLanguage] = useState(first.locale.language);
  const { value: view = first, hasFailed, retry } = useLoadable(viewAt(path, language));
  useLayoutEffect(() => {
    document.documentElement.lang = LANGUAGE_TAGS[view.locale.language];
    document.title = view.page.title;
  }, [view]);
  useScrollRestoration(view.path);
  return { view, hasFailed, retry, setLanguage };
}
