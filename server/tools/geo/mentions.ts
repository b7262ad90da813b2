import type { Mention } from '../../../contract/geo.ts';
import type { MatchBasis } from '../../../contract/vocabulary.ts';
import type { AnnotationSpan } from './engines/engine.ts';
import { isSameWord, wordForms } from '../../page/word-forms.ts';
import type { WordForms } from '../../page/word-forms.ts';
import { TOKEN, IGNORED, gapSign, keyOf } from './name-matcher.ts';
import type { NameMatcher, SoughtName } from './name-matcher.ts';
import { NO_MENTION, evidenceAt } from './name-evidence.ts';
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
  /** What separates it from the token before it. */
  gap: Gap;
}

interface Gap {
  /** The punctuation, as `gapSign` writes it. */
  sign: string;
  isSpace: boolean;
  hasLineBreak: boolean;
  /** A full stop and a space. */
  hasFullStop: boolean;
  /** May be between the words of any name. */
  joins: boolean;
}

/** An occurrence without its name and without its negative context. */
type Hit = Omit<Occurrence, 'name' | 'context'>;

const JOINERS = /^(?:[\p{Zs}\-‐‑.&'’´`ʼʹ′‛＇]{0,3}|[–−])$/u;
// Genitive endings, with the letter before: "Power's", "Matas' egen".
const GENITIVE = /^(?:.[:'’`´ʼʹ′‛＇]s(?![\p{L}\p{N}])|[sxz]['’](?= \p{Ll}))/iu;

/** A possible mention of a sought name, with the evidence that its own answer gives. */
export interface Occurrence extends Omit<Mention, 'ambiguous' | 'unclear'> {
  /** Written with a space where the name has none. */
  loose: boolean;
  evidence: NameEvidence;
}

/** Finds the possible mentions of the sought names in an answer, in text order. */
export function findOccurrences(text: string, annotations: readonly AnnotationSpan[], sought: Sought): Occurrence[] {
  const surface = surfaceOf(text, annotations);
  const tokens = tokensOf(surface.prose);
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

function tokensOf(prose: string): Token[] {
  let end = 0;
  return [...prose.matchAll(TOKEN)].map(({ 0: raw, index: start }) => {
    const gap = gapOf(prose.slice(end, start));
    end = start + raw.length;
    return { start, end, raw, gap, ...wordForms(raw) };
  });
}

function gapOf(written: string): Gap {
  const gap = written.replace(IGNORED, '');
  return {
    sign: gapSign(gap), isSpace: /^\s+$/.test(gap), hasLineBreak: gap.includes('\n'), hasFullStop: /\.\s/.test(gap),
    joins: JOINERS.test(gap),
  };
}

/** How the answers of one measurement use the sought names. */
export interface NameUsage {
  /** Names also used as ordinary words, in lower case. */
  ordinary: ReadonlySet<string>;
  /** True if there are enough answers to tell that the other names are not. */
  isKnown: boolean;
}

// The number of answers that one engine gives to the eight questions.
const MIN_ANSWERS = 8;
const CERTAIN: ReadonlySet<NameEvidence> = new Set(['marked', 'capital']);

/** Derives how names are used from all answers of one measurement. */
export function nameUsage(answers: readonly (readonly Occurrence[])[]): NameUsage {
  const lowerCased = answers.flat().filter(({ evidence }) => evidence === 'lower');
  return { ordinary: new Set(lowerCased.map(({ name }) => name)), isKnown: answers.length >= MIN_ANSWERS };
}

/**
 * The mentions among an answer's occurrences; a mention is `unclear` if nobody can tell whether the name is meant. If
 * the answer cites the store named `source`, that name may begin a longer one: "Elkjøp Lagunen", but also "Power Bank".
 */
export function mentionsAmong(
  occurrences: readonly Occurrence[], { ordinary, isKnown }: NameUsage, source?: string,
): Mention[] {
  const certainHere = new Set(occurrences.filter(({ evidence }) => CERTAIN.has(evidence)).map(({ name }) => name));
  return occurrences.flatMap(({ loose, evidence, ...at }): Mention[] => {
    if (NO_MENTION.has(evidence) && !(evidence === 'part' && at.name === source)) return [];
    const isOrdinary = ordinary.has(at.name);
    const isName = isKnown || certainHere.has(at.name);
    // If the answers also have the word in lower case, a capital that does not start a sentence marks the name.
    const isOpen = evidence === 'unclear' || evidence === 'part';
    const isClear = CERTAIN.has(evidence) || (isOrdinary ? evidence === 'bare' : isName && !isOpen);
    const ambiguous = loose || (isOrdinary && evidence !== 'marked');
    return [{ ...at, ambiguous, ...(!isClear && { unclear: true }) }];
  });
}

// The most tokens that a name may be written in.
const MAX_TOKENS = 12;
// At most this many occurrences of four names overlap one position.
const MAX_OVERLAPS = 12;

// More than any real answer has of one spelling. The words around each hit are read, which takes time.
const MAX_HITS = 100;

// Drops an occurrence inside a longer one of another sought name: "Obs Bygg" does not mention "Obs".
function withoutParts(inOrder: readonly Occurrence[]): Occurrence[] {
  return inOrder.filter(({ name, start, end }, at) =>
    !inOrder.slice(Math.max(0, at - MAX_OVERLAPS), at + MAX_OVERLAPS).some((other) =>
      other.name !== name && other.start <= start && end <= other.end && other.end - other.start > end - start));
}

function wordHits(
  matcher: NameMatcher, domain: string | undefined, tokens: readonly Token[], { prose, labels }: Surface,
): Hit[] {
  const hits: Hit[] = [];
  let next = 0;
  for (const [first, token] of tokens.entries()) {
    if (hits.length === MAX_HITS) break;
    const isOverlapped = token.start < (hits.at(-1)?.end ?? 0);
    const hit = isOverlapped ? undefined : matchAt(matcher, tokens, first, prose);
    if (!hit) continue;
    const { start, end } = hit;
    // Neither labels nor hits overlap, and both are in text order.
    while ((labels[next]?.end ?? end) < end) next += 1;
    const label = labels[next];
    const isLabel = label?.start === start && label.end === end;
    const isOwnLink = label && label.start <= start && domainBasis(matcher, domain, label)
      && (isLabel || /\p{Lu}/u.test(prose[start]!));
    hits.push({ ...hit, evidence: isOwnLink ? 'marked' : evidenceAt(prose, hit, matcher, isLabel) });
  }
  return hits;
}

function matchAt(
  matcher: NameMatcher, tokens: readonly Token[], first: number, prose: string,
): Omit<Hit, 'evidence'> | undefined {
  const { start } = tokens[first]!;
  let key: WordForms = { exact: '', plain: '', spelt: '' };
  let loose = false;
  let hasOwnGap = false;
  let previous: Token | undefined;
  for (let at = first; at < tokens.length && at < first + MAX_TOKENS; at += 1) {
    const token = tokens[at]!;
    const { end, gap } = token;
    if (previous) {
      const isOwnGap = matcher.ownGaps.has(gap.sign);
      // A full stop and a space end a sentence, except after a short word if the name itself has that stop: "AO. Com".
      const endsSentence = gap.hasFullStop && (!isOwnGap || previous.raw.length > 4);
      if (endsSentence || gap.hasLineBreak || !(isOwnGap || gap.joins)) return undefined;
      hasOwnGap ||= isOwnGap;
      // One space is allowed where the name itself has none.
      if (gap.isSpace && !matcher.boundaries.has(key.plain.length)) {
        if (loose) return undefined;
        loose = true;
      }
    }
    previous = token;
    key = { exact: key.exact + token.exact, plain: key.plain + token.plain, spelt: key.spelt + token.spelt };
    if (!mayBeginName(key, matcher)) return undefined;
    const basis = basisOf(key, matcher);
    if (!basis || (matcher.keepsGaps && !hasOwnGap)) continue;
    const ending = GENITIVE.exec(prose.slice(end - 1, end + 3))?.[0].slice(1) ?? '';
    return { start, end: end + ending.length, basis: ending ? 'genitive' : basis, loose };
  }
  return undefined;
}

// True if the name or its genitive begins with these letters, which few tokens do.
function mayBeginName({ plain, spelt }: WordForms, { genitive }: NameMatcher): boolean {
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
    const isForeign = matcher.form === 'word' && typed.domain !== domain && !/\.[a-z]{2}$/.test(typed.typed)
      && domain?.startsWith(`${typed.label}.`);
    return [{ start: typed.start, end: typed.end, basis, loose: false, evidence: isForeign ? 'unclear' : 'marked' }];
  });
}

function domainBasis({ key }: NameMatcher, domain: string | undefined, typed: TypedDomain): MatchBasis | undefined {
  if (keyOf(typed.typed).exact === key.exact) return 'exact';
  return typed.domain === domain || isSameWord(keyOf(typed.label), key) ? 'domain' : undefined;
}
