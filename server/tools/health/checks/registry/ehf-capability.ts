import { formatOrgnr } from '../../../../registers/orgnr.ts';
import { DOCUMENT_TYPES } from '../../../../registers/peppol-document-types.ts';
import { defineCheck, info } from '../../check.ts';

export const check = defineCheck({
  id: 'ehf-capability',
  requiredArtifacts: { listing: 'listing' },
  judge({ listing: { number, receiving } }) {
    const orgnr = formatOrgnr(number);
    const source = { label: SOURCES[receiving.by], value: `0192:${number}` };
    if (receiving.kind === 'not-listed') {
      return info({ variant: 'not-listed', orgnr }, [source, ...typeEvidence(() => 'no')]);
    }
    const { documents, by } = receiving;
    if (documents === null) {
      return info({ variant: 'types-unknown', orgnr }, [source, ...typeEvidence(() => 'not measured')]);
    }
    const { types, legacy } = documents;
    const evidence = [source, ...typeEvidence((type) => {
      if (types.includes(type)) return 'yes';
      return legacy.includes(type) ? 'legacy' : 'no';
    })];
    if (types.length === 0 && legacy.length > 0) {
      return info({ variant: 'legacy', orgnr, types: legacy.join(', ') }, evidence);
    }
    if (types.length === 0) return info({ variant: 'other-types', orgnr }, evidence);
    const variant = by === 'directory' ? 'directory' : 'listed';
    return info({ variant, orgnr, types: types.join(', ') }, evidence);
  },
});

const SOURCES = { locator: 'SML', publisher: 'SMP', directory: 'Peppol Directory' } as const;

const typeEvidence = (valueOf: (type: (typeof DOCUMENT_TYPES)[number]) => string) =>
  DOCUMENT_TYPES.map((type) => ({ label: type, value: valueOf(type) }));
