import { z } from 'zod';
import { StreamErrorEvent } from './streams.ts';
import {
  FINDING_STATUSES, GRADES, HEALTH_PHASES, PHASE_STATES, PILLARS, SCAN_OUTCOMES, SEVERITIES, UNMEASURED_REASONS,
} from './vocabulary.ts';

const count = z.int().min(0);

export const HealthPhaseEvent = z
  .object({
    type: z.literal('phase'),
    phase: z.enum(HEALTH_PHASES),
    index: z.int().min(1).max(8),
    total: z.literal(8).meta({ type: 'integer', enum: [8] }),
    state: z.enum(PHASE_STATES),
    durationMs: count.optional(),
  })
  .meta({
    id: 'HealthPhaseEvent',
    description: 'A phase starts, waits, still runs (told after every 10 s of silence) or ends.',
  });
export type HealthPhaseEvent = z.infer<typeof HealthPhaseEvent>;

export const Evidence = z
  .object({
    label: z.string(),
    value: z.string(),
    url: z.string().optional(),
    page: z.string().optional().meta({ description: 'The page it was seen on.' }),
    line: z.int().min(1).optional(),
    offset: count.optional(),
    image: z.string().optional().meta({ description: 'A data URL.' }),
  })
  .meta({ id: 'Evidence', description: 'One thing that was seen. Text from the store is untrusted.' });
export type Evidence = z.infer<typeof Evidence>;

/** The params of a finding's texts; with its id they are enough to render it in any language. */
export const FindingParams = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
export type FindingParams = z.infer<typeof FindingParams>;

export const Recipe = z
  .object({
    system: z.string().nullable().meta({ description: 'The platform or server it is for; null: the same for all.' }),
    code: z.string().optional().meta({ description: 'Lines to copy.' }),
  })
  .meta({ id: 'Recipe', description: 'How a finding is mended on the system that the store runs on.' });
export type Recipe = z.infer<typeof Recipe>;

export const FindingEvent = z
  .object({
    type: z.literal('finding'),
    id: z.string(),
    phase: z.enum(HEALTH_PHASES),
    pillar: z.enum(PILLARS).nullable(),
    severity: z.enum(SEVERITIES),
    status: z.enum(FINDING_STATUSES),
    title: z.string(),
    message: z.string(),
    fix: z.string().optional(),
    steps: z.string().optional()
      .meta({ description: 'Where and how, on the platform or server that the store was seen to run on.' }),
    recipe: Recipe.optional(),
    reason: z.enum(UNMEASURED_REASONS).optional().meta({ description: 'Only with `not-measured`.' }),
    rootCause: z.string().optional().meta({ description: 'The id of the finding that made this one unmeasurable.' }),
    view: z.literal('rendered').optional().meta({
      description: 'The page as a browser shows it once its scripts have run; without them it is empty.',
    }),
    params: FindingParams,
    evidence: z.array(Evidence),
  })
  .meta({ id: 'FindingEvent', description: 'The verdict of one check; each check gives exactly one.' });
export type FindingEvent = z.infer<typeof FindingEvent>;

const GradeOrNull = z.enum(GRADES).nullable();

const Graded = {
  grade: GradeOrNull.meta({ description: '`null`: not measured, never a bad grade.' }),
  reason: z.enum(UNMEASURED_REASONS).optional(),
  measured: count,
  applicable: count,
};

export const PillarCompleteEvent = z
  .object({
    type: z.literal('pillar-complete'),
    pillar: z.enum(PILLARS),
    ...Graded,
    deciding: z.array(z.string()),
    unmeasuredCritical: z.array(z.string()),
    next: z.object({ fix: z.array(z.string()), grade: GradeOrNull }).optional(),
  })
  .meta({
    id: 'PillarCompleteEvent',
    description: 'The grade of one pillar, what decided it and what would raise it.',
  });
export type PillarCompleteEvent = z.infer<typeof PillarCompleteEvent>;

const PillarSummary = z.object(Graded).meta({ id: 'PillarSummary' });

export const HealthSummary = z
  .object({
    url: z.string(),
    finalUrl: z.string().nullable(),
    scannedAt: z.iso.datetime(),
    durationMs: count,
    ruleSet: z.string(),
    outcome: z.enum(SCAN_OUTCOMES),
    platform: z.object({ id: z.string(), name: z.string() }).nullable(),
    company: z.object({ orgnr: z.string(), name: z.string(), status: z.string() }).nullable(),
    pillars: z.object({
      'revenue-critical': PillarSummary,
      'ai-readiness': PillarSummary,
      speed: PillarSummary,
      'seo-hygiene': PillarSummary,
    }),
    counts: z.object({
      pass: count,
      warn: count,
      fail: count,
      info: count,
      'not-measured': count,
      'not-applicable': count,
    }),
  })
  .meta({ id: 'HealthSummary', description: 'One dated snapshot: four independent grades and no single score.' });
export type HealthSummary = z.infer<typeof HealthSummary>;

const HealthCompleteEvent = z
  .object({ type: z.literal('complete'), summary: HealthSummary })
  .meta({ id: 'HealthCompleteEvent', description: 'The scan ended; nothing follows.' });

/** One line of the health stream. */
export const HealthEvent = z
  .discriminatedUnion('type', [
    HealthPhaseEvent, FindingEvent, PillarCompleteEvent, HealthCompleteEvent, StreamErrorEvent,
  ])
  .meta({ id: 'HealthEvent', description: 'One line of the health stream. Ignore types you do not know.' });
export type HealthEvent = z.infer<typeof HealthEvent>;
