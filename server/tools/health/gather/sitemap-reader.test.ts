import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSitemapReader } from './sitemap-reader.ts';
import type { SitemapReading } from './sitemap-file.ts';

const NOW = Date.UTC(2026, 10, 20);
const NS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

async function read(
  body: string | Uint8Array, { url = 'https://shop.test/sitemap.xml', piece = 7, complete = true } = {},
): Promise<SitemapReading> {
  const reader = createSitemapReader({ url: new URL(url), host: 'shop.test', now: NOW, random: () => 0 });
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  for (let at = 0; at < bytes.length; at += piece) await reader.write(bytes.subarray(at, at + piece));
  return reader.finish(complete);
}

const readPacked = (body: string): Promise<SitemapReading> => read(gzipSync(body), { piece: 16_384 });
const urlset = (entries: string, xmlns = `xmlns="${NS}"`): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${xmlns}>${entries}</urlset>`;
const entry = (loc: string, lastmod?: string): string =>
  `<url><loc>${loc}</loc>${lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`}</url>`;

describe('form', () => {
  test('an ordinary file', async () => {
    const reading = await read(urlset(entry('https://shop.test/') + entry('https://shop.test/produkt/genser')));
    expect(reading).toMatchObject({ content: 'urlset', gzip: 'none', error: null, namespace: 'right', count: 2, products: 1 });
    expect(reading.sample.map(String)).toEqual(['https://shop.test/', 'https://shop.test/produkt/genser']);
    expect(reading.productSample.map(String)).toEqual(['https://shop.test/produkt/genser']);
  });

  test('any prefix, other vocabularies, CDATA and character references', async () => {
    const body = `<s:urlset xmlns:s="${NS}" xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"><s:url>`
      + '<i:image><i:loc>https://cdn.test/a.jpg</i:loc></i:image><s:loc><![CDATA[https://shop.test/?a=1&b=2]]></s:loc></s:url>'
      + '<s:url><s:loc>https://shop.test/?a=1&amp;b=3</s:loc></s:url></s:urlset>';
    const reading = await read(body);
    expect(reading).toMatchObject({ content: 'urlset', namespace: 'right', error: null, count: 2, locs: { foreign: { count: 0 }, faulty: { count: 0 } } });
    expect(reading.sample.map(String)).toEqual(['https://shop.test/?a=1&b=2', 'https://shop.test/?a=1&b=3']);
  });

  test('language versions of the entries', async () => {
    const version = (code: string, href: string): string => `<x:link rel="alternate" hreflang="${code}" href="${href}"/>`;
    const own = 'https://shop.test/a';
    const { versions } = await read(urlset([
      `<url><loc>${own}</loc>${version('nb', own)}${version('sv', 'https://shop.test/sv/a')}</url>`,
      `<url><loc>https://shop.test/b</loc>${version('en-UK', '/b')}<x:link rel="stylesheet" hreflang="nb" href="/c"/></url>`,
      entry('https://shop.test/c'),
    ].join(''), `xmlns="${NS}" xmlns:x="http://www.w3.org/1999/xhtml"`));
    const examples = [{ code: 'en-UK', href: '/b' }];
    expect(versions).toEqual({
      entries: 2, invalid: { count: 1, examples }, relative: { count: 1, examples }, selfless: { count: 1, examples },
    });
  });

  test('URLs outside its folder', async () => {
    const reading = await read(urlset(entry('https://shop.test/nb/a') + entry('https://shop.test/sv/a')), { url: 'https://shop.test/nb/map.xml' });
    expect(reading.locs).toMatchObject({ outside: { count: 1, examples: ['https://shop.test/sv/a'] } });
  });

  test('an index lists its files', async () => {
    const reading = await read(`<sitemapindex xmlns="${NS}"><sitemap><loc>https://shop.test/a.xml</loc></sitemap></sitemapindex>`);
    expect(reading).toMatchObject({ content: 'index', count: 1, products: 0 });
    expect(reading.children.map(String)).toEqual(['https://shop.test/a.xml']);
  });

  test.each([['', 'wrong'], ['xmlns="https://www.sitemaps.org/schemas/sitemap/0.9"', 'wrong'], [`xmlns="${NS}"`, 'right']])(
    'a root with %j has the %s namespace', async (xmlns, namespace) => {
      expect(await read(urlset(entry('https://shop.test/'), xmlns))).toMatchObject({ namespace, error: null, count: 1 });
    });

  test('broken XML is reported with its line, and the entries before it are kept', async () => {
    const reading = await read(`<urlset xmlns="${NS}">\n${entry('https://shop.test/a')}\n<url><loc>x</lok></url></urlset>`);
    expect(reading).toMatchObject({ content: 'urlset', count: 1, error: { line: 3 } });
  });

  test('a file that nests too deeply is an error', async () => {
    expect(await read('<a>'.repeat(200_000), { piece: 65_536 })).toMatchObject({ content: 'other', error: { message: 'nested too deep' } });
  });

  test('a missing end is an error only if the whole file was received', async () => {
    const half = `<urlset xmlns="${NS}">${entry('https://shop.test/a')}<url>`;
    expect((await read(half)).error).not.toBeNull();
    expect(await read(half, { complete: false })).toMatchObject({ error: null, truncated: true, count: 1 });
  });

  test.each([
    ['<!DOCTYPE html><html><body>Not here</body></html>', 'html'], ['<html lang="nb"><p>Nei</p></html>', 'html'],
    ['https://shop.test/a\nhttps://shop.test/b\r\nhttps://shop.test/c', 'text'], ['<rss version="2.0"></rss>', 'feed'],
    ['<Error><Code>AccessDenied</Code></Error>', 'other'], ['<constructor><url/></constructor>', 'other'],
    ['', null], ['hello', 'neither'], ['{"urls": []}', 'neither'],
  ])('%j is %s', async (body, content) => expect((await read(body)).content).toBe(content));

  test('the URL of an image is not read as that of the page', async () => {
    const body = `<url><i:loc xmlns:i="urn:images">https://cdn.test/a.jpg</i:loc><loc>https://shop.test/a</loc></url>`;
    expect((await read(urlset(body))).sample.map(String)).toEqual(['https://shop.test/a']);
  });

  test.each([
    ['RSS', '<rss version="2.0"><channel><link>https://shop.test/</link><item><title>Genser</title>'
      + '<link>https://shop.test/produkt/genser</link><pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate></item></channel></rss>'],
    ['Atom', '<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://shop.test/"/><entry>'
      + '<link rel="enclosure" href="https://cdn.test/a.jpg"/><link href="https://shop.test/produkt/genser"/></entry></feed>'],
  ])('an %s feed lists the links of its entries', async (_name, body) => {
    const reading = await read(body);
    expect(reading).toMatchObject({ content: 'feed', namespace: 'right', error: null, count: 1, products: 1, locs: { foreign: { count: 0 } } });
    expect(reading.sample.map(String)).toEqual(['https://shop.test/produkt/genser']);
  });

  test('an entry whose URL is not http or https is faulty, and not sampled', async () => {
    expect(await read(urlset('<url><lastmod>2026-01-01</lastmod></url>'))).toMatchObject({ count: 1, locs: { faulty: { count: 1 } }, sample: [] });
    expect(await read(urlset(entry('ftp://shop.test/a')))).toMatchObject({ locs: { faulty: { count: 1 } }, sample: [] });
  });

  test('the URLs of a plain list are counted', async () => {
    expect(await read('https://shop.test/a\nhttps://shop.test/b\r\nhttps://shop.test/c')).toMatchObject({ count: 3 });
  });

  test('the result does not depend on how the bytes are split', async () => {
    const body = urlset(entry('https://shop.test/ø', '2026-01-01') + entry('https://shop.test/p/1') + entry('/b'));
    const whole = await read(body, { piece: 1_000_000 });
    await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 300 }), async (piece) => {
      expect(await read(body, { piece })).toEqual(whole);
    }), { numRuns: 30 });
  });
});

