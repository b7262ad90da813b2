import { loosely } from '../lexicon/lexicon.ts';

const LABEL = new RegExp([
  `^(?:${loosely('shopNumber', 'makerNumber', 'codeOwnLine')})\\s*[.:#]+\\s*`,
  // `SKU AB-100`
  `^(?:${loosely('shopNumber')}) (?=\\S*\\d\\S*$)`,
].join('|'), 'iu');
const PLACEHOLDERS = new Set(['n/a', 'na', 'none', 'null', 'undefined', 'nan', '0', 'default', 'false', 'true']);

/** A stock-keeping code without its label; null for several words, a placeholder, an address and the like. */
export function readSku(text: string): string | null {
  const sku = text.replaceAll(/\s+/g, ' ').trim().replace(LABEL, '');
  if (sku.length > 64 || /\s/.test(sku) || PLACEHOLDERS.has(sku.toLowerCase())) return null;
  return /^https?:\/\//i.test(sku) || !/[\p{L}\p{N}]/u.test(sku) ? null : sku;
}
