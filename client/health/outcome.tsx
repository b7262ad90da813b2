import { CRAWLER_TOKEN } from '../../contract/service-info.ts';
import type { ScanOutcome } from '../../contract/vocabulary.ts';
import { CopyButton } from '../components/copy-button.tsx';
import { EvidenceRow, FindingRow, FoldedRows } from '../components/finding-row.tsx';
import { OutsideLink } from '../components/outside-link.tsx';
import { useLocale } from '../i18n/language.ts';
import { EvidenceList } from './evidence-list.tsx';
import { Fix } from './fix.tsx';
import type { PanelProps } from './panel-props.ts';
import { isFault, worstFirst } from '../../contract/report/health/report.ts';
import { StartForm } from './start-form.tsx';

/** Checks that tell what answered in place of the store. */
const ACCESS_CHECKS = ['bot-challenge', 'store-open', 'store-reachable', 'geo-block'];

/** Rendered instead of findings when the store itself was not seen: what to do, and what we saw instead. */
export function OutcomePanel(
  { report, texts, wordsOf, outcome }: PanelProps & { outcome: Exclude<ScanOutcome, 'scanned'> },
) {
  const { format } = useLocale();
  const { findings, summary } = report.progress;
  const accessFindings = ACCESS_CHECKS.flatMap((id) =>
    findings.find((finding) => finding.id === id && finding.evidence.length > 0) ?? []);
  const accessFinding = accessFindings.find(({ status }) => status === 'fail') ?? accessFindings[0];
  const measured = worstFirst(findings.filter(({ status }) => status === 'pass' || status === 'info'));
  const failed = worstFirst(findings.filter((each) => each !== accessFinding && isFault(each)));
  const address = summary?.finalUrl ?? undefined;
  const isAddressShown = accessFinding?.evidence.some(({ url, value }) => url === address || value === address)
    ?? false;
  const shownAddress = isAddressShown ? undefined : address;
  return (
    <>
      <div className="halves g6">
        <section className="stack g4" aria-labelledby="todo">
          <h2 id="todo">{texts.outcome.todo}</h2>
          <ol className="steps">
            {texts.outcomes[outcome].steps.map((step) => (
              <li key={step.strong} className="stack g2">
                <p>
                  <b>{step.strong}</b>{step.rest}
                  {step.with === 'bot-link' && <> <a href="/bot">{texts.outcome.aboutBot}</a></>}
                </p>
                {step.with === 'bot' && (
                  <p className="spread strip">
                    <code>{CRAWLER_TOKEN}</code>
                    <CopyButton look="words" label={texts.outcome.copyBot} text={() => CRAWLER_TOKEN} />
                  </p>
                )}
                {step.with === 'field' && (
                  <StartForm
                    key={report.input.url} texts={{ ...texts, submit: texts.again, hint: '' }} inline
                    initialUrl={report.input.url} b2b={report.b2b}
                  />
                )}
              </li>
            ))}
          </ol>
        </section>
        <section className="stack g4" aria-labelledby="saw">
          <h2 id="saw">{texts.outcome.saw}</h2>
          {shownAddress || accessFinding ? (
            <EvidenceList evidence={accessFinding?.evidence ?? []} texts={texts}>
              {shownAddress && (
                <EvidenceRow label={texts.outcome.address}>
                  <OutsideLink href={shownAddress}><code>{shownAddress}</code></OutsideLink>
                </EvidenceRow>
              )}
            </EvidenceList>
          ) : <p className="muted">{texts.outcome.nothing}</p>}
          <p className="hint">{texts.outcome.seenFrom(format.dateTime(report.startedAt))}</p>
        </section>
      </div>
      {failed.length + measured.length > 0 && (
        <section className="stack">
          <h3>{texts.outcome.still}</h3>
          <div className="rows">
            {failed.map((finding) => <PlainRow key={finding.id} finding={finding} texts={texts} wordsOf={wordsOf} />)}
            {measured.length > 0 && (
              <FoldedRows status="pass" label={texts.findings.passed(measured.length)}>
                {() => (
                  <div className="rows">
                    {measured.map((finding) => (
                      <PlainRow key={finding.id} finding={finding} texts={texts} wordsOf={wordsOf} />
                    ))}
                  </div>
                )}
              </FoldedRows>
            )}
          </div>
        </section>
      )}
    </>
  );
}

function PlainRow(
  { finding, texts, wordsOf }: Omit<PanelProps, 'report'> & { finding: Parameters<typeof wordsOf>[0] },
) {
  const words = wordsOf(finding);
  const { title, message } = words;
  return (
    <FindingRow status={finding.status} note={texts.severities[finding.severity]} title={title} message={message}>
      {() => (
        <>
          <Fix finding={finding} words={words} texts={texts} />
          {finding.evidence.length > 0 && (
            <EvidenceList evidence={finding.evidence} texts={texts} />
          )}
        </>
      )}
    </FindingRow>
  );
}
