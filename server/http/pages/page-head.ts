import type { Language } from '../../../contract/vocabulary.ts';
import { escapeHtml } from '../../../contract/report/document-html.ts';
import { PAGE_WORDS, SITE_NAME } from './page-words.ts';
import { SHARE_PICTURE_SIZE, SHARE_PICTURES } from './share-picture.ts';

/** What tells one page of ours from another; the words are plain text. */
export interface AddressedPage {
  publicUrl: string;
  path: string;
  language: Language;
  /** Whether the address itself asks for the language; then it is another address. */
  isLanguageAsked: boolean;
  title: string;
  description: string;
}

/** What a page's head says of its addresses, its sharing card and, to machines, itself. */
export function pageHead(page: AddressedPage): string {
  const at = `${page.publicUrl}${page.path}`;
  const { tag } = PAGE_WORDS[page.language];
  const own = page.isLanguageAsked ? `${at}?ui=${tag}` : at;
  return [
    `<link rel="canonical" href="${escapeHtml(own)}">`,
    ...['nb', 'en'].map((each) => `<link rel="alternate" hreflang="${each}" href="${escapeHtml(`${at}?ui=${each}`)}">`),
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(at)}">`,
    ...sharingCard(page, own),
    // Data is no code: the policy against inline scripts lets it stand.
    `<script type="application/ld+json">${jsonInHtml(selfDescription(page, own))}</script>`,
  ].join('\n');
}

function sharingCard({ publicUrl, language, title, description }: AddressedPage, own: string): string[] {
  const { locale, otherLanguage } = PAGE_WORDS[language];
  const { path, alt } = SHARE_PICTURES[language];
  const said = {
    type: 'website',
    site_name: SITE_NAME,
    title,
    description,
    url: own,
    locale,
    'locale:alternate': PAGE_WORDS[otherLanguage.tag === 'nb' ? 'no' : 'en'].locale,
    image: `${publicUrl}${path}`,
    'image:width': String(SHARE_PICTURE_SIZE.width),
    'image:height': String(SHARE_PICTURE_SIZE.height),
    'image:alt': alt,
  };
  return [
    ...Object.entries(said).map(([name, content]) => `<meta property="og:${name}" content="${escapeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Who hosts a service is not known to it, so it names no organization. */
function selfDescription({ publicUrl, language, title, description }: AddressedPage, own: string): object {
  const site = `${publicUrl}/#website`;
  const { tag } = PAGE_WORDS[language];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', '@id': site, name: SITE_NAME, url: `${publicUrl}/`, inLanguage: ['nb', 'en'] },
      {
        '@type': 'WebPage', '@id': `${own}#page`, url: own, name: title, description, inLanguage: tag,
        isPartOf: { '@id': site }, isAccessibleForFree: true,
      },
    ],
  };
}

/** JSON that cannot end the element it stands in. */
const jsonInHtml = (value: object): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
