import { defineCheck, info } from '../../check.ts';
import { occurrenceEvidence } from '../../judging/occurrences.ts';

/** Order of reporting: wrong numbers first, then validated ones, then those matching only by format. */
const ORDER = ['wrong', 'proven', 'shape'] as const;

export const check = defineCheck({
  id: 'foreign-number',
  // Only written pages: a shell may still render any number.
  requiredArtifacts: { identity: 'anyIdentity', pages: 'writtenPages' },
  judge({ identity: { foreign } }) {
    const [first] = foreign.toSorted((a, b) => ORDER.indexOf(a.form) - ORDER.indexOf(b.form));
    if (!first) return { status: 'not-applicable' };
    const { form, number, country } = first;
    return info({ variant: form, text: number, country }, occurrenceEvidence(foreign));
  },
});
