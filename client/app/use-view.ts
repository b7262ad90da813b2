import { useLayoutEffect, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { LANGUAGE_TAGS } from '../../contract/vocabulary.ts';
import { useLoadable } from '../components/loadable.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { viewAt } from './view.ts';
import type { View } from './view.ts';

/**
 * The view for the current path. It changes only once the next view is fully loaded; if loading fails, the old one
 * stays.
 */
export function useView(initialView: View) {
  const path = usePathname({ ssrPath: initialView.path });
  const [language, setLanguage] = useState(initialView.locale.language);
  const { value: view = initialView, hasFailed, retry } = useLoadable(viewAt(path, language));
  useLayoutEffect(() => {
    document.documentElement.lang = LANGUAGE_TAGS[view.locale.language];
    document.title = view.page.title;
  }, [view]);
  useScrollRestoration(view.path);
  return { view, hasFailed, retry, setLanguage };
}
