import { decodeHTML } from 'entities';
import { parse } from 'tldts';
import { domainInProse, registrableDomain } from './domains.ts';
import type { AnnotationSpan } from './engines/engine.ts';

/** A domain in the prose, or a link's label with the domain of its target. */
export interface TypedDomain {
  start: number;
  end: number;
  /** As normalized by `URL`. */
  domain: string;
  /** Its own label as typed: `elkjøp` of `www.elkjøp.no`. */
  label: string;
  /** The registrable domain as typed: `elkjøp.no`. */
  typed: string;
}

/** The readable prose of an answer: link syntax is masked, and all offsets are preserved. */
export interface Surface {
  prose: string;
  domains: readonly TypedDomain[];
  /** Labels of links that are words, not URLs. */
  labels: readonly TypedDomain[];
}

const MAX_LINK_LENGTH = 4000;

/** Neither a letter nor a joiner of letters. */
const MASK_CHAR = '\uFFFC';

// An image, or a source's number: `1`, `[1]`, `web:2`.
const NO_WORDS = /^\s*(?:!\[|[[(]?\s*(?:[a-z_]+:)?\d{1,3}\s*[\])]?\s*$|[↗†*]+\s*$)/i;
// All repetitions are bounded: answers are untrusted text.
const LABEL = '(?:[^[\\]\\n]|\\[[^[\\]\\n]{0,80}\\]){0,300}';
const TARGET = '<?[^()\\s<>]{0,2000}(?:\\([^()\\s]{0,200}\\)[^()\\s<>]{0,500})?>?';
const LINK = new RegExp(`(!?)\\[(${LABEL})\\]\\( ?(${TARGET})(?: ["'(][^\\n]{0,200}?["')])? ?\\)`, 'g');
const LINK_FORM = new RegExp(`^[\\s(]{0,4}(?:\\[${LABEL}\\](?:\\([^)\\s]{0,2500}\\))?[\\s,;]{0,3}){1,8}[\\s).]{0,4}$`);
const BARE_URL = /(?:https?:\/\/|(?<![\p{L}\p{N}.@-])www\.[\p{L}\p{N}.-]{1,253}\/)[^\s<>"»”\])}]*/giu;
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,253}/gu;
const TAG = /<\/?[a-z][^<>\n]{0,400}>/gi;
const COMMENT = /<!--(?:[^-]|-(?!->)){0,4000}-->/g;
// Reference definitions, with their title.
const REFERENCE = /^ {0,3}\[[^\]\n]{1,80}\]:[ \t]{0,4}<?https?:\/\/[^\n]{1,2500}/gim;
const SOURCE_MARK = /【[^】\n]{0,200}】/g;
const FILE_ENDING = '\\.(?:pdf|png|jpe?g|gif|svg|webp|docx?|xlsx?|pptx?|csv|txt|html?|php|aspx|xml|json|mp4)(?!\\w)';
const FILE_NAME = new RegExp(`(?<![\\p{L}\\p{N}._-])[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{0,120}${FILE_ENDING}`, 'giu');
const HOST_LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}';
const HOST = new RegExp(`(?<![\\p{L}\\p{N}@._/-])${HOST_LABEL}(?:\\.${HOST_LABEL}){1,8}`, 'gu');