describe('gzip', () => {
  const packed = gzipSync(urlset(entry('https://shop.test/a')));

  test('gzip is decompressed regardless of the file name', async () => {
    expect(await read(packed, { piece: 1 })).toMatchObject({ gzip: 'valid', count: 1, error: null });
    expect(await read(packed, { url: 'https://shop.test/sitemap.xml.gz' })).toMatchObject({ gzip: 'valid', count: 1 });
  });

  test('a .gz name without gzip is a mismatch', async () => {
    expect(await read(urlset(entry('https://shop.test/a')), { url: 'https://shop.test/sitemap.xml.gz' }))
      .toMatchObject({ gzip: 'mismatch', count: 1, content: 'urlset' });
  });

  test('a broken archive is a mismatch', async () => {
    const broken = Uint8Array.from(packed);
    broken[packed.length - 6]! ^= 0xff;
    expect((await read(broken)).gzip).toBe('mismatch');
  });

  test('an archive whose download we stopped is not a mismatch', async () => {
    expect((await read(packed.subarray(0, 60), { complete: false })).gzip).toBe('valid');
  });

  test('a zip bomb is read only up to the protocol\'s limit', async () => {
    const bomb = gzipSync(Buffer.alloc(60_000_000, ' '));
    const reading = await read(bomb, { piece: 16_384 });
    expect(reading).toMatchObject({ bytes: 52_428_801, truncated: true });
  });

  test.each([
    ['lines', '/\n', (entries: string) => entries],
    ['elements', '<url/>', (entries: string) => urlset(entries)],
  ])('%s are counted up to ten times the protocol\'s limit', async (_of, entry, file) => {
    const counted = async (count: number) => {
      const { count: read, truncated, bytes } = await readPacked(file(entry.repeat(count)));
      return { count: read, truncated, isRead: bytes > entry.length * 510_000 };
    };
    expect(await counted(499_999)).toEqual({ count: 499_999, truncated: false, isRead: false });
    expect(await counted(600_000)).toEqual({ count: 500_000, truncated: true, isRead: false });
  });
});

