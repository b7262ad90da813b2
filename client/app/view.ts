import { loadSpeech } from '../i18n/load.ts';
import type { Speech } from '../i18n/language.ts';
import type { PagePath } from '../../contract/routes.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { ROUTES } from './routes.ts';
import type { LoadedPage } from './routes.ts';

/** One page in one language, with everything it needs loaded. */
export interface View {
  path: PagePath;
  speech: Speech;
  page: LoadedPage;
}

/** Loads the page and the texts of its language; rejects when the network does not bring them. */
export async function loadView(path: PagePath, language: Language): Promise<View> {
  const [speech, page] = await Promise.all([loadSpeech(language), ROUTES[path](language)]);
  return { path, speech, page };
}
