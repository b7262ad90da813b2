import type { Company, Lookup, NumberReading, PageArea, NumberOccurrence, StoreTraits } from './companies.ts';
import { namesAlike } from './company-name.ts';
import { namesProvider } from './norway-providers.ts';
import { bySeller, holdsName, ownerBy } from './orgnr-owner.ts';

/** The most numbers that are looked up. */
const MAX_CANDIDATES = 6;
/** Words in the names of sister companies that only own shares or property. */
const OWNS_ONLY = /(?<!\p{L})(?:eiendom|holding|invest|konsern)(?!\p{L})/iu;
/** The lead in weight that the best candidate needs. */
const CLEAR = 10;

const BY_PLACE: Record<PageArea, number> =
  { markup: 50, footer: 30, contact: 22, terms: 20, body: 12, privacy: 8, item: 4 };
const ON_TWO_FOOTERS = 40;
const BY_THE_SELLER = 34;
/** Numbers that nothing identifies are looked up after all others. */
const BARE_PENALTY = 100;

/** The valid numbers to look up, the likeliest first. */
export function candidatesOf(occurrences: readonly NumberOccurrence[]): string[] {
  return [...byNumber(occurrences)]
    .map(([number, seen]) => {
      const penalty = seen.every(({ bare }) => bare) ? BARE_PENALTY : 0;
      return { number, weight: weightOfPlaces(seen) - penalty };
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_CANDIDATES)
    .map(({ number }) => number);
}

/** Decides which number is the store's own, or that the pages do not tell. */
export function weighOrgnrs(occurrences: readonly NumberOccurrence[], traits: StoreTraits): NumberReading {
  const { bare = [], named = [] } = Object.groupBy(occurrences, (each) => (each.bare ? 'bare' : 'named'));
  const judgedNamed = judgeAll(named, traits);
  // A number that nothing identifies counts only if no other one may be the store's.
  const judged = judgedNamed.some(({ verdict }) => verdict === 'possible') ? judgedNamed
    : [...judgedNamed, ...judgeAll(bare.filter((each) => hasItsNameBeside(each, traits.lookups)), traits)];
  const others = judged.filter(({ verdict }) => verdict === 'provider').flatMap(({ seen }) => seen);
  const possible = judged.filter(({ verdict }) => verdict !== 'provider').toSorted((a, b) => b.weight - a.weight);
  const [best, second] = possible;
  const noneIsPossible = possible.every(({ verdict }) => verdict === 'doubtful');
  const wrongs = noneIsPossible ? occurrences.filter((occurrence) =>
    !occurrence.valid && ownerBy(occurrence, { names: traits.names, name: null }) !== 'another') : [];
  const [wrong] = wrongs.toSorted((a, b) => BY_PLACE[b.area] - BY_PLACE[a.area]);
  if (wrong) {
    const same = wrongs.filter(({ number }) => number === wrong.number);
    return { state: 'present-invalid', written: wrong.written, occurrences: same };
  }
  if (!best) return { state: 'missing', others };
  if (best.verdict === 'doubtful' || (second && best.weight - second.weight < CLEAR)) {
    // A number attributed to another company is listed only if all are.
    const open = possible.filter(({ verdict }) => verdict === 'possible');
    const numbers = (open.length > 0 ? open : [best]).map(({ number }) => number);
    return { state: 'ambiguous', numbers, occurrences: possible.flatMap(({ seen }) => seen) };
  }
  return { state: 'present-valid', number: best.number, occurrences: best.seen };
}

/** Whether the number's registered name stands beside it, or the register could not be read. */
function hasItsNameBeside({ number, context }: NumberOccurrence, lookups: StoreTraits['lookups']): boolean {
  const lookup = lookups.get(number);
  return lookup?.kind === 'not-measured' || (lookup?.kind === 'found' && holdsName(context, lookup.company.name));
}

const judgeAll = (occurrences: readonly NumberOccurrence[], traits: StoreTraits) =>
  [...mergeUnits(byNumber(occurrences), traits.lookups)]
    .map(([number, seen]) => ({ number, seen, ...weigh(number, seen, traits) }));

const byNumber = (occurrences: readonly NumberOccurrence[]): Map<string, NumberOccurrence[]> =>
  Map.groupBy(occurrences.filter(({ valid }) => valid), ({ number }) => number);

/** Merges a place of business with its company, under the company's number. */
function mergeUnits(
  groups: ReadonlyMap<string, NumberOccurrence[]>, lookups: ReadonlyMap<string, Lookup>,
): Map<string, NumberOccurrence[]> {
  const merged = new Map<string, NumberOccurrence[]>(groups);
  for (const [number, seen] of groups) {
    const parent = companyOf(lookups.get(number))?.parent?.number;
    const above = parent === undefined ? undefined : merged.get(parent);
    if (parent === undefined || !above) continue;
    merged.set(parent, [...above, ...seen]);
    merged.delete(number);
  }
  return merged;
}

interface Weighed {
  weight: number;
  /** `provider`: it serves stores. `doubtful`: attributed to another company, or valid only by accident. */
  verdict: 'possible' | 'doubtful' | 'provider';
}

function weigh(number: string, seen: readonly NumberOccurrence[], { host, names, lookups }: StoreTraits): Weighed {
  const lookup = lookups.get(number);
  const company = companyOf(lookup);
  const name = company?.name ?? (lookup?.kind === 'deleted' ? lookup.name : null);
  const isHome = company?.website != null && withoutWww(company.website) === withoutWww(host);
  const isNamedLikeStore = name !== null && !OWNS_ONLY.test(name) && names.some((own) => namesAlike(name, own));
  const isProvider = name !== null && [name, company?.parent?.name ?? ''].some(namesProvider);
  if (isProvider && !isHome && !isNamedLikeStore) return { weight: 0, verdict: 'provider' };

  const owners = seen.map((occurrence) => ownerBy(occurrence, { names, name }));
  const ofAnother = owners.every((owner) => owner === 'another');
  const isAttributed = owners.some((owner, at) => owner === 'store' && seen[at]!.area !== 'markup');
  const named = name !== null && seen.some(({ context }) => holdsName(context, name));
  const weight = weightOfPlaces(seen)
    + (seen.some(({ labelled }) => labelled) ? 3 : 0) + (seen.some(({ vatMark }) => vatMark) ? 3 : 0)
    + (named ? 5 : 0) + (isNamedLikeStore || isAttributed ? 12 : 0) + (isHome ? 25 : 0)
    - (ofAnother ? 30 : 0) - (lookup?.kind === 'unknown' ? 15 : 0);
  // Without a label or a record, the number may have passed the checksum by accident.
  const byAccident = (lookup?.kind === 'unknown' && seen.every(({ labelled }) => !labelled))
    || (company === null && seen.every(({ bare }) => bare));
  return { weight, verdict: byAccident || (ofAnother && !isHome && !isNamedLikeStore) ? 'doubtful' : 'possible' };
}

function weightOfPlaces(seen: readonly NumberOccurrence[]): number {
  const footers = new Set(seen.filter(({ area }) => area === 'footer').map(({ page }) => page));
  return Math.max(
    ...seen.map(({ area }) => BY_PLACE[area]), footers.size >= 2 ? ON_TWO_FOOTERS : 0,
    seen.some(bySeller) ? BY_THE_SELLER : 0,
  );
}

const companyOf = (lookup: Lookup | undefined): Company | null => (lookup?.kind === 'found' ? lookup.company : null);

const withoutWww = (host: string): string => host.toLowerCase().replace(/^www\./, '');
