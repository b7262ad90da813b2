import type { Evidence } from '../../../../contract/health.ts';
import type { Company, NumberOccurrence } from '../../../registers/companies.ts';
import { formatOrgnr } from '../../../registers/orgnr.ts';

/** Each number on each page once, as evidence, with the line it occurs in. */
export function occurrenceEvidence(occurrences: readonly NumberOccurrence[], label = 'number'): Evidence[] {
  const unique = new Map(occurrences.map((occurrence) => [`${occurrence.page} ${occurrence.number}`, occurrence]));
  return [...unique.values()].map(({ page, context }) => ({ label, value: lineOf(context), page }));
}

/** The register's entry, as evidence. */
export const companyEvidence = ({ number, name, parent }: Company): Evidence[] => [
  { label: 'register', value: `${formatOrgnr(number)} ${name}` },
  ...(parent ? [{ label: 'parent', value: `${formatOrgnr(parent.number)} ${parent.name}` }] : []),
];

/** The line that contains the number, which is in the middle of the context. */
function lineOf(context: string): string {
  const middle = Math.ceil(context.length / 2);
  const line = context.slice(0, middle).split('\n').at(-1)! + context.slice(middle).split('\n', 1)[0]!;
  return line.trim() || context.trim();
}
