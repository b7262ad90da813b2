import type { FindingEvent } from '../../contract/health.ts';
import { Bar } from '../components/bar.tsx';
import { HatchedBox } from '../components/hatch.tsx';
import { StatusIcon } from '../components/status-icon.tsx';
import { useLocale } from '../i18n/language.ts';
import { Aside } from './aside.tsx';
import { FIGURES, figureText, labFigureOf } from './lab-figures.ts';
import type { Figure } from './lab-figures.ts';
import type { PanelProps } from './panel-props.ts';
import styles from './scan.module.css';

const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/;

/** The home page as the lab's phone saw it, and three figures on their bands. */
export function Lab({ report, texts }: PanelProps) {
  const { findings, phases } = report.progress;
  const picture = pictureIn(findings);
  const isToCome = report.isRunning && phases.speed?.state !== 'finished';
  const words = isToCome ? texts.lab.queued : texts.lab.noPicture;
  return (
    <Aside heading={picture === undefined ? texts.lab.headingUnseen : texts.lab.heading}>
      <div className={styles.lab}>
        {picture !== undefined ? (
          <img className={styles.picture} src={picture} alt={texts.lab.picture(report.host)} width="108" height="192" />
        ) : isToCome ? <div className={`pending-box ${styles.picture}`}><span>{words}</span></div>
            : <HatchedBox className={`small ${styles.picture}`}>{words}</HatchedBox>}
        <dl className="stack">
          {(Object.keys(FIGURES) as Figure[]).map((figure) => (
            <LabFigure
              key={figure} figure={figure} name={texts.lab[figure]} coming={texts.lab.coming}
              finding={findings.find(({ id }) => id === figure)} isToCome={isToCome}
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
  isToCome: boolean;
}

function LabFigure({ figure, name, coming, finding, isToCome }: LabFigureProps) {
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
          <svg className="bands" width="100%" height="14" aria-hidden="true" focusable="false">
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
          {isToCome ? coming : texts.notMeasured}
          <Bar solid={0} hatched={isToCome ? 0 : 1} total={1} />
        </dd>
      )}
    </div>
  );
}

/** Only what is a picture by its own word, and small enough to be one. */
function pictureIn(findings: readonly FindingEvent[]): string | undefined {
  for (const { phase, evidence } of findings) {
    const image = phase === 'speed' ? evidence.find((each) => each.image !== undefined)?.image : undefined;
    if (image !== undefined && PICTURE.test(image)) return image;
  }
  return undefined;
}
