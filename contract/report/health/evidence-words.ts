import type { Evidence } from '../../health.ts';
import type { ScanTexts } from './nb.ts';

/** Evidence in words for the reader; what there are only English words for is marked, and so read out as English. */
export interface ShownEvidence extends Evidence {
  isLabelEnglish?: boolean;
  isValueEnglish?: boolean;
  /** What the service adds, in English. */
  remark?: string;
}

const MEDIAN = /^median of (\d+) runs$/;
const NOTHING = '(empty)';

/**
 * A piece of evidence in the reader's language, as far as there are words for it: what the store wrote is quoted, and
 * what only the service's English tells is marked as English.
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
