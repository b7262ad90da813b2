import { z } from 'zod';
import { parseUrl } from '../net/parse-url.ts';
import type { Company, CompanyStatus } from './companies.ts';
import { listOf } from './list-of.ts';

// The schemas contain only the fields that are read, and require only those that every finding needs.

const text = z.string().trim().min(1).nullish().catch(null);
const flag = z.boolean().nullish().catch(null);

/** Far more than the register accepts; a longer name would be compared with pages for too long. */
const MAX_NAME_CHARS = 1_000;
/** Far more than a search asks for, or gets if it does not say. */
const MAX_HITS = 100;

const Unit = z.object({
  organisasjonsnummer: z.string(),
  navn: z.string().trim().min(1).max(MAX_NAME_CHARS),
  respons_klasse: text,
  slettedato: text,
  hjemmeside: text,
  registrertIMvaregisteret: flag,
  konkurs: flag,
  underAvvikling: flag,
  underTvangsavviklingEllerTvangsopplosning: flag,
  underUtenlandskInsolvensbehandlingDato: text,
  overordnetEnhet: text,
  antallAnsatte: z.number().int().nonnegative().nullish().catch(null),
});
/** The record of a legal entity or of a place of business. */
export type Unit = z.infer<typeof Unit>;

const Hits = z.object({
  _embedded: z.object({ enheter: listOf(z.unknown(), MAX_HITS) }).optional(),
  page: z.object({ totalElements: z.number() }),
});
const Removed = z.object({ organisasjonsnummer: z.string(), slettedato: text });

/** Parses one unit's record; null if it is not one. */
export const readUnit = (json: unknown): Unit | null => Unit.safeParse(json).data ?? null;

/** Parses the records of a search, without `_embedded` if there are none; null if it is not a search result. */
export function readHits(json: unknown): Unit[] | null {
  const hits = Hits.safeParse(json).data;
  return hits ? (hits._embedded?.enheter ?? []).flatMap((one) => readUnit(one) ?? []) : null;
}

/** Parses what remains of a unit that was removed from the open data. */
export const readRemoved = (json: unknown): z.infer<typeof Removed> | null => Removed.safeParse(json).data ?? null;

/** Whether a record is of a live or a deleted unit; null for an unknown class. */
export function classOf({ respons_klasse, slettedato }: Unit): 'unit' | 'deleted' | null {
  if (slettedato != null || /^Slettet/.test(respons_klasse ?? '')) return 'deleted';
  return respons_klasse == null || /^(?:Enhet|Underenhet)$/.test(respons_klasse) ? 'unit' : null;
}

/** Converts a live unit; for a place of business, `parent` is the record of the company it belongs to. */
export function companyOf(unit: Unit, parent: Unit | null): Company {
  const responsible = parent ?? unit;
  return {
    number: unit.organisasjonsnummer,
    name: unit.navn,
    parent: parent && { number: parent.organisasjonsnummer, name: parent.navn },
    status: statusOf(responsible),
    vatRegistered: responsible.registrertIMvaregisteret ?? null,
    website: hostOf(unit.hjemmeside ?? parent?.hjemmeside ?? null),
    employees: responsible.antallAnsatte ?? null,
  };
}

/** The status of a unit: active only if the register rules out every other status, null if it does not. */
function statusOf(unit: Unit): CompanyStatus | null {
  if (unit.konkurs) return 'bankrupt';
  if (unit.underTvangsavviklingEllerTvangsopplosning) return 'forced-winding-up';
  if (unit.underAvvikling) return 'winding-up';
  const flags = [unit.konkurs, unit.underAvvikling, unit.underTvangsavviklingEllerTvangsopplosning];
  const isActive = flags.every((flag) => flag === false) && unit.underUtenlandskInsolvensbehandlingDato == null;
  return isActive ? 'active' : null;
}

function hostOf(website: string | null): string | null {
  if (website === null) return null;
  return parseUrl(/^https?:\/\//i.test(website) ? website : `https://${website}`)?.hostname ?? null;
}
