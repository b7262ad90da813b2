import type { Evidence } from '../../../../../contract/health.ts';
import { readMetadata } from '../../../../page/metadata.ts';
import type { PageElement } from '../../../../page/nodes.ts';
import type { Page } from '../../../../page/page.ts';
import { resolveUrl } from '../../../../page/page.ts';
import { attribute, attributeWords, parentElement } from '../../../../page/tree.ts';
import { elementsIn } from '../../../../page/walk.ts';
import { defineCheck, judgeFaults } from '../../check.ts';
import { short } from '../../evidence.ts';
import type { ReadPage } from '../../gathered.ts';

/** Resources that can change the page or receive user input, and their attributes; browsers block these. */
const ACTIVE: ReadonlyMap<string, readonly string[]> = new Map(Object.entries({
  script: ['src'], iframe: ['src'], object: ['data'], embed: ['src'], form: ['action'],
}));
/** Browsers fetch these over https instead, or show nothing. */
const PASSIVE: ReadonlyMap<string, readonly string[]> = new Map(Object.entries({
  img: ['src'], video: ['src', 'poster'], audio: ['src'], source: ['src'], image: ['href'],
  input: ['src'],
}));

interface Insecure {
  tag: string;
  active: boolean;
  evidence: Evidence;
}

export const check = defineCheck({
  id: 'mixed-content',
  causes: ['https'],
  requiredArtifacts: { pages: 'untruncatedPages' },
  judge({ pages }) {
    const found = pages.flatMap(insecureOn);
    const blocked = found.filter(({ active }) => active);
    const variant = blocked.every(({ tag }) => tag === 'form') ? 'form' : 'blocked';
    return judgeFaults(pages.length, [['fail', blocked, variant], ['warn', found]]);
  },
});

function insecureOn(read: ReadPage): Insecure[] {
  const { page, url } = read;
  if (url.protocol !== 'https:' || isUpgraded(read)) return [];
  const insecureIn = (element: PageElement): Insecure[] =>
    requestsOf(element, page).flatMap(({ written, active }) => {
      const target = written.map((address) => httpUrl(address, page.base)).find(Boolean);
      if (!target || isLoopback(target)) return [];
      const { tagName: tag } = element;
      // A hostile page may have hundreds of thousands of them, each with a long base URL.
      return [{ tag, active, evidence: { label: `<${tag}>`, value: short(target.href), page: url.href } }];
    });
  // Most elements of a page have no attributes.
  return elementsIn(page.document).filter(({ attrs, tagName }) => attrs.length > 0 || tagName === 'style')
    .flatMap(insecureIn);
}

interface PageRequest {
  /** Its addresses as written; browsers choose one of them. */
  written: readonly (string | undefined)[];
  active: boolean;
}

/** What the element makes a browser fetch or send. */
function requestsOf(element: PageElement, page: Page): PageRequest[] {
  const active = ACTIVE.get(element.tagName) ?? (isStyleSheet(element) ? ['href'] : null);
  const passive = ignoresSrc(element) ? undefined : PASSIVE.get(element.tagName);
  const [own, ...more] = (active ?? passive ?? []).map((name) => attribute(element, name));
  return [
    ...[[own, ...candidates(element)], more].map((written) => ({ written, active: active !== null })),
    ...cssRequests(element, page),
  ];
}

const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;
/** What a style sheet fetches over http. Matching `@namespace` skips its URL, which is only a name. */
const CSS_URLS = new RegExp([
  '@namespace[^;{}]*',
  '@import\\s+(?:url\\(\\s*)?["\']?(?<sheet>http://[^\\s"\')]+)',
  'url\\(\\s*["\']?(?<image>http://[^\\s"\')]+)',
].join('|'), 'gi');

/** What the element's style attribute or style sheet fetches: browsers block sheets. */
function cssRequests(element: PageElement, { html }: Page): PageRequest[] {
  const { tagName, place } = element;
  const written = tagName === 'style' && place
    ? html.slice(place.contentStart, place.contentEnd) : attribute(element, 'style');
  if (!written || !/http:/i.test(written)) return [];
  return Array.from(written.replaceAll(COMMENT, ' ').matchAll(CSS_URLS), ({ groups: { sheet, image } = {} }) =>
    ({ written: [sheet ?? image], active: sheet !== undefined }));
}

const UPGRADE = /(?:^|[;,])\s*upgrade-insecure-requests(?=$|[\s;,])/i;

/** True if a policy upgrades all subresources and forms, so that nothing on the page uses http. */
function isUpgraded({ page, result }: ReadPage): boolean {
  const metas = (readMetadata(page).meta.get('content-security-policy') ?? []).filter(({ element }) =>
    attribute(element, 'http-equiv') !== undefined && parentElement(element)?.tagName === 'head');
  const policies = [...result.headers.all('content-security-policy'), ...metas.map(({ content }) => content)];
  return policies.some((policy) => UPGRADE.test(policy));
}

/** An address in a `srcset`, with the commas inside it, and its descriptor. */
const CANDIDATE = /([^\s,]+(?:,+[^\s,]+)*)(?:\s[^,]*)?/g;

function* candidates(element: PageElement): Generator<string> {
  if (element.tagName !== 'img' && element.tagName !== 'source') return;
  for (const [, address] of (attribute(element, 'srcset') ?? '').matchAll(CANDIDATE)) yield address!;
}

/** True for an input that is no image button, and for an image beside a list of images by width. */
const ignoresSrc = (element: PageElement) => (element.tagName === 'input'
  ? attribute(element, 'type')?.toLowerCase() !== 'image'
  : /\s\d+w\s*(?:,|$)/i.test(attribute(element, 'srcset') ?? ''));

/** Browsers trust the machine they run on; the check `localhost-links` reports such URLs. */
const isLoopback = ({ hostname }: URL) => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

const HTTP = /^\W*h\s*t\s*t\s*p\s*:/i;
const HTTPS = /^\W*h\s*t\s*t\s*p\s*s\s*:/i;

/** The address if it is over http: one without a scheme takes that of the base. Resolves few, as that is slow. */
function httpUrl(written = '', base: URL): URL | null {
  const mayBeHttp = HTTP.test(written) || (base.protocol === 'http:' && written !== '' && !HTTPS.test(written));
  const url = mayBeHttp ? resolveUrl(written, base) : null;
  return url?.protocol === 'http:' ? url : null;
}

const isStyleSheet = (element: PageElement) =>
  element.tagName === 'link' && attributeWords(element, 'rel').some((word) => word.toLowerCase() === 'stylesheet');