describe('entries', () => {
  test('an index may list files on the store\'s host and its own, but on no other', async () => {
    const index = (...locs: string[]) =>
      `<sitemapindex xmlns="${NS}">${locs.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('')}</sitemapindex>`;
    const { locs } = await read(
      index('https://cdn.test/varer.xml', 'https://shop.test/sider.xml', 'https://other.test/a.xml'), { url: 'https://cdn.test/kart.xml' },
    );
    expect(locs).toMatchObject({ foreign: { count: 1, examples: ['https://other.test/a.xml'] } });
  });

  test('URLs that are foreign, relative, too long or unescaped', async () => {
    const locs = ['https://other.test/a', '/relative', `https://shop.test/${'a'.repeat(2100)}`, 'https://shop.test/blå', 'https://shop.test/bl%C3%A5'];
    const { locs: facts, count } = await read(urlset(locs.map((loc) => entry(loc)).join('')), { piece: 4096 });
    expect(count).toBe(5);
    expect(facts).toMatchObject({ foreign: { count: 1, examples: ['https://other.test/a'] }, faulty: { count: 3 } });
    expect(facts.faulty.examples).toEqual(['/relative', expect.stringMatching(/^https:\/\/shop\.test\/a+$/), 'https://shop.test/blå']);
  });

  test.each([
    [`https://shop.test/${'a'.repeat(2047 - 18)}`, 0], [`https://shop.test/${'a'.repeat(2048 - 18)}`, 1], ['HTTP://shop.test/', 0], ['kontakt', 1],
    ['https://shop.test/om oss', 1], ['https://shop.test/?a=1&amp;b=2', 0], ['https://shop.test/%7Ba%7D', 0], ['https://shop.test/{a}', 1],
  ])('the URL %s: %i faulty', async (loc, faulty) => expect((await read(urlset(entry(loc)), { piece: 4096 })).locs.faulty.count).toBe(faulty));

  test.each([
    ['2026', 'ok'], ['2026-03', 'ok'], ['2026-03-04', 'ok'], ['2026-03-04T10:00Z', 'ok'], ['2026-03-04T10:00:00+01:00', 'ok'],
    ['2026-03-04T10:00:00.123Z', 'ok'], ['04.03.2026', 'unreadable'], ['2026-13-01', 'unreadable'], ['2025-02-30', 'unreadable'], ['2025-02-29T10:00Z', 'unreadable'], ['2024-02-29', 'ok'], ['2026-03-04 10:00', 'unreadable'],
    ['2030-01-01', 'future'], ['2026-11-20T12:00Z', 'ok'],
  ])('the date %s is %s', async (date, kind) => {
    const { lastmods } = await read(urlset(entry('https://shop.test/a', date)));
    expect(lastmods).toMatchObject({ unreadable: { count: kind === 'unreadable' ? 1 : 0 }, future: { count: kind === 'future' ? 1 : 0 }, missing: 0 });
  });

  test('dates that are all identical, and dates that are missing', async () => {
    const alike = entry('https://shop.test/a', '2026-01-01') + entry('https://shop.test/b', '2026-01-01');
    expect((await read(urlset(alike))).lastmods).toMatchObject({ identical: '2026-01-01', missing: 0 });
    expect((await read(urlset(alike + entry('https://shop.test/c', '2026-01-02')))).lastmods.identical).toBeNull();
    expect((await read(urlset(entry('https://shop.test/a')))).lastmods).toMatchObject({ identical: null, missing: 1 });
  });

  test('a sample has at most 20 URLs, however long the file is', async () => {
    const many = Array.from({ length: 50_001 }, (_, index) => entry(`https://shop.test/produkt/${index}`)).join('');
    const reading = await read(urlset(many), { piece: 65_536 });
    expect(reading).toMatchObject({ count: 50_001, products: 50_001 });
    expect(reading.sample).toHaveLength(20);
    expect(reading.productSample).toHaveLength(20);
  });
});

