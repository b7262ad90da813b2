import { defineCheck, causedBy, fail, pass, warn } from '../../check.ts';
import { answerEvidence, hopEvidence } from '../../evidence.ts';
import type { ServedResource } from '../../gathered.ts';
import { textOf } from '../../gather/store-fetcher.ts';

export const check = defineCheck({
  id: 'llms-txt',
  requiredArtifacts: { file: 'llmsTxt', anyPath: 'randomPath?' },
  judge({ file, anyPath }) {
    const { result } = file;
    const answer = answerEvidence(result);
    const { status } = result;
    if (status >= 500) return fail({ variant: 'server-error', status }, [answer]);
    if (status !== 200) return { status: 'not-applicable', evidence: [answer] };
    if (isHtml(file)) {
      // A store that answers every URL with a page has no llms.txt; soft 404s are another finding.
      const other = anyPath.value;
      const isSamePage = other?.result.url.href === result.url.href;
      const isAlike = other?.result.status === 200 && (isSamePage || isHtml(other));
      const evidence = hopEvidence(result);
      if (isAlike) return causedBy('soft-404', evidence);
      return fail({ variant: 'html' }, evidence);
    }
    const text = textOf(file);
    const evidence = [{ ...answer, value: text.trim().split(/\r?\n/, 1)[0] ?? '', line: 1 }];
    if (!HEADING.test(text.trimStart())) return warn({ variant: 'heading' }, evidence);
    if (!LINK.test(text)) return warn({ variant: 'links' }, evidence);
    return pass({}, evidence);
  },
});

/** The format begins with a first-level heading, in either Markdown syntax. */
const HEADING = /^(?:#[ \t]+\S|[^\s#][^\n]*\n=+[ \t]*(?:\r?\n|$))/;
const LINK = /\[[^[\]\n]+\]\([^)\s]|https?:\/\/[^\s/]/;

/** A file that begins with a Markdown heading is not HTML, even if its type says so. */
function isHtml(file: ServedResource): boolean {
  const text = textOf(file).trimStart();
  return /^(?:<!doctype html|<html|<head|<body)/i.test(text) || (file.page !== null && !HEADING.test(text));
}
