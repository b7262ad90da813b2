import { describe, expect, test } from 'vitest';
import { CATALOGUE, checkById } from '../../contract/catalogue/checks.ts';
import type { CheckId } from '../../contract/catalogue/checks.ts';
import { CATALOGUE_TEXTS } from '../../contract/catalogue/render.ts';
import { CHECKS } from '../../server/tools/health/phases.ts';
import { CASES } from './health-cases/all.ts';
import { findingFor } from './health-cases/case.ts';
import type { Expected } from './health-cases/case.ts';

interface Said {
  status?: string;
  params?: { variant?: string };
}

const expectedOf = (id: CheckId): Said[] => Object.values(CASES).flatMap((cases) => cases.flatMap(({ expect: wanted }) => {
  const expected = (wanted as Partial<Record<CheckId, Expected>>)[id];
  return expected === undefined ? [] : [findingFor(expected) as Said];
}));

/** The texts an information can say: its variants, or the one it has. */
function variantsOf(id: CheckId): (string | undefined)[] {
  const { info } = CATALOGUE_TEXTS.en.checks[id] as { info?: string | readonly string[] | Record<string, unknown> };
  return typeof info === 'object' && !Array.isArray(info) ? Object.keys(info) : [undefined];
}

const ids = CATALOGUE.map(({ id }) => id);

describe('every check is there, and is tried through the real scan', () => {
  test.each(ids)('%s', (id) => {
    expect(CHECKS.filter((one) => one.id === id), 'one check').toHaveLength(1);
    const statuses = expectedOf(id).map(({ status }) => status);
    const unjudged = statuses.filter((status) => status === 'not-measured' || status === 'not-applicable');
    expect(unjudged, 'a case that is not measured or does not apply').not.toHaveLength(0);
    if (checkById(id).severity === 'info') {
      const told = expectedOf(id).filter(({ status }) => status === 'info').map(({ params }) => params?.variant);
      expect(told, 'a case a text').toEqual(expect.arrayContaining(variantsOf(id)));
      return;
    }
    expect(statuses, 'a case that passes').toContain('pass');
    expect(statuses.some((status) => status === 'warn' || status === 'fail'), 'a case that warns or fails').toBe(true);
  });
});

test('the checks stand in catalogue order', () => {
  expect(CHECKS.map(({ id }) => id)).toEqual(CATALOGUE.map(({ id }) => id).filter((id) => CHECKS.some((one) => one.id === id)));
});
