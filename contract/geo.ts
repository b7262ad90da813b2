import { z } from 'zod';
import { StreamErrorEvent } from './streams.ts';
import {
  ANSWER_REASONS, CRAWLER_PURPOSES, CRAWLER_USES, CRAWLER_VERDICTS, ENGINES, GEO_PHASES, INTERVAL_SCOPES, LANGUAGES,
  MATCH_BASES, MAX_REPEATS, PHASE_STATES,
  RETRIEVALS, VERTICALS,
} from './vocabulary.ts';

const count = z.int().min(0);

/** Counts of answers: measured, mentioning the store, linking to it, and unclear ones. */
const Tally = { measured: count, mentioned: count, cited: count, unclear: count.optional() };

export const GeoPhaseEvent = z
  .object({
    type: z.literal('phase'),
    phase: z.enum(GEO_PHASES),
    state: z.enum(PHASE_STATES),
    asked: count.optional(),
    total: count.optional(),
  })
  .meta({ id: 'GeoPhaseEvent', description: 'A phase starts, still runs (at least every 10 s) or ends.' });
export type GeoPhaseEvent = z.infer<typeof GeoPhaseEvent>;

export const CrawlerAudit = z
  .object({
    crawler: z.string(),
    owner: z.string(),
    purpose: z.enum(CRAWLER_PURPOSES),
    purposes: z.array(z.enum(CRAWLER_USES)).optional()
      .meta({ description: 'Of a crawler: all that its owner says its pages are used for.' }),
    verdict: z.enum(CRAWLER_VERDICTS),
    evidence: z.string().meta({ description: 'The line of robots.txt that decided, or why it is not known.' }),
    line: z.int().min(1).optional(),
  })
  .meta({ id: 'CrawlerAudit', description: 'What robots.txt says to one crawler.' });
export type CrawlerAudit = z.infer<typeof CrawlerAudit>;

const AuditEvent = CrawlerAudit.extend({ type: z.literal('audit') }).meta({ id: 'AuditEvent' });

export const Citation = z
  .object({ domain: z.string(), url: z.string() })
  .meta({
    id: 'Citation',
    description: 'A page an engine names; `domain` is `unresolved` where a redirect kept it to itself.',
  });
export type Citation = z.infer<typeof Citation>;

// Omitted rather than false.
const Unclear = z.literal(true).optional();

export const MeasuredResult = z
  .object({
    type: z.literal('provider-result'),
    engine: z.enum(ENGINES),
    promptId: z.string(),
    status: z.literal('measured'),
    retrieval: z.enum(RETRIEVALS),
    mentioned: z.boolean(),
    matchBasis: z.enum(MATCH_BASES).optional(),
    ambiguous: z.boolean().optional(),
    unclear: Unclear.meta({
      description: 'The name may be meant, or an ordinary word: nobody can tell. `mentioned` is false.',
    }),
    cited: z.boolean().optional().meta({
      description: 'Absent when not known: a source could not be resolved, or there were more than are read.',
    }),
    foundNotCited: z.boolean(),
    competitors: z.array(z.object({ name: z.string(), mentioned: z.boolean(), unclear: Unclear })),
    citations: z.array(Citation),
    excerpt: z.string(),
    latencyMs: count,
  })
  .meta({ id: 'MeasuredResult', description: 'One engine answered one prompt.' });
export type MeasuredResult = z.infer<typeof MeasuredResult>;

const UnmeasuredResult = z
  .object({
    type: z.literal('provider-result'),
    engine: z.enum(ENGINES),
    promptId: z.string(),
    status: z.literal('not-measured'),
    reason: z.enum(ANSWER_REASONS),
    retrieval: z.enum(RETRIEVALS),
    latencyMs: count,
  })
  .meta({ id: 'UnmeasuredResult', description: 'No answer to judge: in no denominator, never "no mention".' });

/** Exactly one per prompt and engine; the fields of the evaluation are on measured ones only. */
export const ProviderResultEvent = z
  .discriminatedUnion('status', [MeasuredResult, UnmeasuredResult])
  .meta({ id: 'ProviderResultEvent' });
export type ProviderResultEvent = z.infer<typeof ProviderResultEvent>;

