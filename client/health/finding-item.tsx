import type { FindingEvent } from '../../contract/health.ts';
import { CopyButton } from '../components/copy-button.tsx';
import { EvidenceList } from '../components/evidence-list.tsx';
import { FindingRow } from '../components/finding-row.tsx';
import { useSpeech } from '../i18n/language.ts';
import { toldEvidence } from './evidence-words.ts';
import { findingText } from './finding-text.ts';
import type { HealthTexts } from './nb.ts';
import type { Unmeasured } from './report.ts';
import { anchorOf, FindingLink } from './reveal.tsx';
import type { WordsOf } from './words.ts';

/** What every row of the list is given. */
export interface RowContext {
  texts: HealthTexts;
  wordsOf: WordsOf;
  findings: readonly FindingEvent[];
  isOpen: (id: string) => boolean;
  setOpen: (id: string, open: boolean) => void;
}

/** One finding: its claim, and inside it the fix, what was seen, and how to pass it on. */
export function FindingItem({ finding, context }: { finding: FindingEvent; context: RowContext }) {
  const { texts, wordsOf, findings, isOpen, setOpen } = context;
  const { texts: shared } = useSpeech();
  const { id, status, severity, evidence, rootCause } = finding;
  const { title, message, fix } = wordsOf(finding);
  const why = finding.reason && (rootCause ? texts.findings.sameCause : texts.reasons[finding.reason]);
  const cause = findings.find((each) => each.id === rootCause);
  return (
    <FindingRow
      id={anchorOf(id)} status={status} note={status === 'not-measured' ? why : texts.severities[severity]}
      title={title} message={message} open={isOpen(id)} onToggle={(open) => setOpen(id, open)}
    >
      {() => (
        <>
          {fix !== undefined && <div className="fix"><span>{texts.findings.fix}</span>{fix}</div>}
          {cause && <p className="small"><FindingLink id={cause.id}>{texts.findings.toCause}</FindingLink></p>}
          {finding.reason && texts.letUs[finding.reason] && !cause && (
            <div className="fix"><span>{texts.findings.letUs}</span>{texts.letUs[finding.reason]}</div>
          )}
          {evidence.length > 0 && (
            <div className="seen">
              <h4>{texts.findings.seen}</h4>
              <EvidenceList evidence={evidence.map((each) => toldEvidence(each, texts))} whereOf={texts.findings.where} />
            </div>
          )}
          <p className="row-foot">
            <span>{texts.findings.check} <code>{id}</code></span>
            <a href={`#${anchorOf(id)}`}>{texts.findings.link}</a>
            <CopyButton
              look="words" label={texts.findings.copy}
              text={() => findingText(finding, { words: { title, message, ...(fix === undefined ? {} : { fix }) }, texts, status: shared.statuses[status] })}
            />
          </p>
        </>
      )}
    </FindingRow>
  );
}

/** Findings that were not measured for one cause, as one row. */
export function SameCauseItem({ same, context }: { same: Unmeasured; context: RowContext }) {
  const { format } = useSpeech();
  const { texts, wordsOf, findings, isOpen, setOpen } = context;
  const cause = findings.find(({ id }) => id === same.rootCause);
  const key = `same-${same.rootCause ?? same.reason}-${same.findings[0]?.pillar ?? ''}`;
  const count = same.findings.length;
  const isAskedFor = same.findings.some(({ id }) => isOpen(id));
  const message = same.rootCause !== undefined ? texts.findings.causeMessage : texts.reasonSentences(texts.because[same.reason]);
  return (
    <FindingRow
      status="not-measured" note={cause ? texts.findings.sameCause : texts.reasons[same.reason]}
      title={cause ? texts.findings.causeTitle(count, wordsOf(cause).title, format) : texts.findings.reasonTitle(count, format)}
      message={message} open={isOpen(key) || isAskedFor}
      onToggle={(open) => {
        setOpen(key, open);
        if (!open) for (const { id } of same.findings) setOpen(id, false);
      }}
    >
      {() => (
        <>
          {cause && <p className="small"><FindingLink id={cause.id}>{texts.findings.toCause}</FindingLink></p>}
          {!cause && texts.letUs[same.reason] && (
            <div className="fix"><span>{texts.findings.letUs}</span>{texts.letUs[same.reason]}</div>
          )}
          <ul className="same-list">
            {same.findings.map((finding) => (
              <li key={finding.id} id={anchorOf(finding.id)}>{wordsOf(finding).title} <code className="meta">{finding.id}</code></li>
            ))}
          </ul>
        </>
      )}
    </FindingRow>
  );
}
