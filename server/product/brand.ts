import { anyOf, loosely, shopWords } from '../lexicon/lexicon.ts';

const LABEL = new RegExp(`^[^:]{0,40}?(?<!\\p{L})(?:${loosely('brand', 'brandOwnLine')})[^:]{0,12}:\\s*`, 'iu');
const PLACEHOLDERS = new Set(shopWords('noBrand'));
const ADDRESS = new RegExp([
  String.raw`^(?:(?:[a-z][a-z\d+.-]*:)?//|(?:mailto|tel|sms|javascript|data|urn):(?=\S)|www\.|[\w.-]+@)`,
  String.raw`^[\p{L}\p{N}.-]+\.\p{L}{2,}(?::\d+)?(?:/|[?#].)`,
].join('|'), 'iu');
const SHOW_ALL = new RegExp(`^(?:${anyOf('showAll')})(?!\\p{L})`, 'iu');

/** A brand without its label; null for a placeholder, an address or an empty text. */
export function readBrand(text: string): string | null {
  const brand = text.replaceAll(/\s+/g, ' ').trim().replace(LABEL, '');
  if (brand.length > 80 || PLACEHOLDERS.has(brand.toLowerCase()) || SHOW_ALL.test(brand)) return null;
  return ADDRESS.test(brand) || !/[\p{L}\p{N}]/u.test(brand) ? null : brand;
}
