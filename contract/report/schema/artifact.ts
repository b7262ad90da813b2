import type { EmitterResult, ExtractedField, FieldValue, Gap } from '../../emitter.ts';
import { EMITTER_FIELDS } from '../../vocabulary.ts';
import type { EmitterField, FindingStatus } from '../../vocabulary.ts';
import { faqJson, productJson, productMembers, typedOf } from './json-ld.ts';

/** The evidence source of a value entered by the user. */
const BY_HAND = 'user-confirmed';

/** The values that the user entered for unconfirmed fields; they never leave the browser. */
export type Filled = Readonly<Partial<Record<EmitterField, FieldValue>>>;

/** The search engine's name for each field. */
const GAP_FIELDS: Readonly<Partial<Record<EmitterField, string>>> = {
  name: 'name', description: 'description', brand: 'brand.name', image: 'image', sku: 'sku', gtin: 'gtin',
  price: 'offers.price', currency: 'offers.priceCurrency', availability: 'offers.availability',
};

/** Our name for a search engine's field, if we have that field. */
export const fieldOfGap = (gap: string): EmitterField | undefined =>
  EMITTER_FIELDS.find((field) => GAP_FIELDS[field] === gap);

/** The search engine's fields as in the page's markup; if there is none, as in the generated code. */
export const gapsOf = ({ mode, gaps, gapsWithCode = [] }: EmitterResult): readonly Gap[] =>
  (mode === 'generate' ? gapsWithCode : gaps);

/** Whether the page's own markup has all required fields, and no code was generated. */
export const isComplete = ({ mode, gaps, jsonld }: EmitterResult): boolean =>
  mode === 'enrich'
  && jsonld.product === null
  && jsonld.faq === null
  && gaps.every((gap) => !isRequired(gap) || gap.state === 'present');

/** The result with the values that the user entered, each marked as such. */
export function withFilled(result: EmitterResult, filled: Filled): EmitterResult {
  const fields = result.fields.map((field) => filledField(field, filled[field.id]));
  const hand = fields.filter(isByHand).map(({ id }) => id);
  if (hand.length === 0) return result;
  const members = productMembers(fields);
  // Generated code with entered values was not validated.
  const { gapsWithCode: _, jsonld: { product, faq }, ...rest } = result;
  return {
    ...rest, fields, offerEmitted: members.offers !== undefined,
    jsonld: {
      product: productWith(product, members, hand),
      faq: hand.includes('faq') ? faqJson(fields, `${BY_HAND}: faq`) : faq,
    },
  };
}

function filledField(field: ExtractedField, value: FieldValue | undefined): ExtractedField {
  if (!value || field.status === 'verified') return field;
  return { id: field.id, status: 'verified', value, evidence: { source: BY_HAND, quote: typedOf(value), locator: '' } };
}

/** Whether the user entered the value. */
export const isByHand = (field: ExtractedField): boolean =>
  field.status === 'verified' && field.evidence.source === BY_HAND;

/** The finding status that a field is shown with. */
export function fieldStatus(field: ExtractedField): FindingStatus {
  if (field.status === 'verified') return isByHand(field) ? 'info' : 'pass';
  if (field.reason === 'no-evidence') return 'info';
  return field.reason === 'gate-failed' ? 'warn' : 'not-measured';
}

/** The number of fields that are verified, entered by the user, unverified and not measured. */
export function countFields({ fields }: EmitterResult) {
  const byHand = fields.filter(isByHand).length;
  const known = fields.filter(({ status }) => status === 'verified').length;
  const unmeasured = fields.filter((field) => fieldStatus(field) === 'not-measured').length;
  return { verified: known - byHand, byHand, unverified: fields.length - known - unmeasured, unmeasured };
}

/** The number of a result's fields of each kind. */
export type FieldCounts = ReturnType<typeof countFields>;

const OFFERED: readonly EmitterField[] = ['price', 'currency', 'availability'];

