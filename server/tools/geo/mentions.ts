import type { Mention } from '../../../contract/geo.ts';
import type { MatchBasis } from '../../../contract/vocabulary.ts';
import type { AnnotationSpan } from './engines/engine.ts';
import { fold, foldAll, INVISIBLE } from './folding.ts';
import type { Folded } from './folding.ts';
import { TOKEN, gapSign } from './name-matcher.ts';
import type { NameMatcher } from './name-matcher.ts';
import { negativeContext, sentenceAround } from './prose-context.ts';
import { isCommonNoun, opensByChance, provenName } from './proper-name.ts';
import type { OrdinaryHit } from './proper-name.ts';
import { surfaceOf } from './surface.ts';
import type { Surface, TypedDomain } from './surface.ts';

/** Whom to look for: the brand with its domain, and up to three competitors. */
export interface Sought {
  brand: NameMatcher;
  domain: string;
  competitors: readonly NameMatcher[];
}

interface Token extends Folded {
  start: number;
  end: number;
  raw: string;
}

interface Hit {
  start: number;
  end: number;
  basis: MatchBasis;
  ambiguous: boolean;
}

const JOINERS = /^(?:[\p{Zs}\-‐‑.&'’´`ʼʹ′‛＇]{0,3}|[–−])$/u;
const EMPHASIS = /[*~]/g;
const FOLDED = ['plain', 'spelt'] as const;
const LONGEST_ABBREVIATION = 4;
const APOSTROPHE = /^['’`´ʼʹ′‛＇]$/;

/** Where in an answer the sought names stand, in the order they are read. */
export function findMentions(text: string, annotations: readonly AnnotationSpan[], sought: Sought): Mention[] {
  const surface = surfaceOf(text, annotations);
  const tokens = [...surface.prose.matchAll(TOKEN)].map((match): Token => ({
    start: match.index,
    end: match.index + match[0].length,
    raw: match[0],
    ...fold(match[0]),
  }));
  const mentions = [sought.brand, ...sought.competitors].flatMap((matcher) => {
    const domain = matcher === sought.brand ? sought.domain : undefined;
    return [...wordHits(matcher, tokens, surface), ...domainHits(matcher, domain, surface)].map((hit): Mention => {
      const context = negativeContext(sentenceAround(surface.prose, hit.start, hit.end));
      return { name: matcher.name, ...hit, ...(context ? { context } : {}) };
    });
  });
  return withoutParts(mentions.sort((a, b) => a.start - b.start || a.end - b.end));
}

// Of four names, no more than these stand across one place.
const NEIGHBOURS = 12;

/** Where one sought name is part of another, the longer is meant: "Obs" is not named by "Obs Bygg". */
function withoutParts(inOrder: readonly Mention[]): Mention[] {
  return inOrder.filter(({ name, start, end }, at) =>
    !inOrder.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS).some((other) =>
      other.name !== name && other.basis !== 'domain'
      && other.start <= start && end <= other.end && other.end - other.start > end - start));
}

function wordHits(matcher: NameMatcher, tokens: readonly Token[], surface: Surface): Hit[] {
  const hits: Hit[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    const found = matchAt(matcher, tokens, first, surface.prose);
    if (!found) continue;
    const { last, hit } = found;
    const proof = mayBeOrdinary(matcher, found, first) ? provenName(surface, hit, matcher) : 'plain';
    if (!proof || (proof === 'plain' && isCommonNoun(surface.prose, hit, matcher))) continue;
    if (hit.ambiguous && opensByChance(surface.prose, hit)) continue;
    hits.push({ start: hit.start, end: hit.end, basis: hit.basis, ambiguous: proof === 'capital' || hit.ambiguous });
    first = last;
  }
  return hits;
}

interface Found {
  last: number;
  hit: Hit & Pick<OrdinaryHit, 'word' | 'genitive'>;
}

/** Of several words only a phrase can be ordinary, and a word is not with an accent ordinary ones do not have. */
function mayBeOrdinary({ ordinary, key }: NameMatcher, { last, hit }: Found, first: number): boolean {
  if (ordinary === 'number') return true;
  if (ordinary === 'phrase') return last > first;
  if (!ordinary || (last > first && hit.genitive !== 'apart') || /\p{N}/u.test(hit.word)) return false;
  return !(/[^a-zæøå]/.test(key.exact) && fold(hit.word).exact.startsWith(key.exact));
}

function matchAt(matcher: NameMatcher, tokens: readonly Token[], first: number, prose: string): Found | undefined {
  if (!mayBegin(tokens[first]!, matcher)) return undefined;
  const longest = Math.max(matcher.key.plain.length, matcher.key.spelt.length) + 1;
  let key: Folded = { exact: '', plain: '', spelt: '' };
  const joints: Joint[] = [];
  for (let last = first; last < tokens.length && last < first + 12; last += 1) {
    const token = tokens[last]!;
    if (last > first) {
      const gap = prose.slice(tokens[last - 1]!.end, token.start);
      if (!mayJoin(gap, matcher) || endsSentence(tokens[last - 1]!, gap) || isNote(token, matcher)) return undefined;
      joints.push({ gap, at: { exact: key.exact.length, plain: key.plain.length, spelt: key.spelt.length } });
    }
    key = { exact: key.exact + token.exact, plain: key.plain + token.plain, spelt: key.spelt + token.spelt };
    if (Math.min(key.plain.length, key.spelt.length) > longest) return undefined;
    const match = sameName(key, matcher);
    if (!match || (matcher.keepsGaps && !joints.some(({ gap }) => matcher.ownGaps.has(gapSign(gap))))) continue;
    const loose = looseJoints(joints, matcher, match.form);
    if (loose > 1 || (loose && !/\p{Lu}/u.test(tokens[first]!.raw))) continue;
    const { start } = tokens[first]!;
    const hit = { start, end: token.end, basis: match.basis, ambiguous: loose > 0, word: token.raw };
    if (match.basis === 'genitive') return { last, hit: { ...hit, genitive: 'bare' } };
    return withApostrophe({ last, hit }, tokens, prose);
  }
  return undefined;
}

/** A raised number that is not the name's own: "Sport¹" is not "Sport 1". */
function isNote({ raw }: Token, { name }: NameMatcher): boolean {
  return /^\p{No}/u.test(raw) && !/\p{No}/u.test(name);
}

/** Whether the name could begin with this word at all; most words are done with here. */
function mayBegin({ plain, spelt }: Token, { key }: NameMatcher): boolean {
  return `${key.plain}s`.startsWith(plain) || `${key.spelt}s`.startsWith(spelt);
}

interface Joint {
  gap: string;
  at: Record<keyof Folded, number>;
}

/** Spaces inside what the name writes as one word. */
function looseJoints(joints: readonly Joint[], matcher: NameMatcher, form: keyof Folded): number {
  return joints.filter(({ gap, at }) => /^\s+$/.test(gap) && !matcher.seams[form].has(at[form])).length;
}

function sameName(key: Folded, { key: name }: NameMatcher): { basis: MatchBasis; form: keyof Folded } | undefined {
  if (key.exact === name.exact) return { basis: 'exact', form: 'exact' };
  for (const form of FOLDED) if (key[form] === name[form]) return { basis: 'folded', form };
  // After s, x and z an apostrophe is all.
  if (/[sxz]$/.test(name.plain)) return undefined;
  for (const form of FOLDED) if (key[form] === `${name[form]}s`) return { basis: 'genitive', form };
  return undefined;
}

function withApostrophe({ last, hit }: Found, tokens: readonly Token[], prose: string): Found {
  const next = tokens[last + 1];
  if (next?.exact !== 's' || !APOSTROPHE.test(prose.slice(hit.end, next.start))) return { last, hit };
  return { last: last + 1, hit: { ...hit, end: next.end, basis: 'genitive', genitive: 'apart' } };
}

function mayJoin(gap: string, matcher: NameMatcher): boolean {
  if (gap.includes('\n')) return false;
  const seen = gap.replace(INVISIBLE, '').replace(EMPHASIS, '');
  const sign = gapSign(gap);
  if (sign !== '' && matcher.ownGaps.has(sign) && seen.length <= 4) return true;
  // A full stop and a space end a sentence.
  return JOINERS.test(seen) && !/\.\s/.test(seen);
}

/** "booking. Com": a full stop and a space after more than an abbreviation. */
function endsSentence({ raw }: Token, gap: string): boolean {
  return raw.length > LONGEST_ABBREVIATION && /\.\s/.test(gap.replace(INVISIBLE, ''));
}

function domainHits(matcher: NameMatcher, domain: string | undefined, { domains }: Surface): Hit[] {
  return domains.flatMap((typed) => {
    const basis = domainBasis(matcher, domain, typed);
    return basis ? [{ start: typed.start, end: typed.end, basis, ambiguous: false }] : [];
  });
}

function domainBasis(
  { key, ordinary }: NameMatcher, domain: string | undefined, typed: TypedDomain,
): MatchBasis | undefined {
  const whole = foldAll(typed.typed.match(TOKEN) ?? []);
  if (whole.exact === key.exact) return 'exact';
  if (typed.domain === domain) return 'domain';
  // A word anybody may have taken: only in a country is it likely the same owner's.
  if (ordinary && !/\.[a-z]{2}$/.test(typed.typed)) return undefined;
  const label = foldAll(typed.label.match(TOKEN) ?? []);
  return label.plain === key.plain || label.spelt === key.spelt ? 'domain' : undefined;
}
