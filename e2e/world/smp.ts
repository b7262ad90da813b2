import type { RequestListener } from 'node:http';

/** One participant at a publisher: its documents, and the format of its response. */
export interface Listing {
  participant: string;
  /** Document identifiers with their scheme; empty makes an empty collection. */
  documents: readonly string[];
  /** The prefix of the publisher's namespace: `ns2:`, `smp:`, or none. */
  prefix?: string;
  /** Lower-case percent-encodings, also of slashes. */
  lowerHex?: boolean;
  /** The response instead of the service group. */
  instead?: { status: number; headers?: Readonly<Record<string, string>>; body?: string } | 'hang';
  /** The participant in the response, if not the requested one. */
  about?: string;
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const qns = (document: string, customisation: string, version = '2.1'): string =>
  `busdox-docid-qns::${UBL}${document}##${customisation}::${version}`;
const BILLING = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

/** Document identifiers as publishers list them. */
export const DOCUMENTS = {
  invoice: qns('Invoice-2::Invoice', BILLING),
  creditNote: qns('CreditNote-2::CreditNote', BILLING),
  order: qns('Order-2::Order', 'urn:fdc:peppol.eu:poacc:trns:order:3'),
  catalogue: qns('Catalogue-2::Catalogue', 'urn:fdc:peppol.eu:poacc:trns:catalogue:3'),
  punchOut: qns('Catalogue-2::Catalogue', 'urn:fdc:peppol.eu:poacc:trns:punch_out:3'),
  reminder: qns('Reminder-2::Reminder', 'urn:fdc:anskaffelser.no:2019:ehf:reminder:3.0'),
} as const;

/** A metadata publisher: 406 where `Accept` lacks `text/xml`, 404 for unknown participants. */
export function smpListener(listings: ReadonlyMap<string, Listing>, host: string, requests: string[]): RequestListener {
  return (request, response) => {
    requests.push(request.url ?? '');
    const path = decodeURIComponent(request.url ?? '');
    const listing = listings.get(/^\/iso6523-actorid-upis::(\d{4}:\S+)$/.exec(path)?.[1] ?? '');
    if (!/text\/xml/.test(request.headers.accept ?? '')) return void response.writeHead(406).end();
    if (!listing) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    const { instead } = listing;
    if (instead === 'hang') return;
    if (instead) return void response.writeHead(instead.status, instead.headers).end(instead.body);
    response.writeHead(200, { 'content-type': 'text/xml;charset=UTF-8' }).end(serviceGroup(listing, host));
  };
}

function serviceGroup(
  { participant, about = participant, documents, prefix = 'ns2:', lowerHex = false }: Listing, host: string,
): string {
  const base = `https://${host}/${encodeURIComponent(`iso6523-actorid-upis::${about}`)}`;
  const hrefs = documents.map((document) => {
    const href = `${base}/services/${encodeURIComponent(document)}`;
    return lowerHex
      ? href.replace('/services/', '%2fservices%2f').replaceAll(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase())
      : href;
  });
  const busdox = 'http://busdox.org/serviceMetadata/publishing/1.0/';
  const declared = prefix === '' ? `xmlns="${busdox}"` : `xmlns:${prefix.slice(0, -1)}="${busdox}"`;
  const references = hrefs.map((href) => `<${prefix}ServiceMetadataReference href="${href}"/>`).join('');
  const collection = `${prefix}ServiceMetadataReferenceCollection`;
  const identifier = `<i:ParticipantIdentifier xmlns:i="http://busdox.org/transport/identifiers/1.0/"
  scheme="iso6523-actorid-upis">${about}</i:ParticipantIdentifier>`;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<${prefix}ServiceGroup ${declared}>${identifier}<${collection}>${references}</${collection}></${prefix}ServiceGroup>`;
}
