import { loadLocale } from '../i18n/load.ts';
import type { Locale } from '../i18n/language.ts';
import { PAGE_PATHS, pageAt, SHARED_PATH } from '../../contract/routes.ts';
import type { PagePath } from '../../contract/routes.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { loadableByLanguage } from '../components/loadable.ts';
import type { Loadable } from '../components/loadable.ts';
import { ROUTES } from './routes.ts';
import type { LoadedPage } from './routes.ts';

/** A page in one language, with all its code and texts loaded. */
export interface View {
  path: PagePath;
  locale: Locale;
  page: LoadedPage;
}

const PAGES: readonly PagePath[] = [...PAGE_PATHS, SHARED_PATH];
const VIEWS: ReadonlyMap<PagePath, Record<Language, Loadable<View>>> =
  new Map(PAGES.map((path) => [path, loadableByLanguage(async (language): Promise<View> => {
    const [locale, page] = await Promise.all([loadLocale(language), ROUTES[path](language)]);
    return { path, locale, page };
  })]));

/** The loadable view of a page in one language. */
export const viewOf = (page: PagePath, language: Language): Loadable<View> => VIEWS.get(page)![language];

/** The loadable view for a path; undefined if the path is not a client route. */
export function viewAt(path: string, language: Language): Loadable<View> | undefined {
  const page = pageAt(path);
  return page && viewOf(page, language);
}
