import { EmitterRequest } from '../../../contract/emitter.ts';
import type { EmitterResponse } from '../../../contract/emitter.ts';
import type { AddressGuard } from '../../net/verdict.ts';
import { bodyObject, NOT_AN_OBJECT } from '../body-object.ts';
import type { Door } from '../door.ts';
import type { ToolPolicy } from '../policy.ts';
import type { AnswerWork } from './work.ts';

export interface SchemaDoorDeps {
  policy: ToolPolicy;
  guard: AddressGuard;
  generate(input: EmitterRequest, signal: AbortSignal): Promise<EmitterResponse>;
}

/** The way into the schema emitter; every refusal of the guard ends here. */
export function createSchemaDoor(
  { policy, guard, generate }: SchemaDoorDeps,
): Door<EmitterRequest, EmitterRequest, AnswerWork> {
  return {
    policy,
    unreadable: 'invalid',
    parse(body) {
      const fields = bodyObject(body);
      if (!fields) return { ok: false, code: 'invalid', detail: NOT_AN_OBJECT };
      const parsed = EmitterRequest.safeParse(fields);
      if (!parsed.success) return { ok: false, code: 'invalid', detail: '`url` must be a string: one product page.' };
      return { ok: true, input: parsed.data };
    },
    async guard(input, signal) {
      const verdict = await guard.judgeInput(input.url, signal);
      return verdict.ok ? { ok: true, ready: input } : verdict;
    },
    work: (ready) => ({ kind: 'answer', answer: (signal) => generate(ready, signal) }),
  };
}
