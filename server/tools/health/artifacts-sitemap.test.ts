import { expect, test } from 'vitest';
import { TORN, broken, file, errorStatus, unmeasured } from './artifacts-sitemap-rig.ts';
import type { FileParts } from './artifacts-sitemap-rig.ts';
import type { Gathered } from './gather/gather.ts';
import { sitemapFiles } from './artifacts.ts';
import { available, unavailable } from './available.ts';

const needed = (found: unknown) => sitemapFiles({ sitemaps: Promise.resolve(found) } as unknown as Gathered);
const filesOf = (...parts: readonly FileParts[]) =>
  needed(available({ foundBy: 'robots', files: parts.map((one, place) => file(`/${place}.xml`, one)), unread: 0 }));
const blamed = (rootCause: string) => ({ available: false, reason: 'root-cause', rootCause });

test('sitemapFiles keeps the files whose URLs were read', async () => {
  const found = await filesOf(
    { content: 'urlset' }, { content: 'index' }, errorStatus(), { content: 'feed' }, { content: 'html' },
    { content: 'text' },
    { content: 'other' },
  );
  expect(found.available && found.value.map(({ content }) => content)).toEqual(['urlset', 'index', 'feed', 'text']);
});

test.each([
  ['refused', [errorStatus(), unmeasured('refused')], { available: false, reason: 'refused' }],
  ['it cannot be decompressed', [TORN], blamed('sitemap-gzip')],
  ['it decompresses to nothing', [{ gzip: 'mismatch', content: null }], blamed('sitemap-gzip')],
  ['it is not a sitemap', [{ content: 'other' }], blamed('sitemap-xml')],
  ['it is empty', [{ content: null }], blamed('sitemap-xml')],
  ['it is a 404', [errorStatus()], blamed('sitemap-fetch')],
  ['an error page in XML', [{ content: 'other', status: 404 }], blamed('sitemap-fetch')],
  ['a web page', [{ content: 'html' }], blamed('sitemap-fetch')],
  ['a TLS fault', [broken('tls-name')], blamed('sitemap-fetch')],
] as const)(
  '%s', async (_name, parts, expected) => expect(await filesOf(...(parts as readonly FileParts[]))).toEqual(expected),
);

test(
  'no sitemap was found',
  async () => expect(await needed(unavailable('root-cause', 'sitemap-found'))).toEqual(blamed('sitemap-found')),
);
