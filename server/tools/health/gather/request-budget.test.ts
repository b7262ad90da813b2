import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PURPOSES, createRequestBudget } from './request-budget.ts';
import type { RequestPurpose, RequestSlot, RequestBudget } from './request-budget.ts';

/** Requests a slot and records the result; undefined while it waits. */
function ask(budget: RequestBudget, purpose: RequestPurpose, host = 'shop.test'): { slot: RequestSlot | null | undefined } {
  const asked: { slot: RequestSlot | null | undefined } = { slot: undefined };
  void budget.take(purpose, host).then((slot) => void (asked.slot = slot));
  return asked;
}

const settled = async (): Promise<void> => {
  for (let tick = 0; tick < 5; tick += 1) await Promise.resolve();
};
const finishAllBut = (budget: RequestBudget, ...kept: RequestPurpose[]): void =>
  PURPOSES.filter((purpose) => !kept.includes(purpose)).forEach((purpose) => budget.finish(purpose));

describe('createRequestBudget', () => {
  test('grants two slots at a time per host, independently of other hosts', async () => {
    const budget = createRequestBudget(60);
    const asked = [ask(budget, 'entry'), ask(budget, 'entry'), ask(budget, 'entry'), ask(budget, 'entry', 'www.shop.test')];
    await settled();
    expect(asked.map(({ slot }) => slot !== undefined)).toEqual([true, true, false, true]);
    asked[0]!.slot!.done(1);
    await settled();
    expect(asked[2]!.slot).toBeDefined();
  });

  test('grants the more important purpose first, regardless of who asked first', async () => {
    const budget = createRequestBudget(200);
    const [a, b] = [ask(budget, 'entry'), ask(budget, 'entry')];
    const late = ask(budget, 'links');
    const early = ask(budget, 'products');
    await settled();
    a.slot!.done(1);
    await settled();
    expect([early.slot !== undefined, late.slot]).toEqual([true, undefined]);
    b.slot!.done(1);
    await settled();
    expect(late.slot).toBeDefined();
  });

  test('reserves slots for other purposes until those are finished', async () => {
    const budget = createRequestBudget(10);
    finishAllBut(budget, 'entry', 'links');
    const hosts = ['a', 'b', 'c', 'd'].map((host) => ask(budget, 'links', host));
    await settled();
    expect(hosts.map(({ slot }) => slot !== undefined)).toEqual([true, true, false, false]);
    budget.finish('entry');
    await settled();
    expect(hosts.every(({ slot }) => slot)).toBe(true);
  });

  test('returns null at once if the budget is spent; redirects count', async () => {
    const budget = createRequestBudget(3);
    finishAllBut(budget, 'links');
    const first = ask(budget, 'links');
    await settled();
    first.slot!.done(3);
    const second = ask(budget, 'links');
    await settled();
    expect(second.slot).toBeNull();
  });

  test('a slot that was not used gives its request back', async () => {
    const budget = createRequestBudget(1);
    const first = ask(budget, 'entry');
    await settled();
    first.slot!.done(0);
    const second = ask(budget, 'entry');
    await settled();
    expect(second.slot).not.toBeNull();
  });

  test('never grants more than the budget or two per host, and answers every request', async () => {
    await fc.assert(fc.asyncProperty(
      fc.array(fc.record({ purpose: fc.constantFrom(...PURPOSES), host: fc.constantFrom('a', 'b', 'c') }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 30 }),
      async (wishes, total) => {
        const budget = createRequestBudget(total);
        const asked = wishes.map((wish) => ({ ...wish, ...{ made: ask(budget, wish.purpose, wish.host) } }));
        let granted = 0;
        const given = new Set<RequestSlot>();
        for (let round = 0; round <= wishes.length + PURPOSES.length; round += 1) {
          await settled();
          const open = asked.filter(({ made }) => made.slot && !given.has(made.slot));
          for (const host of ['a', 'b', 'c']) expect(open.filter((one) => one.host === host).length).toBeLessThanOrEqual(2);
          for (const { made } of open) {
            granted += 1;
            given.add(made.slot!);
            made.slot!.done(1);
          }
          if (open.length === 0) PURPOSES.forEach((purpose) => budget.finish(purpose));
        }
        expect(granted).toBe(Math.min(total, wishes.length));
        expect(asked.every(({ made }) => made.slot !== undefined)).toBe(true);
      }), { numRuns: 50 });
  });
});
