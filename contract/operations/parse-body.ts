import type { BodyRules } from './operation.ts';
import type { RefusalName } from './refusals.ts';

/** The maximum size of a request body, in bytes. */
export const MAX_BODY_BYTES = 16_384;

/** A validated body, or why it is refused. */
type ParsedBody<Input> = { ok: true; input: Input } | { ok: false; refusal: RefusalName };

/** Validates a request body; pass `undefined` if it could not be parsed as JSON. */
export function parseBody<Input>(rules: BodyRules<Input>, body: unknown): ParsedBody<Input> {
  const { success, data, error } = rules.input.safeParse(body);
  return success ? { ok: true, input: data } : { ok: false, refusal: firstRefusal(rules, error.issues) };
}

/** The refusal with the highest precedence among the issues of a body. */
export function firstRefusal(
  { refusals }: Pick<BodyRules<unknown>, 'refusals'>, issues: readonly { message: string }[],
): RefusalName {
  const found = refusals.find((name) => issues.some(({ message }) => message === name));
  if (!found) throw new Error(`No refusal is declared for ${issues[0]?.message}.`);
  return found;
}
