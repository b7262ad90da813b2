import type { LoopTurn } from '../../../page/loop-turns.ts';
import { readMetadata } from '../../../page/metadata.ts';
import { createPageInSteps } from '../../../page/page.ts';
import type { Page } from '../../../page/page.ts';
import { SHARED_LIMITS, STEP_CHARS } from '../../../page/tree.ts';
import { readProductFacts } from '../../../product/facts.ts';
import { linksOf } from './internal-links.ts';

/** What the pages of a scan may hold together: a check goes through all of them at once. */
const SCAN_LIMITS = { elements: 250_000, text: 3_000_000 };

/** With less left than this a page is not begun: it would say too little of itself. */
const LEAST = { elements: 5_000, text: 100_000 };

/** Reads the pages of one scan. */
export interface PageReader {
  /** The tree and its text; cut short where the page or the scan holds too much, `null` where the scan has no room. */
  read(html: string, url: URL): Promise<Page | null>;
  /** Reads from the page what nearly every check asks for. */
  settle(page: Page): Promise<void>;
}

/**
 * Long pages one after the other, in steps that hold nobody up; short ones at once, for who waits may be a wall's. Once
 * `over` is aborted nobody asks for pages any more, and none is read.
 */
export function createPageReader(turn: LoopTurn, over: AbortSignal): PageReader {
  const left = { ...SCAN_LIMITS };
  let last: Promise<unknown> = Promise.resolve();

  const step = async (): Promise<void> => {
    await turn();
    over.throwIfAborted();
  };

  async function parse(html: string, url: URL): Promise<Page | null> {
    if (left.elements < LEAST.elements || left.text < LEAST.text) return null;
    const limits = {
      ...SHARED_LIMITS,
      maxElements: Math.min(SHARED_LIMITS.maxElements, left.elements),
      maxText: Math.min(SHARED_LIMITS.maxText, left.text),
    };
    const page = await createPageInSteps(html, url, { turn: step, limits });
    left.elements -= page.extent.elements;
    left.text -= page.extent.text;
    return page;
  }

  async function parseLong(html: string, url: URL): Promise<Page | null> {
    try {
      const page = await parse(html, url);
      await step();
      void page?.text;
      return page;
    } catch (error) {
      if (over.aborted) return null;
      throw error;
    }
  }

  return {
    read(html, url) {
      if (html.length <= STEP_CHARS) return parse(html, url);
      const reading = last.then(() => parseLong(html, url));
      last = reading.catch(() => {});
      return reading;
    },
    async settle(page) {
      for (const read of [readMetadata, linksOf, readProductFacts]) {
        await turn();
        if (over.aborted) return;
        read(page);
      }
    },
  };
}
