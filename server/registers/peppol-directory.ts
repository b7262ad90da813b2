import { z } from 'zod';
import { queryRegister, notMeasured } from './register-query.ts';
import type { RegisterEndpoint } from './register-query.ts';
import type { NotMeasured } from './companies.ts';
import type { DocumentId } from './peppol-document-types.ts';

const Identifier = z.object({ scheme: z.string(), value: z.string() });
const Answer = z.object({
  matches: z.array(z.object({ participantID: Identifier, docTypes: z.array(Identifier).optional() })),
});

/** The documents the voluntary directory lists: it can prove a listing, never its absence. Never rejects. */
export async function queryDirectory(
  participant: string, { endpoint, signal }: { endpoint: RegisterEndpoint; signal: AbortSignal },
): Promise<readonly DocumentId[] | NotMeasured> {
  const id = encodeURIComponent(`iso6523-actorid-upis::${participant}`);
  const answer = await queryRegister(`/search/1.0/json?participant=${id}`, 'application/json', { endpoint, signal });
  if (answer.kind === 'not-measured') return answer;
  const read = answer.status === 200 ? Answer.safeParse(answer.json).data : undefined;
  if (!read) return notMeasured('service-down');
  const entry = read.matches.find(({ participantID: { scheme, value } }) =>
    scheme === 'iso6523-actorid-upis' && value.toLowerCase() === participant);
  return entry ? entry.docTypes ?? [] : notMeasured('service-down');
}