/** Masks annotated links, link targets, bare URLs, mail addresses and tags; word labels stay. */
export function surfaceOf(written: string, annotations: readonly AnnotationSpan[] = []): Surface {
  const text = unescaped(written);
  const mask = createMask(text);
  for (const { start, end } of annotations) {
    const span = text.slice(start, end);
    if (span.length > MAX_LINK_LENGTH) continue;
    if (LINK_FORM.test(span) && !opensLine(text, start)) mask.hide(start, end);
  }
  const labels: TypedDomain[] = [];
  for (const match of text.matchAll(LINK)) {
    const [whole, image, label = '', target = ''] = match;
    const start = match.index;
    const inside = start + 1;
    const link = URL.parse(target.replace(/^<|>$/g, ''));
    const isCited = isAddress(label) && (link?.pathname !== '/' || text[start - 1] === '(');
    if (image || NO_WORDS.test(label) || isCited) {
      mask.hide(start, start + whole.length);
    } else {
      mask.hide(start, inside);
      mask.hide(inside + label.length, start + whole.length);
      const host = link?.hostname ?? '';
      labels.push({ start: inside, end: inside + label.length, domain: registrableDomain(host), ...ownerIn(host) });
    }
  }
  for (const pattern of [COMMENT, REFERENCE, TAG, BARE_URL, EMAIL, SOURCE_MARK, FILE_NAME]) mask.hideAll(pattern);

  const domains: TypedDomain[] = [];
  for (const { 0: words, index } of mask.text().matchAll(HOST)) {
    const typed = typedDomain(words, index);
    if (!typed) continue;
    // With a path it is a URL, not a name.
    if (!/^\/[\p{L}\p{N}]/u.test(text.slice(typed.end, typed.end + 3))) domains.push(typed);
    mask.hide(typed.start, endOfAddress(text, typed.end));
  }
  return { prose: mask.text(), domains, labels };
}

// Only letters, spaces and punctuation of names are decoded, so that no markup appears.
const ENTITY = /&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8}\d?);/gi;
const READABLE = /^[\p{L}\p{M}\p{Zs}&'’‘"«»“”–—\-®™]{1,2}$/u;

/** Decodes entities and backslash escapes, padded with invisible characters to keep offsets. */
function unescaped(text: string): string {
  const plain = text.replace(ENTITY, (entity) => {
    const letters = decodeHTML(entity);
    return READABLE.test(letters) ? letters.padEnd(entity.length, '\u2060') : entity;
  });
  return plain.replace(/\\(?=[!-/:-@[-`{-~])/g, '\u2060');
}

function typedDomain(words: string, start: number): TypedDomain | undefined {
  // "elkjøp.no.Det": a domain, then a sentence without a space.
  for (let labels = words.split('.'); labels.length > 1; labels = labels.slice(0, -1)) {
    const host = labels.join('.').replace(/-+$/, '');
    const domain = domainInProse(host);
    if (domain === undefined) continue;
    return { start, end: start + host.length, domain, ...ownerIn(host.toLowerCase()) };
  }
  return undefined;
}

function ownerIn(host: string): Pick<TypedDomain, 'label' | 'typed'> {
  const { domain, domainWithoutSuffix, isIcann } = parse(host, { allowPrivateDomains: true });
  const owned = registrableDomain(host);
  // A shop under a suffix that the public suffix list lacks.
  if (isIcann && domain && owned.endsWith(`.${domain}`)) return { label: owned.split('.')[0]!, typed: owned };
  return { label: domainWithoutSuffix ?? '', typed: domain ?? host };
}

function endOfAddress(text: string, end: number): number {
  const path = /^\/[^\s<>"»”\])}]*/u.exec(text.slice(end, end + MAX_LINK_LENGTH))?.[0] ?? '';
  return end + trimmed(path).length;
}

function isAddress(label: string): boolean {
  const words = label.replace(/[*_`]/g, '').trim();
  if (/\s/.test(words)) return false;
  return /^(https?:\/\/|www\.)/i.test(words) || domainInProse(words.replace(/\/.*$/, '')) !== undefined;
}

function opensLine(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 80), at);
  return /(?:^|\n)\s*(?:#{1,6}\s*|[-*•]\s+|\d{1,2}[.)]\s*)(?:\*\*|__)?\s*$/.test(before);
}

function createMask(original: string) {
  const units = original.split('');
  const text = (): string => units.join('');
  const hide = (start: number, end: number): void => {
    // Line breaks stay: they separate sentences.
    for (let at = start; at < Math.min(end, units.length); at += 1) if (units[at] !== '\n') units[at] = MASK_CHAR;
  };
  const hideAll = (pattern: RegExp): void => {
    for (const { 0: found, index } of text().matchAll(pattern)) hide(index, index + trimmed(found).length);
  };
  return { hide, hideAll, text };
}

/** Without trailing punctuation of the sentence. */
function trimmed(address: string): string {
  return address.replace(/[.,;:!?]{1,10}$/, '');
}
