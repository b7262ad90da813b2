import { limitsInWords } from '../../../contract/operations/limits.ts';
import { ENDPOINTS } from '../../../contract/operations/operations.ts';
import { escapeHtml } from '../../../contract/report/document-html.ts';
import type { ServiceFacts } from './facts.ts';

/** All public pages, in the order of every listing, each under its heading in llms.txt. */
export const LISTED_PAGES = [
  { under: 'Tools', path: '/', title: 'Start page', summary: 'What the three tools do, and what they do not claim.' },
  {
    under: 'Tools', path: '/health', title: 'Health scan',
    summary: 'Eight phases, four independent grades, every finding proved.',
  },
  {
    under: 'Tools', path: '/visibility', title: 'AI visibility scan',
    summary: 'How often six AI engines mention and cite a store.',
  },
  { under: 'Tools', path: '/schema', title: 'Product data', summary: 'Verified JSON-LD from one product page.' },
  {
    under: 'Optional', path: '/how-we-measure', title: 'How we measure',
    summary: 'What is checked and graded, and what is never said.',
  },
  {
    under: 'API', path: '/developers', title: 'For developers',
    summary: 'Examples, error codes, limits, versions and every health check with its rule.',
  },
  { under: 'Optional', path: '/privacy', title: 'Privacy', summary: 'What is kept, where and for how long.' },
  {
    under: 'Optional', path: '/bot', title: 'Our crawler',
    summary: 'What it does in a store, and how to keep it out.',
  },
];

const API_FILES = [
  {
    under: 'API', path: '/openapi.json', title: 'OpenAPI description',
    summary: 'The whole interface, with schemas and examples.',
  },
  { under: 'API', path: '/api', title: 'API index', summary: 'The endpoints and the current version, as JSON.' },
];

/** llms.txt, in the format of llmstxt.org. */
export function llmsTxt({ publicUrl, limits }: Pick<ServiceFacts, 'publicUrl' | 'limits'>): string {
  const sections = ['Tools', 'API', 'Optional'].map((section) => {
    const listed = [...LISTED_PAGES, ...API_FILES].filter(({ under }) => under === section);
    const links = listed.map(({ path, title, summary }) => `- [${title}](${publicUrl}${path}): ${summary}`);
    return `## ${section}\n\n${links.join('\n')}\n`;
  });
  return `# Storefront Analysis

> Three free, honest tools for online stores: a health scan, an AI visibility scan and a schema emitter. No account, no
> key. What was not measured is said to be not measured; there is no composite score.

Every page answers with markdown when asked for \`text/markdown\`. The API takes POST with a JSON body:

${ENDPOINTS.map(({ tool, path, summary }) =>
    `- \`POST ${publicUrl}${path}\`: ${summary} Limits: ${limitsInWords(limits[tool])}.`).join('\n')}

Scans are for a person who wants to know about one store. Bulk and automated mass scanning are out of scope.

${sections.join('\n')}`;
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
    const at = escapeHtml(`${publicUrl}${path}`);
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
