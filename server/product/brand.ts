const LABEL = new RegExp([
  String.raw`^(?:[^:]{0,40}(?:\bbrand|\bmerke|\bmarke|\bmarca|\bmarque|\bmärke|\bmærke|manufacturer|produsent`,
  String.raw`|hersteller|marka|brend|producer|leverandør)[^:]{0,12}:)\s*`,
].join(''), 'iu');
const PLACEHOLDERS = new Set([
  'n/a', 'na', 'none', 'null', 'undefined', 'unknown', 'no brand', 'ukjent', '-', 'generic', 'default', 'brand',
  'merke', 'marke', 'marca',
  'does not apply', 'other', 'test',
]);

const LINK_WORDS = /^(?:vis|se|show|view|see|shop)\s(?:alle?|mer|flere|all|more)(?!\p{L})/iu;

/** A brand without the label it was marked up with; null when nothing is left that names one. */
export function readBrand(text: string): string | null {
  const brand = text.replaceAll(/\s+/g, ' ').trim().replace(LABEL, '').trim();
  if (brand === '' || brand.length > 80 || PLACEHOLDERS.has(brand.toLowerCase()) || LINK_WORDS.test(brand)) return null;
  return /^https?:\/\/|^www\.|^[\w.-]+@/i.test(brand) || !/[\p{L}\p{N}]/u.test(brand) ? null : brand;
}
