import { LANGUAGE_TAGS } from '../../../contract/vocabulary.ts';
import type { Language } from '../../../contract/vocabulary.ts';
import { escapeHtml } from '../../../contract/report/document-html.ts';
import { PAGE_TEXTS, SITE_NAME } from './page-texts.ts';
import { SHARE_PICTURE_SIZE, SHARE_PICTURES } from './share-picture.ts';

/** A page with its address; title and description are plain text. */
interface AddressedPage {
  publicUrl: string;
  path: string;
  language: Language;
  /** Whether the URL sets the language, and so is a distinct URL. */
  isLanguageInUrl: boolean;
  title: string;
  description: string;
}

/** Canonical and alternate links, Open Graph tags and JSON-LD of a page. */
export function pageHead(page: AddressedPage): string {
  const url = `${page.publicUrl}${page.path}`;
  const canonical = page.isLanguageInUrl ? `${url}?ui=${LANGUAGE_TAGS[page.language]}` : url;
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...['nb', 'en'].map((tag) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(`${url}?ui=${tag}`)}">`),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(url)}">`,
    ...sharingCard(page, canonical),
    // The content security policy does not block data blocks.
    `<script type="application/ld+json">${jsonInHtml(selfDescription(page, canonical))}</script>`,
  ].join('\n');
}

function sharingCard({ publicUrl, language, title, description }: AddressedPage, canonical: string): string[] {
  const { path, alt } = SHARE_PICTURES[language];
  const properties = {
    type: 'website',
    site_name: SITE_NAME,
    title,
    description,
    url: canonical,
    locale: PAGE_TEXTS[language].locale,
    'locale:alternate': PAGE_TEXTS[language === 'no' ? 'en' : 'no'].locale,
    image: `${publicUrl}${path}`,
    'image:width': String(SHARE_PICTURE_SIZE.width),
    'image:height': String(SHARE_PICTURE_SIZE.height),
    'image:alt': alt,
  };
  return [
    ...Object.entries(properties)
      .map(([name, content]) => `<meta property="og:${name}" content="${escapeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Names no organization: the service does not know which one it belongs to. */
function selfDescription({ publicUrl, language, title, description }: AddressedPage, canonical: string): object {
  const site = `${publicUrl}/#website`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', '@id': site, name: SITE_NAME, url: `${publicUrl}/`, inLanguage: ['nb', 'en'] },
      {
        '@type': 'WebPage', '@id': `${canonical}#page`, url: canonical, name: title, description,
        inLanguage: LANGUAGE_TAGS[language],
        isPartOf: { '@id': site }, isAccessibleForFree: true,
      },
    ],
  };
}

/** JSON that cannot close the surrounding element. */
const jsonInHtml = (value: object): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
