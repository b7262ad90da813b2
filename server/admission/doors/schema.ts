import type { EmitterResponse } from '../../../contract/emitter.ts';
import type { Limits } from '../../../contract/operations/operation.ts';
import { generateSchema } from '../../../contract/operations/schema.ts';
import type { EmitterRequest } from '../../../contract/operations/schema.ts';
import type { AddressGuard } from '../../net/verdict.ts';
import type { Door } from '../door.ts';
import type { AnswerWork } from './work.ts';

export interface SchemaDoorDeps {
  limits: Limits;
  guard: AddressGuard;
  generate(input: EmitterRequest, signal: AbortSignal): Promise<EmitterResponse>;
}

/** The way into the schema emitter; every refusal of the guard ends here. */
export function createSchemaDoor({ limits, guard, generate }: SchemaDoorDeps): Door<EmitterRequest, EmitterRequest, AnswerWork> {
  return {
    operation: generateSchema,
    limits,
    async guard(input, signal) {
      const verdict = await guard.judgeInput(input.url, signal);
      return verdict.ok ? { ok: true, ready: input } : verdict;
    },
    work: (ready) => ({ kind: 'answer', answer: (signal) => generate(ready, signal) }),
  };
}
