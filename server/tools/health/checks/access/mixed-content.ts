import type { Evidence } from '../../../../../contract/health.ts';
import { inherited } from '../../../../page/ancestry.ts';
import { facet } from '../../../../page/facet.ts';
import { readMetadata } from '../../../../page/metadata.ts';
import type { PageElement, PageNode } from '../../../../page/nodes.ts';
import type { Page } from '../../../../page/page.ts';
import { resolveUrl } from '../../../../page/page.ts';
import { attribute, attributeWords, parentElement } from '../../../../page/tree.ts';
import { elementsIn } from '../../../../page/walk.ts';
import { defineCheck, judgeFaults } from '../../check.ts';
import { short } from '../../evidence.ts';
import type { ReadPage } from '../../gathered.ts';

/** What browsers do: block it, warn before a form is sent, or fetch it over https instead or not at all. */
type Handling = 'blocked' | 'form' | 'upgraded';

interface Insecure {
  handling: Handling;
  evidence: Evidence;
}

export const check = defineCheck({
  id: 'mixed-content',
  causes: ['https'],
  requiredArtifacts: { pages: 'untruncatedPages' },
  judge({ pages }) {
    const found = pages.flatMap(insecureOn);
    const faults = found.filter(({ handling }) => handling !== 'upgraded');
    const variant = faults.some(({ handling }) => handling === 'blocked') ? 'blocked' : 'form';
    return judgeFaults(pages.length, [['fail', faults, variant], ['warn', found]]);
  },
});

function insecureOn(read: ReadPage): Insecure[] {
  const { page, url } = read;
  if (url.protocol !== 'https:' || isUpgraded(read)) return [];
  const insecureIn = (element: PageElement): Insecure[] =>
    requestsOf(element, page).flatMap(({ written, handling }) => {
      const target = written.map((address) => httpUrl(address, page.base)).find(Boolean);
      if (!target || isLoopback(target)) return [];
      // A hostile page may have hundreds of thousands of them, each with a long base URL.
      const evidence = { label: `<${element.tagName}>`, value: short(target.href), page: url.href };
      return [{ handling, evidence }];
    });
  // Most elements of a page have no attributes.
  return elementsIn(page.document).filter(({ attrs, tagName }) => attrs.length > 0 || tagName === 'style')
    .flatMap(insecureIn);
}

interface PageRequest {
  /** Its addresses as written; browsers choose one of them. */
  written: readonly (string | undefined)[];
  handling: Handling;
}

type ReadRequests = (element: PageElement, page: Page) => PageRequest[];

const readAs = (handling: Handling, ...names: string[]): ReadRequests => (element) =>
  names.map((name) => ({ written: [attribute(element, name)], handling }));

const readStyleSheet = readAs('blocked', 'href');
const readUpgradedSrc = readAs('upgraded', 'src');

const REQUESTS: ReadonlyMap<string, ReadRequests> = new Map(Object.entries({
  script: readAs('blocked', 'src'), iframe: readAs('blocked', 'src'), object: readAs('blocked', 'data'),
  embed: readAs('blocked', 'src'), form: readAs('form', 'action'), button: readSubmitter,
  link: (element, page) => (isStyleSheet(element) ? readStyleSheet(element, page) : []),
  input: (element, page) =>
    [...readSubmitter(element, page), ...typeOf(element) === 'image' ? readUpgradedSrc(element, page) : []],
  video: readAs('upgraded', 'src', 'poster'), audio: readUpgradedSrc, image: readAs('upgraded', 'href'),
  img: readImage, source: readSource,
} satisfies Record<string, ReadRequests>));

/** What the element makes a browser fetch or send. */
const requestsOf = (element: PageElement, page: Page): PageRequest[] =>
  [...REQUESTS.get(element.tagName)?.(element, page) ?? [], ...cssRequests(element, page)];

/** Browsers upgrade an image, but block one that they choose from several. */
function readImage(element: PageElement): PageRequest[] {
  if (isReplaced(element)) return [];
  const srcset = attribute(element, 'srcset');
  const handling = srcset !== undefined || isInPicture(element) ? 'blocked' : 'upgraded';
  const choices = choicesIn(srcset);
  const src = choices.some(({ descriptor }) => REPLACES_SRC.test(descriptor)) ? [] : [attribute(element, 'src')];
  return [{ written: [...src, ...choices.map(({ address }) => address)], handling }];
}

function readSource(element: PageElement, page: Page): PageRequest[] {
  if (!isInPicture(element)) return readUpgradedSrc(element, page);
  if (isReplaced(element)) return [];
  return [{ written: choicesIn(attribute(element, 'srcset')).map(({ address }) => address), handling: 'blocked' }];
}

