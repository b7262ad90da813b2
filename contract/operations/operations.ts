import { geoScan } from './geo.ts';
import { healthScan } from './health.ts';
import { firstRefusal, MAX_BODY_BYTES } from './parse-body.ts';
import { REFUSALS } from './refusals.ts';
import { generateSchema } from './schema.ts';

/** The three endpoints by tool, in display order. */
export const OPERATIONS = { health: healthScan, geo: geoScan, schema: generateSchema } as const;

/** One of the three endpoints, for code that treats them alike. */
export type AnyOperation = (typeof OPERATIONS)[keyof typeof OPERATIONS];

export const ENDPOINTS: readonly AnyOperation[] = Object.values(OPERATIONS);

/** Documents the code for a body that is malformed, not a JSON object or too large. */
export const malformedInWords = (code: string): string =>
  `Malformed JSON, JSON that is no object, and more than ${MAX_BODY_BYTES} bytes are answered \`${code}\`.`;

/** The code for a body that is not a JSON object. */
export function codeOfMalformed(operation: AnyOperation): string {
  const { error } = operation.input.safeParse(undefined);
  const name = firstRefusal(operation, error?.issues ?? []);
  const { error: code, message } = REFUSALS[name].body;
  return 'failed' in operation ? operation.failed(name, message).reason : code;
}
