import { getDomain } from 'tldts';
import type { Evidence } from '../../../../contract/health.ts';
import { bandOf, METRIC_BANDS } from '../../../lab/bands.ts';
import type { Bands } from '../../../lab/bands.ts';
import type { FieldData, FieldFigures, FormFactor } from '../../../lab/crux.ts';
import { FORM_FACTORS } from '../../../lab/crux.ts';
import type { LabFile, LabMeasurement, LabResponse } from '../../../lab/lab-result.ts';
import type { Available } from '../available.ts';

/** The web-vitals thresholds, in milliseconds. */
export const INP_BANDS: Bands = { good: 200, fair: 500 };

export const inMs = (ms: number): string => `${Math.round(ms)} ms`;
/** As findings write small weights. */
export const inKib = (bytes: number): string => `${Math.ceil(bytes / 1024)} KiB`;
export const toThousandth = (value: number): number => Math.round(value * 1000) / 1000;

/** A judged figure: of visitors on phones where known, `beside` the lab's; else the lab's, else those on desktops. */
export type JudgedFigure = (
  | { status: 'pass' | 'warn' | 'fail'; variant: 'lab' | 'field' | 'desktop'; value: number; beside: { lab?: number } }
  /** Good in the lab, not for visitors. */
  | { status: 'warn'; variant: 'visitors' | 'desktop-visitors'; value: number; lab: number }
) & { seen: LabMeasurement | null };

/** The field figure to judge, and where: on phones or, if unknown, on desktops. */
export function visitorsFigure(
  { figures }: FieldData, metric: keyof FieldFigures,
): { value: number; on: FormFactor } | null {
  for (const on of FORM_FACTORS) {
    const value = figures[on]?.[metric] ?? null;
    if (value !== null) return { value: TOLD[metric](value), on };
  }
  return null;
}

/** How exactly each figure is told, and so judged: what is said never contradicts its verdict. */
const TOLD: Readonly<Record<keyof FieldFigures, (value: number) => number>> = {
  lcp: Math.round, inp: Math.round, cls: toThousandth,
};

/** Judges a figure, all by the same bounds; null when it is not known. `seen` is the lab's measurement that has it. */
export function judgeFigure(
  measured: Available<LabMeasurement>, field: Available<FieldData>, metric: 'lcp' | 'cls',
): JudgedFigure | null {
  const bands = METRIC_BANDS[metric];
  const seen = measured.available && measured.value.metrics[metric] !== null ? measured.value : null;
  const inLab = seen && seen.metrics[metric];
  const met = field.available ? visitorsFigure(field.value, metric) : null;
  const lab = inLab === null ? null : TOLD[metric](inLab);
  if (lab !== null) {
    const status = bandOf(lab, bands);
    if (met && status === 'pass' && bandOf(met.value, bands) !== 'pass') {
      return { status: 'warn', variant: met.on === 'phone' ? 'visitors' : 'desktop-visitors', value: met.value, lab, seen };
    }
    // Fast desktops say nothing of a slow phone.
    if (met?.on !== 'phone') return { status, variant: 'lab', value: lab, beside: {}, seen };
    return { status: bandOf(met.value, bands), variant: 'field', value: met.value, beside: { lab }, seen };
  }
  const variant = met?.on === 'phone' ? 'field' : 'desktop';
  return met && { status: bandOf(met.value, bands), variant, value: met.value, beside: {}, seen };
}

/** The files from the page's own domain and its subdomains; how others send theirs is not the store's to change. */
export function ownFiles({ responses, document }: LabMeasurement): LabResponse[] {
  const own = domainOf(document.url);
  return responses.filter(({ url }) => domainOf(url) === own);
}

function domainOf(address: string): string | null {
  const hostname = URL.parse(address)?.hostname;
  return hostname === undefined ? null : getDomain(hostname) ?? hostname;
}

/** A file as evidence, labelled with `what` matters about it. */
export const fileEvidence = ({ url }: Pick<LabFile, 'url'>, what: string): Evidence =>
  ({ label: what, value: url, url });

/** Evidence that a figure is the median of several runs; none for a single run. */
export const runsEvidence = ({ runs }: LabMeasurement): Evidence[] =>
  (runs > 1 ? [{ label: 'Lighthouse', value: `median of ${runs} runs` }] : []);

/** Field data for the metric, as evidence; empty if unknown. */
export function fieldEvidence(field: Available<FieldData>, metric: keyof FieldFigures): Evidence[] {
  if (!field.available) return [];
  const { figures, until } = field.value;
  return FORM_FACTORS.flatMap((formFactor) => {
    const value = figures[formFactor]?.[metric] ?? null;
    if (value === null) return [];
    const shown = metric === 'cls' ? String(value) : inMs(value);
    return [{ label: `CrUX ${metric.toUpperCase()} p75, ${formFactor}`, value: `${shown} (${until})` }];
  });
}
