import { HatchedBox } from '../components/hatch.tsx';
import { useLocale } from '../i18n/language.ts';
import { useFirstItems } from '../components/use-first-items.tsx';
import type { PanelProps } from './panel-props.ts';
import { answersBehind } from '../../contract/report/visibility/report.ts';
import styles from './shares.module.css';
import page from './visibility.module.css';

const FIRST_DOMAINS = 7;

/** Share of voice, and the domains that answers cite. */
export function Shares(props: PanelProps) {
  return (
    <section className={`card halves panels ${styles.shares}`} data-running={props.report.isRunning || undefined}>
      <Voice {...props} />
      <Domains {...props} />
    </section>
  );
}

function Voice({ report, texts }: PanelProps) {
  const { format } = useLocale();
  const { share, metrics } = texts;
  const { shareOfVoice } = report.metrics ?? {};
  const measured = report.metrics ? answersBehind(report.metrics) : 0;
  const isMissing = shareOfVoice?.value === null;
  const parts = shareOfVoice?.parts.toSorted((a, b) => b.count - a.count) ?? [];
  return (
    <div className="stack">
      <h2>{share.heading}</h2>
      {!shareOfVoice && <PendingFigures {...{ report, texts }} />}
      {isMissing && (
        <NotMeasured
          why={shareOfVoice.parts.length < 2
            ? metrics.voice.noCompetitors
            : measured === 0 ? metrics.noAnswers : metrics.voice.nobody}
        />
      )}
      {shareOfVoice && !isMissing && (
        <>
          <p className="small muted">
            {share.line(shareOfVoice.denominator, parts.length, measured - (shareOfVoice.unclear ?? 0))}
          </p>
          <ul className="stack small">
            {parts.map(({ name, count }) => {
              const part = count / shareOfVoice.denominator;
              return (
                <ShareRow
                  key={name} name={name} yours={name === report.brand && share.yours} count={count} part={part}
                  of={share.of(shareOfVoice.denominator, format.percent(part))}
                />
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}

function Domains({ report, texts }: PanelProps) {
  const { domains } = texts;
  const { shown, list, more } = useFirstItems(report.domains, FIRST_DOMAINS);
  const measured = report.metrics && answersBehind(report.metrics);
  const grounded = (measured ?? 0) - (report.metrics?.citationRate.ungrounded ?? 0);
  if (!measured) {
    return (
      <div className="stack">
        <h2>{domains.heading}</h2>
        {measured === 0 ? <NotMeasured why={texts.metrics.noAnswers} /> : <PendingFigures {...{ report, texts }} />}
      </div>
    );
  }
  return (
    <div className="stack">
      <h2>{domains.heading}</h2>
      <p className="small muted">{report.domains.length > 0 ? domains.line(grounded) : domains.none}</p>
      <ul {...list} className="stack small">
        {shown.map(({ domain, count }) => (
          <ShareRow
            key={domain} name={domain} yours={domain === report.domain && texts.share.yours} count={count}
            part={grounded > 0 ? count / grounded : 0} of={domains.of(grounded)}
          />
        ))}
      </ul>
      {more(domains.all(report.domains.length))}
    </div>
  );
}

/** Rendered until the first figures arrive, or if they never did. */
function PendingFigures({ report, texts }: PanelProps) {
  return report.isRunning
    ? <p className="small muted">{texts.share.pending}</p>
    : <NotMeasured why={texts.metrics.tooEarly} />;
}

function NotMeasured({ why }: { why: string }) {
  const { texts } = useLocale();
  return (
    <div className="stack">
      <HatchedBox className={page.box}>{texts.notMeasured}</HatchedBox>
      <p className="small muted">{why}</p>
    </div>
  );
}

interface ShareRowProps {
  name: string;
  /** Label of the user's own row. */
  yours: string | false;
  count: number;
  of: string;
  part: number;
}

function ShareRow({ name, yours, count, of, part }: ShareRowProps) {
  return (
    <li>
      <span>{yours ? <><b>{name}</b> <span className="muted">{yours}</span></> : name}</span>
      <span className="figures"><b>{count}</b> <span className="muted">{of}</span></span>
      <svg
        fill={yours ? 'var(--text)' : 'var(--edge)'} fillOpacity={yours ? 1 : 0.67} width="100%"
        height="10" aria-hidden="true"
      >
        <rect width={`${Math.min(1, part) * 100}%`} height="10" rx="2" />
      </svg>
    </li>
  );
}
