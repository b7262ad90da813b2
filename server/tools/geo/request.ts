import { LANGUAGES, MAX_COMPETITORS, VERTICALS } from '../../../contract/vocabulary.ts';
import type { ErrorCode, GuardCode, Language, Vertical } from '../../../contract/vocabulary.ts';
import { readInput, shapeOf } from '../../net/address.ts';
import { parseIp } from '../../net/ip.ts';
import { specialRangeOf } from '../../net/special-ranges.ts';
import type { AddressGuard, Target } from '../../net/verdict.ts';
import { registrableDomain } from './domains.ts';
import { foldAll } from './folding.ts';
import { TOKEN } from './name-matcher.ts';
import { nameFault } from './names.ts';

/** A request whose fields are in order; the domain is not judged yet. */
export interface GeoRequest {
  brand: string;
  domain: string;
  vertical: Vertical;
  competitors: readonly string[];
  lang: Language;
}

/** A request the address guard let through. */
export interface GeoInput extends GeoRequest {
  target: Target;
  /** Whose crawler access is audited. */
  host: string;
  /** What is stored by, and what citations are matched with. */
  registrable: string;
}

type Outcome<T, Code extends ErrorCode> = ({ ok: true } & T) | { ok: false; code: Code; detail: string };

/** Reads the body's fields in the order their errors are reported: brand, domain, vertical, competitors, lang. */
export function readGeoRequest(body: unknown): Outcome<{ input: GeoRequest }, ErrorCode> {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const fields = isObject ? (body as Record<string, unknown>) : {};

  const brandFault = nameFault(nameOf(fields.brand));
  if (brandFault) return refuse('invalid_brand', `brand: ${brandFault}`);
  const brand = nameOf(fields.brand) as string;

  const { domain } = fields;
  if (typeof domain !== 'string' || domain.trim() === '') {
    return refuse('invalid_domain', 'domain: a store domain is needed');
  }
  if (isPublicLiteral(domain)) return refuse('invalid_domain', NO_ADDRESS);

  const vertical = VERTICALS.find((known) => known === fields.vertical);
  if (!vertical) return refuse('invalid_vertical', `vertical: one of ${VERTICALS.join(', ')}`);

  const competitors = readCompetitors(fields.competitors, brand);
  if (!competitors.ok) return competitors;

  const lang = fields.lang === undefined ? 'no' : LANGUAGES.find((known) => known === fields.lang);
  if (!lang) return refuse('invalid_lang', `lang: one of ${LANGUAGES.join(', ')}`);

  return { ok: true, input: { brand, domain: domain.trim(), vertical, competitors: competitors.names, lang } };
}

/** Judges the domain's host, whatever path it came with. */
export async function guardDomain(
  request: GeoRequest,
  guard: AddressGuard,
  signal: AbortSignal,
): Promise<Outcome<{ ready: GeoInput }, GuardCode | 'invalid_domain'>> {
  const verdict = await guard.judgeInput(request.domain, signal);
  if (!verdict.ok) return verdict;
  const url = new URL('/', verdict.target.url);
  if (shapeOf(url).kind === 'literal') return refuse('invalid_domain', NO_ADDRESS);
  const host = url.hostname;
  const target = { ...verdict.target, url };
  return { ok: true, ready: { ...request, target, host, registrable: registrableDomain(host) } };
}

const NO_ADDRESS = 'domain: an address without a name is no store domain';

/** Empty ones are dropped, then they are counted, then each is judged, then repeats and the brand are dropped. */
function readCompetitors(value: unknown, brand: string): Outcome<{ names: string[] }, ErrorCode> {
  if (value === undefined) return { ok: true, names: [] };
  if (!Array.isArray(value)) return refuse('invalid_competitor', 'competitors: a list of names');
  const given = value.map(nameOf).filter((name) => name !== '');
  if (given.length > MAX_COMPETITORS) return refuse('too_many_competitors', `competitors: at most ${MAX_COMPETITORS}`);
  const names: string[] = [];
  const known = new Set(keysOf(brand));
  for (const name of given) {
    const fault = nameFault(name);
    if (fault) return refuse('invalid_competitor', `competitors: ${fault}`);
    const keys = keysOf(name as string);
    if (!keys.some((key) => known.has(key))) names.push(name as string);
    for (const key of keys) known.add(key);
  }
  return { ok: true, names };
}

/** Text without the spaces around it, so that a control character at an end is still there to be refused. */
function nameOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const bare = value.trim();
  return bare !== '' && /\p{Cc}/u.test(value.replace(bare, '')) ? value : bare;
}

/** Two names with a key in common are one: "Elkjøp", "ELKJOP", "Elkjoep". */
function keysOf(name: string): string[] {
  const { plain, spelt } = foldAll(name.match(TOKEN) ?? []);
  return [plain, spelt];
}

function isPublicLiteral(domain: string): boolean {
  const reading = readInput(domain);
  if (!reading.ok) return false;
  const shape = shapeOf(reading.url);
  const ip = shape.kind === 'literal' ? parseIp(shape.address) : null;
  return ip !== null && specialRangeOf(ip) === null;
}

function refuse<Code extends ErrorCode>(code: Code, detail: string): { ok: false; code: Code; detail: string } {
  return { ok: false, code, detail };
}
