import { useLocale } from '../i18n/language.ts';
import { chooseTheme, THEMES, useTheme } from './theme.ts';

/** Theme menu: light, dark, or automatic (the system's). */
export function ThemeMenu() {
  const { texts } = useLocale();
  const theme = useTheme();
  return (
    <div className="menu theme scripted">
      <button
        type="button" className="top-choice menu-button" aria-label={texts.theme.label} popoverTarget="theme-menu"
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="10" cy="10" r="7.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M10 2.75a7.25 7.25 0 0 1 0 14.5z" fill="currentColor" />
        </svg>
        <span className="theme-word">{texts.theme.label}</span>
      </button>
      <div id="theme-menu" className="menu-list" popover="auto">
        <fieldset>
          <legend className="meta">{texts.theme.label}</legend>
          {THEMES.map((each) => (
            <label key={each} className="radio">
              <input
                type="radio" name="theme" value={each} checked={theme === each} onChange={() => chooseTheme(each)}
              />
              <span>{texts.theme.choices[each]}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
