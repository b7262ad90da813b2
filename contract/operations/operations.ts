import { geoScan } from './geo.ts';
import { healthScan } from './health.ts';
import { firstRefusal, MAX_BODY_BYTES } from './parse-body.ts';
import { REFUSALS } from './refusals.ts';
import { generateSchema } from './schema.ts';

/** The three endpoints, by tool, in the order every listing of them has. */
export const OPERATIONS = { health: healthScan, geo: geoScan, schema: generateSchema } as const;

/** One of the three endpoints, as what treats them alike sees it. */
export type AnyOperation = (typeof OPERATIONS)[keyof typeof OPERATIONS];

export const ENDPOINTS: readonly AnyOperation[] = Object.values(OPERATIONS);

/** What is said of a body that is no JSON object, by what it is answered. */
export const malformedInWords = (code: string): string =>
  `Malformed JSON, JSON that is no object, and more than ${MAX_BODY_BYTES} bytes are answered \`${code}\`.`;

/** What is answered to a body that is no JSON object, or no JSON, by its code. */
export function codeOfMalformed(operation: AnyOperation): string {
  const { error } = operation.input.safeParse(undefined);
  const name = firstRefusal(operation, error?.issues ?? []);
  const { error: code, message } = REFUSALS[name].body;
  return 'failed' in operation ? operation.failed(name, message).reason : code;
}