test.each([
  ['LF', '\n'], ['CR', '\r'], ['CRLF', '\r\n'],
])('counts lines that end in %s, also if a chunk ends within the line break', async (_name, ending) => {
  // The first lines are read as one piece, to recognise the format.
  const urls = Array.from({ length: 40 }, (_, at) => `https://a.test/page-${at}`);
  const body = [...urls, 'hello', ''].join(ending);
  expect(await read(body, { piece: 1 })).toMatchObject({ content: 'text', stray: { line: 41, text: 'hello' }, count: 40 });
});

describe('the formats of the protocol', () => {
  test.each([
    ['S1: a plain list', 'https://a.test/a\nhttps://a.test/b\n', { content: 'text', error: null, stray: null, blankFirst: false }],
    ['S2: behind a byte order mark', '\uFEFFhttps://a.test/a', { content: 'text', stray: null, blankFirst: false }],
    ['S3: a comment first', '# our pages\nhttps://a.test/a', { content: 'neither', error: { message: 'the first line is no address', line: 1 } }],
    ['S3: a word first', 'url\nhttps://a.test/a', { content: 'neither', error: { message: 'the first line is no address' } }],
    ['white space before the declaration', ` <?xml version="1.0"?>${urlset('')}`, { content: 'other', error: { line: 1, column: 7 } }],
    ['S4: blank lines first', '\n\nhttps://a.test/a\n', { content: 'text', blankFirst: true, stray: null, count: 1 }],
    ['S5: a word further down', 'https://a.test/a\nhttps://a.test/b\nhello\n', { content: 'text', stray: { line: 3, text: 'hello' }, count: 2 }],
    ['S6: an address without its host', '/a\n', { content: 'text', stray: null, count: 1, locs: { faulty: { count: 1 } } }],
    ['S10: an empty urlset', urlset(''), { content: 'urlset', count: 0, error: null }],
    ['S17: two addresses in one entry', urlset('<url><loc>https://a.test/a</loc><loc>https://a.test/b</loc></url>'), { count: 1, locs: { faulty: { count: 1 } } }],
    ['S18: an entry without an address', urlset('<url><loc></loc></url>'), { count: 1, locs: { faulty: { count: 1 } } }],
    [
      'S19: an image has an address of its own',
      urlset('<url><loc>https://a.test/a</loc><i:image><i:loc>https://a.test/a.jpg</i:loc></i:image></url>', `xmlns="${NS}" xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"`),
      { count: 1, locs: { faulty: { count: 0 } } },
    ],
    ['S20: white space and CDATA', urlset('<url><loc> <![CDATA[https://a.test/a]]> </loc></url>'), { count: 1, locs: { faulty: { count: 0 } } }],
    ['S21: a sitemap entry among url entries', urlset(`${entry('https://a.test/a')}<sitemap><loc>https://a.test/b.xml</loc></sitemap>`), { content: 'urlset', mixed: true, count: 1 }],
    ['S7: XML', urlset(entry('https://a.test/a')), { content: 'urlset', mixed: false, error: null }],
  ])('%s', async (_name, body, reading) => expect(await read(body)).toMatchObject(reading));
});