const again = {
  type: z.literal('repeat-result'),
  repeat: z.int().min(2).max(MAX_REPEATS).meta({ description: 'Which repetition this is; the first answer is 1.' }),
};

/** An engine's answer to a repeated prompt; there is none if prompts are asked once. */
const RepeatResultEvent = z
  .discriminatedUnion('status', [
    MeasuredResult.extend(again).meta({ id: 'MeasuredRepeat', description: 'One engine answered one prompt again.' }),
    UnmeasuredResult.extend(again).meta({ id: 'UnmeasuredRepeat', description: 'No answer this time.' }),
  ])
  .meta({ id: 'RepeatResultEvent' });

export const PromptCompleteEvent = z
  .object({
    type: z.literal('prompt-complete'),
    promptId: z.string(),
    index: z.int().min(1),
    total: z.int().min(1),
    prompt: z.string(),
    ...Tally,
  })
  .meta({ id: 'PromptCompleteEvent', description: 'Every engine has answered this prompt, or is not measured.' });
export type PromptCompleteEvent = z.infer<typeof PromptCompleteEvent>;

const Share = {
  value: z.number().min(0).max(1).nullable(),
  numerator: count,
  denominator: count,
  interval: z.union([
    z.tuple([z.number(), z.number()]).meta({ items: { type: 'number' }, minItems: 2, maxItems: 2 }),
    z.null(),
  ]),
  note: z.string().optional()
    .meta({ description: 'The interval by its method, or why there is none; and what was left out.' }),
  holdsFor: z.enum(INTERVAL_SCOPES).optional()
    .meta({
      description: 'Whom the interval speaks for, besides other questions: other engines too, or those asked alone.',
    }),
  unclear: count.optional()
    .meta({ description: 'How many are left out because nobody can tell whether a name is meant.' }),
};

export const Metric = z
  .object(Share)
  .meta({ id: 'Metric', description: 'A share with its denominator and 95 % interval; null where there is none.' });
export type Metric = z.infer<typeof Metric>;

export const CitationMetric = z
  .object({ ...Share, foundNotCited: count, ungrounded: count })
  .meta({ id: 'CitationMetric' });
export type CitationMetric = z.infer<typeof CitationMetric>;

export const VoiceMetric = z
  .object({ ...Share, parts: z.array(z.object({ name: z.string(), count })) })
  .meta({ id: 'VoiceMetric' });
export type VoiceMetric = z.infer<typeof VoiceMetric>;

export const GeoMetrics = z
  .object({ discoveryRate: Metric, citationRate: CitationMetric, engineCoverage: Metric, shareOfVoice: VoiceMetric })
  .meta({ id: 'GeoMetrics', description: 'Four separate metrics. There is no composite.' });
export type GeoMetrics = z.infer<typeof GeoMetrics>;

const MetricsEvent = z
  .object({ type: z.literal('metrics'), metrics: GeoMetrics })
  .meta({ id: 'MetricsEvent', description: 'The metrics over the prompts completed so far.' });

export const EngineSummary = z
  .object({
    id: z.enum(ENGINES),
    name: z.string(),
    model: z.string().nullable(),
    status: z.enum(['measured', 'not-measured']),
    reason: z.enum(ANSWER_REASONS).optional(),
    asked: count,
    ...Tally,
  })
  .meta({ id: 'EngineSummary' });
export type EngineSummary = z.infer<typeof EngineSummary>;

export const PromptSummary = z
  .object({ id: z.string(), text: z.string(), ...Tally })
  .meta({ id: 'PromptSummary' });
export type PromptSummary = z.infer<typeof PromptSummary>;

export const Mention = z
  .object({
    name: z.string(),
    start: count,
    end: count,
    basis: z.enum(MATCH_BASES),
    ambiguous: z.boolean(),
    unclear: Unclear.meta({
      description: 'Nobody can tell whether the name is meant: neither a mention nor its absence.',
    }),
    context: z.string().optional().meta({ description: 'Set when the surroundings are negative: named all the same.' }),
  })
  .meta({ id: 'Mention', description: 'Where in the answer a name stands, in UTF-16 units.' });
export type Mention = z.infer<typeof Mention>;

