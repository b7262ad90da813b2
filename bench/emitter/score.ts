import type { Answer, LabelledField, LabelledPage } from './corpus.ts';

/** How an engine did on one field over all pages. */
export interface FieldScore {
  precision: number;
  recall: number;
  f1: number;
  right: number;
  wrong: number;
  omitted: number;
}

/** The comparison of a value with its label. `unlabelled`: there is no label, so it does not count. */
export type Judgement = 'right' | 'wrong' | 'omitted' | 'unlabelled' | 'silent';

// The labels have currencies as the page shows them; a code is right if the symbol can stand for it.
const SYMBOL_CODES: Record<string, readonly string[]> = {
  '€': ['EUR'], '£': ['GBP'], $: ['USD', 'CAD', 'AUD', 'NZD', 'TWD', 'HKD', 'SGD', 'MXN', 'ARS', 'CLP', 'COP'],
  Lei: ['RON'], Rs: ['PKR', 'INR', 'LKR', 'NPR'], 'ر.س': ['SAR'],
};

/** Compares a value with its label, by the rules of the field. */
export function judge(page: LabelledPage, field: LabelledField, answer: Answer): Judgement {
  const accepted = page.truth[field];
  const value = answer[field]?.trim();
  if (!accepted) {
    if (!page.absent.includes(field)) return 'unlabelled';
    return value ? 'wrong' : 'silent';
  }
  if (!value) return 'omitted';
  return accepted.some((label) => agrees(field, label.trim(), value)) ? 'right' : 'wrong';
}

function agrees(field: LabelledField, label: string, value: string): boolean {
  if (field === 'price') return Math.abs(Number(label) - Number(value)) < 0.005;
  if (field === 'currency') return label === value || (SYMBOL_CODES[label] ?? []).includes(value);
  if (field === 'gtin') return label.replace(/^0+/, '') === value.replace(/^0+/, '');
  return fold(label) === fold(value);
}

const known = new Map<string, string>();

function fold(text: string): string {
  const folded = known.get(text) ?? computeFold(text);
  known.set(text, folded);
  return folded;
}

function computeFold(text: string): string {
  return text.normalize('NFKC').replaceAll(/[’‘`´]/g, "'").replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('en');
}

/** A wrong value counts as a false positive and a false negative, an omitted one as a false negative only. */
export function score(judgements: readonly Judgement[]): FieldScore {
  const count = (kind: Judgement) => judgements.filter((judgement) => judgement === kind).length;
  const [right, wrong, omitted] = [count('right'), count('wrong'), count('omitted')];
  const precision = right + wrong === 0 ? 0 : right / (right + wrong);
  const recall = right + wrong + omitted === 0 ? 0 : right / (right + wrong + omitted);
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1, right, wrong, omitted };
}

/** The value below which this share of the numbers lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
