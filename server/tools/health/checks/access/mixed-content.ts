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
import { within } from '../../text-regions.ts';

/** Resources that can change the page or receive user input; browsers block these. */
const ACTIVE: Readonly<Record<string, string>> = {
  script: 'src', iframe: 'src', object: 'data', embed: 'src', form: 'action',
};
/** Browsers fetch these over https instead. */
const PASSIVE: Readonly<Record<string, string>> = {
  img: 'src', video: 'src', audio: 'src', source: 'src', image: 'href',
};

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
    requestsOf(element, page).flatMap(({ written, active, tag = element.tagName }) => {
      const target = written.map((address) => httpUrl(address, page.base)).find(Boolean);
      if (!target || isLoopback(target)) return [];
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
  /** The element that makes it, if another. */
  tag?: string;
}

/** What the element makes a browser fetch or send. */
function requestsOf(element: PageElement, page: Page): PageRequest[] {
  const active = ACTIVE[element.tagName] ?? (isStyleSheet(element) ? 'href' : undefined);
  const passive = isImageButton(element) ? 'src' : PASSIVE[element.tagName];
  const name = active ?? (hasWidthList(element) ? undefined : passive);
  const own = name === undefined ? undefined : attribute(element, name);
  return [
    { written: [own, ...candidates(element)], active: active !== undefined || isOneOfSeveral(element) },
    ...(element.tagName === 'video' ? [{ written: [attribute(element, 'poster')], active: false }] : []),
    ...(isSubmitter(element) && hasForm(element, page)
      ? [{ written: [attribute(element, 'formaction')], active: true, tag: 'form' }] : []),
    ...cssRequests(element, page),
  ];
}

const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;
/** What a style sheet fetches over http. Matching `@namespace` skips its URL, which is only a name. */
const CSS_URLS = new RegExp([
  '@namespace[^;{}]*', '@font-face\\s*\\{(?<font>[^}]*)',
  '@import\\s+(?:url\\(\\s*)?["\']?(?<sheet>http://[^\\s"\')]+)',
  'url\\(\\s*["\']?(?<image>http://[^\\s"\')]+)',
].join('|'), 'gi');

/** What the element's style attribute or style sheet fetches: browsers block sheets and fonts, and upgrade images. */
function cssRequests(element: PageElement, { html }: Page): PageRequest[] {
  const { tagName, place } = element;
  const written = tagName === 'style' && place
    ? html.slice(place.contentStart, place.contentEnd) : attribute(element, 'style');
  if (!written || !/http:/i.test(written)) return [];
  return [...written.replaceAll(COMMENT, ' ').matchAll(CSS_URLS)].flatMap(({ groups: { font, sheet, image } = {} }) => {
    if (font !== undefined) {
      return [...font.matchAll(CSS_URLS)].map(({ groups }) => ({ written: [groups?.['image']], active: true }));
    }
    return [{ written: [sheet ?? image], active: sheet !== undefined }];
  });
}

const isImageButton = (element: PageElement) =>
  element.tagName === 'input' && attribute(element, 'type')?.trim().toLowerCase() === 'image';

/** True for a button whose `formaction` replaces the address of its form. */
function isSubmitter(element: PageElement): boolean {
  const type = attribute(element, 'type')?.toLowerCase() ?? '';
  if (element.tagName === 'button') return type !== 'button' && type !== 'reset';
  return (element.tagName === 'input' && type === 'submit') || isImageButton(element);
}

/** A button's form is the one that its `form` attribute names, or else the one around it. */
function hasForm(button: PageElement, { ids }: Page): boolean {
  const id = attribute(button, 'form');
  return id === undefined ? isInForm(button) : ids.get(id)?.tagName === 'form';
}

const isInForm = within(({ tagName }) => tagName === 'form');

const UPGRADE = /(?:^|[;,])\s*upgrade-insecure-requests(?=$|[\s;,])/i;

/** True if a policy upgrades all subresources and forms, so that nothing on the page uses http. */
function isUpgraded({ page, result }: ReadPage): boolean {
  const metas = (readMetadata(page).meta.get('content-security-policy') ?? []).filter(({ element }) =>
    attribute(element, 'http-equiv') !== undefined && isIn(element, 'head'));
  const policies = [...result.headers.all('content-security-policy'), ...metas.map(({ content }) => content)];
  return policies.some((policy) => UPGRADE.test(policy));
}

/** An address in a `srcset`, with the commas inside it, and its descriptor. */
const CANDIDATE = /([^\s,]+(?:,+[^\s,]+)*)(?:\s[^,]*)?/g;

function* candidates(element: PageElement): Generator<string> {
  if (element.tagName !== 'img' && element.tagName !== 'source') return;
  for (const [, address] of (attribute(element, 'srcset') ?? '').matchAll(CANDIDATE)) yield address!;
}

/** True for an image that browsers choose from several: over http it is blocked, not upgraded. */
const isOneOfSeveral = (element: PageElement) => isIn(element, 'picture')
  || (element.tagName === 'img' && attribute(element, 'srcset') !== undefined);

/** True for a list of images by width, with which browsers ignore `src`. */
const hasWidthList = (element: PageElement) => /\s\d+w\s*(?:,|$)/i.test(attribute(element, 'srcset') ?? '');

const isIn = (element: PageElement, tag: string) => parentElement(element)?.tagName === tag;

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
