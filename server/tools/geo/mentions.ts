import type { Mention } from '../../../contract/geo.ts';
import type { MatchBasis } from '../../../contract/vocabulary.ts';
import type { AnnotationSpan } from './engines/engine.ts';
import { fold, foldAll } from './folding.ts';
import type { Folded } from './folding.ts';
import { TOKEN, UNSEEN, gapSign } from './name-matcher.ts';
import type { NameMatcher, SoughtName } from './name-matcher.ts';
import { evidenceAt } from './name-evidence.ts';
import type { NameEvidence } from './name-evidence.ts';
import { negativeContext, sentenceAround } from './prose-context.ts';
import { surfaceOf } from './surface.ts';
import type { Surface, TypedDomain } from './surface.ts';

/** The names to look for: the brand with its domain, and up to three competitors. */
export interface Sought {
  brand: SoughtName;
  domain: string;
  competitors: readonly SoughtName[];
}

interface Token extends Folded {
  start: number;
  end: number;
  raw: string;
}

type Hit = Omit<Occurrence, 'name' | 'context'>;

const JOINERS = /^(?:[\p{Zs}\-‐‑.&'’´`ʼʹ′‛＇]{0,3}|[–−])$/u;
// Genitive endings: "Power's", "Matas' egen".
const OWNING = /^(?:.[:'’`´ʼʹ′‛＇]s(?![\p{L}\p{N}])|[sxz]['’](?= \p{Ll}))/iu;

/** A possible mention of a sought name, with the evidence from its own answer alone. */
export interface Occurrence extends Omit<Mention, 'ambiguous' | 'unclear'> {
  loose: boolean;
  evidence: NameEvidence;
}

/** Finds the possible mentions of the sought names in an answer, in text order. */
export function findOccurrences(text: string, annotations: readonly AnnotationSpan[], sought: Sought): Occurrence[] {
  const surface = surfaceOf(text, annotations);
  const tokens = [...surface.prose.matchAll(TOKEN)].map(({ 0: raw, index }): Token => (
    { start: index, end: index + raw.length, raw, ...fold(raw) }));
  const found = [sought.brand, ...sought.competitors].flatMap((one) => {
    const { name, spellings } = one;
    const domain = one === sought.brand ? sought.domain : undefined;
    const inWords = spellings.flatMap((matcher) => wordHits(matcher, domain, tokens, surface));
    return [...inWords, ...domainHits(spellings[0], domain, surface)].map((hit): Occurrence => {
      const context = negativeContext(sentenceAround(surface.prose, hit.start, hit.end));
      return { name, ...hit, ...(context ? { context } : {}) };
    });
  });
  return withoutParts(found.sort((a, b) => a.start - b.start || a.end - b.end));
}

/** How the answers of one measurement use the names. */
export interface NameUsage {
  /** Names also used as ordinary words, in lower case. */
  ordinary: ReadonlySet<string>;
  /** Names that are never so used, and not mostly within other names: of `ENOUGH` answers, for fewer teach nothing. */
  proper: ReadonlySet<string>;
}

// One engine's answers to the eight questions.
const ENOUGH = 8;

/** Derives how names are used from all answers of one measurement. */
export function nameUsage(answers: readonly (readonly Occurrence[])[]): NameUsage {
  const ordinary = new Set<string>();
  // Per name: the answers that use it as a name, minus those that have it only within other names and phrases.
  const balances = new Map<string, number>();
  for (const answer of answers) {
    for (const [name, occurrences] of Map.groupBy(answer, ({ name }) => name)) {
      const kinds = new Set(occurrences.map(({ evidence }) => evidence));
      if (kinds.has('lower')) ordinary.add(name);
      const counts = isSure(kinds) ? 1 : kinds.has('phrase') ? -1 : 0;
      balances.set(name, (balances.get(name) ?? 0) + counts);
    }
  }
  const names = answers.length < ENOUGH ? [] : [...balances].filter(([name, balance]) => balance >= 0 && !ordinary.has(name));
  return { ordinary, proper: new Set(names.map(([name]) => name)) };
}

const isSure = (kinds: ReadonlySet<NameEvidence>): boolean => kinds.has('marked') || kinds.has('capital');

/** The mentions among an answer's occurrences; `unclear` if nobody can tell. */
export function mentionsAmong(occurrences: readonly Occurrence[], { ordinary, proper }: NameUsage): Mention[] {
  const sureHere = new Set(occurrences.filter(({ evidence }) => isSure(new Set([evidence]))).map(({ name }) => name));
  return occurrences.flatMap(({ loose, evidence, ...at }): Mention[] => {
    if (evidence === 'lower' || evidence === 'phrase' || (evidence === 'careless' && ordinary.has(at.name))) return [];
    const isClear = evidence === 'marked' || evidence === 'capital'
      // If the answers also write the word in lower case, a capital that starts no sentence marks the name.
      || (evidence === 'bare' && ordinary.has(at.name))
      || ((evidence === 'opening' || evidence === 'bare') && !ordinary.has(at.name) && (proper.has(at.name) || sureHere.has(at.name)));
    const ambiguous = loose || (evidence !== 'marked' && ordinary.has(at.name));
    return [{ ...at, ambiguous, ...(isClear ? {} : { unclear: true }) }];
  });
}

// An upper bound on the occurrences of four names that overlap one position.
const NEIGHBOURS = 12;

/** Drops an occurrence inside a longer one of another sought name: "Obs Bygg" does not mention "Obs". */
function withoutParts(inOrder: readonly Occurrence[]): Occurrence[] {
  return inOrder.filter(({ name, start, end }, at) =>
    !inOrder.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS).some((other) =>
      other.name !== name && other.start <= start && end <= other.end && other.end - other.start > end - start));
}

function wordHits(
  matcher: NameMatcher, domain: string | undefined, tokens: readonly Token[], { prose, labels }: Surface,
): Hit[] {
  const hits: Hit[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    const found = matchAt(matcher, tokens, first, prose);
    if (!found) continue;
    const { start, end } = found.hit;
    const label = labels.find((one) => one.start <= start && end <= one.end);
    const isLabel = label?.start === start && label.end === end;
    const isOwn = label !== undefined && domainBasis(matcher, domain, label) !== undefined
      && (isLabel || /\p{Lu}/u.test(prose[start]!));
    hits.push({ ...found.hit, evidence: isOwn ? 'marked' : evidenceAt(prose, found.hit, matcher, isLabel) });
    first = found.last;
  }
  return hits;
}

interface Found {
  last: number;
  hit: Omit<Hit, 'evidence'>;
}

function matchAt(matcher: NameMatcher, tokens: readonly Token[], first: number, prose: string): Found | undefined {
  if (!mayBegin(tokens[first]!, matcher)) return undefined;
  const { start } = tokens[first]!;
  let key = foldAll([]);
  let spacesInside = 0;
  let hasOwnGap = false;
  for (let last = first; last < tokens.length && last < first + 12; last += 1) {
    const token = tokens[last]!;
    const { end } = token;
    if (last > first) {
      const previous = tokens[last - 1]!;
      const gap = prose.slice(previous.end, token.start);
      // A full stop and a space end a sentence, except after an abbreviation: "booking. Com".
      const endsSentence = previous.raw.length > 4 && /\.\s/.test(gap);
      if (endsSentence || !mayJoin(gap, matcher) || isNote(token, matcher)) return undefined;
      hasOwnGap ||= matcher.ownGaps.has(gapSign(gap));
      // A space where the name itself has no word boundary.
      if (/^\s+$/.test(gap) && !matcher.seams.has(key.plain.length)) spacesInside += 1;
    }
    key = { exact: key.exact + token.exact, plain: key.plain + token.plain, spelt: key.spelt + token.spelt };
    const basis = basisOf(key, matcher);
    if (!basis || (matcher.keepsGaps && !hasOwnGap)) continue;
    const loose = spacesInside > 0;
    if (spacesInside > 1 || (loose && !/\p{Lu}/u.test(prose.slice(start, end)))) continue;
    const owning = OWNING.exec(prose.slice(end - 1, end + 3))?.[0].slice(1) ?? '';
    return { last, hit: { start, end: end + owning.length, basis: owning ? 'genitive' : basis, loose } };
  }
  return undefined;
}

/** Whether it is a superscript footnote mark, not part of the name: "Sport¹" is not "Sport 1". */
function isNote({ raw }: Token, { name }: NameMatcher): boolean {
  return /^\p{No}/u.test(raw) && !/\p{No}/u.test(name);
}

/** Whether the name could begin with this token; a cheap check that rules out most tokens. */
function mayBegin({ plain, spelt }: Token, { key }: NameMatcher): boolean {
  return `${key.plain}s`.startsWith(plain) || `${key.spelt}s`.startsWith(spelt);
}

function basisOf({ exact, plain, spelt }: Folded, { key: name }: NameMatcher): MatchBasis | undefined {
  if (exact === name.exact) return 'exact';
  if (plain === name.plain || spelt === name.spelt) return 'folded';
  // Names that end in s, x or z take an apostrophe, but no s.
  if (/[sxz]$/.test(name.plain)) return undefined;
  return plain === `${name.plain}s` || spelt === `${name.spelt}s` ? 'genitive' : undefined;
}

function mayJoin(gap: string, matcher: NameMatcher): boolean {
  if (gap.includes('\n')) return false;
  const seen = gap.replace(UNSEEN, '');
  const sign = gapSign(gap);
  if (sign !== '' && matcher.ownGaps.has(sign)) return true;
  // A full stop and a space end a sentence.
  return JOINERS.test(seen) && !/\.\s/.test(seen);
}

function domainHits(matcher: NameMatcher, domain: string | undefined, { domains }: Surface): Hit[] {
  return domains.flatMap((typed) => {
    const basis = domainBasis(matcher, domain, typed);
    if (!basis) return [];
    // Another domain with the same label may belong to anyone: "match.com", for the shop at match.se.
    const isOthers = matcher.form === 'word' && typed.domain !== domain && !/\.[a-z]{2}$/.test(typed.typed)
      && domain?.startsWith(`${typed.label}.`);
    return [{ start: typed.start, end: typed.end, basis, loose: false, evidence: isOthers ? 'unclear' : 'marked' }];
  });
}

function domainBasis(
  { key }: NameMatcher, domain: string | undefined, typed: TypedDomain,
): MatchBasis | undefined {
  const whole = foldAll(typed.typed.match(TOKEN) ?? []);
  if (whole.exact === key.exact) return 'exact';
  if (typed.domain === domain) return 'domain';
  const label = foldAll(typed.label.match(TOKEN) ?? []);
  return label.plain === key.plain || label.spelt === key.spelt ? 'domain' : undefined;
}
