import { PILLAR_TEXTS } from '../../checks/pillars.ts';
import type { FindingWords } from '../../checks/words.ts';
import type { FindingEvent } from '../../health.ts';
import type { Language } from '../../vocabulary.ts';
import type { Format } from '../format.ts';
import type { ScanTexts } from './nb.ts';
import { shareOfAll } from './report.ts';
import type { ScanReport } from './scan-report.ts';

/** The text of a step: the fix, or the title if there is none. */
export const actionOf = ({ title, fix }: FindingWords): string => fix ?? title;

/** A title as a sentence, with a full stop if it has none. */
export const sentence = (title: string): string => (/[.!?…]$/.test(title) ? title : `${title}.`);

/** The severity of a step's fault, and its pillar. */
export function stepNote({ severity, pillar }: FindingEvent, texts: ScanTexts, language: Language): string {
  const grave = texts.severities[severity];
  return pillar ? `${grave} · ${PILLAR_TEXTS[language][pillar].name}` : grave;
}

/** The texts for a scan with nothing to fix, including how much was measured. */
export function nothingToFix(
  report: ScanReport,
  { plan, summary }: ScanTexts,
  format: Format,
): { heading: string; message: string } {
  const { unmeasured, total } = shareOfAll(report);
  const rest = unmeasured === 0 ? summary.allMeasured(total) : plan.unmeasured(unmeasured, total, format);
  return { heading: plan.nothingHeading, message: `${plan.nothing} ${rest}` };
}
