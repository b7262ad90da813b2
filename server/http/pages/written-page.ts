import { richText } from '../../../contract/report/document.ts';
import type { Block, PageDocument } from '../../../contract/report/document.ts';

/** What every written page says before its blocks. */
export interface PageIntroduction {
  title: string;
  description: string;
  /** The title, if absent. */
  heading?: string;
  lead: string;
}

/** A page of our own prose. */
export const writtenPage = (
  { title, description, heading = title, lead }: PageIntroduction, blocks: readonly Block[],
): PageDocument => ({ title, description, heading, lead: richText(lead), blocks });
