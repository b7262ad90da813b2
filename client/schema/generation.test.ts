import { describe, expect, test, vi } from 'vitest';
import type { EmitterResponse } from '../../contract/emitter.ts';
import { storedJson } from '../app/stored-json.ts';
import { createGeneration } from './generation.ts';

const FAILED: EmitterResponse = { ok: false, reason: 'unreachable' };

const memoryIn = (storage: Pick<Storage, 'getItem' | 'setItem'>) => storedJson('schema-answer', () => storage as Storage);

function emptyMemory() {
  const kept = new Map<string, string>();
  return memoryIn({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) });
}

describe('reading pages', () => {
  test('keeps the answer and what is filled in across a reload', async () => {
    const memory = emptyMemory();
    const make = () => createGeneration({ ask: async () => FAILED, memory });
    const first = make();
    expect(await first.read('a.example/b')).toBe(true);
    first.fill('brand', { kind: 'text', text: 'Fjellvev' });
    const second = make();
    second.resume();
    expect(second.snapshot().answer).toEqual({ url: 'a.example/b', response: FAILED, filled: { brand: { kind: 'text', text: 'Fjellvev' } } });
    second.fill('brand', undefined);
    expect(second.snapshot().answer?.filled).toEqual({});
  });

  test('reads one page at a time', async () => {
    const answer = Promise.withResolvers<EmitterResponse>();
    const ask = vi.fn<() => Promise<EmitterResponse>>(() => answer.promise);
    const generation = createGeneration({ ask, memory: emptyMemory() });
    const reading = generation.read('a.example');
    expect(await generation.read('b.example')).toBe(false);
    answer.resolve(FAILED);
    expect(await reading).toBe(true);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('aborts a cancelled reading, and ignores its late answer', async () => {
    const answer = Promise.withResolvers<EmitterResponse>();
    let given: AbortSignal | undefined;
    const generation = createGeneration({
      ask: (_, signal) => {
        given = signal;
        return answer.promise;
      },
      memory: emptyMemory(),
    });
    const reading = generation.read('a.example');
    generation.cancel();
    answer.resolve(FAILED);
    expect(await reading).toBe(false);
    expect(given?.aborted).toBe(true);
    expect(generation.snapshot()).toMatchObject({ status: 'cancelled', answer: undefined });
  });

  test('reports a lost connection as offline, and does not fail on corrupt or full storage', async () => {
    const generation = createGeneration({
      ask: vi.fn<() => Promise<EmitterResponse>>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(FAILED),
      memory: memoryIn({ getItem: () => '{', setItem: () => { throw new Error('full'); } }),
    });
    generation.resume();
    expect(await generation.read('a.example')).toBe(false);
    expect(generation.snapshot()).toMatchObject({ status: 'failed', failure: { kind: 'offline' }, url: 'a.example' });
    expect(await generation.read('a.example')).toBe(true);
  });
});
