import type { Language } from '../../../contract/vocabulary.ts';
import { list } from '../../../contract/report/document.ts';
import type { PageDocument } from '../../../contract/report/document.ts';
import { SHARE_DAYS } from '../../../contract/service-info.ts';
import { ERRORS_EN } from './error-pages-en.ts';
import { ERRORS_NB } from './error-pages-nb.ts';
import { writtenPage } from './written-page.ts';
import type { PageIntroduction } from './written-page.ts';

const TEXTS = { no: ERRORS_NB, en: ERRORS_EN };

const errorPage = (texts: PageIntroduction & { items: readonly string[] }): PageDocument =>
  writtenPage(texts, [list(...texts.items)]);

/** For an address without a page. */
export const notFoundPage = (language: Language): PageDocument => errorPage(TEXTS[language].notFound);

/** For an address without a shared report, expired or never valid. */
export function shareNotFoundPage(language: Language): PageDocument {
  const texts = TEXTS[language].shareNotFound;
  return errorPage({ ...texts, lead: texts.lead(SHARE_DAYS) });
}

/** For a reader who has opened too many shared reports; the next may be opened in `seconds`. */
export function tooManyRequestsPage(language: Language, seconds: number): PageDocument {
  const texts = TEXTS[language].tooManyRequests;
  return errorPage({ ...texts, lead: texts.lead(seconds) });
}
