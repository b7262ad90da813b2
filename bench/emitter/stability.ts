import { createHash } from 'node:crypto';
import { EMITTER_FIELDS } from '../../contract/vocabulary.ts';
import { createPage } from '../../server/page/page.ts';
import { judgePageKind } from '../../server/product/page-kind.ts';
import { verifyMarkup } from '../../server/tools/emitter/verify.ts';
import { alterations } from './alterations.ts';
import type { Said } from './alterations.ts';
import { KEEPING } from './changes.ts';
import type { LabelledPage } from './corpus.ts';
import { inOneLine } from './ours.ts';

/** The half a page's host belongs to: what is fitted to the pages of one half shows on the other. */
export type Half = 'A' | 'B';
export const HALVES: readonly Half[] = ['A', 'B'];

export function halfOf({ url }: Pick<LabelledPage, 'url'>): Half {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return createHash('sha256').update(host).digest()[0]! % 2 === 0 ? 'A' : 'B';
}

/** What became of the values of pages under one change. */
export interface Kept {
  values: number;
  /** Still there and the same. */
  stayed: number;
  /** There, and another: out of the blue, or in place of the first. */
  other: number;
  /** Pages that are taken for another kind than before. */
  turned: number;
  pages: number;
}

/** What became of a value that one place of a page states otherwise than the rest. */
export interface Contradicted {
  altered: number;
  /** A value got out that is not the one of before. */
  wrong: number;
  stayed: number;
}

export interface SavedPage {
  page: LabelledPage;
  html: string;
}

/** Where a value was lost, turned up or let out wrong, for a reader to look into. */
export type Told = (line: string) => void;

const nothing = (): Kept => ({ values: 0, stayed: 0, other: 0, turned: 0, pages: 0 });

/** Runs every page through the changes that keep its meaning; the sums by change and half. */
export function keepMeaning(saved: Iterable<SavedPage>, tell: Told = () => {}): Map<string, Record<Half, Kept>> {
  const sums = new Map(Object.keys(KEEPING).map((name) => [name, { A: nothing(), B: nothing() }]));
  for (const { page, html } of saved) {
    const before = read(html, page.url);
    for (const [name, change] of Object.entries(KEEPING)) {
      const sum = sums.get(name)![halfOf(page)];
      const after = read(change(html), page.url);
      sum.pages += 1;
      if (after.isProduct !== before.isProduct) {
        sum.turned += 1;
        tell(`${name}: ${page.id} ${page.kind} ${before.isProduct} → ${after.isProduct}`);
      }
      if (!before.isProduct) continue;
      for (const field of EMITTER_FIELDS) {
        const [was, is] = [before.values.get(field), after.values.get(field)];
        if (was !== undefined) sum.values += 1;
        if (was === is) sum.stayed += was === undefined ? 0 : 1;
        else {
          sum.other += is === undefined ? 0 : 1;
          tell(`${name}: ${page.id} ${field}: ${was?.slice(0, 80)} → ${is?.slice(0, 80)}`);
        }
      }
    }
  }
  return sums;
}

/** Alters what one place of each page states where another states it too; the sums by field, place and half. */
export function contradict(saved: Iterable<SavedPage>, tell: Told = () => {}): Map<string, Record<Half, Contradicted>> {
  const sums = new Map<string, Record<Half, Contradicted>>();
  for (const { page, html } of saved) {
    const before = read(html, page.url);
    if (!before.isProduct) continue;
    const said: Said = Object.fromEntries(before.values);
    for (const { html: after, field, place, value } of alterations(html, said)) {
      const name = `${field} in ${place}`;
      const sum = sums.get(name) ?? { A: noContradiction(), B: noContradiction() };
      sums.set(name, sum);
      const half = sum[halfOf(page)];
      const is = read(after, page.url).values.get(field);
      half.altered += 1;
      // A name without what another place had put behind it is still the name.
      if (is === said[field] || (field === 'name' && is !== undefined && said.name!.startsWith(is))) half.stayed += 1;
      else if (is !== undefined) {
        half.wrong += 1;
        tell(`${name}: ${page.id} ${said[field]} → ${is} (altered to ${value})`);
      }
    }
  }
  return sums;
}

const noContradiction = (): Contradicted => ({ altered: 0, wrong: 0, stayed: 0 });

function read(html: string, url: string): { isProduct: boolean; values: Map<string, string> } {
  const page = createPage(html, new URL(url));
  const outcomes = verifyMarkup(page);
  const values = EMITTER_FIELDS.flatMap((field): [string, string][] => {
    const outcome = outcomes[field];
    return outcome.ok ? [[field, inOneLine(outcome.value)]] : [];
  });
  return { isProduct: judgePageKind(page).isProduct, values: new Map(values) };
}
