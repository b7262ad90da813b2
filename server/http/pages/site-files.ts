import { limitsInWords } from '../../../contract/operations/limits.ts';
import { ENDPOINTS } from '../../../contract/operations/operations.ts';
import type { ServiceFacts } from './facts.ts';

/** A page in the site's listings. */
export interface ListedPage {
  path: string;
  title: string;
  summary: string;
}

/** All public pages, in the order of every listing. */
export const LISTED_PAGES: readonly ListedPage[] = [
  { path: '/', title: 'Start page', summary: 'What the three tools do, and what they do not claim.' },
  { path: '/health', title: 'Health scan', summary: 'Eight phases, four independent grades, every finding proved.' },
  { path: '/visibility', title: 'AI visibility scan', summary: 'How often six AI engines mention and cite a store.' },
  { path: '/schema', title: 'Product data', summary: 'Verified JSON-LD from one product page.' },
  { path: '/how-we-measure', title: 'How we measure', summary: 'What is checked and graded, and what is never said.' },
  {
    path: '/developers',
    title: 'For developers',
    summary: 'Examples, error codes, limits, versions and every health check with its rule.',
  },
  { path: '/privacy', title: 'Privacy', summary: 'What is kept, where and for how long.' },
  { path: '/bot', title: 'Our crawler', summary: 'What it does in a store, and how to keep it out.' },
];

/** llms.txt, in the format of llmstxt.org. */
export function llmsTxt({ publicUrl, limits }: Pick<ServiceFacts, 'publicUrl' | 'limits'>): string {
  const link = ({ path, title, summary }: ListedPage): string => `- [${title}](${publicUrl}${path}): ${summary}`;
  const [start, ...pages] = LISTED_PAGES;
  const about = pages.filter(({ path }) => ['/how-we-measure', '/privacy', '/bot'].includes(path));
  const tools = [start!, ...pages.filter((page) => !about.includes(page) && page.path !== '/developers')];
  const developers = pages.filter(({ path }) => path === '/developers');
  const api: ListedPage[] = [
    ...developers,
    { path: '/openapi.json', title: 'OpenAPI description', summary: 'The whole interface, with schemas and examples.' },
    { path: '/api', title: 'API index', summary: 'The endpoints and the current version, as JSON.' },
  ];
  return `# Storefront Analysis

> Three free, honest tools for online stores: a health scan, an AI visibility scan and a schema emitter. No account, no
> key. What was not measured is said to be not measured; there is no composite score.

Every page answers with markdown when asked for \`text/markdown\`. The API takes POST with a JSON body:

${ENDPOINTS.map(({ tool, path, summary }) =>
    `- \`POST ${publicUrl}${path}\`: ${summary} Limits: ${limitsInWords(limits[tool])}.`).join('\n')}

Scans are for a person who wants to know about one store. Bulk and automated mass scanning are out of scope.

## Tools

${tools.map(link).join('\n')}

## API

${api.map(link).join('\n')}

## Optional

${about.map(link).join('\n')}
`;
}

/** Allows the pages; disallows what answers only POST or only our own client. */
export const robotsTxt = (publicUrl: string): string => `\
User-agent: *
Allow: /
Allow: /api$
Disallow: /api/
Disallow: /trpc/
Disallow: /frame/

Sitemap: ${publicUrl}/sitemap.xml
`;

/** The pages with both languages and, if known, their last change. */
export function sitemapXml(publicUrl: string, changed: ReadonlyMap<string, string>): string {
  const urls = LISTED_PAGES.map(({ path }) => {
    const at = escapeXml(`${publicUrl}${path}`);
    const when = changed.get(path);
    const alternates = [['nb', `${at}?ui=nb`], ['en', `${at}?ui=en`], ['x-default', at]].map(([language, href]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
    return `<url><loc>${at}</loc>${when ? `<lastmod>${when}</lastmod>` : ''}${alternates.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
