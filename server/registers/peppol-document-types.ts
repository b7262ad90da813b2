/** The document types that a listing is checked for. */
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
/** The previous generation: EHF Ordering 1.0, Catalogue 1.0, invoices and credit notes of EHF 1 and 2. */
const LEGACY = /^urn:www\.cenbii\.eu:transaction:/;
const ORDER = /^urn:fdc:peppol\.eu:poacc:trns:order:3(?:$|:(?:extended|restrictive):)/;
const CATALOGUE = /^urn:fdc:peppol\.eu:poacc:trns:catalogue:3(?:$|:(?:extended|restrictive):)/;

// Self-billed invoices go to the seller: a participant that lists them does not receive suppliers' invoices by that.
// Reminders are invoices with a customisation of their own: a participant that lists it receives reminders.
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

/** Which document types a participant is listed as receiving. */
export interface Documents {
  /** In current formats. */
  types: DocumentType[];
  /** Only in formats that are no longer in use. */
  legacy: DocumentType[];
}

/** The document type of an identifier, by namespace and root element, then customisation; null for any other. */
export function documentType({ scheme, value }: DocumentId): { type: DocumentType; isLegacy: boolean } | null {
  if (!SCHEMES.includes(scheme)) return null;
  const split = value.indexOf('##');
  if (split === -1) return null;
  const [document, rest] = [value.slice(0, split), value.slice(split + 2)];
  const end = rest.lastIndexOf('::');
  const customisation = (end === -1 ? rest : rest.slice(0, end)).replace(/\*$/, '');
  const rules = RULES.filter((rule) => rule.document === document);
  const rule = rules.find((one) => one.customisation.test(customisation));
  if (rule) return { type: rule.type, isLegacy: false };
  return rules[0] && LEGACY.test(customisation) ? { type: rules[0].type, isLegacy: true } : null;
}

/** The document types among the identifiers, each once, in the order of `DOCUMENT_TYPES`. */
export function documentsAmong(ids: readonly DocumentId[]): Documents {
  const found = ids.flatMap((id) => documentType(id) ?? []);
  const types = DOCUMENT_TYPES.filter((type) => found.some((one) => one.type === type && !one.isLegacy));
  return { types, legacy: DOCUMENT_TYPES.filter((type) => !types.includes(type) && found.some((one) => one.type === type)) };
}
