import type { Vertical } from '../../../../contract/vocabulary.ts';

/** What a prompt asks for; all packs for consumers have the same mix, and so have all packs for business buyers. */
export type Intent = 'discovery' | 'comparison' | 'problem' | 'local' | 'service' | 'procurement';

/** One question in both languages. The id is stable: it stands for the same need as long as the pack exists. */
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
