import { useLayoutEffect, useState } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { pageAt } from '../../contract/routes.ts';
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
  const search = useSearch({ ssrSearch: '' });
  const [address, setAddress] = useState({ path, search });
  const [language, setLanguage] = useState(initialView.locale.language);
  const { value: view = initialView, hasFailed, retry } = useLoadable(viewAt(path, language));
  const isMoved = address.path !== path || address.search !== search;
  if (isMoved && pageAt(path) === view.path) setAddress({ path, search });
  useLayoutEffect(() => {
    document.documentElement.lang = LANGUAGE_TAGS[view.locale.language];
    document.title = view.page.title;
  }, [view]);
  useScrollRestoration(view.path);
  return { view, address, hasFailed, retry, setLanguage };
}
