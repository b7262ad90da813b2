import { anyOf } from '../../../lexicon/lexicon.ts';
import { matchesOf } from '../../../page/matches-of.ts';
import type { Page } from '../../../page/page.ts';
import type { Span } from '../../../page/span.ts';

// The length limit of 60 below exceeds any street name; without it, `A.A.A.` would backtrack from every letter.
const LETTERS = String.raw`[\p{L}.'’]`;
// On country roads, house numbers are distances in tens of metres and can exceed 999.
const NUMBER = String.raw`\d{1,4}(?:\s?[A-Za-zÆØÅæøå](?![\p{L}]))?(?:\s?[-–/]\s?\d{1,4})?(?!\d)`;
const COMMA = String.raw`[ ]?[,|•·–]?[ ]?\n[ ]?|[ ]?[,|•·–][ ]?`;
const PART_OF_HOUSE = `\\d{1,2}\\. ?(?:${anyOf('floor')})\\.?|(?:${anyOf('partOfHouse')}) \\w{1,3}|H\\d{4}`;
/** A remark between street and town, such as `(inngang fra Jomfrugata)` or a neighbourhood in parentheses. */
const REMARK = String.raw`[ ]\([^()\n]{1,60}\)`;
/** The label of a table's next row, such as `Poststed`. */
const TOWN_LABEL = `(?i:${anyOf('townLabel')})\\.?(?:: ?|${COMMA})`;
const SEPARATOR =
  String.raw`(?:${REMARK})?(?:${COMMA}|\.?[ ])(?:(?:${PART_OF_HOUSE}|\p{Lu}[\p{L}-]{1,30})(?:${COMMA})|${TOWN_LABEL})?`;
const TOWN = String.raw`(?:(?:NO?|SE?|DK|FI|DE|[AD])-)?(?:\d{3} \d{2}|\d{4,5})[ ]\p{Lu}[\p{L}-]+`;

// `Ullveien 12B, 7030 Trondheim`; a name without a street word needs a comma or line break before the town.
const STREETS = new RegExp(
  String.raw`(?<![\p{L}\d])(\p{Lu}${LETTERS}{0,60}(?:[ -]${LETTERS}{1,60}){0,4})[ ](${NUMBER})(${SEPARATOR})(${TOWN})`, 'gu');
/** A name that ends in a street word is a street without further evidence. */
const NAMED_STREET = new RegExp(`(?:${anyOf('street')})\\.?$`, 'iu');
const BOX = new RegExp(`(?<!\\p{L})(?:${anyOf('postBox')})\\s*\\d{1,5}(?!\\d)`, 'iu');
const BOX_WORD = new RegExp(`(?:${anyOf('postBox')}|box)$`, 'iu');
const TOWN_ALONE = String.raw`((?:NO?-)?\d{4}[ ]\p{Lu}[\p{L}-]+(?:[ ]\p{Lu}[\p{L}-]+)?)(?=\s*(?:$|[,.|•·]))`;
const TOWNS = new RegExp(String.raw`(?:^|[,|•·]\s*|(?:${anyOf('addressLabel')})[: ]+)${TOWN_ALONE}`, 'gmu');
const MONTH = new RegExp(`(?:^|[ .])(?:${anyOf('month')})\\.?$`, 'iu');
const YEAR = /^(?:19[89]|20[0-3])\d[ ]/;
const UNITS = 'kr|nok|stk|pcs|lei|as|asa|ab|watt|mah|mm|cm|kg|gb|tb|mb|hz|wh|gram|kcal';
const NOT_A_TOWN = new RegExp(`^\\S+[ ](?:${UNITS}|${anyOf('month', 'countedThings', 'tax', 'ambiguousTax')})$`, 'iu');

/** The first street address in the page's text, else a partial address: a PO box, or a postcode with its town. */
export function findAddress({ text: { text } }: Page): { kind: 'street' | 'part'; span: Span } | null {
  for (const match of matchesOf(text, STREETS)) {
    const [whole, street = '', number = '', separator = '', town = ''] = match;
    if (BOX_WORD.test(street) || MONTH.test(street) || NOT_A_TOWN.test(town)) continue;
    if (!NAMED_STREET.test(street) && (/^\.? $/.test(separator) || /\d{4}/.test(number) || YEAR.test(town))) continue;
    return { kind: 'street', span: { start: match.index, end: match.index + whole.length } };
  }
  const box = BOX.exec(text);
  if (box) return { kind: 'part', span: { start: box.index, end: box.index + box[0].length } };
  for (const match of matchesOf(text, TOWNS)) {
    const town = match[1]!;
    if (NOT_A_TOWN.test(town) || YEAR.test(town)) continue;
    const start = match.index + match[0].indexOf(town);
    return { kind: 'part', span: { start, end: start + town.length } };
  }
  return null;
}
