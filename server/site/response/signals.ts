import { domainToUnicode } from 'node:url';
import { getDomain } from 'tldts';
import { wordsOf } from '../../lexicon/lexicon.ts';
import { VENDORS } from '../../lexicon/vendors.ts';
import { normalise } from '../../page/normalise.ts';
import type { PageElement } from '../../page/nodes.ts';
import { resolveUrl } from '../../page/page.ts';
import type { Page } from '../../page/page.ts';
import { attribute } from '../../page/tree.ts';
import { textContent, walk } from '../../page/walk.ts';

// Block pages are small, and a hostile page may be large and slow to read.
const MAX_ELEMENTS = 3_000;
const MAX_WORDING = 6_000;
const MAX_CODE = 200_000;
const MAX_VALUE = 500;
/** The most links that a block page or a notice may have. */
export const FEW_LINKS = 3;
/** The longest visible text of a block page or a notice; one with a longer text must have no resources of its own. */
export const LITTLE_TEXT = 600;

const KEPT_ATTRIBUTES = ['type', 'id', 'class', 'name', 'src', 'href', 'action', 'content', 'data-adblockkey'];
/** The types of scripts that a browser runs. */
const RUNNABLE = /^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i;
const STORE = new RegExp([
  '^(?:nav|select)$', '^script type=application/ld\\+json', '^textarea (?!.*captcha-response)',
  '^input type=(?:email|password|tel|search|date|number|file|url)\\b',
].join('|'), 'im');
const FIELD = /^input$/gm;
const NOT_FILLED_IN = /^input type=(?:hidden|submit|button|checkbox|radio|image|reset)$/gim;
const OWN_SCRIPT = /^script src=(?!.*(?:captcha|challenge|verif|anti-?bot|\bcheck\b|\/cdn-cgi\/))/i;
/** Matches a price. */
export const PRICE = /(?:[€£$]|\b(?:kr|nok|sek|dkk|eur|usd|gbp)\.?)\s?\d|\d\s?(?:€|£|kr\b|:-|,-|zł)/i;

/** The parts of a page that tell who answered. */
export type Signals = NonNullable<ReturnType<typeof extractSignals>>;

/**
 * Reads a page's signals, apart from markup and code that are merely quoted; `null` if it is too large for anything but
 * a store.
 */
export function extractSignals(page: Page) {
  if (page.parsedSize.elements > MAX_ELEMENTS) return null;
  const lines: string[] = [];
  const withoutScript: string[] = [];
  walk(page.document, (node) => {
    if (node.kind !== 'element' || onlyMentionsUrls(node)) return;
    lines.push(node.tagName);
    for (const name of KEPT_ATTRIBUTES) {
      const value = attribute(node, name)?.slice(0, MAX_VALUE).replaceAll(/\s+/g, ' ').trim();
      if (value) lines.push(`${node.tagName} ${name}=${value}`);
    }
    if (/^(?:noscript|iframe)$/.test(node.tagName)) {
      withoutScript.push(lineOf(textContent(node).replaceAll(/<[^<>]*>/g, ' ')));
    }
  });
  const { titles: [title], headings, anchors, scripts } = page.index;
  const titles = title ? [lineOf(textContent(title))] : [];
  const elements = lines.join('\n');
  const visible = page.text.text.trim();
  const code = scripts.filter((one) => RUNNABLE.test(attribute(one, 'type')?.trim() ?? ''))
    .map(({ place }) => place ? page.html.slice(place.contentStart, place.contentEnd) : '')
    .join('\n').slice(0, MAX_CODE);
  const fields = (elements.match(FIELD)?.length ?? 0) - (elements.match(NOT_FILLED_IN)?.length ?? 0);
  const hasForm = /^form$/m.test(elements);
  const noOwnResources = lines.every((line) => !OWN_SCRIPT.test(line)
    || VENDORS.some(({ acts, present }) => acts?.test(line) || present?.test(line)));
  const hasPrice = PRICE.test(visible);
  return {
    /** The words of the site's domain. */
    domain: domainWords(page),
    titles,
    headings: headings.slice(0, 5).map((one) => lineOf(textContent(one, { nodes: 50, chars: 2_000 }))),
    /** The visible text. */
    visible,
    /** Title and text, one line per block, `noscript` content included. */
    wording: [...titles, visible, ...withoutScript].filter(Boolean).join('\n').slice(0, MAX_WORDING),
    /**
     * One line per element (`script`) and per attribute (`script src=/a.js`), then, indented by a tab, the inline code
     * of a page without script files of its own; on other pages that code may contain anything as data.
     */
    markup: noOwnResources ? `${elements}\n\t${code.replaceAll('\n', '\n\t')}` : elements,
    /** The inline scripts that a browser runs. */
    code,
    hasForm,
    /** A form with one field. */
    isPuzzle: hasForm && fields === 1,
    /** The page has one form field, which is for a password. */
    asksPasswordOnly: fields === 1 && /^input type=password$/im.test(elements),
    /** It has a menu, structured data, a price, or more form fields than a challenge needs. */
    isStore: STORE.test(elements) || fields > 1 || hasPrice,
    hasPrice,
    /** No more links than a block page has: to the vendor, to help, to the owner. */
    fewLinks: anchors.length <= FEW_LINKS,
    /** A link leads to another page of the site, apart from the home page. */
    leadsOn: anchors.some((one) => leadsToAnother(attribute(one, 'href') ?? '', page)),
    /** Its only script files belong to a challenge. */
    noOwnResources,
  };
}

/** The words of the domain that a page is on, as a text writes it. */
function domainWords({ url: { hostname } }: Page): string {
  return wordsOf(domainToUnicode(getDomain(hostname) ?? hostname));
}

/** Whether the element only mentions URLs, as a preload link or a content security policy does. */
function onlyMentionsUrls(element: PageElement): boolean {
  if (element.tagName === 'link') return !/\b(?:stylesheet|icon)\b/i.test(attribute(element, 'rel') ?? '');
  return element.tagName === 'meta' && !/^refresh$/i.test(attribute(element, 'http-equiv') ?? 'refresh');
}

/** Whether a link leads to another page of the site, the home page excepted. */
function leadsToAnother(href: string, { url, base }: Page): boolean {
  const to = resolveUrl(href, base);
  return to?.hostname === url.hostname && to.pathname !== '/' && to.pathname !== url.pathname;
}

function lineOf(text: string): string {
  return normalise(text.slice(0, MAX_VALUE)).trim();
}
