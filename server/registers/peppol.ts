import { z } from 'zod';
import type { GuardedFetch } from '../net/fetch-types.ts';
import type { NameResolver } from '../net/resolve.ts';
import { notMeasured, queryRegister } from './register-query.ts';
import type { RegisterEndpoint } from './register-query.ts';
import type { NotMeasured } from './companies.ts';
import { listOf } from './list-of.ts';
import { documentsAmong } from './peppol-document-types.ts';
import { locate, PARTICIPANT_SCHEME } from './peppol-sml.ts';
import { MAX_DOCUMENTS, queryPublisher } from './peppol-smp.ts';

/** Whether a participant is listed as a receiver, and of what. */
export type PeppolLookup =
  | {
      kind: 'listed';
      /** `directory`: listings there are voluntary and may be out of date. */
      by: 'publisher' | 'directory';
      /** `null` if the listing does not tell. */
      documents: ReturnType<typeof documentsAmong>;
    }
  | { kind: 'not-listed'; by: 'locator' | 'publisher' }
  | NotMeasured;

/** The Peppol network's registers of receivers. */
export interface Peppol {
  /** Never rejects. */
  lookup(participant: string, signal: AbortSignal): Promise<PeppolLookup>;
}

/** Dependencies of the Peppol lookup. */
interface PeppolOptions {
  resolver: Pick<NameResolver, 'resolveNaptr'>;
  /** For publishers, whose addresses come from third parties. */
  fetch: GuardedFetch;
  directory: RegisterEndpoint;
  /** The locator's zone. */
  zone: string;
}

/** A participant known to be listed: if the locator does not find this one, `absent` answers are not trusted. */
const CANARY = '0192:923609016';
const PUBLISHER_REQUESTS = 2;
const PUBLISHER_BYTES = 2_097_152;
/** Far more than the directory sends at a time. */
const MAX_MATCHES = 100;

const Identifier = z.object({ scheme: z.string(), value: z.string() });
const DirectoryAnswer = z.object({
  matches: listOf(z.object({
    participantID: Identifier, docTypes: listOf(Identifier, MAX_DOCUMENTS).optional(),
  }), MAX_MATCHES),
});

/** Looks participants up in the locator and at the publisher, and in the directory if those two are unusable. */
export function createPeppol({ resolver, fetch, directory, zone }: PeppolOptions): Peppol {
  /** The answer of locator and publisher; `null` if it cannot be relied on. */
  async function fromNetwork(participant: string, signal: AbortSignal): Promise<PeppolLookup | null> {
    const base = await locate(participant, { resolver, zone, signal });
    if (base === 'absent') {
      const canary = await locate(CANARY, { resolver, zone, signal });
      return canary instanceof URL ? { kind: 'not-listed', by: 'locator' } : null;
    }
    if (!base) return null;
    await using session = fetch.openSession({ signal, maxRequests: PUBLISHER_REQUESTS, maxWireBytes: PUBLISHER_BYTES });
    const listed = await queryPublisher(base, participant, session);
    if (listed === 'absent') return { kind: 'not-listed', by: 'publisher' };
    return listed && { kind: 'listed', by: 'publisher', documents: documentsAmong(listed) };
  }

  /** The directory's answer. As listings there are voluntary, it can only prove a listing, never its absence. */
  async function fromDirectory(participant: string, signal: AbortSignal): Promise<PeppolLookup> {
    const id = encodeURIComponent(`${PARTICIPANT_SCHEME}::${participant}`);
    const path = `/search/1.0/json?participant=${id}`;
    const answer = await queryRegister(path, 'application/json', { endpoint: directory, signal });
    if (answer.kind === 'not-measured') return answer;
    const matches = answer.status === 200 ? DirectoryAnswer.safeParse(answer.json).data?.matches : undefined;
    const entry = matches?.find(({ participantID: { scheme, value } }) =>
      scheme === PARTICIPANT_SCHEME && value.toLowerCase() === participant);
    if (!entry) return notMeasured('service-down');
    return { kind: 'listed', by: 'directory', documents: documentsAmong(entry.docTypes ?? []) };
  }

  return {
    async lookup(participant, signal) {
      const id = participant.toLowerCase();
      try {
        return await fromNetwork(id, signal) ?? await fromDirectory(id, signal);
      } catch (error) {
        if (signal.aborted) return notMeasured('timeout');
        throw error;
      }
    },
  };
}
