import type { BodyRules } from './operation.ts';
import type { RefusalName } from './refusals.ts';

/** The largest body of a request, in bytes. */
export const MAX_BODY_BYTES = 16_384;

/** A body as its endpoint takes it, or why it does not. */
export type ParsedBody<Input> = { ok: true; input: Input } | { ok: false; refusal: RefusalName };

/** Parses a body by its endpoint's rules; one that could not be read as JSON is `undefined`. */
export function parseBody<Input>(rules: BodyRules<Input>, body: unknown): ParsedBody<Input> {
  const { success, data, error } = rules.input.safeParse(body);
  return success ? { ok: true, input: data } : { ok: false, refusal: firstRefusal(rules, error.issues) };
}

/** The refusal that is answered for these issues of a body. */
export function firstRefusal(
  { refusals }: Pick<BodyRules<unknown>, 'refusals'>, issues: readonly { message: string }[],
): RefusalName {
  const found = refusals.find((name) => issues.some(({ message }) => message === name));
  if (!found) throw new Error(`No refusal is declared for ${issues[0]?.message}.`);
  return found;
}
