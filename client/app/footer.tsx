import { useLocale } from '../i18n/language.ts';

/** What a result is, and the pages about the service; those are the server's own. */
export function Footer() {
  const { texts } = useLocale();
  const { footer } = texts;
  return (
    <footer className="bottom small muted">
      <div className="bottom-row spread g3">
        <p>{footer.line}</p>
        <nav className="cluster g4" aria-label={footer.label}>
          {Object.entries(footer.links).map(([href, name]) => <a key={href} href={href}>{name}</a>)}
        </nav>
      </div>
    </footer>
  );
}
