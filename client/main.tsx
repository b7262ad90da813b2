import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { readServiceInfo } from './app/service-info.ts';
import { viewAt } from './app/view.ts';
import { reloadIfReachable } from './components/loadable.ts';
import { FAILURES } from './i18n/failures.ts';
import { languageOfTag } from './i18n/language.ts';

const root = document.getElementById('root')!;
const language = languageOfTag(document.documentElement.lang);

/** Hydrates the prerendered page, or renders into an empty root in development. */
async function start(): Promise<void> {
  const view = viewAt(window.location.pathname, language);
  if (!view) return;
  const initialView = await view.load();
  const app = <App initialView={initialView} notices={readServiceInfo()?.notices} />;
  // A transition hydrates in time slices, so that input is not blocked.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** Adds an error message to the prerendered page with plain DOM calls, because React may not have loaded. */
function showLoadError(): void {
  const { notLoaded, tryAgain } = FAILURES[language];
  const strip = document.createElement('div');
  strip.className = 'strip spread try-again';
  const words = Object.assign(document.createElement('p'), { textContent: notLoaded });
  words.setAttribute('role', 'alert');
  const button = Object.assign(
    document.createElement('button'), { type: 'button', className: 'button', textContent: tryAgain },
  );
  button.addEventListener('click', () => void reloadIfReachable());
  strip.append(words, button);
  (document.querySelector('main') ?? root).prepend(strip);
}

start().catch(showLoadError);
