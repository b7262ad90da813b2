import { queryRegister, notMeasured } from './register-query.ts';
import type { RegisterAnswer, RegisterEndpoint } from './register-query.ts';
import { classOf, companyOf, readHits, readRemoved, readUnit } from './brreg-records.ts';
import type { Unit } from './brreg-records.ts';
import type { CompanyRegister, Lookup, NotMeasured } from './companies.ts';

const MAX_HINTS = 5;

/** Creates a client of the Norwegian register of legal entities. A failure is *not measured*, not an answer. */
export function createBrreg(endpoint: RegisterEndpoint): CompanyRegister {

  async function record(number: string, kind: 'enhet' | 'underenhet', signal: AbortSignal): Promise<RegisterRecord> {
    const accept = `application/vnd.brreg.enhetsregisteret.${kind}.v2+json`;
    return readRecord(await queryRegister(`/${kind}er/${number}`, accept, { endpoint, signal }), number);
  }

  async function lookup(number: string, signal: AbortSignal): Promise<Lookup> {
    const entity = await record(number, 'enhet', signal);
    if (entity.kind === 'unit') return { kind: 'found', company: companyOf(entity.unit, null) };
    if (entity.kind !== 'unknown') return entity;
    const place = await record(number, 'underenhet', signal);
    if (place.kind === 'deleted' || place.kind === 'removed') return { ...place, place: true };
    return place.kind === 'unit' ? withParent(place.unit, signal) : place;
  }

  async function withParent(unit: Unit, signal: AbortSignal): Promise<Lookup> {
    const number = unit.overordnetEnhet;
    const parent = number == null ? null : await record(number, 'enhet', signal);
    if (parent?.kind === 'unit') return { kind: 'found', company: companyOf(unit, parent.unit) };
    return !parent || parent.kind === 'unknown' ? notMeasured('service-down') : parent;
  }

  async function search(query: Record<string, string>, signal: AbortSignal): Promise<Unit[] | NotMeasured> {
    const path = `/enheter?${new URLSearchParams(query)}`;
    const answer = await queryRegister(path, 'application/json', { endpoint, signal });
    if (answer.kind === 'not-measured') return answer;
    return (answer.status === 200 ? readHits(answer.json) : null) ?? notMeasured('service-down');
  }

  return {
    lookup,
    async lookupAll(numbers, signal) {
      const asked = [...new Set(numbers)];
      const hits = asked.length > 1
        ? await search({ organisasjonsnummer: asked.join(','), size: String(asked.length) }, signal) : [];
      if (!Array.isArray(hits)) return new Map(asked.map((one) => [one, hits]));
      // The search omits deleted units and places of business, so each missing number is looked up by itself.
      return new Map(await Promise.all(asked.map(async (number): Promise<[string, Lookup]> => {
        const hit = hits.find((unit) => unit.organisasjonsnummer === number && classOf(unit) === 'unit');
        return [number, hit ? { kind: 'found', company: companyOf(hit, null) } : await lookup(number, signal)];
      })));
    },
    async byWebsite(host, signal) {
      const domain = host.replace(/^www\./, '');
      const hits = await Promise.all([domain, `www.${domain}`].map((hjemmeside) => search({ hjemmeside }, signal)));
      const matching = hits.flatMap((units) => (Array.isArray(units) ? units : []))
        .filter((unit) => classOf(unit) === 'unit')
        .map((unit) => companyOf(unit, null))
        .filter(({ website }) => website?.replace(/^www\./, '') === domain);
      return [...new Map(matching.map((company) => [company.number, company])).values()].slice(0, MAX_HINTS);
    },
  };
}

type RegisterRecord = { kind: 'unit'; unit: Unit } | Exclude<Lookup, { kind: 'found' }>;

/** Reads a response about `number`; a record of another number is not measured. */
function readRecord(answer: RegisterAnswer | NotMeasured, number: string): RegisterRecord {
  if (answer.kind === 'not-measured') return answer;
  const { status, text, json } = answer;
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
