import { queryRegister, notMeasured, readJson } from './register-query.ts';
import type { RegisterAnswer, RegisterEndpoint } from './register-query.ts';
import { classOf, companyOf, readHits, readRemoved, readUnit } from './brreg-records.ts';
import type { Unit } from './brreg-records.ts';
import type { Company, CompanyRegister, Lookup, NotMeasured } from './companies.ts';

const ENTITY = 'application/vnd.brreg.enhetsregisteret.enhet.v2+json';
const SUB_ENTITY = 'application/vnd.brreg.enhetsregisteret.underenhet.v2+json';
const JSON_TYPE = 'application/json';
const MAX_HINTS = 5;

/** Creates a client of the Norwegian register of legal entities. A failure is *not measured*, never a statement. */
export function createBrreg(endpoint: RegisterEndpoint): CompanyRegister {
  const ask = (path: string, accept: string, signal: AbortSignal) => queryRegister(path, accept, { endpoint, signal });

  async function lookup(number: string, signal: AbortSignal): Promise<Lookup> {
    const entity = readRecord(await ask(`/enheter/${number}`, ENTITY, signal), number);
    if (entity.kind === 'unit') return { kind: 'found', company: companyOf(entity.unit, null) };
    if (entity.kind !== 'unknown') return entity;
    const place = readRecord(await ask(`/underenheter/${number}`, SUB_ENTITY, signal), number);
    if (place.kind === 'unit') return withParent(place.unit, signal);
    return place.kind === 'deleted' || place.kind === 'removed' ? { ...place, place: true } : place;
  }

  async function withParent(unit: Unit, signal: AbortSignal): Promise<Lookup> {
    const number = unit.overordnetEnhet;
    if (number == null) return notMeasured('service-down');
    const parent = readRecord(await ask(`/enheter/${number}`, ENTITY, signal), number);
    if (parent.kind === 'unit') return { kind: 'found', company: companyOf(unit, parent.unit) };
    return parent.kind === 'unknown' ? notMeasured('service-down') : parent;
  }

  async function search(query: Record<string, string>, signal: AbortSignal): Promise<Unit[] | NotMeasured> {
    const answer = await ask(`/enheter?${new URLSearchParams(query)}`, JSON_TYPE, signal);
    if (answer.kind === 'not-measured') return answer;
    return (answer.status === 200 ? readHits(readJson(answer.text)) : null) ?? notMeasured('service-down');
  }

  return {
    lookup,
    async lookupAll(numbers, signal) {
      const asked = [...new Set(numbers)];
      const [first] = asked;
      if (first === undefined) return new Map();
      if (asked.length === 1) return new Map([[first, await lookup(first, signal)]]);
      const hits = await search({ organisasjonsnummer: asked.join(','), size: String(asked.length) }, signal);
      if (!Array.isArray(hits)) return new Map(asked.map((one) => [one, hits]));
      // The search omits deleted units and places of business: query each missing number by itself.
      return new Map(await Promise.all(asked.map(async (number): Promise<[string, Lookup]> => {
        const hit = hits.find((unit) => unit.organisasjonsnummer === number && classOf(unit) === 'unit');
        return [number, hit ? { kind: 'found', company: companyOf(hit, null) } : await lookup(number, signal)];
      })));
    },
    async byWebsite(host, signal) {
      const bare = host.replace(/^www\./, '');
      const found = new Map<string, Company>();
      for (const name of [bare, `www.${bare}`]) {
        const hits = await search({ hjemmeside: name }, signal);
        if (!Array.isArray(hits)) break;
        for (const unit of hits) {
          const company = companyOf(unit, null);
          const isTheirs = company.website?.replace(/^www\./, '') === bare;
          if (isTheirs && classOf(unit) === 'unit') found.set(company.number, company);
        }
      }
      return [...found.values()].slice(0, MAX_HINTS);
    },
  };
}

type RegisterRecord = { kind: 'unit'; unit: Unit } | Exclude<Lookup, { kind: 'found' }>;

/** Reads a response about `number`; a record of another number is not measured. */
function readRecord(answer: RegisterAnswer | NotMeasured, number: string): RegisterRecord {
  if (answer.kind === 'not-measured') return answer;
  const { status, text } = answer;
  const json = readJson(text);
  // An unknown number is a 404 without a body; any other 404 means a wrong endpoint.
  if (status === 404 && text.trim() === '') return { kind: 'unknown', number };
  if (status === 410) {
    const removed = readRemoved(json);
    if (removed && removed.organisasjonsnummer !== number) return notMeasured('service-down');
    if (removed || text.trim() === '') return { kind: 'removed', number, on: removed?.slettedato ?? null };
  }
  const unit = status === 200 ? readUnit(json) : null;
  const kind = unit?.organisasjonsnummer === number ? classOf(unit) : null;
  if (!unit || kind === null) return notMeasured('service-down');
  return kind === 'unit' ? { kind, unit } : { kind, number, name: unit.navn, on: unit.slettedato ?? null };
}
