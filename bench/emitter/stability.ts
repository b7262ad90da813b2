import { createHash } from 'node:crypto';
import { EMITTER_FIELDS } from '../../contract/vocabulary.ts';
import { createPage } from '../../server/page/page.ts';
import { judgePageKind } from '../../server/product/page-kind.ts';
import { verifyMarkup } from '../../server/tools/emitter/verify.ts';
import { alterations } from './alterations.ts';
import type { PageValues } from './alterations.ts';
import { NEUTRAL_CHANGES } from './changes.ts';
import type { LabelledPage } from './corpus.ts';
import { inOneLine } from './ours.ts';

/** The half that a page's host belongs to: overfitting to one half shows on the other. */
export type Half = 'A' | 'B';
export const HALVES: readonly Half[] = ['A', 'B'];

export function halfOf({ url }: Pick<LabelledPage, 'url'>): Half {
  const host = new URL(url).hostname.replace(/^www\./, '');
  return createHash('sha256').update(host).digest()[0]! % 2 === 0 ? 'A' : 'B';
}

/** What one change did to the values of pages. */
export interface ChangeCounts {
  values: number;
  /** Values that are unchanged. */
  stayed: number;
  /** Values that are new or different. */
  changed: number;
  /** Pages that are now taken for another kind. */
  reclassified: number;
  pages: number;
}

/** What happened to values that one place of a page contradicts. */
export interface ContradictionCounts {
  altered: number;
  /** Returned values that differ from before. */
  wrong: number;
  stayed: number;
}

export interface SavedPage {
  page: LabelledPage;
  html: string;
}

/** Logs a value that was lost, appeared or is wrong, to look into. */
export type LogLine = (line: string) => void;

const noChanges = (): ChangeCounts => ({ values: 0, stayed: 0, changed: 0, reclassified: 0, pages: 0 });

/** Applies every meaning-preserving change to every page; returns the sums by change and half. */
export function applyNeutralChanges(
  saved: Iterable<SavedPage>, log: LogLine = () => {},
): Map<string, Record<Half, ChangeCounts>> {
  const sums = new Map(Object.keys(NEUTRAL_CHANGES).map((name) => [name, { A: noChanges(), B: noChanges() }]));
  for (const { page, html } of saved) {
    const before = read(html, page.url);
    for (const [name, change] of Object.entries(NEUTRAL_CHANGES)) {
      const sum = sums.get(name)![halfOf(page)];
      const after = read(change(html), page.url);
      sum.pages += 1;
      if (after.isProduct !== before.isProduct) {
        sum.reclassified += 1;
        log(`${name}: ${page.id} ${page.kind} ${before.isProduct} → ${after.isProduct}`);
      }
      if (!before.isProduct) continue;
      for (const field of EMITTER_FIELDS) {
        const [was, is] = [before.values.get(field), after.values.get(field)];
        if (was !== undefined) sum.values += 1;
        if (was === is) sum.stayed += was === undefined ? 0 : 1;
        else {
          sum.changed += is === undefined ? 0 : 1;
          log(`${name}: ${page.id} ${field}: ${was?.slice(0, 80)} → ${is?.slice(0, 80)}`);
        }
      }
    }
  }
  return sums;
}

/** Alters one of several statements of a value on each page; returns the sums by field, place and half. */
export function applyContradictions(
  saved: Iterable<SavedPage>, log: LogLine = () => {},
): Map<string, Record<Half, ContradictionCounts>> {
  const sums = new Map<string, Record<Half, ContradictionCounts>>();
  for (const { page, html } of saved) {
    const before = read(html, page.url);
    if (!before.isProduct) continue;
    const values: PageValues = Object.fromEntries(before.values);
    for (const { html: after, field, place, value } of alterations(html, values)) {
      const name = `${field} in ${place}`;
      const sum = sums.get(name) ?? { A: noContradictions(), B: noContradictions() };
      sums.set(name, sum);
      const half = sum[halfOf(page)];
      const is = read(after, page.url).values.get(field);
      half.altered += 1;
      // A name without the suffix that another place added is still the name.
      const isShortName = field === 'name' && is !== undefined && values.name!.startsWith(is);
      if (is === values[field] || isShortName) half.stayed += 1;
      else if (is !== undefined) {
        half.wrong += 1;
        log(`${name}: ${page.id} ${values[field]} → ${is} (altered to ${value})`);
      }
    }
  }
  return sums;
}

const noContradictions = (): ContradictionCounts => ({ altered: 0, wrong: 0, stayed: 0 });

function read(html: string, url: string): { isProduct: boolean; values: Map<string, string> } {
  const page = createPage(html, new URL(url));
  const outcomes = verifyMarkup(page);
  const values = EMITTER_FIELDS.flatMap((field): [string, string][] => {
    const outcome = outcomes[field];
    return outcome.ok ? [[field, inOneLine(outcome.value)]] : [];
  });
  return { isProduct: judgePageKind(page).isProduct, values: new Map(values) };
}
