import { createRoot, hydrateRoot } from 'react-dom/client';
import { pageAt } from '../contract/routes.ts';
import { App } from './app/app.tsx';
import { currentPlace } from './app/router.ts';
import { loadView } from './app/view.ts';
import { languageOfTag } from './i18n/language.ts';

/** Takes over what the server sent: the page rendered ahead, or an empty one in development. */
async function start(root: HTMLElement): Promise<void> {
  const { path } = currentPlace();
  const first = await loadView(pageAt(path) ?? '/', languageOfTag(document.documentElement.lang));
  const notice = document.querySelector<HTMLMetaElement>('meta[name="notice"]')?.content;
  const app = <App first={first} notice={notice} />;
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start(document.getElementById('root')!);
