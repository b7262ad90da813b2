/** The documents a listing is asked about. */
export const DOCUMENT_TYPES = ['invoice', 'order', 'catalogue'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** One document type a participant is listed as receiving. */
export interface DocumentId {
  scheme: string;
  value: string;
}

const SCHEMES = ['busdox-docid-qns', 'peppol-doctype-wildcard'];
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

interface Rule {
  type: DocumentType;
  /** Namespace and root element, as `…Invoice-2::Invoice`. */
  document: string;
  customisation: RegExp;
}

const CORE = /^urn:cen\.eu:en16931:2017(?![^]*:(?:selfbilling|reminder):)(?:$|[#:])/;
const BILLING = new RegExp(String.raw`${CORE.source}|^urn:peppol:pint:billing-1(?:$|@)`);
/** The generation before: EHF Ordering 1.0, Catalogue 1.0, invoices and credit notes of EHF 1 and 2. */
const LEGACY = /^urn:www\.cenbii\.eu:transaction:/;
const ORDER = /^urn:fdc:peppol\.eu:poacc:trns:order:3(?:$|:(?:extended|restrictive):)/;
const CATALOGUE = /^urn:fdc:peppol\.eu:poacc:trns:catalogue:3(?:$|:(?:extended|restrictive):)/;

// A self-billed invoice goes to the seller: whoever lists it receives no invoices from suppliers. A reminder is sent
// as an invoice with a customisation of its own: whoever lists that receives reminders.
const RULES: readonly Rule[] = [
  { type: 'invoice', document: `${UBL}Invoice-2::Invoice`, customisation: BILLING },
  { type: 'invoice', document: `${UBL}CreditNote-2::CreditNote`, customisation: BILLING },
  {
    type: 'invoice', customisation: CORE,
    document: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100::CrossIndustryInvoice',
  },
  { type: 'order', document: `${UBL}Order-2::Order`, customisation: ORDER },
  { type: 'catalogue', document: `${UBL}Catalogue-2::Catalogue`, customisation: CATALOGUE },
];

/** What a listing says of the asked documents. */
export interface Documents {
  /** Received in today's formats. */
  types: DocumentType[];
  /** Received in formats nobody sends any more, and in no other. */
  legacy: DocumentType[];
}

/** Which of the asked documents an identifier stands for, by namespace and root first and customisation second. */
export function documentType({ scheme, value }: DocumentId): { type: DocumentType; isLegacy: boolean } | null {
  if (!SCHEMES.includes(scheme)) return null;
  const [document = '', rest] = splitOnce(value, '##');
  if (rest === undefined) return null;
  const end = rest.lastIndexOf('::');
  const customisation = (end === -1 ? rest : rest.slice(0, end)).replace(/\*$/, '');
  const rules = RULES.filter((rule) => rule.document === document);
  const rule = rules.find((one) => one.customisation.test(customisation));
  if (rule) return { type: rule.type, isLegacy: false };
  return rules[0] && LEGACY.test(customisation) ? { type: rules[0].type, isLegacy: true } : null;
}

/** The asked documents among many, in the order they are asked about. */
export function documentsAmong(ids: readonly DocumentId[]): Documents {
  const found = ids.flatMap((id) => documentType(id) ?? []);
  const types = DOCUMENT_TYPES.filter((type) => found.some((one) => one.type === type && !one.isLegacy));
  return { types, legacy: DOCUMENT_TYPES.filter((type) => !types.includes(type) && found.some((one) => one.type === type)) };
}

function splitOnce(text: string, by: string): [string, string?] {
  const at = text.indexOf(by);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + by.length)];
}
