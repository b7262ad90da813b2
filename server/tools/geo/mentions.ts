import type { Mention } from '../../../contract/geo.ts';
import type { MatchBasis } from '../../../contract/vocabulary.ts';
import type { AnnotationSpan } from './engines/engine.ts';
import { isSameWord, wordForms } from '../../page/word-forms.ts';
import type { WordForms } from '../../page/word-forms.ts';
import { TOKEN, UNSEEN, gapSign, keyOf } from './name-matcher.ts';
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

interface Token extends WordForms {
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
    { start: index, end: index + raw.length, raw, ...wordForms(raw) }));
  const found = [sought.brand, ...sought.competitors].flatMap(({ name, spellings }) => {
    const domain = name === sought.brand.name ? sought.domain : undefined;
    return [
      ...spellings.flatMap((matcher) => wordHits(matcher, domain, tokens, surface)),
      ...domainHits(spellings[0], domain, surface).slice(0, MAX_HITS),
    ].map((hit): Occurrence => {
      const context = negativeContext(sentenceAround(surface.prose, hit.start, hit.end));
      return { name, ...hit, ...(context && { context }) };
    });
  });
  return withoutParts(found.sort((a, b) => a.start - b.start || a.end - b.end));
}

/** How the answers of one measurement use the names. */
export interface NameUsage {
  /** Names also used as ordinary words, in lower case. */
  ordinary: ReadonlySet<string>;
  /** Whether there are enough answers to tell that no other name is. */
  isKnown: boolean;
}

// One engine's answers to the eight questions.
const ENOUGH = 8;
const SURE: ReadonlySet<NameEvidence> = new Set(['marked', 'capital']);

/** Derives how names are used from all answers of one measurement. */
export function nameUsage(answers: readonly (readonly Occurrence[])[]): NameUsage {
  const inLower = answers.flat().filter(({ evidence }) => evidence === 'lower');
  return { ordinary: new Set(inLower.map(({ name }) => name)), isKnown: answers.length >= ENOUGH };
}

/** The mentions among an answer's occurrences; `unclear` if nobody can tell. */
export function mentionsAmong(occurrences: readonly Occurrence[], { ordinary, isKnown }: NameUsage): Mention[] {
  const sureHere = new Set(occurrences.filter(({ evidence }) => SURE.has(evidence)).map(({ name }) => name));
  return occurrences.flatMap(({ loose, evidence, ...at }): Mention[] => {
    if (evidence === 'lower' || evidence === 'phrase') return [];
    const isOrdinary = ordinary.has(at.name);
    const isName = isKnown || sureHere.has(at.name);
    // If the answers also write the word in lower case, a capital that starts no sentence marks the name.
    const isClear = SURE.has(evidence) || (isOrdinary ? evidence === 'bare' : isName && evidence !== 'unclear');
    const ambiguous = loose || (isOrdinary && evidence !== 'marked');
    return [{ ...at, ambiguous, ...(!isClear && { unclear: true }) }];
  });
}

// The most tokens of a name, written apart.
const LONGEST = 12;
// An upper bound on the occurrences of four names that overlap one position.
const NEIGHBOURS = 12;

/** More than any answer has of one spelling; the words around each are read. */
const MAX_HITS = 100;

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
  let next = 0;
  for (const [first, token] of tokens.entries()) {
    if (hits.length === MAX_HITS) break;
    const isWithin = token.start < (hits.at(-1)?.end ?? 0);
    const hit = isWithin ? undefined : matchAt(matcher, tokens, first, prose);
    if (!hit) continue;
    const { start, end } = hit;
    // Neither labels nor hits overlap, and both are in text order.
    while ((labels[next]?.end ?? end) < end) next += 1;
    const label = labels[next];
    const isLabel = label?.start === start && label.end === end;
    const isOwn = label && label.start <= start && domainBasis(matcher, domain, label)
      && (isLabel || /\p{Lu}/u.test(prose[start]!));
    hits.push({ ...hit, evidence: isOwn ? 'marked' : evidenceAt(prose, hit, matcher, isLabel) });
  }
  return hits;
}

function matchAt(
  matcher: NameMatcher, tokens: readonly Token[], first: number, prose: string,
): Omit<Hit, 'evidence'> | undefined {
  const { start } = tokens[first]!;
  let key = wordForms('');
  let loose = false;
  let hasOwnGap = false;
  let previous: Token | undefined;
  for (const token of tokens.slice(first, first + LONGEST)) {
    const { end } = token;
    if (previous) {
      const gap = prose.slice(previous.end, token.start).replace(UNSEEN, '');
      const isOwn = matcher.ownGaps.has(gapSign(gap));
      // A full stop and a space end a sentence, except after an abbreviation of the name's own: "booking. Com".
      const endsSentence = /\.\s/.test(gap) && (!isOwn || previous.raw.length > 4);
      if (endsSentence || gap.includes('\n') || !(isOwn || JOINERS.test(gap))) return undefined;
      hasOwnGap ||= isOwn;
      // One space where the name itself has no word boundary.
      if (/^\s+$/.test(gap) && !matcher.seams.has(key.plain.length)) {
        if (loose) return undefined;
        loose = true;
      }
    }
    previous = token;
    key = { exact: key.exact + token.exact, plain: key.plain + token.plain, spelt: key.spelt + token.spelt };
    if (!mayBecome(key, matcher)) return undefined;
    const basis = basisOf(key, matcher);
    if (!basis || (matcher.keepsGaps && !hasOwnGap)) continue;
    const owning = OWNING.exec(prose.slice(end - 1, end + 3))?.[0].slice(1) ?? '';
    return { start, end: end + owning.length, basis: owning ? 'genitive' : basis, loose };
  }
  return undefined;
}

/** Whether the name may begin so; rules out most tokens. */
function mayBecome({ plain, spelt }: WordForms, { genitive }: NameMatcher): boolean {
  return genitive.plain.startsWith(plain) || genitive.spelt.startsWith(spelt);
}

function basisOf(found: WordForms, { key, genitive }: NameMatcher): MatchBasis | undefined {
  if (found.exact === key.exact) return 'exact';
  if (isSameWord(found, key)) return 'folded';
  return isSameWord(found, genitive) ? 'genitive' : undefined;
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

function domainBasis({ key }: NameMatcher, domain: string | undefined, typed: TypedDomain): MatchBasis | undefined {
  if (keyOf(typed.typed).exact === key.exact) return 'exact';
  return typed.domain === domain || isSameWord(keyOf(typed.label), key) ? 'domain' : undefined;
}
