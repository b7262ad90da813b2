import type { Evidence } from '../../../../../contract/health.ts';
import type { FieldData, FieldFigures } from '../../../../lab/crux.ts';
import { FORM_FACTORS } from '../../../../lab/crux.ts';
import type { LabFile, LabMeasurement } from '../../../../lab/lab-result.ts';
import { short } from '../../evidence.ts';
import type { Seen } from '../../seen.ts';

export const inMs = (ms: number): string => `${Math.round(ms)} ms`;
export const inKb = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
export const toThousandth = (value: number): number => Math.round(value * 1000) / 1000;

/** A file and what about it matters. */
export const fileEvidence = ({ url }: Pick<LabFile, 'url'>, what: string): Evidence =>
  ({ label: what, value: short(url), url });

/** Says so where a figure is the middle one of several runs. */
export const runsEvidence = ({ runs }: LabMeasurement): Evidence[] =>
  (runs > 1 ? [{ label: 'Lighthouse', value: `median of ${runs} runs` }] : []);

/** What real visitors met, beside what the lab measured; nothing where that is not known. */
export function fieldEvidence(field: Seen<FieldData>, metric: keyof FieldFigures): Evidence[] {
  if (!field.seen) return [];
  const { figures, until } = field.value;
  return FORM_FACTORS.flatMap((formFactor) => {
    const value = figures[formFactor]?.[metric] ?? null;
    if (value === null) return [];
    const shown = metric === 'cls' ? String(value) : inMs(value);
    return [{ label: `CrUX ${metric.toUpperCase()} p75, ${formFactor}`, value: `${shown} (${until})` }];
  });
}
