/** A document that checks are based on. */
export interface RuleDocument {
  readonly title: string;
  readonly url: string;
  /** Date or month of the latest copy that was read; absent if no dated copy was read. */
  readonly readAt?: string;
}

const READ = {
  /** Google's documentation of Search, all read in copies of the same day. */
  search: '2026-06-08',
  crawlers: '2026-09-02',
} as const;

/** All documents that checks refer to. When one is read again, only its date here changes. */
export const DOCUMENTS = {
  'rfc-9309': { title: 'RFC 9309', url: 'https://www.rfc-editor.org/rfc/rfc9309' },
  'rfc-9110': { title: 'RFC 9110', url: 'https://www.rfc-editor.org/rfc/rfc9110' },
  'rfc-9525': { title: 'RFC 9525', url: 'https://www.rfc-editor.org/rfc/rfc9525' },
  'rfc-8996': { title: 'RFC 8996', url: 'https://www.rfc-editor.org/rfc/rfc8996' },
  'rfc-6797': { title: 'RFC 6797', url: 'https://www.rfc-editor.org/rfc/rfc6797' },
  'rfc-8259': { title: 'RFC 8259', url: 'https://www.rfc-editor.org/rfc/rfc8259' },
  'mixed-content': { title: 'W3C Mixed Content', url: 'https://www.w3.org/TR/mixed-content/' },
  html: { title: 'WHATWG HTML', url: 'https://html.spec.whatwg.org/' },
  wcag: { title: 'WCAG 2.2', url: 'https://www.w3.org/TR/WCAG22/' },
  'open-graph': { title: 'The Open Graph protocol', url: 'https://ogp.me/' },
  'llms-txt': { title: 'The /llms.txt file', url: 'https://llmstxt.org/' },
  sitemaps: { title: 'Sitemaps XML format', url: 'https://www.sitemaps.org/protocol.html' },
  'google-sitemaps': {
    title: 'Google: Build and submit a sitemap', readAt: '2026-06',
    url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  },
  'google-robots-txt': {
    title: 'Google: How Google interprets robots.txt',
    url: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
  },
  'google-crawlers': {
    title: "Google: Google's common crawlers", readAt: READ.crawlers,
    url: 'https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers',
  },
  'google-robots-meta': {
    title: 'Google: Robots meta tag specifications', readAt: READ.search,
    url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  },
  'google-ai-features': {
    title: 'Google: AI features and your website', readAt: READ.search,
    url: 'https://developers.google.com/search/docs/appearance/ai-features',
  },
  'google-titles': {
    title: 'Google: Influencing title links',
    url: 'https://developers.google.com/search/docs/appearance/title-link',
  },
  'google-snippets': {
    title: 'Google: Control your snippets',
    url: 'https://developers.google.com/search/docs/appearance/snippet',
  },
  'google-canonical': {
    title: 'Google: Specify a canonical URL',
    url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  },
  'google-localized': {
    title: 'Google: Localized versions of your pages', readAt: READ.search,
    url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  },
  'google-links': {
    title: 'Google: Link best practices',
    url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  },
  'google-http-errors': {
    title: 'Google: HTTP status codes, network and DNS errors',
    url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  },
  'google-javascript': {
    title: 'Google: JavaScript SEO basics',
    url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  },
  'google-merchant-listing': {
    title: 'Google: Merchant listing structured data', readAt: READ.search,
    url: 'https://developers.google.com/search/docs/appearance/structured-data/merchant-listing',
  },
  'google-product-snippet': {
    title: 'Google: Product snippet structured data', readAt: READ.search,
    url: 'https://developers.google.com/search/docs/appearance/structured-data/product-snippet',
  },
  'google-organization': {
    title: 'Google: Organization structured data',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
  },
  'google-breadcrumb': {
    title: 'Google: Breadcrumb structured data',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
  },
  openai: { title: 'OpenAI: Bots', url: 'https://developers.openai.com/api/docs/bots', readAt: READ.crawlers },
  anthropic: {
    title: 'Anthropic: Does Anthropic crawl data from the web', readAt: READ.crawlers,
    url: 'https://support.claude.com/en/articles/8896518',
  },
  meta: {
    title: 'Meta: Web crawlers',
    url: 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers',
  },
  'content-signals': { title: 'Content Signals', url: 'https://contentsignals.org/' },
  'aipref-attach': {
    title: 'draft-ietf-aipref-attach', url: 'https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/',
  },
  ucp: {
    title: 'Universal Commerce Protocol', url: 'https://github.com/Universal-Commerce-Protocol/ucp', readAt: '2026-08-22',
  },
  acp: {
    title: 'Agentic Commerce Protocol', readAt: '2026-06-15',
    url: 'https://github.com/agentic-commerce-protocol/agentic-commerce-protocol',
  },
  rsl: { title: 'RSL 1.0', url: 'https://rslstandard.org/rsl' },
  'web-vitals': { title: 'Web Vitals', url: 'https://web.dev/articles/vitals' },
  lighthouse: { title: 'Lighthouse 13.5', url: 'https://github.com/GoogleChrome/lighthouse' },
  'regulation-2024-3228': {
    title: 'Regulation (EU) 2024/3228', url: 'https://eur-lex.europa.eu/eli/reg/2024/3228/oj',
  },
  'directive-2011-83': {
    title: 'Directive 2011/83/EU', url: 'https://eur-lex.europa.eu/eli/dir/2011/83/oj',
  },
  'directive-2023-2673': {
    title: 'Directive (EU) 2023/2673', url: 'https://eur-lex.europa.eu/eli/dir/2023/2673/oj',
  },
  'regulation-2025-1960': {
    title: 'Implementing Regulation (EU) 2025/1960',
    url: 'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj',
  },
  'directive-98-6': { title: 'Directive 98/6/EC', url: 'https://eur-lex.europa.eu/eli/dir/1998/6/oj' },
  'directive-2019-882': {
    title: 'Directive (EU) 2019/882', url: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj',
  },
  ehandelsloven: { title: 'Ehandelsloven', url: 'https://lovdata.no/lov/2003-05-23-35' },
  prisopplysningsforskriften: {
    title: 'Prisopplysningsforskriften', url: 'https://lovdata.no/forskrift/2012-11-14-1066',
  },
  'peppol-sml': { title: 'Peppol SML and SMP', url: 'https://docs.peppol.eu/edelivery/' },
} as const satisfies Readonly<Record<string, RuleDocument>>;

export type DocumentId = keyof typeof DOCUMENTS;

/** Why a rule is not from a document: `trade`, `practice`, `observation` or `service`; see `texts-en.ts`. */
export const OWN_REASONS = ['trade', 'practice', 'observation', 'service'] as const;
export type OwnReason = (typeof OWN_REASONS)[number];

/** The basis of a check: a section of a document, or our own judgement with its reason. */
export type Authority =
  | { readonly document: DocumentId; readonly section: string; readonly ours?: undefined }
  | { readonly ours: OwnReason; readonly document?: undefined; readonly section?: undefined };

const DAY = 86_400_000;
const STALE_DAYS = 180;

/** Whether a document is undated, or was read too long ago to rely on. */
export const isStale = ({ readAt }: RuleDocument, now: number): boolean =>
  readAt === undefined || now - Date.parse(readAt) > STALE_DAYS * DAY;
