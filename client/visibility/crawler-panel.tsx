import type { CrawlerAudit } from '../../contract/geo.ts';
import { EvidenceRow, FindingRow, FoldedRows } from '../components/finding-row.tsx';
import { HatchedBox } from '../components/hatch.tsx';
import { TermList } from '../components/term-list.tsx';
import { useLocale } from '../i18n/language.ts';
import {
  auditView, isForGrounding, kindOf, purposesOf, readEvidence,
} from '../../contract/report/visibility/crawlers.ts';
import type { AuditGroup, AuditKind } from '../../contract/report/visibility/crawlers.ts';
import type { CrawlerTexts } from '../../contract/report/visibility/crawlers-nb.ts';
import type { PanelProps } from './panel-props.ts';
import styles from './visibility.module.css';

/** A title with more names than this counts them instead of listing them. */
const MAX_NAMES = 4;

/** Which crawlers the store allows, by their purpose. */
export function CrawlerPanel({ report, texts }: PanelProps) {
  const { format, texts: shared } = useLocale();
  const words = texts.crawlers;
  const { groups, allowed, counts } = auditView(report.audit);
  const parts = purposesOf(allowed).map(({ purpose, count }) => words.foldedPart[purpose](count));
  const crawlersAllowed = allowed.filter((row) => kindOf(row) === 'crawler');
  return (
    <section className={`split ${styles.split}`}>
      <div className="stack">
        <h2>{words.heading}</h2>
        {report.audit.length === 0 ? (report.isRunning ? <p className="muted">{words.pending}</p> : (
          <>
            <HatchedBox className={styles.box}>{shared.notMeasured}</HatchedBox>
            <p className="muted">{words.none}</p>
          </>
        )) : (
          <>
            <p className="small muted">{words.line(counts)}</p>
            <div className="rows">
              {groups.map((group) => (
                <GroupRow key={`${group.status} ${group.rows[0]?.crawler}`} group={group} words={words} />
              ))}
              {allowed.length > 0 && (
                <FoldedRows status="pass" label={words.folded(crawlersAllowed.length, format.list(parts))}>
                  {() => (
                    <div className="row-body">
                      <dl className="evidence">
                        {allowed.map((row) => (
                          <EvidenceRow key={row.crawler} label={titleOf(row, kindOf(row), words)}>
                            {words.evidence(readEvidence(row))}
                            <p className="meta">
                              {[kindOf(row) === 'crawler' && row.owner, words.purposes[row.purpose]]
                                .filter(Boolean).join(' · ')}
                            </p>
                          </EvidenceRow>
                        ))}
                      </dl>
                    </div>
                  )}
                </FoldedRows>
              )}
            </div>
          </>
        )}
      </div>
      <div>
        <section className="stack">
          <h3 className="lead">{words.explain.heading}</h3>
          <TermList terms={words.explain.items} />
        </section>
      </div>
    </section>
  );
}

function titleOf({ crawler }: CrawlerAudit, kind: AuditKind, { titles }: CrawlerTexts): string {
  if (kind === 'crawler') return crawler;
  return kind === 'probe' ? titles.probe(crawler.replace(/ \(probe\)$/, '')) : titles[kind];
}

function GroupRow({ group, words }: { group: AuditGroup; words: CrawlerTexts }) {
  const { format } = useLocale();
  const { status, kind, verdict, purpose, rows } = group;
  const names = rows.map((row) => titleOf(row, kind, words));
  const title = names.length > MAX_NAMES ? words.several(names.length) : format.list(names);
  const owners = format.list([...new Set(rows.map(({ owner }) => owner))]);
  const evidence = readEvidence(rows[0]!);
  const isOnePurpose = rows.every((row) => row.purpose === purpose);
  const isShutOut = kind === 'crawler' && verdict === 'blocked';
  const word = verdict === 'blocked' ? words.blocked
    : verdict === 'cannot-assess' && kind !== 'llms' ? words.cannotAssess : undefined;
  return (
    <FindingRow
      status={status} word={word} note={kind === 'crawler' && isOnePurpose ? words.purposes[purpose] : undefined}
      title={title}
      message={isShutOut
        ? words.messages[rows.every(isForGrounding) ? 'grounding' : purpose](owners, words.evidence(evidence))
        : words.evidence(evidence)}
    >
      {() => (
        <>
          {status === 'warn' && (
            <div className="fix barred stack g2">
              <span className="meta medium">{words.fixTitle}</span>
              {evidence.kind === 'rule' ? words.fixRule(evidence.rule) : words.fixIndex}
            </div>
          )}
          <div className="seen">
            <h3 className="meta">{words.seen}</h3>
            <dl className="evidence">
              {rows.map((row) => <GroupEvidence key={row.crawler} row={row} kind={kind} words={words} />)}
            </dl>
          </div>
        </>
      )}
    </FindingRow>
  );
}

function GroupEvidence({ row, kind, words }: { row: CrawlerAudit; kind: AuditKind; words: CrawlerTexts }) {
  const evidence = readEvidence(row);
  const group = evidence.kind === 'rule' ? evidence.group : undefined;
  return (
    <EvidenceRow label={titleOf(row, kind, words)}>
      {evidence.kind === 'rule' ? <><code>{evidence.rule}</code><p className="meta">{words.where(evidence.line)}</p></>
        : evidence.kind === 'as-is' ? <code>{evidence.text}</code> : words.evidence(evidence)}
      {group !== undefined && <p className="meta">{words.group}: {group === '*' ? words.everyone : group}</p>}
      {kind === 'crawler' && <p className="meta">{row.owner}</p>}
    </EvidenceRow>
  );
}
