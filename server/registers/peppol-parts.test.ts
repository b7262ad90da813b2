import { describe, expect, test } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import type { GuardedFetch } from '../net/fetch-types.ts';
import type { TrustedFetch } from '../net/trusted.ts';
import { createPeppol } from './peppol.ts';
import { documentsAmong, documentType } from './peppol-document-types.ts';
import { participantName, publisherIn } from './peppol-sml.ts';
import { readServiceGroup, serviceGroupUrl } from './peppol-smp.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const BILLING = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

describe('the directory', () => {
  const participantID = { scheme: 'iso6523-actorid-upis', value: '0192:923609016' };
  const document = { scheme: 'busdox-docid-qns', value: `${UBL}Invoice-2::Invoice##${BILLING}` };
  const listedWith = async (docTypes: readonly unknown[]) => {
    const body = JSON.stringify({ matches: [{ participantID, docTypes }] });
    const directory = {
      fetch: (async () => new Response(body)) as unknown as TrustedFetch, baseUrl: 'https://directory.test',
      clock: createManualClock(),
    };
    const resolver = { resolveNaptr: async () => ({ ok: false as const, fault: 'dns-failed' as const, detail: '' }) };
    const peppol = createPeppol({ resolver, fetch: {} as GuardedFetch, directory, zone: 'sml.test' });
    return peppol.lookup(participantID.value, new AbortController().signal);
  };

  test.each([
    ['the most documents', Array.from({ length: 2_000 }, () => document), { kind: 'listed', by: 'directory', documents: { types: ['invoice'], legacy: [] } }],
    ['more documents', Array.from({ length: 2_001 }, () => document), { kind: 'not-measured', reason: 'service-down' }],
    ['more documents than an exception lists', Array.from({ length: 250_000 }, () => 1), { kind: 'not-measured', reason: 'service-down' }],
  ])('%s', async (_name, documents, found) => {
    expect(await listedWith(documents)).toEqual(found);
  });
});

describe('the locator', () => {
  test.each([
    ['0088:123abc', 'y7dzfxaf3d4cjz4kcgrxtec6twvcga4ky7zwa5boif6mswd4tdrq'],
    ['0088:123ABC', 'y7dzfxaf3d4cjz4kcgrxtec6twvcga4ky7zwa5boif6mswd4tdrq'],
    ['9915:test', 'eh5boavaktmbgzyh2a63dz4qov33fvp5nsdvqklucfraayoodw6a'],
    ['9946:pt501507930', 'm2v5cjbjvuyeukpuegc4f3dpebbcjzi3pbxfegruqk3r3j42x5vq'],
    ['9915:ToopTest', 'ba6jo7lwby53j47um53xpfz6fzrtk7lhjjtb32dv5a74ifcoegwq'],
    ['0010:5798000000001', 'xukhfqabqziki3ykvr2fhr4snfa3pf5vpq6k4tonv3lmvsy5arvq'],
  ])('the published label of %s', (participant, label) => {
    expect(participantName(participant, 'sml.test')).toBe(`${label}.iso6523-actorid-upis.sml.test`);
  });

  const record = (regexp: string, more: object = {}) => ({
    order: 100, preference: 10, flags: 'U', service: 'Meta:SMP', regexp, replacement: '', ...more,
  });
  test.each([
    ['plain', [record('!.*!https://smp.test/!')], 'https://smp.test/'],
    ['anchored', [record('!^.*$!https://smp.test/!')], 'https://smp.test/'],
    ['another delimiter and a flag', [record('#.*#https://smp.test/a/#i')], 'https://smp.test/a/'],
    ['another case', [record('!.*!https://smp.test/!', { flags: 'u', service: 'META:smp' })], 'https://smp.test/'],
    ['the lowest order', [record('!.*!https://b.test/!', { order: 200, preference: 1 }), record('!.*!https://a.test/!')], 'https://a.test/'],
    ['then the lowest preference', [record('!.*!https://b.test/!', { preference: 20 }), record('!.*!https://a.test/!')], 'https://a.test/'],
    ['another service', [record('!.*!https://smp.test/!', { service: 'Other' })], null],
    ['another flag', [record('!.*!https://smp.test/!', { flags: 'S' })], null],
    ['not https', [record('!.*!http://smp.test/!')], null],
    ['not a URL', [record('!.*!smp!')], null],
    ['a backreference', [record('!(.*)!https://smp.test/\\1!')], null],
    ['a pattern other than .*', [record('!^a$!https://smp.test/!')], null],
    ['an empty regexp', [record('')], null],
    ['no closing delimiter', [record('!.*!https://smp.test/')], null],
    ['a query', [record('!.*!https://smp.test/?a!')], null],
    ['no records', [], null],
  ])('the publisher in the records: %s', (_name, records, url) => {
    expect(publisherIn(records)?.href ?? null).toBe(url);
  });
});

