import { LANGUAGE_TAGS } from '../../contract/vocabulary.ts';
import { useLocale } from '../i18n/language.ts';
import { cellText } from '../../contract/report/visibility/cell-words.ts';
import { readText } from './marked-text.ts';
import type { PanelProps } from './panel-props.ts';
import { ofDetail } from '../../contract/report/visibility/report.ts';
import { repeatLines } from '../../contract/report/visibility/repeat-lines.ts';
import styles from './answer.module.css';

/** What repeating the questions shows, and what more repeats would. */
export function Repeats({ report, texts }: PanelProps) {
  const { format } = useLocale();
  const lines = report.result?.repeats ? repeatLines(report.result.repeats, texts.repeats, format) : [];
  if (lines.length === 0) return null;
  return (
    <section className="stack g2">
      <h3 className="lead">{texts.repeats.heading}</h3>
      {lines.map((line) => <p key={line} className="small figures">{line}</p>)}
    </section>
  );
}

/** An engine's answers to a question after the first one. */
export function RepeatedAnswers(
  { report, texts, promptId, engine }: PanelProps & { promptId: string; engine: string },
) {
  const { result } = report;
  const repeated = result?.repeats?.answers.filter((answer) => answer.promptId === promptId && answer.engine === engine)
    ?? [];
  if (!result || repeated.length === 0) return null;
  return (
    <>
      <h3 className="lead">{texts.repeats.answers}</h3>
      {repeated.map((answer) => {
        const text = cellText({ ...ofDetail(answer, result), promptId, engine: answer.engine }, texts);
        return (
          <details key={answer.repeat}>
            <summary>{texts.repeats.time(answer.repeat)}: {text}</summary>
            {answer.text && (
              <p className={styles.text} lang={LANGUAGE_TAGS[report.lang]}>{readText(answer.text)}</p>
            )}
          </details>
        );
      })}
    </>
  );
}
