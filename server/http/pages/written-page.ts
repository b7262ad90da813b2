import { richText } from '../../../contract/report/document.ts';
import type { Block, PageDocument } from '../../../contract/report/document.ts';

/** The texts that introduce a written page. */
export interface PageIntroduction {
  title: string;
  description: string;
  /** The title by default. */
  heading?: string;
  lead: string;
}

/** Creates a page from its introduction and its blocks. */
export const writtenPage = (
  { title, description, heading = title, lead }: PageIntroduction, blocks: readonly Block[],
): PageDocument => ({ title, description, heading, lead: richText(lead), blocks });
