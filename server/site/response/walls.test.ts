import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createPage } from '../../page/page.ts';
import { classifyResponse } from './classify-response.ts';

/** A response modelled on vendors' documentation, labelled without knowledge of the rules. */
interface Recorded {
  id: string;
  status: number;
  headers: [name: string, value: string][];
  url: string;
  html: string;
  expect: {
    kind: 'wall' | 'waiting-room' | 'refusal' | 'closed' | 'store';
    vendor: string | null;
    alsoKind?: string[];
    alsoVendor?: string[];
    doubt?: true;
  };
  why: string;
}

const recorded = ['walls.jsonl', 'walls-later.jsonl', 'walls-third.jsonl'].flatMap((file) =>
  readFileSync(new URL(`./recorded/${file}`, import.meta.url), 'utf8').trim().split('\n')
    .map((line) => JSON.parse(line) as Recorded));
const isObstacle = (kind: string): boolean => kind === 'wall' || kind === 'waiting-room';

const classify = ({ status, headers, url, html }: Recorded) => {
  const at = new URL(url);
  return classifyResponse({ status, headers, url: at, page: createPage(html, at) });
};

/** Walls that look like ordinary pages, and are classified as the store. */
const NOT_RECOGNISED = ['wall-022-human', 'wall-074-none', 'wall-075-none'];
/** Walls classified as a refusal, which is not judged as the store either. */
const REFUSALS = [
  'dw24', 'wall-055-none', 'wall-056-none', 'wall-057-none', 'wall-071-none',
  'wall-073-none', 'wall-079-none', 'wall-080-none',
];
/** Default pages of servers on which nobody has set up a store. */
const NO_SITE = ['ordinary-078', 'ordinary-079'];
/** The label names no vendor, but the code on the page does. */
const NAMED = { w54: 'testcookie' } as const;

describe('recorded responses', () => {
  test.each(recorded.filter((one) => isObstacle(one.expect.kind)).map((one) => [one.id, one.why, one] as const))(
    '%s, labelled an obstacle: %s', (id, _why, one) => {
      const answered = classify(one);
      if (NOT_RECOGNISED.includes(id)) {
        expect(answered.kind).toBe('store');
        return;
      }
      if (REFUSALS.includes(id)) {
        expect(answered.kind).toBe('refusal');
        return;
      }
      expect([one.expect.kind, ...one.expect.alsoKind ?? []]).toContain(answered.kind);
      expect([null, one.expect.vendor, ...one.expect.alsoVendor ?? [], NAMED[id as 'w54']]).toContain(
        'vendor' in answered ? answered.vendor : 'none',
      );
    },
  );

  test.each(recorded.filter((one) => !isObstacle(one.expect.kind)).map((one) => [one.id, one.why, one] as const))(
    '%s, not labelled an obstacle: %s', (id, _why, one) => {
      const { kind } = classify(one);
      if (NO_SITE.includes(id)) {
        expect(kind).toBe('closed');
        return;
      }
      expect(isObstacle(kind) && !one.expect.alsoKind?.includes(kind)).toBe(false);
      if (one.expect.kind === 'store' && !one.expect.doubt) expect(kind).toBe('store');
    },
  );
});
