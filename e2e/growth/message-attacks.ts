import { hostOf, languageOf, list, times } from './pieces.ts';
import type { Attack } from './pieces.ts';

/** A four-digit number as letters: the form of a script subtag. */
const lettersOf = (place: number): string => Array.from(String(place), (digit) => 'abcdefghij'[Number(digit)]).join('');

/** Attacks via response headers. */
export const HEADERS: ReadonlyMap<string, (size: number) => Readonly<Record<string, string>>> = new Map(Object.entries({
  'x-robots-tag': (size: number) => ({ 'x-robots-tag': list(size, (place) => `bot${place}: noindex`) }),
  'x-robots-tag of one bot': (size: number) => ({ 'x-robots-tag': `googlebot: ${list(size, () => 'none')}` }),
  'link': (size: number) => ({ link: list(size, (place) => `</p/${place}>; rel="canonical"`) }),
  'link without an end': (size: number) => ({ link: `<a>${times(size, '; rel ')}` }),
  'languages': (size: number) => ({ link: `<https://shop.test/p/kanne>; rel="alternate"; hreflang="nb",${list(size, (place) => `<https://shop.test/>; rel="alternate"; hreflang="en-${lettersOf(place)}"`)}` }),
  'a language of many parts': (size: number) => ({ link: `</>; rel="alternate"; hreflang="${languageOf(size)}"` }),
  'strict-transport-security': (size: number) => ({ 'strict-transport-security': times(size, 'max-age=1; ') }),
  'cache-control': (size: number) => ({ 'cache-control': times(size, 'max-age=1, ') }),
  'content-type': (size: number) => ({ 'content-type': `text/html; ${times(size, 'charset =')}` }),
}));

/** Attacks via the name in a request's body. */
export const SENT_NAMES: ReadonlyMap<string, Attack> = new Map(Object.entries({
  'white space within': (size: number) => `a${times(10 * size, ' ')}b`,
  'white space at both ends': (size: number) => `${times(5 * size, ' ')}a${times(5 * size, ' ')}`,
  'addresses': (size: number) => times(5 * size, 'a@a.'),
}));

/** Attacks via the answers of company registers and of the Peppol directory. */
export const REGISTERS: ReadonlyMap<string, Attack> = new Map(Object.entries({
  'a website of many letters': (size: number) => unitsOf([`"${hostOf(5 * size)}"`]),
  'units': (size: number) => unitsOf(Array.from({ length: size }, () => '"shop.test"')),
  'participants': (size: number) => `{"matches":[${list(size, () => '{"participantID":{"scheme":"a","value":"b"}}')}]}`,
  'documents': (size: number) => `{"matches":[{"participantID":{"scheme":"iso6523-actorid-upis","value":"0192:923609016"},"docTypes":[${
    list(size, () => '{"scheme":"busdox-docid-qns","value":"a##b"}')}]}]}`,
  'lists in depth': (size: number) => `{"matches":${times(size, '[')}${times(size, ']')}}`,
}));

const unitsOf = (websites: readonly string[]): string => `{"page":{"totalElements":1},"_embedded":{"enheter":[${
  websites.map((website) => `{"organisasjonsnummer":"923609016","navn":"A","hjemmeside":${website}}`).join(',')}]}}`;

const serviceGroup = (inner: string): string =>
  `<ServiceGroup><ParticipantIdentifier>0192:923609016</ParticipantIdentifier>${inner}</ServiceGroup>`;

/** Attacks via a participant's service group. */
export const PUBLISHERS: ReadonlyMap<string, Attack> = new Map(Object.entries({
  'references': (size: number) => serviceGroup(times(size, '<ServiceMetadataReference href="/services/busdox-docid-qns::a##b"/>')),
  'a long reference': (size: number) => serviceGroup(`<ServiceMetadataReference href="${times(10 * size, '/services/a::')}"/>`),
  'attributes': (size: number) => serviceGroup(`<a xmlns:b="b" ${times(size, (place) => `b:a${place}="" `)}/>`),
  'namespaces': (size: number) => serviceGroup(
    `<a ${times(size, (place) => `xmlns:a${place}="${place}" `)}>${times(size, (place) => `<a${place}:b/>`)}</a>`),
  'text in pieces': (size: number) => serviceGroup(`<ParticipantIdentifier>${times(size, 'a&amp;<![CDATA[b]]><!---->')}</ParticipantIdentifier>`),
  'elements in depth': (size: number) => serviceGroup(times(size, '<a>')),
  'white space': (size: number) => serviceGroup(times(10 * size, ' \n')),
}));

/** Attacks via response headers on the browsers' proxy; names and values alternate. */
export const RELAYED: ReadonlyMap<string, (size: number) => readonly string[]> = new Map(Object.entries({
  'fields and names of fields': (size: number) =>
    ['Connection', list(8 * size, (place) => `a${place}`), ...Array.from({ length: 8 * size }, () => ['b', '']).flat()],
}));

/** Attacks via JSON from the services that the operator configured, before it is parsed. */
export const JSON_BODIES: ReadonlyMap<string, Attack> = new Map(Object.entries({
  'lists in depth': (size: number) => `[${times(5 * size, `${'['.repeat(90)}${']'.repeat(90)}`)}`,
  'objects never closed': (size: number) => times(size, '{"a":'),
  'members': (size: number) => `{${list(size, (place) => `"a${place}":1`)}}`,
  'one string': (size: number) => `"${times(size, '\\"[')}`,
}));

/** Attacks via the answers of AI engines. */
export const ANSWERS: ReadonlyMap<string, Attack> = new Map(Object.entries({
  'the name': (size: number) => times(size, 'Power '),
  'the name before brackets': (size: number) => times(size, 'Power ('),
  'beginnings of a name': (size: number) => times(5 * size, 'a-'),
  'brackets': (size: number) => times(5 * size, '['),
  'links never closed': (size: number) => times(5 * size, ']('),
  'links': (size: number) => times(size, '[kopp](https://a.no/x) '),
  'links before the name': (size: number) => `${times(size, '[k](//a.no) ')}${times(size, 'Power ')}`,
  'sources': (size: number) => `${times(5 * size, '[1]')} Power`,
  'one word of a domain': (size: number) => times(5 * size, 'a.'),
  'one word of a file': (size: number) => `${times(5 * size, 'a_')}.pdf`,
  'emphasis': (size: number) => times(5 * size, '*'),
  'escapes': (size: number) => times(5 * size, '\\'),
  'comments never closed': (size: number) => times(size, '<!--'),
  'entities': (size: number) => times(size, '&amp;'),
  'marks on one letter': (size: number) => `a${times(5 * size, '\u0301\u0316')}`,
  'writing without spaces': (size: number) => times(5 * size, 'の'),
}));
