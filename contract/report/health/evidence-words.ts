import type { Evidence } from '../../health.ts';
import type { ScanTexts } from './nb.ts';

/** Evidence in the reader's language; the parts that exist only in English are flagged, to be read out as English. */
export interface ShownEvidence extends Evidence {
  isLabelEnglish?: boolean;
  isValueEnglish?: boolean;
  /** A remark by the service, in English. */
  remark?: string;
}

const MEDIAN = /^median of (\d+) runs$/;
const NOTHING = '(empty)';

/**
 * Translates a piece of evidence as far as there are texts for it. Text from the store is quoted; text that the service
 * has only in English is flagged.
 */
export function displayEvidence(evidence: Evidence, texts: ScanTexts): ShownEvidence {
  const { label, value, url } = evidence;
  const fault = texts.faults[label];
  if (fault !== undefined) {
    if (url === undefined) return { ...evidence, label: fault, isValueEnglish: true };
    return { ...evidence, label: fault, value: url, remark: value };
  }
  const name = texts.evidence[label] ?? (/^\d{3}$/.test(label) ? texts.answered(label) : undefined);
  const runs = label === 'Lighthouse' ? MEDIAN.exec(value)?.[1] : undefined;
  return {
    ...evidence,
    label: name ?? label, isLabelEnglish: name === undefined,
    value: runs ? texts.medianOf(Number(runs)) : value === NOTHING ? texts.emptyValue : value,
    isValueEnglish: label === 'error',
  };
}
