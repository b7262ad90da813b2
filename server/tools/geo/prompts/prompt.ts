import type { Vertical } from '../../../../contract/vocabulary.ts';

/** What a prompt wants to know; the mix is the same in every consumer pack and in every pack of business buyers. */
export type Intent = 'discovery' | 'comparison' | 'problem' | 'local' | 'service' | 'procurement';

/** One question in both languages. The id is stable: it names the same need for as long as the pack exists. */
export interface Prompt {
  id: string;
  intent: Intent;
  no: string;
  en: string;
}

/** The eight questions a scan of one vertical asks. */
export interface Pack {
  vertical: Vertical;
  prompts: readonly Prompt[];
}
