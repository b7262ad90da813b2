import type { ReactNode } from 'react';
import { LANGUAGE_TAGS } from '../../contract/vocabulary.ts';
import type { AnswerDetail, Citation, Mention } from '../../contract/geo.ts';
import { CopyButton } from '../components/copy-button.tsx';
import { Drawer } from '../components/drawer.tsx';
import { HatchedBox } from '../components/hatch.tsx';
import { NextIcon, PreviousIcon } from '../components/icons.tsx';
import { OutsideLink } from '../components/outside-link.tsx';
import { useLocale } from '../i18n/language.ts';
import { piecesOf, readText } from './marked-text.ts';
import type { Piece } from './marked-text.ts';
import { hostOf, isAt } from '../../contract/report/hosts.ts';
import { AnswerBadge } from './answer-badge.tsx';
import type { PanelProps } from './panel-props.ts';
import { RepeatedAnswers } from './repeats.tsx';
import { SearchEntry } from './search-entry.tsx';
import { UNRESOLVED } from '../../contract/report/visibility/report.ts';
import type { Cell, KnownAnswer, Measured, CellPosition } from '../../contract/report/visibility/report.ts';
import type { AllTexts } from '../../contract/report/visibility/report-nb.ts';
import styles from './answer.module.css';
import marks from './marks.module.css';
import page from './visibility.module.css';

interface AnswerDrawerProps extends PanelProps {
  position: CellPosition;
  previous: CellPosition | undefined;
  next: CellPosition | undefined;
  onMove: (position: CellPosition) => void;
  onClose: () => void;
}

/** One answer, with names and sources marked. It is untrusted, so nothing in it becomes markup. */
export function AnswerDrawer({ report, texts, position, previous, next, onMove, onClose }: AnswerDrawerProps) {
  const { drawer } = texts;
  const row = report.rows[position.row]!;
  const engine = report.engines[position.column]!;
  const cell = row.cells[position.column]!;
  const place = drawer.place(row.number, report.rows.length);
  const step = (to: 'previous' | 'next', where: CellPosition | undefined): ReactNode => (
    <button
      type="button" className="icon-button" aria-disabled={where === undefined || undefined}
      onClick={() => where && onMove(where)}
    >
      {to === 'previous' ? <PreviousIcon /> : <NextIcon />}
      <span className="sr-only">{drawer[to]}</span>
    </button>
  );
  return (
    <Drawer
      above={<p className={`dotted ${styles.place}`}><span className="muted">{place}</span><b>{engine.name}</b></p>}
      heading={<span lang={LANGUAGE_TAGS[report.lang]}>{row.text ?? place}</span>}
      actions={<>{step('previous', previous)}{step('next', next)}</>} onClose={onClose}
    >
      {/* Live regions outside an open modal dialog are not announced. */}
      <output className="sr-only">{`${place}, ${engine.name}`}</output>
      <Answer key={`${row.id} ${engine.id}`} report={report} texts={texts} cell={cell} />
    </Drawer>
  );
}

function Answer({ report, texts, cell }: PanelProps & { cell: Cell }) {
  const { texts: shared } = useLocale();
  if (cell.kind === 'unmeasured') {
    return (
      <div className={`stack ${styles.answer}`}>
        <HatchedBox className={page.box}>{shared.notMeasured}</HatchedBox>
        <p>{texts.drawer.notMeasured(texts.reasons[cell.reason])}</p>
        <p className="muted">{texts.drawer.notCounted}</p>
      </div>
    );
  }
  const known = report.answerOf(cell.promptId, cell.engine);
  if (cell.kind !== 'measured' || !known) return null;
  if (known.whole) return <WholeAnswer report={report} texts={texts} cell={cell} detail={known.whole} />;
  return <Excerpt report={report} texts={texts} cell={cell} known={known} />;
}

interface AnswerProps extends PanelProps {
  cell: Measured;
}

