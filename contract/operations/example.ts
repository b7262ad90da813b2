import type { z } from 'zod';

/** An example of a payload, with the line a reader picks it by. */
export interface Example<Payload> {
  summary: string;
  value: Payload;
}

/** Examples by the name they carry in the document. */
export type Examples<Payload> = Readonly<Record<string, Example<Payload>>>;

/** A payload as it came, its fields in their own order, once its schema has let it pass. */
export function checkedAs<Payload>(schema: z.ZodType<Payload>, value: unknown): Payload {
  assertHolds(schema, value);
  return value;
}

function assertHolds<Payload>(schema: z.ZodType<Payload>, value: unknown): asserts value is Payload {
  schema.parse(value);
}