const isInPicture = (element: PageElement) => parentElement(element)?.tagName === 'picture';

const isReplaced = (element: PageElement) => isInPicture(element) && replacedIn(parentElement(element)!).has(element);

/** What browsers never fetch of a picture element, as each chooses a source before it. */
const replacedIn = facet(({ childNodes }: PageElement): ReadonlySet<PageNode> => {
  const at = childNodes.findIndex((node) => node.kind === 'element' && isAlwaysChosen(node));
  return new Set(at === -1 ? [] : childNodes.slice(at + 1));
});

const KNOWN_TO_ALL = /^(?:|image\/(?:webp|png|jpeg|gif|svg\+xml))$/i;

const isAlwaysChosen = (element: PageElement) => element.tagName === 'source'
  && attribute(element, 'media') === undefined && KNOWN_TO_ALL.test(attribute(element, 'type') ?? '')
  && choicesIn(attribute(element, 'srcset')).length > 0;

/** An address in a `srcset`, with the commas inside it, and its descriptor. */
const CHOICE = /([^\s,]+(?:,+[^\s,]+)*)(\s[^,]*)?/g;

const choicesIn = (srcset = '') =>
  Array.from(srcset.matchAll(CHOICE), ([, address, descriptor = '']) => ({ address, descriptor: descriptor.trim() }));

/** Beside images by width, or one of the density that `src` has, browsers ignore `src`. */
const REPLACES_SRC = /^(?:|1(?:\.0+)?x|\d+w)$/i;

const typeOf = (element: PageElement) => attribute(element, 'type')?.toLowerCase() ?? '';

/** A button may send its form elsewhere: any `button` that has no other type, or an `input` of one of two. */
function readSubmitter(element: PageElement, page: Page): PageRequest[] {
  const written = attribute(element, 'formaction');
  const sends = element.tagName === 'button'
    ? !['button', 'reset'].includes(typeOf(element)) : ['submit', 'image'].includes(typeOf(element));
  return written !== undefined && sends && hasForm(element, page) ? [{ written: [written], handling: 'form' }] : [];
}

/** Whether the form that a button names is in the HTML, or else one is around it. */
function hasForm(element: PageElement, page: Page): boolean {
  const id = attribute(element, 'form');
  return id === undefined ? isInForm(element) : formIds(page).has(id);
}

const isInForm = inherited(false, ({ tagName }, isAround: boolean) => isAround || tagName === 'form');

const formIds = facet(({ document }: Page) => new Set(
  elementsIn(document).filter(({ tagName }) => tagName === 'form').map((form) => attribute(form, 'id')),
));

const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;
/** What a style sheet fetches over http. Matching `@namespace` skips its URL, which is only a name. */
const CSS_URLS = new RegExp([
  '@namespace[^;{}]*',
  '(?<bound>@font-face|\\})',
  '@import\\s+(?:url\\(\\s*)?["\']?(?<sheet>http://[^\\s"\')]+)',
  'url\\(\\s*["\']?(?<file>http://[^\\s"\')]+)',
].join('|'), 'gi');

/** What the element's style attribute or style sheet fetches: browsers block sheets and fonts. */
function cssRequests(element: PageElement, { html }: Page): PageRequest[] {
  const { tagName, place } = element;
  const css = tagName === 'style' && place
    ? html.slice(place.contentStart, place.contentEnd) : attribute(element, 'style');
  if (!css || !/http:/i.test(css)) return [];
  let inFont = false;
  return Array.from(css.replaceAll(COMMENT, ' ').matchAll(CSS_URLS), ({ groups: { bound, sheet, file } = {} }) => {
    if (bound) inFont = bound !== '}';
    return { written: [sheet ?? file], handling: sheet || inFont ? 'blocked' : 'upgraded' };
  });
}

const UPGRADE = /(?:^|[;,])\s*upgrade-insecure-requests(?=$|[\s;,])/i;

/** True if a policy upgrades all subresources and forms, so that nothing on the page uses http. */
function isUpgraded({ page, result }: ReadPage): boolean {
  const metas = (readMetadata(page).meta.get('content-security-policy') ?? []).filter(({ element }) =>
    attribute(element, 'http-equiv') !== undefined && parentElement(element)?.tagName === 'head');
  const policies = [...result.headers.all('content-security-policy'), ...metas.map(({ content }) => content)];
  return policies.some((policy) => UPGRADE.test(policy));
}

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

const isStyleSheet = (link: PageElement) =>
  attributeWords(link, 'rel').some((word) => word.toLowerCase() === 'stylesheet');
