import { decodeHTML } from 'entities';
import { parse } from 'tldts';
import { domainInProse, registrableDomain } from './domains.ts';
import type { AnnotationSpan } from './engines/engine.ts';

/** A domain typed in the prose, or a link's words with the domain it leads to. */
export interface TypedDomain {
  start: number;
  end: number;
  /** As `URL` writes it. */
  domain: string;
  /** Its own label as typed: `elkjøp` of `www.elkjøp.no`. */
  label: string;
  /** The registrable domain as typed: `elkjøp.no`. */
  typed: string;
}

/** The words of an answer a reader would read: what belongs to links is blotted out, every offset stays. */
export interface Surface {
  prose: string;
  domains: readonly TypedDomain[];
  /** The labels of links that are words, not addresses. */
  labels: readonly TypedDomain[];
}

const MAX_LINK_LENGTH = 4000;

/** Stands where something was taken out: neither a letter nor anything that joins letters. */
const BLOT = '\uFFFC';

// An image, or a number for a source: `1`, `[1]`, `web:2`.
const NO_WORDS = /^\s*(?:!\[|[[(]?\s*(?:[a-z_]+:)?\d{1,3}\s*[\])]?\s*$|[↗†*]+\s*$)/i;
// Every repetition has a bound: an answer is anybody's text.
const LABEL = '(?:[^[\\]\\n]|\\[[^[\\]\\n]{0,80}\\]){0,300}';
const TARGET = '<?[^()\\s<>]{0,2000}(?:\\([^()\\s]{0,200}\\)[^()\\s<>]{0,500})?>?';
const LINK = new RegExp(`(!?)\\[(${LABEL})\\]\\( ?(${TARGET})(?: ["'(][^\\n]{0,200}?["')])? ?\\)`, 'g');
const LINK_FORM = new RegExp(`^[\\s(]{0,4}(?:\\[${LABEL}\\](?:\\([^)\\s]{0,2500}\\))?[\\s,;]{0,3}){1,8}[\\s).]{0,4}$`);
const BARE_URL = /(?:https?:\/\/|(?<![\p{L}\p{N}.@-])www\.[\p{L}\p{N}.-]{1,253}\/)[^\s<>"»”\])}]*/giu;
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,253}/gu;
const TAG = /<\/?[a-z][^<>\n]{0,400}>/gi;
const COMMENT = /<!--(?:[^-]|-(?!->)){0,4000}-->/g;
// What a reference leads to, with the title that shows only under the pointer.
const REFERENCE = /^ {0,3}\[[^\]\n]{1,80}\]:[ \t]{0,4}<?https?:\/\/[^\n]{1,2500}/gim;
const SOURCE_MARK = /【[^】\n]{0,200}】/g;
const FILE_ENDING = '\\.(?:pdf|png|jpe?g|gif|svg|webp|docx?|xlsx?|pptx?|csv|txt|html?|php|aspx|xml|json|mp4)(?!\\w)';
const FILE_NAME = new RegExp(`(?<![\\p{L}\\p{N}._-])[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{0,120}${FILE_ENDING}`, 'giu');
const HOST_LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}';
const HOST = new RegExp(`(?<![\\p{L}\\p{N}@._/-])${HOST_LABEL}(?:\\.${HOST_LABEL}){1,8}`, 'gu');

/** Blots out annotations of link form, link targets, bare URLs, mail addresses and tags; labels that are words stay. */
export function surfaceOf(written: string, annotations: readonly AnnotationSpan[] = []): Surface {
  const text = unescaped(written);
  const blotter = createBlotter(text);
  for (const { start, end } of annotations) {
    const span = text.slice(start, end);
    if (span.length > MAX_LINK_LENGTH) continue;
    if (LINK_FORM.test(span) && !opensLine(text, start)) blotter.blot(start, end);
  }
  const labels: TypedDomain[] = [];
  for (const match of text.matchAll(LINK)) {
    const [whole, image, label = '', target = ''] = match;
    const start = match.index;
    const inside = start + 1;
    const link = URL.parse(target.replace(/^<|>$/g, ''));
    const isCited = isAddress(label) && (link?.pathname !== '/' || text[start - 1] === '(');
    if (image || NO_WORDS.test(label) || isCited) {
      blotter.blot(start, start + whole.length);
    } else {
      blotter.blot(start, inside);
      blotter.blot(inside + label.length, start + whole.length);
      const host = link?.hostname ?? '';
      labels.push({ start: inside, end: inside + label.length, domain: registrableDomain(host), ...ownerIn(host) });
    }
  }
  for (const pattern of [COMMENT, REFERENCE, TAG, BARE_URL, EMAIL, SOURCE_MARK, FILE_NAME]) blotter.blotAll(pattern);

  const domains: TypedDomain[] = [];
  for (const { 0: words, index } of blotter.text().matchAll(HOST)) {
    const typed = typedDomain(words, index);
    if (!typed) continue;
    // With a path it is an address, not a name.
    if (!/^\/[\p{L}\p{N}]/u.test(text.slice(typed.end, typed.end + 3))) domains.push(typed);
    blotter.blot(typed.start, endOfAddress(text, typed.end));
  }
  return { prose: blotter.text(), domains, labels };
}

// Markup never shows through: only letters, spaces and what stands inside names are read.
const ENTITY = /&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8}\d?);/gi;
const READABLE = /^[\p{L}\p{M}\p{Zs}&'’‘"«»“”–—\-®™]{1,2}$/u;

/** HTML's entities and markdown's backslashes as they are read, filled up with what cannot be seen. */
function unescaped(text: string): string {
  const plain = text.replace(ENTITY, (entity) => {
    const letters = decodeHTML(entity);
    return READABLE.test(letters) ? letters.padEnd(entity.length, '\u2060') : entity;
  });
  return plain.replace(/\\(?=[!-/:-@[-`{-~])/g, '\u2060');
}

function typedDomain(words: string, start: number): TypedDomain | undefined {
  // "elkjøp.no.Det" is a domain and a sentence without a space between.
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
  // One shop of many under a suffix that the public list does not know.
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

function createBlotter(original: string) {
  const units = original.split('');
  const text = (): string => units.join('');
  const blot = (start: number, end: number): void => {
    // Line ends stay: they part sentences.
    for (let at = start; at < Math.min(end, units.length); at += 1) if (units[at] !== '\n') units[at] = BLOT;
  };
  const blotAll = (pattern: RegExp): void => {
    for (const { 0: found, index } of text().matchAll(pattern)) blot(index, index + trimmed(found).length);
  };
  return { blot, blotAll, text };
}

/** Without the stops that end the sentence, not the address. */
function trimmed(address: string): string {
  return address.replace(/[.,;:!?]{1,10}$/, '');
}
