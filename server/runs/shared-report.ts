import { z } from 'zod';
import { checkById, isCheckId } from '../../contract/checks/catalogue.ts';
import { INITIAL_PROGRESS, reduceHealth } from '../../contract/report/health/progress.ts';
import { GeoCompleteEvent } from '../../contract/geo.ts';
import type { AnswerDetail, GeoResult } from '../../contract/geo.ts';
import { HealthEvent } from '../../contract/health.ts';
import type { SharedReport } from '../../contract/share.ts';
import type { StreamEvent } from '../../contract/streams.ts';

/** The shareable report from a run's events; undefined if the run did not complete, or another version ran it. */
export function sharedReport(events: readonly StreamEvent[]): SharedReport | undefined {
  const end = events.at(-1);
  if (end?.type !== 'complete') return undefined;
  if ('result' in end) {
    const complete = GeoCompleteEvent.safeParse(end);
    return complete.success ? { tool: 'geo', result: withoutAnswerTexts(complete.data.result) } : undefined;
  }
  return 'summary' in end ? sharedScan(events) : undefined;
}

function sharedScan(events: readonly StreamEvent[]): SharedReport | undefined {
  const known = z.array(HealthEvent).safeParse(events);
  if (!known.success) return undefined;
  const { summary, findings, grades } = known.data.reduce(reduceHealth, INITIAL_PROGRESS);
  if (!summary) return undefined;
  const b2b = findings.some(({ id }) => isCheckId(id) && checkById(id).b2bOnly);
  const input = { url: summary.url, b2b };
  return { tool: 'health', input, summary, findings: [...findings], grades: Object.values(grades) };
}

/** The measurement without the engines' texts, which may be kept for 72 hours at most, and without `askAgain`. */
function withoutAnswerTexts({ askAgain: _askAgain, repeats, ...result }: GeoResult): GeoResult {
  return {
    ...result,
    answers: result.answers.map(withoutText),
    repeats: repeats && { ...repeats, answers: repeats.answers.map(withoutText) },
  };
}

function withoutText<Answer extends AnswerDetail>({ text: _text, searchEntry: _entry, mentions, ...answer }: Answer) {
  return { ...answer, mentions: mentions.map(({ context: _context, ...mention }) => mention) };
}
