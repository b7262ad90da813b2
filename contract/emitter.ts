import { z } from 'zod';
import {
  AVAILABILITIES, EMITTER_FAILURES, EMITTER_FIELDS, EMITTER_MODES, EVIDENCE_SOURCES, GAP_FAULTS, GAP_STATES, MODEL_USES,
  UNSEEN_REASONS, UNVERIFIED_REASONS,
} from './vocabulary.ts';

export const FaqPair = z.object({ question: z.string(), answer: z.string() }).meta({ id: 'FaqPair' });
export type FaqPair = z.infer<typeof FaqPair>;

const Rendered = z.boolean().optional()
  .meta({
    description: 'True where the page holds too little without its scripts, and was read as a browser shows it once they ' +
      'have run; quotes and locators are of that HTML. Absent where it was read as it was sent.',
  });

/** The value of a verified field, discriminated by `kind`. */
export const FieldValue = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }).meta({ id: 'TextValue' }),
    z.object({ kind: z.literal('images'), urls: z.array(z.string()).min(1) }).meta({ id: 'ImagesValue' }),
    z.object({ kind: z.literal('gtin'), gtin: z.string() }).meta({ id: 'GtinValue' }),
    z.object({ kind: z.literal('price'), amount: z.string().meta({ description: 'A decimal, `.` as separator.' }) })
      .meta({ id: 'PriceValue' }),
    z.object({ kind: z.literal('currency'), code: z.string().meta({ description: 'ISO 4217.' }) })
      .meta({ id: 'CurrencyValue' }),
    z.object({ kind: z.literal('availability'), availability: z.enum(AVAILABILITIES) })
      .meta({ id: 'AvailabilityValue' }),
    z.object({ kind: z.literal('faq'), pairs: z.array(FaqPair).min(1) }).meta({ id: 'FaqValue' }),
  ])
  .meta({ id: 'FieldValue' });
export type FieldValue = z.infer<typeof FieldValue>;

export const FieldEvidence = z
  .object({
    source: z.enum(EVIDENCE_SOURCES),
    quote: z.string().meta({ description: 'Verbatim from the page.' }),
    locator: z.string().meta({ description: 'Where on the page; resolves to the quote.' }),
  })
  .meta({ id: 'FieldEvidence' });
export type FieldEvidence = z.infer<typeof FieldEvidence>;

export const VerifiedField = z
  .object({
    id: z.enum(EMITTER_FIELDS),
    status: z.literal('verified'),
    value: FieldValue,
    evidence: FieldEvidence,
  })
  .meta({ id: 'VerifiedField' });
export type VerifiedField = z.infer<typeof VerifiedField>;

const UnverifiedField = z
  .object({ id: z.enum(EMITTER_FIELDS), status: z.literal('unverified'), reason: z.enum(UNVERIFIED_REASONS) })
  .meta({ id: 'UnverifiedField' });

/** Verified with value and evidence, or unverified with a reason; discriminated by `status`. */
export const ExtractedField = z
  .discriminatedUnion('status', [VerifiedField, UnverifiedField])
  .meta({ id: 'ExtractedField' });
export type ExtractedField = z.infer<typeof ExtractedField>;

export const GapFault = z
  .object({ member: z.string(), fault: z.enum(GAP_FAULTS) })
  .meta({ id: 'GapFault', description: 'A member of a field by its path, and what is the matter with it.' });
export type GapFault = z.infer<typeof GapFault>;

export const Gap = z
  .object({
    field: z.string(), state: z.enum(GAP_STATES),
    existingValue: z.string().optional(), faults: z.array(GapFault).optional(),
  })
  .meta({ id: 'Gap', description: 'One product field of the search engine, required or recommended.' });
export type Gap = z.infer<typeof Gap>;

const Artifact = z.string().nullable();

export const EmitterResult = z
  .object({
    version: z.literal(1).meta({ type: 'integer', enum: [1] }),
    url: z.string(),
    finalUrl: z.string(),
    rendered: Rendered,
    fetchedAt: z.iso.datetime(),
    mode: z.enum(EMITTER_MODES),
    fields: z.array(ExtractedField).min(EMITTER_FIELDS.length).max(EMITTER_FIELDS.length),
    jsonld: z.object({ product: Artifact, faq: Artifact }),
    offerEmitted: z.boolean(),
    entityType: z.enum(['Product', 'ProductGroup']),
    variantsDetected: z.boolean(),
    gaps: z.array(Gap),
    gapsWithCode: z.array(Gap).optional()
      .meta({ description: 'The same fields judged as they stand once `jsonld.product` is on the page; absent without any code.' }),
    platform: z.object({ id: z.string(), name: z.string() }).nullable().optional(),
    llm: z.enum(MODEL_USES),
    extractionModel: z.string().nullable().optional(),
  })
  .meta({ id: 'EmitterResult' });
export type EmitterResult = z.infer<typeof EmitterResult>;

export const EmitterSuccess = z
  .object({ ok: z.literal(true), result: EmitterResult })
  .meta({ id: 'EmitterSuccess' });

export const EmitterFailure = z
  .object({
    ok: z.literal(false),
    reason: z.enum(EMITTER_FAILURES),
    lowText: z.boolean().optional().meta({ description: 'With `not-product-page`: too little text to judge.' }),
    unread: z.boolean().optional()
      .meta({
        description: 'With `not-product-page`: the page answered, but reading it broke off, so that it was not judged.',
      }),
    rendered: Rendered,
    renderedUnseen: z.enum(UNSEEN_REASONS).optional()
      .meta({ description: 'With `lowText`: why no browser showed the page, so that it was judged as it was sent.' }),
    message: z.string().optional().meta({ description: 'Words for a person. Not contractual.' }),
  })
  .meta({ id: 'EmitterFailure' });
export type EmitterFailure = z.infer<typeof EmitterFailure>;

/** The response of the schema emitter, discriminated by `ok`. */
export const EmitterResponse = z.union([EmitterSuccess, EmitterFailure]).meta({ id: 'EmitterResponse' });
export type EmitterResponse = z.infer<typeof EmitterResponse>;
