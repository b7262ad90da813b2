import { useLayoutEffect, useRef, useState } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { pageAt } from '../../contract/routes.ts';
import { LANGUAGE_TAGS } from '../../contract/vocabulary.ts';
import { useLoadable } from '../components/loadable.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { viewAt } from './view.ts';
import type { View } from './view.ts';

/**
 * The view for the current path. It changes only once the next view is fully loaded. If another page cannot be loaded,
 * `isLost` is true: the old view is not what the URL says.
 */
export function useView(initialView: View) {
  const path = usePathname({ ssrPath: initialView.path });
  const search = useSearch({ ssrSearch: '' });
  const [address, setAddress] = useState({ path, search });
  const [language, setLanguage] = useState(initialView.locale.language);
  const { value: view = initialView, hasFailed, retry } = useLoadable(viewAt(path, language));
  const asked = pageAt(path);
  const isLost = hasFailed && asked !== view.path;
  const shownPath = isLost && asked ? asked : view.path;
  const isMoved = address.path !== path || address.search !== search;
  if (isMoved && asked === view.path) setAddress({ path, search });
  useLayoutEffect(() => {
    document.documentElement.lang = LANGUAGE_TAGS[view.locale.language];
    document.title = isLost ? view.locale.texts.product : view.page.title;
  }, [view, isLost]);
  useScrollRestoration(shownPath);
  const wasLost = useRef(false);
  useLayoutEffect(() => {
    // The button for a retry had the focus, and is gone.
    if (wasLost.current && !isLost && document.activeElement === document.body) {
      document.querySelector('h1')?.focus({ preventScroll: true });
    }
    wasLost.current = isLost;
  }, [isLost]);
  return { view, shownPath, isLost, address, hasFailed, retry, setLanguage };
}
