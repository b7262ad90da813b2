import { getDomain } from 'tldts';
import type { Evidence } from '../../../../contract/health.ts';
import { bandOf, METRIC_BANDS } from '../../../lab/bands.ts';
import type { Bands } from '../../../lab/bands.ts';
import type { FieldData, FieldFigures, FormFactor } from '../../../lab/crux.ts';
import { FORM_FACTORS } from '../../../lab/crux.ts';
import type { LabMeasurement, LabResponse } from '../../../lab/lab-result.ts';
import { warn } from '../check.ts';
import type { Available } from '../gathered.ts';

/** The web-vitals thresholds, in milliseconds. */
export const INP_BANDS: Bands = { good: 200, fair: 500 };

export const inMs = (ms: number): string => `${Math.round(ms)} ms`;
/** A size in kB, rounded up, as findings write sizes of files. */
export const inKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;
export const toThousandth = (value: number): number => Math.round(value * 1000) / 1000;

/** The field figure to judge, and its device type: that of phones or, if unknown, of desktops. */
export function visitorsFigure(
  { figures }: FieldData, metric: keyof FieldFigures,
): { value: number; on: FormFactor } | null {
  for (const on of FORM_FACTORS) {
    const value = figures[on]?.[metric] ?? null;
    if (value !== null) return { value: ROUND[metric](value), on };
  }
  return null;
}

/** Rounds each figure as findings show it. It is judged as rounded, so that text and verdict never disagree. */
const ROUND: Readonly<Record<keyof FieldFigures, (value: number) => number>> = {
  lcp: Math.round, inp: Math.round, cls: toThousandth,
};

/** The lab's measurement, if it has the figure. */
export const measuredWith = (measured: Available<LabMeasurement>, metric: 'lcp' | 'cls'): LabMeasurement | null =>
  (measured.value && measured.value.metrics[metric] !== null ? measured.value : null);

/**
 * Judges the figure of visitors on phones if known; else the lab's, else that of visitors on desktops; null if none is
 * known. Warns if the lab's passes and the visitors' does not. `toParams` makes the value a param of the finding.
 */
export function judgeFigure<Params>(
  measured: Available<LabMeasurement>, field: Available<FieldData>,
  { metric, toParams }: { metric: 'lcp' | 'cls'; toParams: (value: number) => Params },
) {
  const bands = METRIC_BANDS[metric];
  const inLab = measuredWith(measured, metric)?.metrics[metric] ?? null;
  const visitors = field.value ? visitorsFigure(field.value, metric) : null;
  if (inLab === null) {
    const variant = visitors?.on === 'phone' ? 'field' as const : 'desktop' as const;
    return visitors && { status: bandOf(visitors.value, bands), params: { variant, ...toParams(visitors.value) } };
  }
  const lab = ROUND[metric](inLab);
  const status = bandOf(lab, bands);
  if (visitors && status === 'pass' && bandOf(visitors.value, bands) !== 'pass') {
    const variant = visitors.on === 'phone' ? 'visitors' : 'desktop-visitors';
    return warn({ variant, ...toParams(visitors.value), lab });
  }
  // Good figures on desktops say nothing about phones.
  if (visitors?.on !== 'phone') return { status, params: { variant: 'lab' as const, ...toParams(lab) } };
  return {
    status: bandOf(visitors.value, bands),
    params: { variant: 'field' as const, ...toParams(visitors.value), lab },
  };
}

/** The files from the page's own domain and its subdomains; a store cannot change how others serve their files. */
export function ownFiles({ responses, document }: LabMeasurement): LabResponse[] {
  const own = domainOf(document.url);
  return responses.filter(({ url }) => domainOf(url) === own);
}

function domainOf(address: string): string | null {
  const hostname = URL.parse(address)?.hostname;
  return hostname === undefined ? null : getDomain(hostname) ?? hostname;
}

/** A file as evidence, labelled with what matters about it. */
export const fileEvidence = ({ url }: { url: string }, label: string): Evidence => ({ label, value: url, url });

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
