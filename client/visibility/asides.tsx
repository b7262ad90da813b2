import { TermList } from '../components/term-list.tsx';
import { useLocale } from '../i18n/language.ts';
import { AskAgainOffer } from './ask-again.tsx';
import type { PanelProps } from './panel-props.ts';
import { Repeats } from './repeats.tsx';
import type { Unseen } from '../../contract/report/visibility/report.ts';

/** Sidebar beside the matrix: what was not measured and why, and how to read the figures. */
export function Asides(props: PanelProps) {
  return (
    <>
      <UnseenAnswers {...props} />
      <Reading {...props} />
      <Repeats {...props} />
    </>
  );
}

function UnseenAnswers({ report, texts }: PanelProps) {
  const { format } = useLocale();
  const { unseen } = texts;
  if (report.unseen.length === 0) return null;
  const reasons = [...new Set(report.unseen.map(({ reason }) => reason))];
  return (
    <section className="unseen">
      <div className="unseen-paper stack g2 small">
        <h3 className="lead">{report.isRunning ? unseen.headingRunning : unseen.heading}</h3>
        {reasons.map((reason) => {
          const same = report.unseen.filter((each) => each.reason === reason);
          const names = format.list(same.map(({ engine }) => engine.name));
          return <p key={reason}><b>{unseen.who(names, total(same))}</b> {texts.reasons[reason]}.</p>;
        })}
        <p className="muted">{unseen.counts(total(report.unseen))}</p>
        {report.result?.askAgain && <AskAgainOffer report={report} texts={texts} offer={report.result.askAgain} />}
      </div>
    </section>
  );
}

const total = (unseen: readonly Unseen[]): number => unseen.reduce((sum, { count }) => sum + count, 0);

function Reading({ report, texts }: PanelProps) {
  const { texts: shared } = useLocale();
  const { reading } = texts;
  const { interval, holdsFor } = report.metrics?.discoveryRate ?? {};
  const likely = holdsFor ?? (interval ? 'older' : 'none');
  const [first, ...others] = reading.items;
  return (
    <section className="stack">
      <h3 className="lead">{reading.heading}</h3>
      <TermList
        terms={[
          first!, [reading.likely.name, reading.likely[likely]], ...others,
          reading.questions(texts.verticals[report.vertical][0]),
        ]}
      />
      <p className="small"><a href="/how-we-measure#visibility">{shared.footer.links['/how-we-measure']}</a></p>
    </section>
  );
}
