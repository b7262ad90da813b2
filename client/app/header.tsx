import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { otherLanguage, useLocale } from '../i18n/language.ts';
import type { PagePath } from '../../contract/routes.ts';
import { LANGUAGE_TAGS } from '../../contract/vocabulary.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { replaceQuery } from './address.ts';
import { remember } from './cookies.ts';
import { ThemeMenu } from './theme-menu.tsx';

/** Site header: home link, tool navigation, language switch and theme menu. */
export function Header({ path, onLanguage }: { path: PagePath; onLanguage: (language: Language) => void }) {
  const { texts, language } = useLocale();
  const change = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const chosen = otherLanguage(language);
    remember('ui', LANGUAGE_TAGS[chosen]);
    // `ui` in the query string takes precedence over the cookie.
    replaceQuery({ ui: undefined });
    onLanguage(chosen);
  };
  return (
    <header className="top">
      <div className="top-row">
        <Link className="brand" href="/" aria-current={path === '/' ? 'page' : undefined}>
          <Mark />
          <span>{texts.product}</span>
        </Link>
        <nav className="tools" aria-label={texts.tools.label}>
          {Object.entries(texts.tools.links).map(([href, name]) => (
            <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>{name}</Link>
          ))}
        </nav>
        <div className="top-choices">
          <a
            className="top-choice" href={`?ui=${texts.otherLanguage.tag}`} lang={texts.otherLanguage.tag}
            hrefLang={texts.otherLanguage.tag} onClick={change}
          >
            {texts.otherLanguage.name}
          </a>
          <ThemeMenu />
        </div>
      </div>
    </header>
  );
}

/** Logo: half solid (measured), half hatched (not measured). */
function Mark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="6" fill="currentColor" />
      <path d="M12.5 3H16a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5h-3.5z" fill="var(--surface)" />
      <path
        d="M12.5 10.5 19 4M12.5 15.5 21 7M12.5 20.5 21 12M16 22l5-5" fill="none" stroke="currentColor" strokeWidth="1.5"
      />
    </svg>
  );
}
