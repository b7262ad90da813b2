import { describe, expect, expectTypeOf, test } from 'vitest';
import { HEALTH_PHASES, LANGUAGES, PILLARS } from '../vocabulary.ts';
import { CATALOGUE, checkById, isCheckId, type CheckParams } from './catalogue.ts';
import { REQUIRED_CHECKS, PILLAR_TEXTS } from './pillars.ts';

describe('the catalogue', () => {
  test('has no duplicate ids', () => {
    expect(new Set(CATALOGUE.map((check) => check.id)).size).toBe(CATALOGUE.length);
  });

  test('lists the phases in the order they are reported', () => {
    expect([...new Set(CATALOGUE.map((check) => check.phase))]).toEqual([...HEALTH_PHASES]);
    const order = CATALOGUE.map((check) => HEALTH_PHASES.indexOf(check.phase));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('puts every check but the gate and the info checks in a pillar', () => {
    const outside = CATALOGUE.filter((check) => check.pillar === null && check.severity !== 'info').map(({ id }) => id);
    expect(outside).toEqual(['bot-challenge']);
    expect(CATALOGUE.filter((check) => check.severity === 'info' && check.pillar !== null)).toEqual([]);
  });

  test('looks up a check by id, and recognises only its own ids', () => {
    expect(checkById('cls')).toEqual({
      id: 'cls', phase: 'speed', pillar: 'speed', severity: 'major',
      authority: { document: 'web-vitals', section: 'Core Web Vitals' },
    });
    expect(isCheckId('cls')).toBe(true);
    expect(isCheckId('constructor')).toBe(false);
  });

  test('types the params of each status', () => {
    expectTypeOf<CheckParams['page-weight']['fail']>().toEqualTypeOf<{ bytes: number }>();
    expectTypeOf<keyof CheckParams['cls']>().toEqualTypeOf<'pass' | 'warn' | 'fail'>();
    expectTypeOf<CheckParams['ipv6']['info']['variant']>().toEqualTypeOf<'yes' | 'no'>();
  });
});

describe('the pillars', () => {
  test('are anchored on critical or major checks', () => {
    const severities = Object.values(REQUIRED_CHECKS).flat().map((id) => checkById(id).severity);
    expect(severities.every((severity) => severity === 'critical' || severity === 'major')).toBe(true);
  });

  test.each(LANGUAGES)('have a name without end punctuation and a question in %s', (language) => {
    for (const pillar of PILLARS) {
      expect(PILLAR_TEXTS[language][pillar].name).not.toMatch(/[.?]$/);
      expect(PILLAR_TEXTS[language][pillar].question).toMatch(/\?$/);
    }
  });
});