function WholeAnswer({ report, texts, cell, detail }: AnswerProps & { detail: AnswerDetail }) {
  const { drawer } = texts;
  const own = detail.mentions.filter(({ name, unclear }) => name === report.brand && !unclear);
  const pieces = piecesOf(detail.text ?? '', detail.mentions, detail.citations);
  const has = (kind: Piece['kind']): boolean => pieces.some((piece) => piece.kind === kind);
  return (
    <div className={`stack ${styles.answer}`}>
      <AnswerVerdict
        {...{ report, texts, cell }} times={own.length} latencyMs={detail.latencyMs} at={detail.answeredAt}
      />
      {detail.mentions.some(({ name, unclear }) => unclear && name === report.brand) && (
        <p className="small muted">{drawer.unclearLine}</p>
      )}
      {own.some(({ ambiguous }) => ambiguous) && <p className="small muted">{drawer.ambiguous}</p>}
      {own.some(({ context }) => context !== undefined) && <p className="small muted">{drawer.context}</p>}
      {detail.text === undefined ? <p className="muted">{drawer.leftOut}</p>
        : <AnswerText report={report} texts={texts} detail={detail} pieces={pieces} />}
      {detail.searchEntry && <SearchEntry html={detail.searchEntry} label={drawer.searchEntry} />}
      <Sources heading={drawer.sources} sources={detail.citations} own={report.domain} texts={texts} numbered />
      {detail.found.length > 0 && (
        <Sources heading={drawer.found} sources={detail.found} own={report.domain} texts={texts} />
      )}
      <RepeatedAnswers {...{ report, texts }} promptId={detail.promptId} engine={detail.engine} />
      {detail.text !== undefined && (
        <p className="spread small muted">
          <span>
            {[drawer.verbatim, has('markup') && drawer.unmarked, has('source') && drawer.numbered]
              .filter(Boolean).join(' ')}
          </span>
          <CopyButton look="words" label={drawer.copy} text={() => detail.text ?? ''} />
        </p>
      )}
    </div>
  );
}

/** The excerpt of an answer that is available before the measurement is complete. */
function Excerpt({ report, texts, cell, known }: AnswerProps & { known: KnownAnswer }) {
  const { drawer } = texts;
  return (
    <div className={`stack ${styles.answer}`}>
      <AnswerVerdict
        {...{ report, texts, cell }}
        times={undefined} latencyMs={known.received.latencyMs} at={undefined}
      />
      <p className={`part ${styles.text}`}>{readText(known.text)}</p>
      <p className="small muted">{drawer.excerpt}</p>
      <Sources heading={drawer.sources} sources={known.citations} own={report.domain} texts={texts} />
    </div>
  );
}

interface AnswerVerdictProps extends AnswerProps {
  times: number | undefined;
  latencyMs: number | undefined;
  /** When the answer was received; defaults to the time of the measurement. */
  at: string | undefined;
}

function AnswerVerdict({ report, texts, cell, times, latencyMs, at = report.at }: AnswerVerdictProps) {
  const { format } = useLocale();
  const { drawer, matrix } = texts;
  const { mentioned, unclear, cited, retrieval } = cell;
  const meta = [
    retrieval && drawer.retrieval[retrieval],
    latencyMs !== undefined && latencyMs > 0 && format.duration(latencyMs),
    format.dateTime(at),
  ];
  return (
    <>
      <p className="cluster g5">
        {mentioned ? (
          <span className="cluster">
            <span aria-hidden="true"><AnswerBadge kind="mentioned">{matrix.letters[0]}</AnswerBadge></span>{' '}
            {times ? drawer.times(times) : drawer.mentioned}
          </span>
        ) : unclear ? (
          <span className="cluster">
            <span aria-hidden="true"><AnswerBadge kind="unclear">?</AnswerBadge></span> {drawer.unclear}
          </span>
        ) : <span>{drawer.notMentioned}</span>}
        {cited ? (
          <span className="cluster">
            <span aria-hidden="true"><AnswerBadge kind="cited">{matrix.letters[1]}</AnswerBadge></span> {drawer.cited}
          </span>
        ) : <span>{cited === undefined ? drawer.citedUnknown : drawer.notCited}</span>}
      </p>
      <p className="dotted small muted figures">
        {meta.filter((part) => typeof part === 'string').map((part) => <span key={part}>{part}</span>)}
      </p>
    </>
  );
}

