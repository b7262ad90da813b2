import { renderToString } from 'react-dom/server';
import { PAGE_PATHS, SHARED_PATH } from '../../contract/routes.ts';
import type { PagePath } from '../../contract/routes.ts';
import { NOTICE_PLACEHOLDER } from '../../contract/service-info.ts';
import { LANGUAGES } from '../../contract/vocabulary.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { App } from '../app/app.tsx';
import { viewOf } from '../app/view.ts';

/** A page prerendered in one language. */
export interface RenderedPage {
  path: PagePath;
  language: Language;
  title: string;
  description: string;
  html: string;
}

async function renderPages(): Promise<RenderedPage[]> {
  const paths: PagePath[] = [...PAGE_PATHS, SHARED_PATH];
  const all = paths.flatMap((path) => LANGUAGES.map((language) => ({ path, language })));
  return Promise.all(all.map(async ({ path, language }) => {
    const initialView = await viewOf(path, language).load();
    const notices = { no: NOTICE_PLACEHOLDER, en: NOTICE_PLACEHOLDER };
    const html = renderToString(<App initialView={initialView} notices={notices} />);
    return { path, language, title: initialView.page.title, description: initialView.page.description, html };
  }));
}

/** All pages in all languages, with a placeholder for the operator's notice; rendered on import. */
export const RENDERED: readonly RenderedPage[] = await renderPages();
