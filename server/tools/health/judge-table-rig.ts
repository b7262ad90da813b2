import { describe, expect, test } from 'vitest';
import type { CheckId } from '../../../contract/checks/catalogue.ts';
import { CATALOGUE_TEXTS } from '../../../contract/checks/catalogue-texts.ts';
import { renderFinding } from '../../../contract/checks/render-rig.ts';
import type { Evidence, FindingParams } from '../../../contract/health.ts';
import { FINDING_STATUSES } from '../../../contract/vocabulary.ts';
import type { Check, Verdict } from './check.ts';
import { MAX_EVIDENCE } from './evidence.ts';

/** The expected verdict: status, all params, reason, and the first pieces of evidence if given; `[]` means none. */
export type Expected<Id extends CheckId> = Loosely<Verdict<Id>>;

type Loosely<Of> = Of extends unknown ? Omit<Of, 'evidence'> & { evidence?: readonly Partial<Evidence>[] } : never;

/** Cases by name: the judge's input and the expected verdict. */
export type JudgeTable<Id extends CheckId, Values> = Readonly<Record<string, [given: Values, expected: Expected<Id>]>>;

/**
 * Tests a judge against a table of cases, and the table against the catalogue: every status and variant with a text
 * needs a case, and every case must render without gaps in both languages.
 */
export function judgeTable<Id extends CheckId, Values extends object>(
  check: Check<Id, Values>, table: JudgeTable<Id, NoInfer<Values>>,
): void {
  describe(check.id, () => {
    test.each(Object.entries(table))('%s', (_name, [given, expected]) => {
      expect(
        Object.keys(check.requiredArtifacts),
        'what it requires',
      ).toEqual(expect.arrayContaining(Object.keys(given)));
      const verdict = check.judge(given) as Verdict;
      const wanted = expected as Verdict;
      const { status, evidence = [], reason, rootCause, snippet } = verdict;
      const count = wanted.evidence?.length ?? 0;
      const shown = count > 0 ? evidence.slice(0, count) : evidence;
      expect(evidence.length).toBeLessThanOrEqual(MAX_EVIDENCE);
      expect({ ...verdict, evidence: shown }).toMatchObject(wanted);
      if (wanted.status === 'not-measured') expect(rootCause).toBe(wanted.rootCause);
      if (wanted.params) expect(verdict.params).toEqual(wanted.params);
      const params: FindingParams = { ...verdict.params };
      const recipe = snippet === undefined ? undefined : { system: null, code: snippet };
      for (const language of ['en', 'no'] as const) {
        const words = renderFinding(language, { id: check.id, status, params, reason, rootCause, recipe });
        if (recipe) expect(words.steps, 'what its lines are').toBeDefined();
        expect(Object.values(words).join(' ')).not.toMatch(/[{}]|undefined|NaN/);
        const isCutShort = Object.values(params).some((value) => String(value).includes('…'));
        expect(
          isCutShort ? words.steps ?? '' : Object.values(words).join(' '),
          'a name without a param',
        ).not.toContain('…');
      }
    });

    test('every text of the catalogue has its case', () => {
      const covered = new Set(Object.values(table).map(([, expected]) => keyOf(expected as StatusAndVariant)));
      expect(textsOf(check.id).filter((key) => !covered.has(key))).toEqual([]);
    });
  });
}

interface StatusAndVariant {
  status: string;
  params?: { variant?: string };
}

const keyOf = ({ status, params }: StatusAndVariant): string =>
  [status, ...(params?.variant === undefined ? [] : [params.variant])].join(' ');

/** Each status the catalogue has a text for, with its variants: `fail missing`. */
function textsOf(id: CheckId): string[] {
  const texts: Partial<Record<string, unknown>> = { ...CATALOGUE_TEXTS.en.checks[id] };
  return FINDING_STATUSES.flatMap((status) => {
    const words = texts[status];
    if (words === undefined) return [];
    const isOne = typeof words === 'string' || Array.isArray(words);
    return isOne ? [status] : Object.keys(words as object).map((variant) => `${status} ${variant}`);
  });
}
