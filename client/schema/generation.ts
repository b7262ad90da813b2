import { useEffect, useSyncExternalStore } from 'react';
import type { EmitterResponse, FieldValue } from '../../contract/emitter.ts';
import type { Filled } from '../../contract/report/schema/artifact.ts';
import type { EmitterField } from '../../contract/vocabulary.ts';
import { loadClient } from '../api/client.ts';
import { failureOf } from '../api/failure.ts';
import type { Failure } from '../api/failure.ts';
import { createListeners } from '../app/listeners.ts';
import { storedJson } from '../app/stored-json.ts';
import type { StoredJson } from '../app/stored-json.ts';
import { submitFormIfReachable, loadable } from '../components/loadable.ts';

/** The answer to reading one page, and what was filled in by hand. */
export interface Answer {
  url: string;
  response: EmitterResponse;
  filled: Filled;
}

interface GenerationSnapshot {
  status: 'idle' | 'reading' | 'failed' | 'cancelled';
  /** The last requested page. */
  url: string | undefined;
  /** Set only while `failed`. */
  failure: Failure | undefined;
  /** The last answer; kept while another page is read. */
  answer: Answer | undefined;
}

interface GenerationDeps {
  /** `reload` is called if its code cannot be loaded. */
  ask(url: string, signal: AbortSignal, reload?: () => Promise<void>): Promise<EmitterResponse>;
  /** Stores the answer for this tab; where storage is full or blocked, a reload loses it. */
  memory: StoredJson;
}

const INITIAL: GenerationSnapshot = { status: 'idle', url: undefined, failure: undefined, answer: undefined };

/** Reads one page at a time, and keeps this tab's last answer. */
export function createGeneration({ ask, memory }: GenerationDeps) {
  const { subscribe, emitChange } = createListeners();
  let now = INITIAL;
  let reading: AbortController | undefined;

  const show = (change: Partial<GenerationSnapshot>): void => {
    now = { ...now, ...change };
    emitChange();
  };
  const keep = (answer: Answer): void => {
    show({ answer });
    memory.write(answer);
  };

  return {
    subscribe,
    snapshot: (): GenerationSnapshot => now,
    /** Reads a page; resolves to whether an answer came. Ignored while another page is read. */
    async read(url: string): Promise<boolean> {
      if (reading) return false;
      const mine = (reading = new AbortController());
      // Only once a failure was reported.
      const reload = now.status === 'failed' ? submitFormIfReachable : undefined;
      show({ status: 'reading', url, failure: undefined });
      try {
        const response = await ask(url, mine.signal, reload);
        if (mine.signal.aborted) return false;
        reading = undefined;
        show({ status: 'idle' });
        keep({ url, response, filled: {} });
        return true;
      } catch (error) {
        if (mine.signal.aborted) return false;
        reading = undefined;
        show({ status: 'failed', failure: failureOf(error) });
        return false;
      }
    },
    cancel(): void {
      if (!reading) return;
      reading.abort();
      reading = undefined;
      show({ status: 'cancelled' });
    },
    /** Fills in a field by hand; `undefined` clears it. */
    fill(field: EmitterField, value: FieldValue | undefined): void {
      const { answer } = now;
      if (!answer) return;
      const { [field]: _before, ...others } = answer.filled;
      keep({ ...answer, filled: value ? { ...others, [field]: value } : others });
    },
    /** Restores this tab's answer after a reload. */
    resume(): void {
      if (now.answer || now.status !== 'idle') return;
      const kept = memory.read();
      if (kept) show({ answer: kept as Answer });
    },
  };
}

/** This tab's generation store. */
export const generation = createGeneration({
  ask: async (url, signal, reload) => (await loadClient(reload)).schema.generate.mutate({ url }, { signal }),
  memory: storedJson('schema-answer', () => sessionStorage),
});

/** Subscribes a component to `generation`, and restores its answer. */
export function useGeneration(): GenerationSnapshot {
  useEffect(() => generation.resume(), []);
  return useSyncExternalStore(generation.subscribe, generation.snapshot, generation.snapshot);
}

/** View of an answer, lazy-loaded so that the start page does without it. */
export const ANSWER_VIEW = loadable(async () => (await import('./answer-view.tsx')).AnswerView);
