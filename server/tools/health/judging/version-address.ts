import { getDomainWithoutSuffix, getSubdomain } from 'tldts';
import { isCountry, readLanguageTag } from '../../../page/language-tag.ts';

const INDEX = /^(?:index|default)\.[a-z]{3,5}$/i;
const CODES = /^[a-z]{2}(?:[-_][a-z]{2})?$/i;

/**
 * True for the front page of a site's version for a country or a language: `/no/`, `/de-at`, `/be/fr/index.html`,
 * `no.shop.test`, and `shop.se` on `shop.no`.
 */
export function isVersionAddress(url: URL, site: URL): boolean {
  if (nameOf(url) !== nameOf(site)) return false;
  const path = partsOf(url);
  if (!path.every(isCodes)) return false;
  return path.length > 0 || isCodes(getSubdomain(url.hostname) ?? '') || suffixOf(url) !== suffixOf(site);
}

const partsOf = ({ pathname }: URL): string[] => pathname.split('/').filter((part) => part !== '' && !INDEX.test(part));

const isCodes = (text: string): boolean => CODES.test(text)
  && text.split(/[-_]/).every((code) => isCountry(code.toUpperCase()) || readLanguageTag(code) !== null);

/** The name that a shop has under every suffix. */
const nameOf = ({ hostname }: URL): string => getDomainWithoutSuffix(hostname) ?? hostname;

const suffixOf = ({ hostname }: URL): string => hostname.slice(hostname.lastIndexOf('.') + 1);
