import type { PartProps } from './metrics.tsx';

/** Beside the matrix: what was not measured and why, and how the figures are to be read. */
export function Asides(props: PartProps) {
  return (
    <>
      <UnseenAnswers {...props} />
      <Reading {...props} />
    </>
  );
}

function UnseenAnswers({ report, texts }: PartProps) {
  const { unseen } = texts;
  if (report.unseen.length === 0) return null;
  const count = report.unseen.reduce((sum, each) => sum + each.count, 0);
  return (
    <section className="unseen">
      <div className="unseen-paper">
        <h3>{report.isRunning ? unseen.headingRunning : unseen.heading}</h3>
        {report.unseen.map(({ engine, reason, count: missing }) => (
          <p key={`${engine.id} ${reason}`}><b>{unseen.who(engine.name, missing)}</b> {texts.reasons[reason]}.</p>
        ))}
        <p className="muted">{unseen.counts(count)}</p>
      </div>
    </section>
  );
}

function Reading({ report, texts }: PartProps) {
  const { reading } = texts;
  return (
    <section>
      <h3>{reading.heading}</h3>
      <dl className="explained">
        {[...reading.items, reading.questions(texts.verticals[report.vertical][0])].map(([name, what]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
