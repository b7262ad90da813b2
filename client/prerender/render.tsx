import { renderToString } from 'react-dom/server';
import type { PageDocument } from '../../contract/report/document.ts';
import { PAGE_PATHS, SHARED_PATH } from '../../contract/routes.ts';
import type { PagePath } from '../../contract/routes.ts';
import { NOTICE_PLACEHOLDER } from '../../contract/service-info.ts';
import { LANGUAGES } from '../../contract/vocabulary.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { App } from '../app/app.tsx';
import { viewOf } from '../app/view.ts';
import { PROSE } from './prose.ts';

/** A page prerendered in one language. */
export interface RenderedPage {
  path: PagePath;
  language: Language;
  title: string;
  description: string;
  html: string;
  /** Its text alone; undefined for the page of shared reports. */
  document: PageDocument | undefined;
}

async function renderPages(): Promise<RenderedPage[]> {
  const paths: PagePath[] = [...PAGE_PATHS, SHARED_PATH];
  const all = paths.flatMap((path) => LANGUAGES.map((language) => ({ path, language })));
  return Promise.all(all.map(async ({ path, language }) => {
    const initialView = await viewOf(path, language).load();
    const notices = { no: NOTICE_PLACEHOLDER, en: NOTICE_PLACEHOLDER };
    const html = renderToString(<App initialView={initialView} notices={notices} />);
    const { page: { title, description }, locale } = initialView;
    const prose = PROSE[path]?.(locale);
    return { path, language, title, description, html, document: prose && { title, description, ...prose } };
  }));
}

/** All pages in all languages, with a placeholder for the operator's notice; rendered on import. */
export const RENDERED: readonly RenderedPage[] = await renderPages();
