import type { z } from 'zod';

/** An example of a payload, with the line a reader picks it by. */
export interface Example<Payload> {
  summary: string;
  value: Payload;
}

/** Examples by the name they carry in the document. */
export type Examples<Payload> = Readonly<Record<string, Example<Payload>>>;

/** A payload as the service sent it, its fields in the order they came in, once its schema has let it pass. */
export function recordedAs<Payload>(schema: z.ZodType<Payload>, value: unknown): Payload {
  assertHolds(schema, value);
  return value;
}

function assertHolds<Payload>(schema: z.ZodType<Payload>, value: unknown): asserts value is Payload {
  schema.parse(value);
}
