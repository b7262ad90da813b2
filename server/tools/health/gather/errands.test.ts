import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ERRANDS, createTurns } from './errands.ts';
import type { Errand, Turn, Turns } from './errands.ts';

/** Asks and remembers what became of it. */
function ask(turns: Turns, errand: Errand, host = 'shop.test'): { turn: Turn | null | undefined } {
  const asked: { turn: Turn | null | undefined } = { turn: undefined };
  void turns.take(errand, host).then((turn) => void (asked.turn = turn));
  return asked;
}

const settled = async (): Promise<void> => {
  for (let tick = 0; tick < 5; tick += 1) await Promise.resolve();
};
const finishAllBut = (turns: Turns, ...kept: Errand[]): void =>
  ERRANDS.filter((errand) => !kept.includes(errand)).forEach((errand) => turns.finish(errand));

describe('turns', () => {
  test('two at a time a host, others beside them', async () => {
    const turns = createTurns(60);
    const asked = [ask(turns, 'entry'), ask(turns, 'entry'), ask(turns, 'entry'), ask(turns, 'entry', 'www.shop.test')];
    await settled();
    expect(asked.map(({ turn }) => turn !== undefined)).toEqual([true, true, false, true]);
    asked[0]!.turn!.done(1);
    await settled();
    expect(asked[2]!.turn).toBeDefined();
  });

  test('the important errand goes first, whoever came first', async () => {
    const turns = createTurns(200);
    const [a, b] = [ask(turns, 'entry'), ask(turns, 'entry')];
    const late = ask(turns, 'links');
    const early = ask(turns, 'products');
    await settled();
    a.turn!.done(1);
    await settled();
    expect([early.turn !== undefined, late.turn]).toEqual([true, undefined]);
    b.turn!.done(1);
    await settled();
    expect(late.turn).toBeDefined();
  });

  test('what is kept back for others is not given away until they are done', async () => {
    const turns = createTurns(10);
    finishAllBut(turns, 'entry', 'links');
    const hosts = ['a', 'b', 'c', 'd'].map((host) => ask(turns, 'links', host));
    await settled();
    expect(hosts.map(({ turn }) => turn !== undefined)).toEqual([true, true, false, false]);
    turns.finish('entry');
    await settled();
    expect(hosts.every(({ turn }) => turn)).toBe(true);
  });

  test('a spent budget answers at once with nothing, redirects counted', async () => {
    const turns = createTurns(3);
    finishAllBut(turns, 'links');
    const first = ask(turns, 'links');
    await settled();
    first.turn!.done(3);
    const second = ask(turns, 'links');
    await settled();
    expect(second.turn).toBeNull();
  });

  test('never more requests than the budget, never more than two a host, and everybody hears an answer', async () => {
    await fc.assert(fc.asyncProperty(
      fc.array(fc.record({ errand: fc.constantFrom(...ERRANDS), host: fc.constantFrom('a', 'b', 'c') }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 30 }),
      async (wishes, total) => {
        const turns = createTurns(total);
        const asked = wishes.map((wish) => ({ ...wish, ...{ made: ask(turns, wish.errand, wish.host) } }));
        let granted = 0;
        const given = new Set<Turn>();
        for (let round = 0; round <= wishes.length + ERRANDS.length; round += 1) {
          await settled();
          const open = asked.filter(({ made }) => made.turn && !given.has(made.turn));
          for (const host of ['a', 'b', 'c']) expect(open.filter((one) => one.host === host).length).toBeLessThanOrEqual(2);
          for (const { made } of open) {
            granted += 1;
            given.add(made.turn!);
            made.turn!.done(1);
          }
          if (open.length === 0) ERRANDS.forEach((errand) => turns.finish(errand));
        }
        expect(granted).toBe(Math.min(total, wishes.length));
        expect(asked.every(({ made }) => made.turn !== undefined)).toBe(true);
      }), { numRuns: 50 });
  });
});
