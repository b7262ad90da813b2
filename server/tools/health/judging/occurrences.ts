import type { Evidence } from '../../../../contract/health.ts';
import type { Company, NumberOccurrence } from '../../../registers/companies.ts';
import { formatOrgnr } from '../../../registers/orgnr.ts';

/** Occurrences of numbers with their surrounding line; once per page and number. */
export function occurrenceEvidence(occurrences: readonly NumberOccurrence[], label = 'number'): Evidence[] {
  const seen = new Map(occurrences.map((occurrence) => [`${occurrence.page} ${occurrence.number}`, occurrence]));
  return [...seen.values()].map(({ page, context }) => ({ label, value: lineOf(context), page }));
}

/** The register's entry, as evidence. */
export const companyEvidence = ({ number, name, parent }: Company): Evidence[] => [
  { label: 'register', value: `${formatOrgnr(number)} ${name}` },
  ...(parent ? [{ label: 'parent', value: `${formatOrgnr(parent.number)} ${parent.name}` }] : []),
];

/** The line of the context with the number, which is in the middle. */
function lineOf(context: string): string {
  const middle = context.length / 2;
  let at = 0;
  for (const line of context.split('\n')) {
    if (at + line.length >= middle) return line.trim() === '' ? context.trim() : line.trim();
    at += line.length + 1;
  }
  return context.trim();
}
