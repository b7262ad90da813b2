import { SaxesParser } from 'saxes';
import { attempt } from '../net/attempt.ts';
import type { FetchSession } from '../net/fetch-types.ts';
import type { DocumentId } from './peppol-document-types.ts';
import { PARTICIPANT_SCHEME } from './peppol-sml.ts';

const MAX_BYTES = 1_048_576;
const TOTAL_MS = 8_000;
/** Far more than any participant receives; part of a list would not say what is missing from it. */
export const MAX_DOCUMENTS = 2_000;
/** No real service group nests deeper, and every level slows the parser's search for namespaces. */
const MAX_DEPTH = 32;
const NOT_FOUND = 404;
/** Some publishers respond 406 to `application/xml` alone. */
const ACCEPT = 'text/xml, application/xml;q=0.9, */*;q=0.1';

/** The URL of a participant's service group below a publisher's base. */
export const serviceGroupUrl = (base: URL, participant: string): URL =>
  new URL(`${base.href.replace(/\/+$/, '')}/${encodeURIComponent(`${PARTICIPANT_SCHEME}::${participant}`)}`);

/**
 * The documents a publisher lists for a participant; null if its answer is unusable. The session must be guarded, as
 * the publisher's address comes from a third party.
 */
export async function queryPublisher(
  base: URL, participant: string, session: Pick<FetchSession, 'get'>,
): Promise<readonly DocumentId[] | 'absent' | null> {
  const url = serviceGroupUrl(base, participant);
  const result = await session.get(url, {
    headers: { accept: ACCEPT }, maxBytes: MAX_BYTES, maxRedirects: 0, totalMs: TOTAL_MS,
  });
  if (result.ok && result.status === NOT_FOUND) return 'absent';
  if (!result.ok || result.status !== 200 || result.truncated) return null;
  return readServiceGroup(new TextDecoder().decode(result.body), participant);
}

function refuse(): never {
  throw new Error('no service group has this');
}

/**
 * The documents in a service group; some publishers list none. Elements are matched by local name, whatever their
 * prefix. Null if it is unreadable, about another participant or has a document type declaration.
 */
export function readServiceGroup(xml: string, participant: string): DocumentId[] | null {
  const parser = new SaxesParser({ xmlns: true });
  const hrefs: string[] = [];
  let root: string | null = null;
  let subject: string | null = null;
  let inParticipant = false;
  let depth = 0;
  parser.on('doctype', refuse);
  parser.on('opentag', ({ local, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) refuse();
    root ??= local;
    inParticipant = local === 'ParticipantIdentifier' && subject === null;
    if (inParticipant) subject = '';
    if (local !== 'ServiceMetadataReference') return;
    if (hrefs.length >= MAX_DOCUMENTS) refuse();
    const href = Object.values(attributes).find((attribute) => attribute.local === 'href')?.value;
    if (href !== undefined) hrefs.push(href);
  });
  const addText = (text: string): void => {
    if (inParticipant) subject += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    depth -= 1;
    inParticipant = false;
  });
  try {
    parser.write(xml.replace(/^\uFEFF/, '')).close();
  } catch {
    // The parser throws at the first error.
    return null;
  }
  if (root !== 'ServiceGroup' || (subject ?? '').trim().toLowerCase() !== participant) return null;
  return hrefs.flatMap((href) => documentIn(href) ?? []);
}

/** The document id in a reference; escapes may be in either case and include the slashes. */
function documentIn(href: string): DocumentId | null {
  const plain = attempt(() => decodeURIComponent(href)) ?? '';
  const at = plain.lastIndexOf('/services/');
  const id = at === -1 ? '' : plain.slice(at + '/services/'.length);
  const split = id.indexOf('::');
  return split <= 0 ? null : { scheme: id.slice(0, split), value: id.slice(split + 2) };
}
