import type { Page } from '../../../../page/page.ts';
import type { Span } from '../../../../page/text.ts';

// A street with its number, then within a few words a postcode and a place: `Ullveien 12B, 7030 Trondheim`.
const STREET = String.raw`\p{Lu}[\p{L}.'’]*(?:[ -][\p{L}.'’]+){0,4}\s\d{1,4}\s?[A-Za-zÆØÅæøå]?`;
const PLACE = String.raw`(?:[A-Z]{1,2}[- ])?(?:\d{3}\s\d{2}|\d{4,5})\s+\p{Lu}[\p{L}-]+`;
const BETWEEN = String.raw`(?:\s*[,|•·–-]\s*|\s+)(?:[\p{L}0-9./ -]{1,40}(?:\s*[,|•·–-]\s*|\n+))?`;
const WHOLE = new RegExp(String.raw`(?<![\p{L}\d])${STREET}${BETWEEN}${PLACE}`, 'u');
const BOX = /(?<!\p{L})(?:postboks|p\.?\s?b\.?|pb|po box|p\.o\. box)\s*\d{1,5}(?!\d)/iu;
const TOWN = /(?:^|[\n,|•·]\s*|(?:adresse|address)[: ]+)((?:N(?:O)?-)?\d{4}\s+\p{Lu}[\p{L}-]+(?: [\p{Lu}][\p{L}-]+)?)(?=\s*(?:$|[\n,.|•·]))/gmu;
const NOT_A_TOWN = /^\d{4}\s+(?:kr|nok|stk|pcs|kunder|varer|produkter|alle|all|copyright|mva|as|jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|des)/iu;
const POSTBOX_BEFORE = /(?:postboks|p\.?\s?b\.?|box)\s*$/iu;

/** An address to visit, with its street; or what there is of one: a post-office box, a postcode and its town. */
export function findAddress({ text: { text } }: Page): { kind: 'street' | 'part'; span: Span } | null {
  const whole = WHOLE.exec(text);
  if (whole && !BOX.test(whole[0]) && !POSTBOX_BEFORE.test(text.slice(0, whole.index))) {
    return { kind: 'street', span: { start: whole.index, end: whole.index + whole[0].length } };
  }
  const box = BOX.exec(text);
  if (box) return { kind: 'part', span: { start: box.index, end: box.index + box[0].length } };
  for (const match of text.matchAll(TOWN)) {
    const town = match[1]!;
    if (NOT_A_TOWN.test(town)) continue;
    const start = match.index + match[0].indexOf(town);
    return { kind: 'part', span: { start, end: start + town.length } };
  }
  return null;
}
