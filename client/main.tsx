import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { viewAt } from './app/view.ts';
import { languageOfTag } from './i18n/language.ts';

/** Takes over what the server sent: the page rendered ahead, or an empty one in development. */
async function start(root: HTMLElement): Promise<void> {
  const view = viewAt(window.location.pathname, languageOfTag(document.documentElement.lang));
  if (!view) return;
  const first = await view.load();
  const notice = document.querySelector<HTMLMetaElement>('meta[name="notice"]')?.content;
  const app = <App first={first} notice={notice} />;
  if (root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start(document.getElementById('root')!);
