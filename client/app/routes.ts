import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { PagePath } from '../../contract/routes.ts';
import type { Language } from '../../contract/vocabulary.ts';

/** Document metadata, part of every page's texts. */
export interface PageTexts {
  /** Document title. */
  title: string;
  /** Meta description, at most 160 characters. */
  description: string;
}

/** A page in one language, loaded and ready to render. */
export interface LoadedPage {
  title: string;
  description: string;
  element: ReactElement;
}

type PageLoader = (language: Language) => Promise<LoadedPage>;

interface PageParts<Texts> {
  page: () => Promise<ComponentType<{ texts: Texts }>>;
  no: () => Promise<Texts>;
  en: () => Promise<Texts>;
}

/** Lazy-loads a page's code and its texts in one language, in parallel. */
function pageOf<Texts extends PageTexts>(parts: PageParts<Texts>): PageLoader {
  return async (language) => {
    const [Page, texts] = await Promise.all([parts.page(), parts[language]()]);
    return { title: texts.title, description: texts.description, element: createElement(Page, { texts }) };
  };
}

/** Page loaders by path. */
export const ROUTES: Readonly<Record<PagePath, PageLoader>> = {
  '/': pageOf({
    page: async () => (await import('../home/page.tsx')).HomePage,
    no: async () => (await import('../home/nb.ts')).HOME_NB,
    en: async () => (await import('../home/en.ts')).HOME_EN,
  }),
  '/health': pageOf({
    page: async () => (await import('../health/page.tsx')).HealthPage,
    no: async () => (await import('../health/nb.ts')).HEALTH_NB,
    en: async () => (await import('../health/en.ts')).HEALTH_EN,
  }),
  '/visibility': pageOf({
    page: async () => (await import('../visibility/page.tsx')).VisibilityPage,
    no: async () => (await import('../visibility/nb.ts')).VISIBILITY_NB,
    en: async () => (await import('../visibility/en.ts')).VISIBILITY_EN,
  }),
  '/schema': pageOf({
    page: async () => (await import('../schema/page.tsx')).SchemaPage,
    no: async () => (await import('../schema/nb.ts')).SCHEMA_NB,
    en: async () => (await import('../schema/en.ts')).SCHEMA_EN,
  }),
  '/past': pageOf({
    page: async () => (await import('../past/page.tsx')).PastPage,
    no: async () => (await import('../past/nb.ts')).PAST_NB,
    en: async () => (await import('../past/en.ts')).PAST_EN,
  }),
  '/shared': pageOf({
    page: async () => (await import('../shared/page.tsx')).SharedPage,
    no: async () => (await import('../shared/nb.ts')).SHARED_NB,
    en: async () => (await import('../shared/en.ts')).SHARED_EN,
  }),
};
