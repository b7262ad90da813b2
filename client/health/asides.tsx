import { memo } from 'react';
import type { ReactNode } from 'react';
import { OutsideLink } from '../components/outside-link.tsx';
import { useLocale } from '../i18n/language.ts';
import type { PanelProps } from './panel-props.ts';
import { adviceFor } from '../../contract/report/health/finding-text.ts';
import { countsOf, shareOfAll, unmeasuredByCause } from '../../contract/report/health/report.ts';
import { FindingLink } from './reveal.tsx';
import type { FindingEvent } from '../../contract/health.ts';
import { Bar } from '../components/bar.tsx';
import { HatchedBox } from '../components/hatch.tsx';
import { StatusIcon } from '../components/status-icon.tsx';
import { FIGURES, figureText, labFigureOf } from './lab-figures.ts';
import type { Figure } from './lab-figures.ts';
import styles from './scan.module.css';

/** Further pages are counted, not listed. */
const MAX_PAGES = 12;

/**
 * Sidebar beside the findings: what was not measured, lab figures, company and scanned pages. Memoised: the report
 * beside the findings changes later than the one above them.
 */
export const Asides = memo(function Asides(props: PanelProps) {
  return (
    <>
      <Unseen {...props} />
      <Lab {...props} />
      <Company {...props} />
      <ScannedPages {...props} />
    </>
  );
});

/** What was not measured, why, and how to make it measurable. */
function Unseen({ report, texts, wordsOf }: PanelProps) {
  const { format } = useLocale();
  const { findings } = report.progress;
  const causes = unmeasuredByCause(findings, findings);
  const unmeasuredCount = shareOfAll(report).unmeasured - countsOf(findings)['not-measured'];
  if (causes.length === 0 && unmeasuredCount === 0) {
    const nothingYet = findings.length === 0 ? texts.soFar(0, format) : texts.unseen.nothingYet;
    const nothing = report.isRunning ? nothingYet : texts.unseen.nothing;
    return <Aside heading={texts.unseen.heading}><p className="small muted">{nothing}</p></Aside>;
  }
  return (
    <section className="unseen">
      <div className="unseen-paper stack g2 small">
        <h3 className="lead">{texts.unseen.heading}</h3>
        {causes.map(({ reason, rootCause, findings: same }) => {
          const cause = findings.find(({ id }) => id === rootCause);
          const advice = cause ? undefined : adviceFor(reason, same, texts);
          return (
            <p key={rootCause ?? reason}>
              <b>{texts.unseen.checks(same.length, format)}</b>
              {cause ? <>: <FindingLink id={cause.id}>{wordsOf(cause).title}</FindingLink>.</>
                : texts.unseen.because(texts.because[reason])}
              {advice && <span className="muted"> {advice}</span>}
            </p>
          );
        })}
        {unmeasuredCount > 0 && <p><b>{texts.unseen.checks(unmeasuredCount, format)}</b>: {texts.unseen.stopped}.</p>}
        <p className="muted">{texts.unseen.counts}</p>
      </div>
    </section>
  );
}

function Company({ report, texts }: PanelProps) {
  const { summary } = report.progress;
  const company = summary?.company;
  return (
    <Aside heading={texts.company.heading}>
      {report.isRunning && <p className="small muted">{texts.company.pending}</p>}
      {report.progress.error && <p className="small muted">{texts.company.stopped}</p>}
      {summary && !company && <p className="small muted">{texts.company.none}</p>}
      <dl className="facts stack small">
        {company && (
          <>
            <Fact name={texts.company.name}>{company.name}</Fact>
            <Fact name={texts.company.orgnr}>{company.orgnr}</Fact>
            <Fact name={texts.company.status}>{texts.companyStatus[company.status] ?? company.status}</Fact>
          </>
        )}
        {summary && <Fact name={texts.company.platform}>{summary.platform?.name ?? texts.company.noPlatform}</Fact>}
      </dl>
    </Aside>
  );
}

