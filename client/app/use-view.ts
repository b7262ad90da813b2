import { useLayoutEffect, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { LANGUAGE_TAGS } from '../../contract/vocabulary.ts';
import { useLoadable } from '../components/loadable.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { viewAt } from './view.ts';
import type { View } from './view.ts';

/**
 * The view at the present address. A new one takes the place of the old only when all of it is loaded; where that fails,
 * what was shown before still is.
 */
export function useView(first: View) {
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
