import { memo } from 'react';
import { authorityWords } from '../../contract/checks/words.ts';
import type { FindingEvent } from '../../contract/health.ts';
import type { UnmeasuredReason } from '../../contract/vocabulary.ts';
import { CHECKS } from '../../contract/report/health/checks.data.ts';
import { FindingRow } from '../components/finding-row.tsx';
import { useLoadable } from '../components/loadable.ts';
import { useLocale } from '../i18n/language.ts';
import { adviceFor, noteOf, sameCauseWords } from '../../contract/report/health/finding-text.ts';
import { CATALOGUES } from './lazy-scan-view.ts';
import { CheckAgain } from './check-again.tsx';
import { CopyFinding } from './copy-finding.tsx';
import { EvidenceList } from './evidence-list.tsx';
import { Fix } from './fix.tsx';
import type { HealthTexts } from './nb.ts';
import type { Unmeasured } from '../../contract/report/health/report.ts';
import { anchorOf } from './link.ts';
import { useIsOpen } from './open-rows.ts';
import type { OpenRows } from './open-rows.ts';
import { FindingLink } from './reveal.tsx';
import type { WordsOf } from '../../contract/report/health/finding-text.ts';

/** Props shared by all rows of the findings list; the same object as long as the list is shown in one language. */
export interface RowContext {
  texts: HealthTexts;
  wordsOf: WordsOf;
  openRows: OpenRows;
}

interface FindingItemProps {
  finding: FindingEvent;
  /** The root cause of the finding, if there is one. */
  cause: FindingEvent | undefined;
  context: RowContext;
}

/**
 * Row of one finding: its claim, and inside it the fix, the evidence, and ways to pass it on. Memoised: other findings
 * do not re-render it.
 */
export const FindingItem = memo(function FindingItem({ finding, cause, context }: FindingItemProps) {
  const { texts, wordsOf, openRows } = context;
  const { id, status, severity, evidence, reason } = finding;
  const isOpen = useIsOpen(openRows, id);
  const words = wordsOf(finding, cause);
  const { title, message } = words;
  return (
    <FindingRow
      id={anchorOf(id)} status={status} severity={severity} note={noteOf(finding, texts)}
      title={title} message={message} open={isOpen}
      onToggle={(open) => openRows.setOpen(id, open)}
    >
      {() => (
        <>
          <Fix finding={finding} words={words} texts={texts} />
          <Remedy cause={cause} reason={reason} of={[finding]} texts={texts} />
          {evidence.length > 0 && (
            <div className="seen stack g1">
              <h4 className="meta medium">{texts.findings.seen}</h4>
              <EvidenceList evidence={evidence} texts={texts} />
            </div>
          )}
          <CheckAgain finding={finding} texts={texts} wordsOf={wordsOf} />
          <AuthorityLine id={id} label={texts.findings.authority} />
          <p className="row-foot cluster g4 meta">
            <span>{texts.findings.check} <code>{id}</code></span>
            <a href={`#${anchorOf(id)}`}>{texts.findings.link}</a>
            <CopyFinding finding={finding} words={words} texts={texts} />
          </p>
        </>
      )}
    </FindingRow>
  );
});

interface RemedyProps {
  cause: FindingEvent | undefined;
  reason: UnmeasuredReason | undefined;
  of: readonly FindingEvent[];
  texts: HealthTexts;
}

/** How to get findings measured next time: fix their root cause, or follow the advice for the reason. */
function Remedy({ cause, reason, of, texts }: RemedyProps) {
  if (cause) return <p className="small"><FindingLink id={cause.id}>{texts.findings.toCause}</FindingLink></p>;
  const advice = reason && adviceFor(reason, of, texts);
  if (!advice) return null;
  return <div className="fix barred stack g2"><span className="meta medium">{texts.findings.letUs}</span>{advice}</div>;
}

/** The document a check is based on and when it was read, or why the rule is our own. */
function AuthorityLine({ id, label }: { id: string; label: string }) {
  const { language } = useLocale();
  const { value: words } = useLoadable(CATALOGUES[language]);
  const check = CHECKS.find((each) => each.id === id);
  if (!words || !check) return null;
  const { source, remark } = authorityWords(words, check.authority);
  return (
    <p className="small">
      {source && <>{label} <a href={source.url} rel="noreferrer">{source.text}</a>. </>}
      {remark}
    </p>
  );
}

interface SameCauseProps {
  same: Unmeasured;
  /** All findings, among them the cause. */
  findings: readonly FindingEvent[];
  context: RowContext;
}

/** One row for findings that were not measured for the same cause. */
export function SameCauseItem({ same, findings, context }: SameCauseProps) {
  const { format } = useLocale();
  const { texts, wordsOf, openRows } = context;
  const { cause, note, title } = sameCauseWords(same, findings, { texts, wordsOf, format });
  const key = `same-${same.rootCause ?? same.reason}-${same.findings[0]?.pillar ?? ''}`;
  const isOpen = useIsOpen(openRows, key, ...same.findings.map(({ id }) => id));
  const message = same.rootCause !== undefined ? texts.findings.causeMessage
    : texts.reasonSentences(texts.because[same.reason]);
  return (
    <FindingRow
      status="not-measured" note={note} title={title} message={message} open={isOpen}
      onToggle={(open) => {
        openRows.setOpen(key, open);
        if (!open) for (const { id } of same.findings) openRows.setOpen(id, false);
      }}
    >
      {() => (
        <>
          <Remedy cause={cause} reason={same.reason} of={same.findings} texts={texts} />
          <ul className="stack g1 small">
            {same.findings.map((finding) => (
              <li key={finding.id} id={anchorOf(finding.id)}>
                {wordsOf(finding).title} <code className="meta">{finding.id}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </FindingRow>
  );
}
