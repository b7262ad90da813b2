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

/** What came of reading one page. */
export interface Answer {
  url: string;
  response: EmitterResponse;
  filled: Filled;
}

interface GenerationSnapshot {
  status: 'idle' | 'reading' | 'failed' | 'cancelled';
  /** The page asked for last. */
  url: string | undefined;
  /** Set only while `failed`. */
  failure: Failure | undefined;
  /** The last answer; it stays while another page is read. */
  answer: Answer | undefined;
}

interface GenerationDeps {
  ask(url: string, signal: AbortSignal): Promise<EmitterResponse>;
  /** This tab's memory; where it is full or forbidden, a reload loses the answer. */
  memory: StoredJson;
}

const INITIAL: GenerationSnapshot = { status: 'idle', url: undefined, failure: undefined, answer: undefined };

/** Reads pages one at a time and keeps the last answer of this tab. */
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
    /** Reads a page; answers whether something came of it. While one is read, it does nothing. */
    async read(url: string): Promise<boolean> {
      if (reading) return false;
      const mine = (reading = new AbortController());
      show({ status: 'reading', url, failure: undefined });
      try {
        const response = await ask(url, mine.signal);
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
    /** Fills a field by hand, or takes what was filled away. */
    fill(field: EmitterField, value: FieldValue | undefined): void {
      const { answer } = now;
      if (!answer) return;
      const { [field]: _before, ...others } = answer.filled;
      keep({ ...answer, filled: value ? { ...others, [field]: value } : others });
    },
    /** Finds the answer again that this tab had before a reload. */
    resume(): void {
      if (now.answer || now.status !== 'idle') return;
      const kept = memory.read();
      if (kept) show({ answer: kept as Answer });
    },
  };
}

/** This tab's reading of product pages. */
export const generation = createGeneration({
  ask: async (url, signal) => (await loadClient(submitFormIfReachable)).schema.generate.mutate({ url }, { signal }),
  memory: storedJson('schema-answer', () => sessionStorage),
});

/** The same as a component sees it. */
export function useGeneration(): GenerationSnapshot {
  useEffect(() => generation.resume(), []);
  return useSyncExternalStore(generation.subscribe, generation.snapshot, generation.snapshot);
}

/** What shows what came of it: opening the tool's page takes none of it. */
export const ANSWER_VIEW = loadable(async () => (await import('./answer-view.tsx')).AnswerView);
