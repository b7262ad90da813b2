import { getDomain } from 'tldts';
import type { Evidence } from '../../../../contract/health.ts';
import { bandOf, METRIC_BANDS } from '../../../lab/bands.ts';
import type { FieldData, FieldFigures } from '../../../lab/crux.ts';
import type { LabMeasurement, LabResponse } from '../../../lab/lab-result.ts';
import type { Available } from '../gathered.ts';

export const inMs = (ms: number): string => `${Math.round(ms)} ms`;
/** A size in kB, rounded up, as findings write sizes of files. */
export const inKilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;
export const toThousandth = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * Judges the figure of visitors if known, else the lab's, rounded as findings show it; null if neither is known.
 * `toParams` makes the value a param of the finding.
 */
export function judgeFigure<Params>(
  measured: Available<LabMeasurement>, field: Available<FieldData>,
  { metric, toParams }: { metric: 'lcp' | 'cls'; toParams: (value: number) => Params },
) {
  const round = metric === 'cls' ? toThousandth : Math.round;
  const inLab = measured.value?.metrics[metric] ?? null;
  const ofVisitors = field.value?.figures[metric] ?? null;
  const figure = ofVisitors ?? inLab;
  if (figure === null) return null;
  const value = round(figure);
  const status = bandOf(value, METRIC_BANDS[metric]);
  if (ofVisitors === null) return { status, params: { variant: 'lab' as const, ...toParams(value) } };
  const lab = inLab === null ? {} : { lab: round(inLab) };
  return { status, params: { variant: 'field' as const, ...toParams(value), ...lab } };
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
export function fieldEvidence({ figures, until }: FieldData, metric: keyof FieldFigures): Evidence[] {
  const value = figures[metric];
  if (value === null) return [];
  const shown = metric === 'cls' ? String(value) : inMs(value);
  return [{ label: `CrUX ${metric.toUpperCase()} p75, phone`, value: `${shown} (${until})` }];
}