export const AnswerDetail = z
  .object({
    engine: z.enum(ENGINES),
    promptId: z.string(),
    status: z.enum(['measured', 'not-measured']),
    reason: z.enum(ANSWER_REASONS).optional(),
    retrieval: z.enum(RETRIEVALS).optional(),
    latencyMs: count.optional(),
    text: z.string().optional(),
    mentions: z.array(Mention),
    citations: z.array(Citation),
    found: z.array(Citation),
    searchEntry: z.string().optional()
      .meta({ description: 'Untrusted HTML that must be shown beside a Gemini answer.' }),
    answeredAt: z.iso.datetime().optional().meta({ description: 'When this answer came, where it was measured.' }),
  })
  .meta({ id: 'AnswerDetail' });
export type AnswerDetail = z.infer<typeof AnswerDetail>;

export const AskAgain = z
  .object({ engines: z.array(z.enum(ENGINES)), until: z.iso.datetime() })
  .meta({
    id: 'AskAgain',
    description: 'Engines that failed; the page may ask them once more until then. No endpoint does.',
  });
export type AskAgain = z.infer<typeof AskAgain>;

export const RepeatedAnswer = AnswerDetail
  .extend({ repeat: again.repeat })
  .meta({ id: 'RepeatedAnswer', description: 'An answer to a question that was put to its engine before.' });
export type RepeatedAnswer = z.infer<typeof RepeatedAnswer>;

export const GeoRepeats = z
  .object({
    asked: z.int().min(1).max(MAX_REPEATS)
      .meta({ description: 'How many times each question was put to each engine.' }),
    answers: z.array(RepeatedAnswer).meta({ description: 'All but the first, which stand in `answers`.' }),
    mentionDiffers: Metric.meta({
      description: 'Of two answers of an engine to one question: how often one alone names the brand.',
    }),
    citationDiffers: Metric.meta({ description: 'The same of citing the domain.' }),
    narrowing: z.array(z.object({ repeats: z.int().min(1).max(MAX_REPEATS), interval: Share.interval }))
      .meta({ description: 'What the interval of the discovery rate would be with so many in all.' }),
    isAtBest: z.boolean()
      .meta({ description: 'Nothing was asked twice, so the intervals are the narrowest there could be.' }),
  })
  .meta({ id: 'GeoRepeats', description: 'What asking again shows.' });
export type GeoRepeats = z.infer<typeof GeoRepeats>;

export const GeoResult = z
  .object({
    cached: z.boolean().meta({ description: 'True for a repeat served from the stored measurement.' }),
    brand: z.string(),
    domain: z.string(),
    vertical: z.enum(VERTICALS),
    lang: z.enum(LANGUAGES),
    packVersion: z.string(),
    ruleSet: z.string().optional()
      .meta({ description: 'By which rules the answers were judged. Absent in older measurements.' }),
    measuredAt: z.iso.datetime().meta({ description: 'When the measurement began; no answer is older.' }),
    metrics: GeoMetrics,
    engines: z.array(EngineSummary),
    prompts: z.array(PromptSummary),
    audit: z.array(CrawlerAudit),
    topCitedDomains: z.array(z.object({ domain: z.string(), count })),
    answers: z.array(AnswerDetail),
    askAgain: AskAgain.optional(),
    repeats: GeoRepeats.optional(),
  })
  .meta({ id: 'GeoResult', description: 'One dated snapshot.' });
export type GeoResult = z.infer<typeof GeoResult>;

export const GeoCompleteEvent = z
  .object({ type: z.literal('complete'), result: GeoResult })
  .meta({ id: 'GeoCompleteEvent', description: 'The measurement ended; nothing follows.' });

/** One line of the AI visibility stream. */
export const GeoEvent = z
  .discriminatedUnion('type', [
    GeoPhaseEvent, AuditEvent, ProviderResultEvent, RepeatResultEvent,
    PromptCompleteEvent, MetricsEvent, GeoCompleteEvent,
    StreamErrorEvent,
  ])
  .meta({ id: 'GeoEvent', description: 'One line of the AI visibility stream. Ignore types you do not know.' });
export type GeoEvent = z.infer<typeof GeoEvent>;
