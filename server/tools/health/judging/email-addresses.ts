import { withAncestors } from '../../../page/ancestry.ts';
import type { PageElement } from '../../../page/nodes.ts';
import { attribute } from '../../../page/tree.ts';
import { walk } from '../../../page/walk.ts';
import { unescaped } from '../../../page/unescaped.ts';
import type { SampledPage } from '../gathered.ts';
import { linksOf } from '../gather/internal-links.ts';

const AT = String.raw`(?:@|\s?[[(](?:at|alfakrøll|krøllalfa|a|@)[\])]\s?)`;
const DOMAIN = String.raw`(?:[a-z0-9æøå-]{1,63}\.)+[a-zæøå]{2,24}`;
const ADDRESS = new RegExp(String.raw`(?<![\w.+-])[\w.+-]{1,64}${AT}${DOMAIN}(?![\w-])`, 'giu');
/** Whom a store's pages name beside itself. */
const OTHERS = [
  'datatilsynet|forbruker(?:tilsynet|radet|rådet|klageutvalget|europa)|finanstilsynet|klarna|vipps|svea|qliro|walley',
  'nets|posten|bring|postnord|helthjem|paypal|google|facebook|trustpilot|shopify|sentry|example|eksempel|domain|domene',
].join('|');
const OF_OTHERS = new RegExp(String.raw`[.@](?:${OTHERS})\.[a-z]+$`, 'i');
const PLACEHOLDER = new RegExp([
  '^(?:din|ditt|your|navn|name|example|eksempel)[._-]?(?:epost|email|mail|navn|name)?@', String.raw`^(?:ola|kari)\.nordmann@`,
].join('|'), 'i');
const IS_IMAGE = /\.(?:png|jpe?g|gif|svg|webp)$/i;

/** The e-mail addresses a page shows, in text, as a link, or kept from robots in the way that Cloudflare does. */
export function emailAddresses({ page }: SampledPage): string[] {
  const linked = linksOf(page).flatMap(({ href = '' }) => {
    const mailto = /^mailto:([^?]+)/i.exec(href.trim())?.[1];
    const hidden = /\/cdn-cgi\/l\/email-protection#([0-9a-f]+)/i.exec(href)?.[1];
    return [mailto === undefined ? undefined : unescaped(mailto), hidden === undefined ? undefined : unhide(hidden)];
  });
  const kept: (string | undefined)[] = [];
  if (page.html.includes('data-cfemail')) {
    walk(page.document, (node) => {
      if (node.kind === 'element') kept.push(unhide(attribute(node, 'data-cfemail') ?? ''));
    });
  }
  const written = [...page.text.text.matchAll(ADDRESS)].map(([found]) => found);
  const all = [...linked, ...kept, ...written].filter((address) => address !== undefined);
  return [...new Set(all.filter(isTheStores))];
}

const isTheStores = (address: string): boolean =>
  /[@\s[(]/.test(address) && !OF_OTHERS.test(address) && !PLACEHOLDER.test(address) && !IS_IMAGE.test(address);

/** An address whose letters are masked by its first byte. */
function unhide(hex: string): string | undefined {
  const bytes = Buffer.from(hex, 'hex');
  const [mask, ...masked] = bytes;
  if (mask === undefined) return undefined;
  const address = Buffer.from(masked.map((byte) => byte ^ mask)).toString('utf8');
  return /^[^@\s]+@[^@\s]+$/.test(address) ? address : undefined;
}

const CONTACT = /contact|kontakt|wpcf7|henvendelse|enquiry|inquiry/i;

/** A form to write to the store with: one with room for a message, on the contact page or called so. */
export function contactForm({ page, role }: SampledPage): PageElement | null {
  const messages: PageElement[] = [];
  walk(page.document, (node) => {
    if (node.kind === 'element' && node.tagName === 'textarea') messages.push(node);
  });
  const around = withAncestors(messages);
  return page.index.controls.filter(({ tagName }) => tagName === 'form').find((form) => {
    const names = ['id', 'class', 'name', 'action'].map((name) => attribute(form, name) ?? '').join(' ');
    return around.has(form) && (role === 'contact' || CONTACT.test(names));
  }) ?? null;
}
