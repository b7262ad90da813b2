import { readLinks } from '../../../page/links.ts';
import { anyOf } from '../../../lexicon/lexicon.ts';
import { withAncestors } from '../../../page/ancestry.ts';
import type { PageElement } from '../../../page/nodes.ts';
import { attribute } from '../../../page/tree.ts';
import { elementsIn } from '../../../page/walk.ts';
import { decodeUriOrSelf } from '../../../page/decode-uri.ts';
import type { SampledPage } from '../gathered.ts';

const AT = `(?:@|\\s?[[(](?:@|${anyOf('atSign')})[\\])]\\s?)`;
const DOMAIN = String.raw`(?:[a-z0-9æøå-]{1,63}\.)+[a-zæøå]{2,24}`;
const ADDRESS = new RegExp(String.raw`(?<![\w.+-])[\w.+-]{1,64}${AT}${DOMAIN}(?![\w-])`, 'giu');
/** Third parties and placeholders whose addresses a store's pages often contain. */
const THIRD_PARTIES = [
  'datatilsynet|forbruker(?:tilsynet|radet|rådet|klageutvalget|europa)|finanstilsynet|klarna|vipps|svea|qliro|walley',
  'nets|posten|bring|postnord|helthjem|paypal|google|facebook|trustpilot|shopify|sentry|example|eksempel|domain|domene',
].join('|');
const THIRD_PARTY_DOMAIN = new RegExp(String.raw`[.@](?:${THIRD_PARTIES})\.[a-z]+$`, 'i');
const PLACEHOLDER = new RegExp(`^(?:${anyOf('exampleName')})[._-]?(?:epost|email|mail|${anyOf('exampleName')})?@`, 'i');
const IS_IMAGE = /\.(?:png|jpe?g|gif|svg|webp)$/i;

/** The e-mail addresses on a page: in text, in mailto links, or encoded by Cloudflare's e-mail protection. */
export function emailAddresses({ page }: SampledPage): string[] {
  const linked = readLinks(page).flatMap(({ href = '' }) => {
    const [, mailto = ''] = /^mailto:([^?]+)/i.exec(href.trim()) ?? [];
    const [, encoded = ''] = /\/cdn-cgi\/l\/email-protection#([0-9a-f]+)/i.exec(href) ?? [];
    return [decodeUriOrSelf(mailto), decodeProtected(encoded)];
  });
  const elements = page.html.includes('data-cfemail') ? elementsIn(page.document) : [];
  const protectedAddresses = elements.map((element) => decodeProtected(attribute(element, 'data-cfemail') ?? ''));
  const written = [...page.text.text.matchAll(ADDRESS)].map(([found]) => found);
  return [...new Set([...linked, ...protectedAddresses, ...written].filter(isOwnAddress))];
}

const isOwnAddress = (address: string) =>
  /[@\s[(]/.test(address) && !THIRD_PARTY_DOMAIN.test(address) && !PLACEHOLDER.test(address) && !IS_IMAGE.test(address);

/** Decodes Cloudflare's encoding: every byte is XORed with the first one. Empty if the result is not an address. */
function decodeProtected(hex: string): string {
  const [mask = 0, ...masked] = Buffer.from(hex, 'hex');
  const address = Buffer.from(masked.map((byte) => byte ^ mask)).toString('utf8');
  return /^[^@\s]+@[^@\s]+$/.test(address) ? address : '';
}

const CONTACT = /contact|kontakt|wpcf7|henvendelse|enquiry|inquiry/i;

/** A contact form: one with a textarea, on the contact page or named as such. */
export function contactForm({ page, role }: SampledPage): PageElement | null {
  const ancestors = withAncestors(elementsIn(page.document).filter(({ tagName }) => tagName === 'textarea'));
  return page.index.controls.filter(({ tagName }) => tagName === 'form').find((form) => {
    const names = ['id', 'class', 'name', 'action'].map((name) => attribute(form, name) ?? '').join(' ');
    return ancestors.has(form) && (role === 'contact' || CONTACT.test(names));
  }) ?? null;
}
