import type { ReactNode } from 'react';
import { OutsideLink } from '../components/outside-link.tsx';
import { useLocale } from '../i18n/language.ts';
import { Aside } from './aside.tsx';
import type { PanelProps } from './panel-props.ts';
import { Lab } from './lab.tsx';
import { adviceFor } from '../../contract/report/health/finding-text.ts';
import { countsOf, shareOfAll, unmeasuredByCause } from '../../contract/report/health/report.ts';
import { FindingLink } from './reveal.tsx';

/** More pages than these are counted, not listed. */
const MAX_PAGES = 12;

/** Beside the findings: what we did not see, the lab, the company, and what we looked at. */
export function Asides(props: PanelProps) {
  return (
    <>
      <Unseen {...props} />
      <Lab {...props} />
      <Company {...props} />
      <Looked {...props} />
    </>
  );
}

/** What was not measured, why, and how to let us. */
export function Unseen({ report, texts, wordsOf }: PanelProps) {
  const { format } = useLocale();
  const { findings } = report.progress;
  const causes = unmeasuredByCause(findings, findings);
  const unmeasuredCount = shareOfAll(report.progress, report.b2b).unmeasured - countsOf(findings)['not-measured'];
  if (causes.length === 0 && unmeasuredCount === 0) {
    const nothing = report.isRunning ? texts.unseen.nothingYet : texts.unseen.nothing;
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
      {report.isRunning && <p className="small muted">{texts.company.later}</p>}
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

function Looked({ report, texts }: PanelProps) {
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

/** A name over its value. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="meta">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function pathOf(page: string): string {
  try {
    const { pathname, search } = new URL(page);
    return pathname + search;
  } catch {
    return page;
  }
}
