import type { Mention } from '../../../contract/geo.ts';
import type { MatchBasis } from '../../../contract/vocabulary.ts';
import type { AnnotationSpan } from './engines/engine.ts';
import { fold, foldAll } from './folding.ts';
import type { Folded } from './folding.ts';
import { TOKEN } from './name-matcher.ts';
import type { NameMatcher } from './name-matcher.ts';
import { negativeContext, sentenceAround } from './prose-context.ts';
import { provenName } from './proper-name.ts';
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

const JOINERS = /^[ \u00A0\u202F\-‐‑.&'’´`*]{1,3}$/;
const FOLDED = ['plain', 'spelt'] as const;
const APOSTROPHE = /^['’`´]$/;

/** Where in an answer the sought names stand, in the order they are read. */
export function findMentions(text: string, annotations: readonly AnnotationSpan[], sought: Sought): Mention[] {
  const surface = surfaceOf(text, annotations);
  const tokens = [...surface.prose.matchAll(TOKEN)].map((match): Token => ({
    start: match.index,
    end: match.index + match[0].length,
    raw: match[0],
    ...fold(match[0]),
  }));
  return [sought.brand, ...sought.competitors]
    .flatMap((matcher) => {
      const domain = matcher === sought.brand ? sought.domain : undefined;
      return [...wordHits(matcher, tokens, surface), ...domainHits(matcher, domain, surface)].map((hit): Mention => {
        const context = negativeContext(sentenceAround(surface.prose, hit.start, hit.end));
        return { name: matcher.name, ...hit, ...(context ? { context } : {}) };
      });
    })
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

function wordHits(matcher: NameMatcher, tokens: readonly Token[], surface: Surface): Hit[] {
  const hits: Hit[] = [];
  for (let first = 0; first < tokens.length; first += 1) {
    const found = matchAt(matcher, tokens, first, surface.prose);
    if (!found) continue;
    const { last, hit } = found;
    // Only a single bare word can be taken for the ordinary one.
    const common = matcher.common && last === first && !/\p{N}/u.test(hit.word);
    const proof = common ? provenName(surface, hit, matcher) : 'plain';
    if (!proof) continue;
    hits.push({ start: hit.start, end: hit.end, basis: hit.basis, ambiguous: proof === 'capital' || hit.ambiguous });
    first = last;
  }
  return hits;
}

interface Found {
  last: number;
  hit: Hit & { word: string };
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
      if (!mayJoin(gap, matcher)) return undefined;
      joints.push({ gap, at: { exact: key.exact.length, plain: key.plain.length, spelt: key.spelt.length } });
    }
    key = { exact: key.exact + token.exact, plain: key.plain + token.plain, spelt: key.spelt + token.spelt };
    if (Math.min(key.plain.length, key.spelt.length) > longest) return undefined;
    const match = sameName(key, matcher);
    if (!match) continue;
    const loose = looseJoint(joints, matcher, match.form);
    if (loose && !/^\p{Lu}/u.test(tokens[first]!.raw)) continue;
    const hit = { start: tokens[first]!.start, end: token.end, basis: match.basis, ambiguous: loose, word: token.raw };
    return match.basis === 'genitive' ? { last, hit } : withApostrophe({ last, hit }, tokens, prose);
  }
  return undefined;
}

/** Whether the name could begin with this word at all; most words are done with here. */
function mayBegin({ plain, spelt }: Token, { key }: NameMatcher): boolean {
  return `${key.plain}s`.startsWith(plain) || `${key.spelt}s`.startsWith(spelt);
}

interface Joint {
  gap: string;
  at: Record<keyof Folded, number>;
}

/** A space inside what the name writes as one word. */
function looseJoint(joints: readonly Joint[], matcher: NameMatcher, form: keyof Folded): boolean {
  return joints.some(({ gap, at }) => /^\s+$/.test(gap) && !matcher.seams[form].has(at[form]));
}

function sameName(key: Folded, { key: name }: NameMatcher): { basis: MatchBasis; form: keyof Folded } | undefined {
  if (key.exact === name.exact) return { basis: 'exact', form: 'exact' };
  for (const form of FOLDED) if (key[form] === name[form]) return { basis: 'folded', form };
  for (const form of FOLDED) if (key[form] === `${name[form]}s`) return { basis: 'genitive', form };
  return undefined;
}

function withApostrophe({ last, hit }: Found, tokens: readonly Token[], prose: string): Found {
  const next = tokens[last + 1];
  if (next?.exact !== 's' || !APOSTROPHE.test(prose.slice(hit.end, next.start))) return { last, hit };
  return { last: last + 1, hit: { ...hit, end: next.end, basis: 'genitive' } };
}

function mayJoin(gap: string, matcher: NameMatcher): boolean {
  if (gap.includes('\n')) return false;
  if (gap.trim() !== '' && matcher.ownGaps.has(gap.trim()) && gap.length <= 4) return true;
  // A full stop and a space end a sentence.
  return JOINERS.test(gap) && !/\.\s/.test(gap);
}

function domainHits(matcher: NameMatcher, domain: string | undefined, { domains }: Surface): Hit[] {
  return domains.flatMap((typed) => {
    const basis = domainBasis(matcher, domain, typed);
    return basis ? [{ start: typed.start, end: typed.end, basis, ambiguous: false }] : [];
  });
}

function domainBasis({ key }: NameMatcher, domain: string | undefined, typed: TypedDomain): MatchBasis | undefined {
  const whole = foldAll(typed.typed.match(TOKEN) ?? []);
  if (whole.exact === key.exact) return 'exact';
  if (typed.domain === domain) return 'domain';
  const label = foldAll(typed.label.match(TOKEN) ?? []);
  return label.plain === key.plain || label.spelt === key.spelt ? 'domain' : undefined;
}
