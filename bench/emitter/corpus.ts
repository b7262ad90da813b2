import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The fields that the corpus has labels for, in print order. */
export const LABELLED_FIELDS = ['price', 'currency', 'availability', 'sku', 'gtin', 'brand'] as const;
export type LabelledField = (typeof LABELLED_FIELDS)[number];

/** One engine's result for one page; unknown fields are left out. */
export type Answer = Partial<Record<LabelledField, string>>;

/** One saved page with its manual labels. */
export interface LabelledPage {
  id: string;
  url: string;
  kind: 'product' | 'not-product';
  truth: Partial<Record<LabelledField, string[]>>;
  absent: string[];
  file: string;
}

/** The labels of the corpus at `folder`. */
export function readLabels(folder: string): LabelledPage[] {
  const lines = readFileSync(join(folder, 'truth.jsonl'), 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as LabelledPage);
}

/** The page as it was saved. */
export function readSavedPage(folder: string, page: LabelledPage): string {
  return gunzipSync(readFileSync(join(folder, page.file))).toString('utf8');
}
