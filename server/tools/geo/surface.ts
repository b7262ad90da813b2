import { decodeHTML } from 'entities';
import { parseUrl } from '../../net/parse-url.ts';
import { domainInProse, registrableDomain } from './domains.ts';
import type { AnnotationSpan } from './engines/engine.ts';
import { LIST_MARK, lineAround } from './prose-context.ts';

/** A domain written in the prose, or a link's label with the domain of its target. */
export interface TypedDomain {
  start: number;
  end: number;
  /** The registrable domain, normalized as in a URL. */
  domain: string;
  /** The registrable domain as typed: `elkjøp.no` of `www.elkjøp.no`. */
  typed: string;
  /** The first part of `typed`: `elkjøp`. */
  label: string;
}

/** What a reader sees of an answer. */
export interface Surface {
  /** The answer with its link syntax masked; all offsets are those of the answer. */
  prose: string;
  domains: readonly TypedDomain[];
  /** Labels of links that consist of words, not of a URL. */
  labels: readonly TypedDomain[];
}

const MAX_LINK_LENGTH = 4000;

// Neither a letter nor a character that joins letters to a word.
const MASK_CHAR = '\uFFFC';

// A label without words: an image, or the number of a source such as `1`, `[1]` or `web:2`.
const NO_WORDS = /^\s*(?:!\[|[[(]?\s*(?:[a-z_]+:)?\d{1,3}\s*[\])]?\s*$|[↗†*]+\s*$)/i;
// All repetitions are bounded: answers are untrusted text.
const LABEL = '(?:[^[\\]\\n]|\\[[^[\\]\\n]{0,80}\\]){0,300}';
const TARGET = '<?[^()\\s<>]{0,2000}(?:\\([^()\\s]{0,200}\\)[^()\\s<>]{0,500})?>?';
const LINK = new RegExp(`(!?)\\[(${LABEL})\\]\\( ?(${TARGET})(?: ["'(][^\\n]{0,200}?["')])? ?\\)`, 'g');
const LINK_FORM = new RegExp(`^[\\s(]{0,4}(?:\\[${LABEL}\\](?:\\([^)\\s]{0,2500}\\))?[\\s,;]{0,3}){1,8}[\\s).]{0,4}$`);
// The rest of a URL, without the punctuation that ends a sentence.
const URL_END = '[^\\s<>"»”\\])}]*(?<![.,;:!?])';
const BARE_URL = new RegExp(
  `(?:https?:\\/\\/|(?<![\\p{L}\\p{N}.@-])www\\.[\\p{L}\\p{N}.-]{1,253}\\/)${URL_END}`, 'giu',
);
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{0,252}[\p{L}\p{N}]/gu;
const TAG = /<\/?[a-z][^<>\n]{0,400}>/gi;
const COMMENT = /<!--(?:[^<-]|-(?!->)|<(?!!--)){0,4000}-->/g;
// Definitions of Markdown reference links, with their titles.
const REFERENCE = /^ {0,3}\[[^\]\n]{1,80}\]:[ \t]{0,4}<?https?:\/\/[^\n]{1,2500}/gim;
const SOURCE_MARK = /【[^】\n]{0,200}】/g;
const FILE_ENDING = '\\.(?:pdf|png|jpe?g|gif|svg|webp|docx?|xlsx?|pptx?|csv|txt|html?|php|aspx|xml|json|mp4)(?!\\w)';
const FILE_NAME = new RegExp(`(?<![\\p{L}\\p{N}._-])[\\p{L}\\p{N}][\\p{L}\\p{N}._-]{0,120}${FILE_ENDING}`, 'giu');
const HOST_LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}';
const HOST = new RegExp(
  `(?<![\\p{L}\\p{N}@._/-])(${HOST_LABEL}(?:\\.${HOST_LABEL}){1,8})(\\/${URL_END})?`, 'gu',
);

// Line breaks stay, as they separate sentences.
const masked = (words: string): string => words.replace(/[^\n]/g, MASK_CHAR);