/** Marks of names, in the order of the legend. */
const MARKS = ['mentioned', 'rival', 'unclear'] as const;

function AnswerText(
  { report, texts, detail, pieces }: PanelProps & { detail: AnswerDetail; pieces: readonly Piece[] },
) {
  const { drawer } = texts;
  const { brand, domain, lang } = report;
  const isOwn = (number: number): boolean => detail.citations[number - 1]?.domain === domain;
  const markOf = ({ name, unclear }: Mention): (typeof MARKS)[number] =>
    (unclear ? 'unclear' : name === brand ? 'mentioned' : 'rival');
  const labels = { mentioned: drawer.you, rival: drawer.rival, unclear: drawer.unclearMark };
  const seen = MARKS.filter((mark) =>
    pieces.some((piece) => piece.kind === 'mention' && markOf(piece.mention) === mark));
  const isOwnSeen = pieces.some((piece) => piece.kind === 'source' && isOwn(piece.number));
  return (
    <>
      <p className={`part ${styles.text}`} lang={LANGUAGE_TAGS[lang]}>
        {pieces.map((piece) => {
          if (piece.kind === 'markup') return null;
          if (piece.kind === 'text') return piece.text;
          if (piece.kind === 'source') {
            return (
              <AnswerBadge key={piece.start} kind={isOwn(piece.number) ? 'own' : 'cited'}>{piece.number}</AnswerBadge>
            );
          }
          return <mark key={piece.start} className={marks.name} data-kind={markOf(piece.mention)}>{piece.text}</mark>;
        })}
      </p>
      {(seen.length > 0 || isOwnSeen) && (
        <ul className="cluster g4 meta">
          {seen.map((mark) => (
            <li key={mark}><mark className={marks.name} data-kind={mark}>{drawer.name}</mark> {labels[mark]}</li>
          ))}
          {isOwnSeen && <li><AnswerBadge kind="own">1</AnswerBadge> {drawer.own}</li>}
        </ul>
      )}
    </>
  );
}

interface SourcesProps {
  heading: string;
  sources: readonly Citation[];
  own: string;
  texts: AllTexts;
  numbered?: boolean;
}

function Sources({ heading, sources, own, texts, numbered = false }: SourcesProps) {
  const { drawer } = texts;
  return (
    <>
      <h3 className="lead">{heading}</h3>
      {sources.length === 0 ? <p className="small muted">{drawer.noSources}</p> : (
        <ol className={`rows ${styles.sources}`}>
          {sources.map(({ url, domain }, at) => (
            <li key={url}>
              {numbered && <AnswerBadge kind={domain === own ? 'own' : 'cited'}>{at + 1}</AnswerBadge>}
              <span className={`stack g1 ${styles.source}`}>
                <OutsideLink href={url}>
                  {isAt(url, domain) ? shortAddress(url) : domain === UNRESOLVED ? hostOf(url) : domain}
                </OutsideLink>
                {shortAddress(url) !== domain && (
                  <span className="meta">
                    {domain === UNRESOLVED
                      ? drawer.unresolved
                      : isAt(url, domain) ? domain : drawer.redirected(hostOf(url))}
                  </span>
                )}
              </span>
              {domain === own && <b className="small nowrap">{drawer.yourPage}</b>}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** A URL for display: without scheme and `www.`, truncated to 90 characters. */
function shortAddress(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    const text = host.replace(/^www\./, '') + (pathname === '/' ? '' : decodeURI(pathname));
    return text.length > 90 ? `${text.slice(0, 89)}…` : text;
  } catch {
    return url;
  }
}
