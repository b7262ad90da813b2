import { Link } from 'wouter';
import { PILLARS } from '../../contract/vocabulary.ts';
import { useServiceInfo } from '../app/service-info.ts';
import { Bar } from '../components/bar.tsx';
import { GradeBadge } from '../components/grade-badge.tsx';
import { SCAN_VIEWS } from '../health/lazy-scan-view.ts';
import { StartForm } from '../health/start-form.tsx';
import { useLocale } from '../i18n/language.ts';
import styles from './home.module.css';
import type { HomeTexts } from './nb.ts';

/** Sample data of the example card; `.example` is a reserved top-level domain. */
const EXAMPLE = { host: 'skogogsjo.example', measured: 89, total: 105, grades: ['D', null, 'B', 'A'] } as const;

/** Home page: what the three tools do and do not claim, and a form that starts a health scan. */
export function HomePage({ texts }: { texts: HomeTexts }) {
  const { texts: shared, language } = useLocale();
  const info = useServiceInfo();
  return (
    <div className="stack g7">
      <div className="hero">
        <div className="hero-words">
          <h1 tabIndex={-1}>{texts.heading}</h1>
          <p className="lead">{texts.lead.join(' ')}</p>
          <StartForm texts={texts} prepare={() => SCAN_VIEWS[language].load()} />
        </div>
        <Example texts={texts} />
      </div>
      <section className="stack g4">
        <div className="spread">
          <h2>{texts.toolsHeading}</h2>
          <p className="small muted">{texts.toolsLine}</p>
        </div>
        <div className={`card stack panels aligned ${styles.tools}`}>
          {texts.tools.map((tool) => (
            <section key={tool.href}>
              <div>
                <h3>{tool.name}</h3>
                <p className="muted">{tool.question}</p>
              </div>
              <Claims heading={texts.does} claims={tool.does} />
              <Claims heading={texts.doesNot} claims={tool.doesNot} />
              <p className="part spread">
                <Link href={tool.href}>{tool.link}</Link>
                <span className="small muted">{info && shared.atMost(info[tool.id])}</span>
              </p>
            </section>
          ))}
        </div>
      </section>
    </div>
  );
}

function Claims({ heading, claims }: { heading: string; claims: readonly string[] }) {
  return (
    <div className="part stack g2">
      <h4 className="meta medium">{heading}</h4>
      <ul className="stack g2 small">
        {claims.map((claim) => <li key={claim}>{claim}</li>)}
      </ul>
    </div>
  );
}

function Example({ texts }: { texts: HomeTexts }) {
  const { texts: shared } = useLocale();
  return (
    <section className="card pad stack example" aria-label={texts.example.label}>
      <p className="spread"><b>{EXAMPLE.host}</b><span className="small muted">{texts.example.label}</span></p>
      <ul className="tiles">
        {PILLARS.map((pillar, at) => (
          <li key={pillar}>
            <GradeBadge grade={EXAMPLE.grades[at] ?? null} size="tile" />
            <span className="small medium">{shared.pillars[pillar]}</span>
          </li>
        ))}
      </ul>
      <p className="small"><b>{EXAMPLE.measured}</b> {shared.ofChecksMeasured(EXAMPLE.total)}</p>
      <Bar solid={EXAMPLE.measured} hatched={EXAMPLE.total - EXAMPLE.measured} total={EXAMPLE.total} />
      <p className="small part">
        <b>{texts.example.hatchedStrong}</b> <span className="muted">{texts.example.hatched}</span>
      </p>
    </section>
  );
}
