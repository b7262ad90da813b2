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
          <a href="/how-we-measure">{footer.method}</a>
          <a href="/developers">{footer.developers}</a>
          <a href="/privacy">{footer.privacy}</a>
          <a href="/bot">{footer.bot}</a>
        </nav>
      </div>
    </footer>
  );
}