function productWith(
  code: string | null, members: ReturnType<typeof productMembers>, hand: readonly EmitterField[],
): string | null {
  if (members.name === undefined) return code;
  const known = code === null ? {} : JSON.parse(code) as object;
  const own = hand.filter((id) => id !== 'faq' && (!OFFERED.includes(id) || members.offers));
  const isOwn = (key: string): boolean => own.some((id) => key.startsWith(OFFERED.includes(id) ? 'offers' : id));
  const shown = Object.entries(members).filter(([key]) => key === 'name' || key in known || isOwn(key));
  return productJson(Object.fromEntries(shown), own.length > 0 ? `${BY_HAND}: ${own.join(', ')}` : undefined);
}

/** The code as a script element. */
export const scriptTag = (json: string): string => `<script type="application/ld+json">\n${json}\n</script>`;

/** How a line differs from the page's markup, or that the user entered it. */
type LineMark = 'new' | 'corrected' | 'by-hand';

export interface CodeLine {
  text: string;
  mark: LineMark | undefined;
}

/** The generated product code line by line; compared with the page's own markup if there is any. */
export function codeLines(json: string, result: EmitterResult): CodeLine[] {
  const path: string[] = [];
  const hand = new Set(result.fields.filter(isByHand).map(({ id }) => GAP_FIELDS[id]));
  return json.split('\n').map((text) => {
    const depth = Math.floor(text.search(/\S|$/) / 2);
    const key = /^\s*"((?:[^"\\]|\\.)*)":/.exec(text)?.[1];
    path.length = Math.min(path.length, /^\s*[}\]]/.test(text) ? depth : Math.max(0, depth - 1));
    if (key !== undefined) path[depth - 1] = key;
    const gap = gapOfPath(path);
    const own = path[0] === '@index' || (gap !== undefined && hand.has(gap)) ? 'by-hand' as const : undefined;
    return { text, mark: own ?? (result.mode === 'enrich' ? markOf(gap, result.gaps) : undefined) };
  });
}

function gapOfPath([first, second]: readonly string[]): string | undefined {
  if (first === undefined) return undefined;
  if (first === 'offers') return second === undefined || second.startsWith('@') ? 'offers' : `offers.${second}`;
  if (first === 'brand') return 'brand.name';
  return first.startsWith('gtin') ? 'gtin' : first;
}

function markOf(field: string | undefined, gaps: readonly Gap[]): LineMark | undefined {
  const gap = gaps.find((each) => each.field === field);
  if (!gap || gap.state === 'present') return undefined;
  return gap.state === 'missing' ? 'new' : 'corrected';
}

/** One value that the code adds to the page's markup or corrects. */
export interface Change {
  field: EmitterField;
  mark: LineMark;
  value: FieldValue;
  before: string | undefined;
}

/** What the code adds or corrects, in field order. */
export function changesOf(result: EmitterResult): Change[] {
  if (result.jsonld.product === null) return [];
  const node = JSON.parse(result.jsonld.product) as object;
  return result.fields.flatMap((field): Change[] => {
    const name = GAP_FIELDS[field.id];
    if (field.status !== 'verified' || name === undefined || !holds(node, name)) return [];
    const gap = result.gaps.find((each) => each.field === name);
    const mark = isByHand(field) ? 'by-hand' : markOf(name, result.gaps);
    return mark ? [{ field: field.id, mark, value: field.value, before: gap?.existingValue }] : [];
  });
}

const holds = (node: object, name: string): boolean =>
  Object.keys(node).some((key) => key.replace(/^gtin\d.*/, 'gtin') === name.split('.')[0]);

/** The fields that a search engine requires; it recommends all others. */
const REQUIRED = new Set(['name', 'image', 'offers', 'offers.price', 'offers.priceCurrency']);

export const isRequired = ({ field }: Gap): boolean => REQUIRED.has(field);
