import { describe, expect, expectTypeOf, test } from 'vitest';
import { HEALTH_PHASES, LANGUAGES, PILLARS } from '../vocabulary.ts';
import { CATALOGUE, checkById, isCheckId, type CatalogueParams, type CheckId, type Verdict } from './checks.ts';
import { ANCHORS, GATE, PILLAR_TEXTS } from './pillars.ts';

describe('the catalogue', () => {
  test('names each check once', () => {
    expect(new Set(CATALOGUE.map((check) => check.id)).size).toBe(CATALOGUE.length);
  });

  test('lists the phases in the order they are reported', () => {
    expect([...new Set(CATALOGUE.map((check) => check.phase))]).toEqual([...HEALTH_PHASES]);
    const order = CATALOGUE.map((check) => HEALTH_PHASES.indexOf(check.phase));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('puts all but the gate and information in a pillar', () => {
    const outside = CATALOGUE.filter((check) => check.pillar === null && check.severity !== 'info').map(({ id }) => id);
    expect(outside).toEqual([GATE]);
    expect(CATALOGUE.filter((check) => check.severity === 'info' && check.pillar !== null)).toEqual([]);
  });

  test('holds as many checks of each pillar as the rules were written for', () => {
    const count = (pillar: string | null) => CATALOGUE.filter((check) => check.pillar === pillar).length;
    expect(Object.fromEntries(PILLARS.map((pillar) => [pillar, count(pillar)]))).toEqual({
      'revenue-critical': 34, 'ai-readiness': 18, speed: 14, 'seo-hygiene': 42,
    });
    expect(count(null)).toBe(11);
  });

  test('finds a check by its id, and knows which ids it has', () => {
    expect(checkById('cls')).toEqual({ id: 'cls', phase: 'speed', pillar: 'speed', severity: 'major' });
    expect(isCheckId('cls')).toBe(true);
    expect(isCheckId('constructor')).toBe(false);
  });

  test('has params for each check, and for no other', () => {
    expectTypeOf<keyof CatalogueParams>().toEqualTypeOf<CheckId>();
  });

  test('lets a check say only what it can', () => {
    expectTypeOf<{ id: 'cls'; status: 'fail'; params: { value: number } }>().toExtend<Verdict<'cls'>>();
    expectTypeOf<{ id: 'cls'; status: 'info'; params: { value: number } }>().not.toExtend<Verdict<'cls'>>();
    expectTypeOf<{ id: 'cls'; status: 'fail'; params: { ms: number } }>().not.toExtend<Verdict<'cls'>>();
    expectTypeOf<{ id: 'ipv6'; status: 'info'; params: { variant: 'no'; host: string } }>().toExtend<Verdict<'ipv6'>>();
    expectTypeOf<{ id: 'ipv6'; status: 'info'; params: { variant: '?'; host: string } }>().not.toExtend<Verdict<'ipv6'>>();
  });
});

describe('the pillars', () => {
  test('are anchored on critical or major checks', () => {
    const severities = Object.values(ANCHORS).flat().map((id) => checkById(id).severity);
    expect(severities.every((severity) => severity === 'critical' || severity === 'major')).toBe(true);
  });

  test.each(LANGUAGES)('ask a question in %s', (language) => {
    for (const pillar of PILLARS) {
      expect(PILLAR_TEXTS[language][pillar].name).not.toMatch(/[.?]$/);
      expect(PILLAR_TEXTS[language][pillar].question).toMatch(/\?$/);
    }
  });
});