/** The surface of an answer: annotated links, link targets, bare URLs, mail addresses and tags are masked. */
export function surfaceOf(written: string, annotations: readonly AnnotationSpan[]): Surface {
  const text = decodeKeepingLength(written);
  const links = annotations.filter(({ start, end }) => end - start <= MAX_LINK_LENGTH
    && LINK_FORM.test(text.slice(start, end)) && !LIST_MARK.test(lineAround(text, start, end).before));
  let prose = '';
  for (const { start, end } of links.toSorted((a, b) => a.start - b.start)) {
    prose += text.slice(prose.length, Math.max(prose.length, start));
    prose += masked(text.slice(prose.length, Math.max(prose.length, end)));
  }
  prose += text.slice(prose.length);
  const labels: TypedDomain[] = [];
  prose = prose.replace(LINK, (whole: string, image: string, label: string, target: string, at: number) => {
    const link = parseUrl(target.replace(/^<|>$/g, ''));
    const host = link?.hostname ?? '';
    const labelSpan = typedDomain(at + 1, label.length, host, registrableDomain(host));
    const isSource = isAddress(label) && (link?.pathname !== '/' || text[at - 1] === '(');
    // A source right after a word: `om vinteren.[farmasiet](https://farmasiet.no/d-vitamin)`
    const isSourceMark = label === labelSpan.label && /\S/.test(text[at - 1] ?? ' ');
    if (image || NO_WORDS.test(label) || isSource || isSourceMark) return masked(whole);
    labels.push(labelSpan);
    return MASK_CHAR + label + masked(whole.slice(label.length + 1));
  });
  for (const pattern of [COMMENT, REFERENCE, TAG, BARE_URL, EMAIL, SOURCE_MARK, FILE_NAME]) {
    prose = prose.replace(pattern, masked);
  }
  const domains: TypedDomain[] = [];
  prose = prose.replace(HOST, (whole: string, words: string, path: string | undefined, at: number) => {
    const typed = leadingDomain(words, at);
    if (!typed) return whole;
    // A domain with a path is a URL, not a name.
    if (!/^\/[\p{L}\p{N}]/u.test(path ?? '')) domains.push(typed);
    const length = path ? whole.length : typed.end - at;
    return masked(whole.slice(0, length)) + whole.slice(length);
  });
  return { prose, domains, labels };
}

// Only letters, spaces and the punctuation of names are decoded, so that no markup can appear.
const ENTITY = /&(?:#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8}\d?);/gi;
const READABLE = /^[\p{L}\p{M}\p{Zs}&'’‘"«»“”–—\-®™]{1,2}$/u;

// Decodes entities and backslash escapes, and pads them with invisible characters to keep the offsets.
function decodeKeepingLength(text: string): string {
  const plain = text.replace(ENTITY, (entity) => {
    const letters = decodeHTML(entity);
    return READABLE.test(letters) ? letters.padEnd(entity.length, '\u2060') : entity;
  });
  return plain.replace(/\\(?=[!-/:-@[-`{-~])/g, '\u2060');
}

// The domain at the start of words joined by full stops: "elkjøp.no.Det" is a domain and the start of a sentence.
function leadingDomain(words: string, start: number): TypedDomain | undefined {
  for (let parts = words.split('.'); parts.length > 1; parts = parts.slice(0, -1)) {
    const host = parts.join('.').replace(/-+$/, '');
    const domain = domainInProse(host);
    if (domain !== undefined) return typedDomain(start, host.length, host, domain);
  }
  return undefined;
}

function typedDomain(start: number, length: number, host: string, domain: string): TypedDomain {
  const typed = registrableDomain(host);
  return { start, end: start + length, domain, typed, label: typed.split('.')[0]! };
}

function isAddress(label: string): boolean {
  const words = label.replace(/[*_`]/g, '').trim();
  const [, host = ''] = /^(?:https?:\/\/)?([^\s/]+)(?:\/\S*)?$/i.exec(words) ?? [];
  return domainInProse(host) !== undefined;
}