describe('the publisher', () => {
  const ID = 'iso6523-actorid-upis%3A%3A0192%3A923609016';
  test.each(['https://smp.test', 'https://smp.test/', 'https://smp.test//'])('puts one slash after %s', (base) => {
    expect(serviceGroupUrl(new URL(base), '0192:923609016').href).toBe(`https://smp.test/${ID}`);
  });
  test('keeps the path of the base', () => {
    expect(serviceGroupUrl(new URL('https://smp.test/peppol/'), '0192:923609016').href).toBe(`https://smp.test/peppol/${ID}`);
  });

  const invoice = `busdox-docid-qns::${UBL}Invoice-2::Invoice##${BILLING}::2.1`;
  const group = (hrefs: readonly string[], { prefix = 'ns2:', participant = '0192:923609016', head = '' } = {}): string => {
    const ns = prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`;
    const references = hrefs.map((href) => `<${prefix}ServiceMetadataReference href="${href}"/>`).join('');
    return `<?xml version="1.0" encoding="UTF-8"?>${head}<${prefix}ServiceGroup ${ns}="http://busdox.org/serviceMetadata/publishing/1.0/">
<id:ParticipantIdentifier xmlns:id="http://busdox.org/transport/identifiers/1.0/" scheme="iso6523-actorid-upis">${participant}</id:ParticipantIdentifier>
<${prefix}ServiceMetadataReferenceCollection>${references}</${prefix}ServiceMetadataReferenceCollection></${prefix}ServiceGroup>`;
  };
  const href = `https://smp.test/${ID}/services/${encodeURIComponent(invoice)}`;
  const lower = href.replaceAll(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase());

  test.each([
    ['ns2:', group([href])], ['smp:', group([href], { prefix: 'smp:' })], ['no prefix', group([href], { prefix: '' })],
    ['lower-case escapes', group([lower])],
    ['escaped slashes', group([lower.replace('/services/', '%2fservices%2f')])],
    ['nothing escaped', group([`https://smp.test/iso6523-actorid-upis::0192:923609016/services/${invoice}`])],
    ['a base with a folder of that name', group([href.replace('smp.test/', 'smp.test/services/')])],
    ['white space', group([href], { participant: '\n 0192:923609016\n' })],
    ['a byte order mark', `\uFEFF${group([href])}`],
  ])('listed: %s', (_name, xml) => {
    expect(readServiceGroup(xml, '0192:923609016')).toEqual([
      { scheme: 'busdox-docid-qns', value: invoice.slice('busdox-docid-qns::'.length) },
    ]);
  });
  test.each([
    ['an empty collection', group([])],
    ['references without a document type', group(['https://smp.test/', 'https://smp.test/services/x', '%zz/services/a::b'])],
  ])('listed, types unknown: %s', (_name, xml) => {
    expect(readServiceGroup(xml, '0192:923609016')).toEqual([]);
  });
  test('the most references are all read', () => {
    expect(readServiceGroup(group(Array.from({ length: 2_000 }, () => href)), '0192:923609016')).toHaveLength(2_000);
  });
  test.each([
    ['another participant', group([href], { participant: '0192:974760673' })],
    ['no participant', group([href]).replaceAll('ParticipantIdentifier', 'Other')],
    ['a document type declaration', group([href], { head: '<!DOCTYPE x [<!ENTITY a "b">]>' })],
    ['not well-formed', group([href]).replace('</ns2:ServiceGroup>', '')],
    ['HTML', '<!doctype html><html><body>Not found</body></html>'],
    ['another root', '<a/>'],
    ['an empty response', ''],
    ['JSON', '{"a":1}'],
    ['more references than are read', group(Array.from({ length: 2_001 }, () => href))],
    ['300,000 nested elements', `<ServiceGroup>${'<a>'.repeat(300_000)}`],
    ['1,000,000 syntax errors', '<'.repeat(1_000_000)],
  ])('unusable: %s', (_name, xml) => {
    expect(readServiceGroup(xml, '0192:923609016')).toBeNull();
  });
});

const BII = 'urn:www.cenbii.eu:transaction:biitrns';

describe('document types', () => {
  const qns = 'busdox-docid-qns';
  test.each([
    [qns, `${UBL}Invoice-2::Invoice##${BILLING}::2.1`, 'invoice'],
    [qns, `${UBL}CreditNote-2::CreditNote##${BILLING}::2.1`, 'invoice'],
    [qns, `${UBL}Invoice-2::Invoice##urn:cen.eu:en16931:2017::2.1`, 'invoice'],
    [qns, `${UBL}Invoice-2::Invoice##urn:cen.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_2.0::2.1`, 'invoice'],
    [qns, 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100::CrossIndustryInvoice##urn:cen.eu:en16931:2017::D16B', 'invoice'],
    ['peppol-doctype-wildcard', `${UBL}Invoice-2::Invoice##urn:peppol:pint:billing-1*::2.1`, 'invoice'],
    ['peppol-doctype-wildcard', `${UBL}Invoice-2::Invoice##urn:peppol:pint:billing-1@jp-1*::2.1`, 'invoice'],
    ['peppol-doctype-wildcard', `${UBL}CreditNote-2::CreditNote##urn:peppol:pint:billing-1::2.1`, 'invoice'],
    [qns, `${UBL}Invoice-2::Invoice##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0::2.1`, null],
    ['peppol-doctype-wildcard', `${UBL}Invoice-2::Invoice##urn:peppol:pint:selfbilling-1@jp-1*::2.1`, null],
    [qns, `${UBL}Order-2::Order##urn:fdc:peppol.eu:poacc:trns:order:3::2.1`, 'order'],
    [qns, `${UBL}Order-2::Order##urn:fdc:peppol.eu:poacc:trns:order:3:extended:urn:fdc:anskaffelser.no:2019:ehf:spec:3.0::2.2`, 'order'],
    [qns, `${UBL}Order-2::Order##urn:fdc:peppol.eu:poacc:trns:order:3:restrictive:urn:www.agid.gov.it:trns:ordine:3.1::2.1`, 'order'],
    [qns, `${UBL}Order-2::Order##urn:fdc:imda.gov.sg:trns:order_balance:1::2.1`, null],
    [qns, `${UBL}OrderResponse-2::OrderResponse##urn:fdc:peppol.eu:poacc:trns:order_response:3::2.1`, null],
    [qns, `${UBL}OrderChange-2::OrderChange##urn:fdc:peppol.eu:poacc:trns:order_change:3::2.3`, null],
    [qns, `${UBL}Catalogue-2::Catalogue##urn:fdc:peppol.eu:poacc:trns:catalogue:3::2.1`, 'catalogue'],
    [qns, `${UBL}Catalogue-2::Catalogue##urn:fdc:peppol.eu:poacc:trns:catalogue:3:extended:urn:fdc:anskaffelser.no:2019:ehf:spec:3.0::2.2`, 'catalogue'],
    [qns, `${UBL}Catalogue-2::Catalogue##urn:fdc:peppol.eu:poacc:trns:punch_out:3::2.1`, null],
    [qns, `${UBL}ApplicationResponse-2::ApplicationResponse##urn:fdc:peppol.eu:poacc:trns:catalogue_response:3::2.1`, null],
    [qns, `${UBL}ApplicationResponse-2::ApplicationResponse##urn:fdc:peppol.eu:poacc:trns:invoice_response:3::2.1`, null],
    [qns, `${UBL}Reminder-2::Reminder##urn:fdc:anskaffelser.no:2019:ehf:postaward:g3:reminder:3.0::2.1`, null],
    [qns, `${UBL}Invoice-2::Invoice##${BILLING}#conformant#urn:fdc:anskaffelser.no:2019:ehf:reminder:3.0::2.2`, null],
    [qns, `${UBL}Invoice-2::Invoice##${BILLING}#conformant#urn:fdc:anskaffelser.no:2019:ehf:forward-billing:3.0::2.2`, 'invoice'],
    [qns, `${UBL}Invoice-2::Invoice##urn:fdc:anskaffelser.no:2019:ehf:payment-request:3.0::2.2`, null],
    [qns, `${UBL}Invoice-2::Invoice##urn:www.cenbii.eu:transaction:biitrns010:ver2.0:extended:urn:www.peppol.eu:bis:peppol5a:ver2.0:extended:urn:www.difi.no:ehf:faktura:ver2.0::2.1`, 'legacy invoice'],
    [qns, `${UBL}CreditNote-2::CreditNote##urn:www.cenbii.eu:transaction:biicoretrdm014:ver1.0:#urn:www.cenbii.eu:profile:biixx:ver1.0#urn:www.difi.no:ehf:kreditnota:ver1::2.0`, 'legacy invoice'],
    [qns, `${UBL}Order-2::Order##urn:www.cenbii.eu:transaction:biitrns001:ver2.0:extended:urn:www.peppol.eu:bis:peppol28a:ver1.0:extended:urn:www.difi.no:ehf:ordre:ver1.0::2.1`, 'legacy order'],
    [qns, `${UBL}Catalogue-2::Catalogue##urn:www.cenbii.eu:transaction:biitrns019:ver2.0:extended:urn:www.peppol.eu:bis:peppol1a:ver2.0:extended:urn:www.difi.no:ehf:katalog:ver1.0::2.1`, 'legacy catalogue'],
    [qns, `${UBL}OrderResponseSimple-2::OrderResponseSimple##urn:www.cenbii.eu:transaction:biitrns002:ver2.0::2.1`, null],
    [qns, `${UBL}ApplicationResponse-2::ApplicationResponse##urn:peppol:edec:mls:1.0::2.1`, null],
    [qns, 'urn:peppol:doctype:edifact:INVOIC##eb2b::0', null],
    ['peppol-doctype-wildcard', `${UBL}Invoice-2::Invoice##urn:peppol:pint:billing-1@eu-1*::2.1`, 'invoice'],
    ['some-other-scheme', `${UBL}Invoice-2::Invoice##${BILLING}::2.1`, null],
    [qns, `${UBL}Invoice-2::Invoice`, null],
    [qns, '', null],
  ])('%s::%s', (scheme, value, said) => {
    const found = documentType({ scheme, value });
    expect(found && `${found.isLegacy ? 'legacy ' : ''}${found.type}`).toBe(said);
  });

  test('lists each document type once, in the order of DOCUMENT_TYPES, as legacy only if not current', () => {
    const ids = [`${UBL}Catalogue-2::Catalogue##urn:fdc:peppol.eu:poacc:trns:catalogue:3::2.1`, `${UBL}Invoice-2::Invoice##${BILLING}::2.1`,
      `${UBL}CreditNote-2::CreditNote##${BILLING}::2.1`, 'other', `${UBL}Order-2::Order##${BII}001:ver2.0::2.1`,
      `${UBL}Invoice-2::Invoice##${BII}010:ver2.0::2.1`].map((value) => ({ scheme: qns, value }));
    expect(documentsAmong(ids)).toEqual({ types: ['invoice', 'catalogue'], legacy: ['order'] });
    expect(documentsAmong([])).toBeNull();
  });
});
