import { LAB_PREFIX } from './visit.ts';

/** What an instance and a worker tell each other of one visit, beside the queue. */
export interface VisitBoard {
  /** Says that somebody waits for the visit; said again and again while it is so. */
  want(id: string): Promise<void>;
  /** Says that nobody waits any more. */
  release(id: string): Promise<void>;
  /** What was last said; `unsaid` where it was so long ago that whoever said it is gone. */
  standing(id: string): Promise<'wanted' | 'released' | 'unsaid'>;
  /** Puts the answer down, unless there is one. */
  answer(id: string, text: string): Promise<void>;
  /** Takes the answer, which is then there no more. */
  take(id: string): Promise<string | null>;
}

/** Of the client, what it needs. */
export interface BoardClient {
  sendCommand<T>(words: string[]): Promise<T>;
}

/** How long whoever waits for a visit may say nothing. */
export const WANTED_MS = 15_000;
const RELEASED_MS = 30_000;
/** An answer that nobody has taken by then is for nobody. */
const ANSWER_MS = 60_000;

export function createVisitBoard(client: BoardClient): VisitBoard {
  const wanted = (id: string): string => `${LAB_PREFIX}:wanted:${id}`;
  const answered = (id: string): string => `${LAB_PREFIX}:answer:${id}`;
  const set = async (key: string, value: string, ms: number): Promise<void> =>
    void await client.sendCommand(['SET', key, value, 'PX', String(ms)]);
  return {
    want: (id) => set(wanted(id), '1', WANTED_MS),
    release: (id) => set(wanted(id), '0', RELEASED_MS),
    async standing(id) {
      const said = await client.sendCommand<string | null>(['GET', wanted(id)]);
      if (said === null) return 'unsaid';
      return said === '1' ? 'wanted' : 'released';
    },
    async answer(id, text) {
      await client.sendCommand(['SET', answered(id), text, 'PX', String(ANSWER_MS), 'NX']);
    },
    async take(id) {
      const text = await client.sendCommand<string | null>(['GET', answered(id)]);
      if (text !== null) await client.sendCommand(['DEL', answered(id)]);
      return text;
    },
  };
}
