/** The document types that a listing is checked for. */
export const DOCUMENT_TYPES = ['invoice', 'order', 'catalogue'] as const;
type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** One document type a participant is listed as receiving. */
export interface DocumentId {
  scheme: string;
  value: string;
}

const SCHEMES = ['busdox-docid-qns', 'peppol-doctype-wildcard'];
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

const CORE = /^urn:cen\.eu:en16931:2017(?![^]*:(?:selfbilling|reminder):)(?:$|[#:*])/;
const BILLING = new RegExp(String.raw`${CORE.source}|^urn:peppol:pint:billing-1(?:$|[@:*])`);
/** The previous generation: EHF Ordering 1.0, Catalogue 1.0, invoices and credit notes of EHF 1 and 2. */
const LEGACY = /^urn:www\.cenbii\.eu:transaction:/;
const ORDER = /^urn:fdc:peppol\.eu:poacc:trns:order:3(?:$|::|\*|:(?:extended|restrictive):)/;
const CATALOGUE = /^urn:fdc:peppol\.eu:poacc:trns:catalogue:3(?:$|::|\*|:(?:extended|restrictive):)/;

// Self-billed invoices and reminders have customisations of their own, which no rule matches: a participant that lists
// only those does not receive its suppliers' invoices.
/** By namespace and root element: the document type, and how its current customisations begin. */
const RULES = new Map<string, readonly [type: DocumentType, current: RegExp]>([
  [`${UBL}Invoice-2::Invoice`, ['invoice', BILLING]],
  [`${UBL}CreditNote-2::CreditNote`, ['invoice', BILLING]],
  ['urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100::CrossIndustryInvoice', ['invoice', CORE]],
  [`${UBL}Order-2::Order`, ['order', ORDER]],
  [`${UBL}Catalogue-2::Catalogue`, ['catalogue', CATALOGUE]],
]);

/** The document type of an identifier, by namespace and root element, then customisation; null for any other. */
export function documentType({ scheme, value }: DocumentId): { type: DocumentType; isLegacy: boolean } | null {
  const [document = '', customisation = ''] = value.split('##');
  const rule = SCHEMES.includes(scheme) ? RULES.get(document) : undefined;
  if (!rule) return null;
  const [type, current] = rule;
  const isLegacy = LEGACY.test(customisation);
  return isLegacy || current.test(customisation) ? { type, isLegacy } : null;
}

/** The document types among the identifiers, each once, in the order of `DOCUMENT_TYPES`; null if nothing is listed. */
export function documentsAmong(ids: readonly DocumentId[]) {
  if (ids.length === 0) return null;
  const found = ids.flatMap((id) => documentType(id) ?? []);
  const types = DOCUMENT_TYPES.filter((type) => found.some((one) => one.type === type && !one.isLegacy));
  return {
    /** In current formats. */
    types,
    /** Only in formats that are no longer in use. */
    legacy: DOCUMENT_TYPES.filter((type) => !types.includes(type) && found.some((one) => one.type === type)),
  };
}
