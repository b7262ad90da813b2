import { expect, test } from 'vitest';
import { samplePages } from '../artifacts-sample-rig.ts';
import { linksOn, placeEvidence } from './page-links.ts';

const pages = samplePages(
  '<a href="/a">Garn</a><a href="/b">Pinner</a><a>Toppen</a>',
  '<a href="/a">Alt garn</a><area href="/c">',
);

test('linksOn lists each link once, on the first page that has it', () => {
  const found = linksOn(pages, ({ href }) => href ?? null);
  expect(found.map(({ link, page }) => `${page.pathname} ${link.href} ${link.text}`)).toEqual(['/ /a Garn', '/ /b Pinner', '/side-2 /c ']);
});

test('placeEvidence shows a link\'s text, target and page', () => {
  const found = linksOn(samplePages('<a href="/a">Garn</a><a href="mailto:a@b.no"></a><a></a>'), ({ href }) => String(href));
  expect(placeEvidence('http', found)).toEqual([
    { label: 'http', value: 'Garn', page: 'https://shop.test/', url: 'https://shop.test/a' },
    { label: 'http', value: 'mailto:a@b.no', page: 'https://shop.test/' },
    { label: 'http', value: '', page: 'https://shop.test/' },
  ]);
});