function ScannedPages({ report, texts }: PanelProps) {
  const { texts: shared, format } = useLocale();
  const { summary, findings } = report.progress;
  const pages = [...new Set(findings.flatMap(({ evidence }) => evidence.flatMap(({ page }) => page ?? [])))];
  const address = summary?.finalUrl ?? summary?.url;
  return (
    <Aside heading={report.isRunning ? texts.looked.headingRunning : texts.looked.heading}>
      <dl className="facts stack small">
        {address !== undefined && <Fact name={texts.looked.address}><OutsideLink href={address} /></Fact>}
        {pages.length > 0 && (
          <Fact name={texts.looked.pages}>
            {pages.slice(0, MAX_PAGES).map((page) => <div key={page}>{pathOf(page)}</div>)}
            {pages.length > MAX_PAGES && <div className="muted">{texts.card.more(pages.length - MAX_PAGES)}</div>}
          </Fact>
        )}
        <Fact name={texts.looked.from}>{texts.looked.here(format.dateTime(report.startedAt))}</Fact>
      </dl>
      <p className="small"><a href="/how-we-measure">{shared.footer.links['/how-we-measure']}</a></p>
    </Aside>
  );
}

/** A label above its value. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="meta">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function pathOf(page: string): string {
  if (!URL.canParse(page)) return page;
  const { pathname, search } = new URL(page);
  return pathname + search;
}

const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/;

/** The home page as rendered on the lab's phone, and three lab figures on their scales. */
function Lab({ report, texts }: PanelProps) {
  const { findings, phases } = report.progress;
  const picture = pictureIn(findings);
  const isPending = report.isRunning && phases.speed?.state !== 'finished';
  const words = isPending ? texts.lab.queued : texts.lab.noPicture;
  return (
    <Aside heading={picture === undefined ? texts.lab.headingUnseen : texts.lab.heading}>
      <div className={styles.lab}>
        {picture !== undefined ? (
          <img className={styles.picture} src={picture} alt={texts.lab.picture(report.host)} width="108" height="192" />
        ) : isPending ? <div className={`pending-box ${styles.picture}`}><span>{words}</span></div>
            : <HatchedBox className={`small ${styles.picture}`}>{words}</HatchedBox>}
        <dl className="stack">
          {(Object.keys(FIGURES) as Figure[]).map((figure) => (
            <LabFigure
              key={figure} figure={figure} name={texts.lab[figure]} coming={texts.lab.coming}
              finding={findings.find(({ id }) => id === figure)} isPending={isPending}
            />
          ))}
        </dl>
      </div>
    </Aside>
  );
}

interface LabFigureProps {
  figure: Figure;
  name: string;
  coming: string;
  finding: FindingEvent | undefined;
  isPending: boolean;
}

function LabFigure({ figure, name, coming, finding, isPending }: LabFigureProps) {
  const { texts, language } = useLocale();
  const { good, slow, end } = FIGURES[figure];
  const value = finding && labFigureOf(finding, figure);
  const part = (number: number): number => (Math.min(number, end) / end) * 100;
  return (
    <div>
      <dt className="meta">{name}</dt>
      {value !== undefined ? (
        <dd>
          <span className="cluster">
            <StatusIcon status={value <= good ? 'pass' : value <= slow ? 'warn' : 'fail'} size={16} />
            <b>{figureText(figure, value, language)}</b>
          </span>
          <svg width="100%" height="14" aria-hidden="true">
            <rect fill="var(--pass)" width={`${part(good) - 0.5}%`} y="5" height="4" />
            <rect
              fill="var(--warn)" opacity="0.6" x={`${part(good)}%`} width={`${part(slow) - part(good) - 0.5}%`} y="5"
              height="4"
            />
            <rect
              fill="var(--fail)" opacity="0.6" x={`${part(slow)}%`} width={`${100 - part(slow)}%`} y="5" height="4"
            />
            <svg x={`${part(value)}%`} overflow="visible">
              <rect fill="var(--text)" x="-1.5" width="3" height="14" />
            </svg>
          </svg>
        </dd>
      ) : (
        <dd className="muted">
          {isPending ? coming : texts.notMeasured}
          <Bar solid={0} hatched={isPending ? 0 : 1} total={1} />
        </dd>
      )}
    </div>
  );
}

/** Only base64-encoded PNG, JPEG and WebP data URLs become images. */
function pictureIn(findings: readonly FindingEvent[]): string | undefined {
  for (const { phase, evidence } of findings) {
    const image = phase === 'speed' ? evidence.find((each) => each.image !== undefined)?.image : undefined;
    if (image !== undefined && PICTURE.test(image)) return image;
  }
  return undefined;
}

/** A section in the sidebar. */
function Aside({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="aside stack g2">
      <h3 className="lead">{heading}</h3>
      {children}
    </section>
  );
}
