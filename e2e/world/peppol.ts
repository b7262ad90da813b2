import { createHash } from 'node:crypto';
import type { DnsBehaviour } from './dns-server.ts';
import type { DnsRecord } from './dns-wire.ts';
import type { WorldNetwork } from './network.ts';
import { startDirectory } from './peppol-directory.ts';
import type { DirectoryWorld } from './peppol-directory.ts';
import { DOCUMENTS, smpListener } from './smp.ts';
import type { Listing } from './smp.ts';

/** Peppol in the test world: the locator's records, a publisher on https, and the directory. */
export interface PeppolWorld extends AsyncDisposable {
  readonly directory: DirectoryWorld;
  /** Every path requested from the publisher. */
  readonly requests: readonly string[];
  environment(): Record<'PEPPOL_SML_ZONE' | 'PEPPOL_DIRECTORY_URL', string>;
  /** The DNS name of a participant at the locator. */
  nameOf(participant: string): string;
  /** Registers a participant at the publisher and its records at the locator. */
  list(listing: Listing, records?: readonly DnsRecord[]): void;
  /** Sets or replaces the locator's answer for a participant. */
  locate(participant: string, behaviour: DnsBehaviour): void;
}

const ZONE = 'participant.sml.peppol.test';
const SMP_HOST = 'smp.elma-smp.test';

/** A participant that is always listed: a locator that does not know it is unreliable. */
export const CANARY = '0192:923609016';

/** A NAPTR record for a publisher. */
export const naptr = (url: string, more: Partial<Extract<DnsRecord, { type: 'NAPTR' }>> = {}): DnsRecord => ({
  type: 'NAPTR', order: 100, preference: 10, flags: 'U', service: 'Meta:SMP', regexp: `!.*!${url}!`, replacement: '',
  ...more,
});

/** Starts Peppol with one participant, the canary, listed for invoice and credit note. */
export async function startPeppol(network: WorldNetwork): Promise<PeppolWorld> {
  await using stack = new AsyncDisposableStack();
  const listings = new Map<string, Listing>();
  const requests: string[] = [];
  const directory = stack.use(await startDirectory());
  stack.use(
    await network.serve({ names: [SMP_HOST], handler: smpListener(listings, SMP_HOST, requests), plain: 'none' }),
  );
  const nameOf = (participant: string): string => `${labelOf(participant)}.iso6523-actorid-upis.${ZONE}`;
  const world: Omit<PeppolWorld, keyof AsyncDisposable> = {
    directory,
    requests,
    environment: () => ({ PEPPOL_SML_ZONE: ZONE, PEPPOL_DIRECTORY_URL: directory.baseUrl }),
    nameOf,
    list(listing, records = [naptr(`https://${SMP_HOST}/`)]) {
      listings.set(listing.participant, listing);
      network.dns.set(nameOf(listing.participant), records);
    },
    locate: (participant, behaviour) => network.dns.set(nameOf(participant), behaviour),
  };
  world.list({ participant: CANARY, documents: [DOCUMENTS.invoice, DOCUMENTS.creditNote] });
  const owned = stack.move();
  return { ...world, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

/** Computes the label independently of the service, so that the two do not agree by construction. */
function labelOf(participant: string): string {
  const bits = [...createHash('sha256').update(participant.toLowerCase()).digest()]
    .map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = 'abcdefghijklmnopqrstuvwxyz234567';
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[parseInt(five.padEnd(5, '0'), 2)]).join('');
}
