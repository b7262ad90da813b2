import { expect, test } from 'vitest';
import { CheckAgainEvent } from '../../../contract/check-again.ts';
import type { CheckId } from '../../../contract/checks/catalogue.ts';
import { noCruxClient } from '../../lab/crux.ts';
import { NO_REGISTERS } from '../../registers/registers.ts';
import { disabledLab } from '../../lab/lab.ts';
import { createManualClock } from '../../manual-clock.ts';
import { sameThread } from '../../threads/same-thread-rig.ts';
import { checkAgain } from './scan.ts';
import type { HealthDeps } from './deps.ts';
import { scriptedFetch } from './scripted-fetch-rig.ts';

const HOME = 'https://shop.test/';
const SHOP = { url: 'shop.test', requestedUrl: new URL(HOME), b2b: false, language: 'en' } as const;
const WRITTEN = `<!doctype html><html lang="nb"><title>Shop</title><h1>Shop</h1><p>${'Warm sweaters of Norwegian wool. '.repeat(40)}</p>`;
const never = new AbortController().signal;

async function checked(check: CheckId, { onMeasure }: { onMeasure?: () => Promise<void> } = {}) {
  let measured = 0;
  const lab: HealthDeps['lab'] = {
    ...disabledLab,
    async measure(url, options) {
      measured += 1;
      await onMeasure?.();
      options.onStart?.();
      return disabledLab.measure(url, options);
    },
  };
  const deps: HealthDeps = {
    fetch: scriptedFetch({ [HOME]: { body: WRITTEN } }), clock: createManualClock(), random: () => 0.5, lab, crux: noCruxClient, registers: NO_REGISTERS,
    guard: { judge: async () => ({ ok: false, code: 'unresolved', detail: 'no resolver here' }) },
    threads: sameThread, config: { aiEdgeProbe: false },
  };
  return { events: checkAgain({ ...SHOP, check }, deps, never), measured: () => measured };
}

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
}

test('reports one finding and the outcome, and uses no lab for a check that needs none', async () => {
  const { events, measured } = await checked('viewport');
  const received = await collect(events);
  for (const event of received) CheckAgainEvent.parse(event);
  expect(received.filter(({ type }) => type === 'finding')).toMatchObject([{ id: 'viewport', status: 'fail' }]);
  expect(received.flatMap((event) => (event.type === 'phase' ? [event.state] : []))).toEqual(['started', 'finished']);
  expect(received.at(-1)).toEqual({ type: 'complete', checkedAt: expect.any(String), outcome: 'scanned' });
  expect(measured()).toBe(0);
});

test('queues for the lab for a speed check, and reports each state', async () => {
  const free = Promise.withResolvers<void>();
  const { events, measured } = await checked('tbt', { onMeasure: () => free.promise });
  const states: string[] = [];
  for await (const event of events) {
    if (event.type === 'phase') states.push(event.state);
    if (event.type === 'phase' && event.state === 'queued') free.resolve();
  }
  expect(states).toEqual(['started', 'queued', 'running', 'finished']);
  expect(measured()).toBe(1);
});

test('rejects with the signal\'s reason once nobody reads its events', async () => {
  const leaving = new AbortController();
  const deps: HealthDeps = {
    fetch: scriptedFetch({ [HOME]: { body: WRITTEN } }), clock: createManualClock(), random: () => 0.5, lab: disabledLab, crux: noCruxClient, registers: NO_REGISTERS,
    guard: { judge: async () => ({ ok: false, code: 'unresolved', detail: 'no resolver here' }) },
    threads: sameThread, config: { aiEdgeProbe: false },
  };
  const events = checkAgain({ ...SHOP, check: 'viewport' }, deps, leaving.signal);
  await events.next();
  leaving.abort(new Error('gone'));
  await expect(collect(events)).rejects.toThrow('gone');
});
