import { describeCheck } from './check.ts';
import type { None, OfTotal, Status, Total, Variant } from './params.ts';

/** The SEO checks in the order they are reported; `count` are pages the finding is about, of the sample. */
export const SEO = {
  /** `value`: the directive as written, in the page or in `X-Robots-Tag`. */
  'index-home': describeCheck<{
    pass: None;
    fail: Variant<'meta', { value: string }> | Variant<'header', { value: string }>;
  }>()({
    pillar: 'revenue-critical',
    severity: 'critical',
    authority: { document: 'google-robots-meta', section: 'noindex' },
    title: 'The home page can be indexed',
    rule: 'The home page has no noindex, neither in the page nor in X-Robots-Tag. Fails: noindex.',
    pass: 'The home page has no noindex.',
    fail: {
      meta: ['The home page asks not to be indexed', 'The page has “{value}” in its robots meta tag.'],
      header: ['The home page asks not to be indexed', 'The answer has “{value}” in X-Robots-Tag.'],
    },
    fix: 'Remove noindex from the home page.',
    snippet: 'Put this tag in place of the one that says noindex.',
  }),
  /** `total`: product pages. */
  'index-product': describeCheck<{ pass: Total; fail: OfTotal }>()({
    pillar: 'revenue-critical',
    severity: 'critical',
    authority: { document: 'google-robots-meta', section: 'noindex' },
    title: 'Products can be indexed',
    rule: 'Product pages have no noindex, neither in the page nor in X-Robots-Tag. Fails: noindex.',
    pass: 'None of {total} {total|product page|product pages} has noindex.',
    fail: ['Products ask not to be indexed', '{count} of {total} {total|product page|product pages} {count|has|have} noindex.'],
    fix: 'Remove noindex from the product pages.',
    snippet: 'Put this tag in place of the one that says noindex. It is for the first of the pages.',
  }),
  /** `count`: of the home page and the product pages, `total` of them. */
  'ai-snippets': describeCheck<{
    pass: Total;
    warn: Variant<'page', OfTotal> | Variant<'text', OfTotal>;
    info: OfTotal;
  }>()({
    pillar: 'seo-hygiene',
    severity: 'major',
    authority: { document: 'google-ai-features', section: 'Preview controls' },
    title: 'Snippets and AI features in Google',
    rule:
      'Google may show text of the home page and the products. Warns: nosnippet, max-snippet:0, or data-nosnippet ' +
      'round all the text. For information: data-nosnippet round the name, the price or the description.',
    pass: 'Google may show text of {total} of {total} {total|page|pages}.',
    warn: {
      page: [
        '{count} of {total} {total|page|pages} {count|allows|allow} no snippet',
        'Google shows no text of them, and leaves them out of AI Overviews and AI Mode.',
      ],
      text: [
        '{count} of {total} {total|page|pages} {count|withholds its|withhold their} text from snippets',
        'data-nosnippet stands round all of it, so Google has no text to show or to answer from.',
      ],
    },
    info: 'data-nosnippet on {count} of {total} {total|page|pages} withholds the name, the price or the description.',
    fix: 'Remove nosnippet and max-snippet:0, and put data-nosnippet only round what must not be quoted.',
  }),
  'page-title': describeCheck<{
    pass: Total;
    warn: Variant<'length', OfTotal> | Variant<'several', OfTotal>;
    fail: OfTotal;
  }>()({
    pillar: 'seo-hygiene',
    severity: 'major',
    authority: { document: 'google-titles', section: 'Best practices' },
    title: 'Page titles',
    rule: 'One title of 10–65 characters. Warns: another length, or several. Fails: missing.',
    pass: '{total} of {total} {total|page has|pages have} one title of a fitting length.',
    warn: {
      length: [
        '{count} of {total} {total|title|titles} {count|is|are} too short or too long',
        'Between 10 and 65 characters show best.',
      ],
      several: ['{count} of {total} {total|page|pages} {count|has|have} several titles', 'Search engines choose one of them.'],
    },
    fail: ['{count} of {total} {total|page|pages} {count|has|have} no title', 'Search engines must make one.'],
    fix: 'Give each page one title that says what it is about.',
  }),
  /** `text`: one title that several pages share. */
  'page-title-unique': describeCheck<{ pass: Total; fail: OfTotal & { text: string } }>()({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'google-titles', section: 'Best practices' },
    title: 'Different page titles',
    rule: 'Each page of the sample has a title of its own. Fails: several share one.',
    pass: '{total} of {total} {total|title differs|titles differ}.',
    fail: ['{count} pages have the same title', 'They are called “{text}”.'],
    fix: 'Include what sets the page apart from the others.',
  }),
  'meta-description': describeCheck<{ pass: Total; warn: OfTotal; fail: OfTotal }>()({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'google-snippets', section: 'Meta descriptions' },
    title: 'Meta descriptions',
    rule: 'A meta description of 50–160 characters. Warns: another length. Fails: missing.',
    pass: '{total} of {total} {total|page has|pages have} a meta description of a fitting length.',
    warn: [
      '{count} of {total} {total|meta description|meta descriptions} {count|is|are} too short or too long',
      'Between 50 and 160 characters show best.',
    ],
    fail: ['{count} of {total} {total|page|pages} {count|has|have} no meta description', 'Search engines cut out a piece of the page.'],
    fix: 'Write a sentence or two on what the page offers.',
  }),
  canonical: describeCheck<{
    pass: Total;
    warn: Variant<'relative', OfTotal> | Variant<'missing', OfTotal> | Variant<'region', OfTotal>;
    fail: Variant<'conflict', OfTotal> | Variant<'language', OfTotal>;
  }>()({
    pillar: 'seo-hygiene',
    severity: 'major',
    authority: { document: 'google-canonical', section: 'rel=canonical' },
    title: 'Canonical address',
    rule:
      'The page gives its own full address, or an equivalent. Warns: relative, missing, or the version ' +
      'of another country. Fails: several that do not agree, or another language.',
    pass: '{total} of {total} {total|page gives|pages give} one address.',
    warn: {
      relative: [
        '{count} of {total} {total|page|pages} {count|has|have} a relative canonical address',
        'It goes wrong when the page is reached on another host.',
      ],
      missing: [
        '{count} of {total} {total|page|pages} {count|has|have} no canonical address',
        'Search engines must choose when a page can be reached in several ways.',
      ],
      region: [
        '{count} of {total} {total|page|pages} {count|points|point} to the version of another country',
        'Search engines may then fold them into one.',
      ],
    },
    fail: {
      conflict: [
        '{count} of {total} {total|page|pages} {count|gives|give} different addresses',
        'Search engines skip them when they do not agree.',
      ],
      language: [
        '{count} of {total} {total|page|pages} {count|points|point} to another language',
        'That language version then drops out of search.',
        'Let each language version point at itself.',
      ],
    },
    fix: 'Write one “rel=canonical” with the full address.',
    snippet: 'It belongs in <head>, on each page with its own address. This one is for the first of them.',
  }),
  'canonical-target': describeCheck<{ pass: Total; warn: OfTotal; fail: OfTotal }>()({
    pillar: 'seo-hygiene',
    severity: 'major',
    authority: { document: 'google-canonical', section: 'rel=canonical' },
    title: 'Target of the canonical address',
    rule: 'The address answers 200. Warns: it redirects. Fails: 4xx or noindex.',
    unmeasured: {
      unreachable: 'The canonical address did not answer, so this is not measured.',
      refused: 'The canonical address refused our server, so this is not measured.',
      challenged: 'Bot protection answered instead of the canonical address, so this is not measured.',
    },
    pass: '{total} of {total} {total|address answers|addresses answer} 200.',
    warn: [
      '{count} of {total} {total|canonical address|canonical addresses} {count|redirects|redirect}',
      'Search engines must follow one more hop.',
    ],
    fail: ['{count} of {total} {total|canonical address|canonical addresses} {count|leads|lead} nowhere', 'The target is gone or has noindex.'],
    fix: 'Point at the page that answers 200.',
  }),
  h1: describeCheck<{ pass: Total; warn: OfTotal; fail: OfTotal }>()({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { ours: 'practice' },
    title: 'Main heading',
    rule: 'One h1 a page. Warns: several. Fails: none.',
    pass: '{total} of {total} {total|page has|pages have} one main heading.',
    warn: [
      '{count} of {total} {total|page|pages} {count|has|have} several main headings',
      'What the page is about becomes unclear.',
    ],
    fail: ['{count} of {total} {total|page|pages} {count|has|have} no main heading', 'What the page is about becomes unclear.'],
    fix: 'Give the page one h1 that says what it is about.',
  }),
  /** `lang`: as written; `detected`: the language the text reads as, BCP 47. */
  'html-lang': describeCheck<{
    pass: { lang: string };
    warn: { lang: string; detected: string };
    fail: Variant<'missing', OfTotal> | Variant<'invalid', { lang: string }>;
  }>()({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'html', section: '3.2.6.2' },
    title: 'Language of the pages',
    rule: 'lang is a valid language code that fits the text. Warns: it does not fit. Fails: missing or not valid.',
    pass: 'The pages say “{lang}”, and the text fits.',
    warn: [
      'The page says “{lang}”, the text looks like “{detected}”',
      'Screen readers read with the wrong voice, and search engines may mistake the audience.',
    ],
    fail: {
      missing: ['{count} of {total} {total|page|pages} {count|does|do} not say their language', 'The html element has no lang.'],
      invalid: ['“{lang}” is not a language code', 'Screen readers and search engines must guess.'],
    },
    fix: 'Write lang="nb" on Norwegian pages, lang="en" on English ones.',
    snippet: 'The page begins with this tag, by the language that its text reads as.',
  }),
  hreflang: describeCheck<{
    pass: Total;
    warn:
      | Variant<'one-way', OfTotal>
      | Variant<'body', OfTotal>
      | Variant<'self', OfTotal>
      | Variant<'conflict', OfTotal>;
    info: Variant<'no-default', OfTotal> | Variant<'sitemap', Total>;
    fail: Variant<'invalid', { value: string }> | Variant<'relative', OfTotal>;
  }>()({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'google-localized', section: 'Guidelines' },
    title: 'Language versions',
    rule:
      'hreflang has valid codes and full addresses in the head, the Link header or the sitemap, and the pages name themselves and ' +
      'each other. Warns: they do not. Fails: not valid.',
    unmeasured: { ambiguous: 'The pages and the sitemap each name a part of the versions, so this is not measured.' },
    notApplicable: 'The pages name no language versions.',
    pass: 'The language versions of {total} {total|page|pages} are right.',
    warn: {
      'one-way': [
        '{count} of {total} {total|page|pages} {count|gets|get} no answer from the language version',
        'Pages must point at each other to count.',
      ],
      body: [
        '{count} of {total} {total|page|pages} {count|names its|name their} versions outside the head',
        'Search engines ignore hreflang there.',
        'Move hreflang into <head>, before anything that does not belong there.',
      ],
      self: [
        '{count} of {total} {total|page|pages} {count|does|do} not name themselves',
        'Each version must list itself with the others.',
      ],
      conflict: ['{count} of {total} {total|page|pages} {count|gives|give} one language several addresses', 'Search engines cannot tell which counts.'],
    },
    info: {
      'no-default': '{count} of {total} {total|page|pages} {count|has|have} no x-default. It is recommended, not required.',
      sitemap: 'The sitemap names language versions of {total} {total|page|pages}, in the right form, and each with itself.',
    },
    fail: {
      invalid: ['“{value}” is not a valid language code', 'Search engines skip it.'],
      relative: [
        '{count} of {total} {total|page|pages} {count|has|have} relative language addresses',
        'Search engines want the full address.',
      ],
    },
    fix: 'Let each version name all of them, itself too, by full address.',
  }),
  viewport: describeCheck<{
    pass: Total;
    warn: Variant<'zoom', OfTotal> | Variant<'scale', OfTotal> | Variant<'unreadable', OfTotal> | Variant<'several', OfTotal>;
    fail: Variant<'missing', OfTotal> | Variant<'fixed', OfTotal>;
  }>()({
    pillar: 'seo-hygiene',
    severity: 'major',
    authority: { document: 'wcag', section: '1.4.4' },
    title: 'Fit for phones',
    rule: 'viewport follows the screen. Warns: zoom is blocked, or an odd setting. Fails: missing, or of a fixed width.',
    pass: '{total} of {total} {total|page is|pages are} set up for phones.',
    warn: {
      zoom: ['{count} of {total} {total|page|pages} {count|blocks|block} zoom', 'Those who see poorly cannot enlarge.'],
      scale: ['{count} of {total} {total|page|pages} {count|begins|begin} enlarged or reduced', 'initial-scale should be 1.'],
      unreadable: ['{count} of {total} {total|page|pages} {count|has|have} a width that cannot be read', 'Browsers read it differently.'],
      several: ['{count} of {total} {total|page|pages} {count|has|have} several viewport tags', 'The last one counts.'],
    },
    fail: {
      missing: ['{count} of {total} {total|page|pages} {count|has|have} no viewport', 'On a phone the page shows tiny.'],
      fixed: ['{count} of {total} {total|page|pages} {count|has|have} a fixed width', 'The page does not follow the screen of the phone.'],
    },
    fix: 'Write “width=device-width, initial-scale=1”, without blocking zoom.',
  }),
  /** `missing`: terms `title`, `image`, `url`. */
  'og-basics': describeCheck<{ pass: Total; warn: OfTotal & { missing: string }; fail: OfTotal }>()({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'open-graph', section: 'Basic Metadata' },
    title: 'Sharing cards',
    rule: 'og:title, og:image and og:url. Warns: some are missing. Fails: all.',
    pass: '{total} of {total} {total|page has|pages have} a sharing card.',
    warn: ['The sharing card lacks {missing:terms}', 'On {count} of {total} {total|page|pages}.'],
    fail: ['{count} of {total} {total|page|pages} {count|has|have} no sharing card', 'Shared links show without picture and title.'],
    fix: 'Add og:title, og:image and og:url.',
  }),
  /** `count` images without, of `total`; `percent`: that share, 0 to 100. */
  'img-alt': describeCheck<{
    pass: OfTotal;
    warn: OfTotal & { percent: number };
    fail: OfTotal & { percent: number };
  }>()({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'wcag', section: '1.1.1' },
    title: 'Alternative text',
    rule: 'At least 90% of the images have alt. Warns: 70–90%. Fails: fewer.',
    pass: '{count} of {total} {total|image|images} {count|lacks|lack} alternative text.',
    warn: [
      '{percent:percent} of the images lack alternative text',
      '{count} of {total} {total|image|images}. A good share is under 10%.',
    ],
    fail: [
      '{percent:percent} of the images lack alternative text',
      '{count} of {total} {total|image|images}. A good share is under 10%.',
    ],
    fix: 'Describe the product in alt. Purely decorative images get alt="".',
  }),
  /** `count`: product pages where something is missing; `shell`: the home page is empty, and leads to no product. */
  'content-without-js': describeCheck<{
    pass: Total;
    warn: OfTotal;
    fail: Variant<'products', OfTotal> | Variant<'shell'>;
  }>()({
    pillar: 'ai-readiness',
    severity: 'critical',
    authority: { document: 'google-javascript', section: 'How Google processes JavaScript' },
    title: 'Content without scripts',
    rule:
      'Name and price stand in the HTML from the server. Warns: the name only. Fails: neither, or an empty home page.',
    pass: 'Name and price stand in the HTML of {total} of {total} {total|product page|product pages}.',
    warn: [
      'The price comes only with scripts',
      'It is not in the HTML of {count} of {total} {total|product page|product pages}. Many AI crawlers run no scripts.',
    ],
    fail: {
      products: [
        'Products come only with scripts',
        'Name and price are not in the HTML of {count} of {total} {total|product page|product pages}. Many AI crawlers run no scripts.',
      ],
      shell: [
        'The home page is empty without scripts',
        'Its HTML holds next to no text, and leads to no product. Many AI crawlers run no scripts.',
      ],
    },
    fix: 'Build product pages on the server, or put product data in the HTML.',
  }),
  'doctype-charset': describeCheck<{
    pass: Total;
    warn: Variant<'limited-quirks', OfTotal> | Variant<'encoding', OfTotal>;
    fail:
      | Variant<'doctype', OfTotal>
      | Variant<'charset', OfTotal>
      | Variant<'both', OfTotal>
      | Variant<'quirks', OfTotal>
      | Variant<'unknown', OfTotal>
      | Variant<'late', OfTotal>;
  }>()({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'html', section: '13.1.1' },
    title: 'Document type and character set',
    rule:
      'The page has the doctype of today and UTF-8. Warns: an older doctype, or another character set. Fails: ' +
      'missing, without effect, or too late.',
    pass: '{total} of {total} {total|page has|pages have} both.',
    warn: {
      'limited-quirks': ['{count} of {total} {total|page|pages} {count|has|have} an older doctype', 'Browsers show tables and images by old rules.'],
      encoding: ['{count} of {total} {total|page|pages} {count|is|are} not in UTF-8', 'Characters outside that set get lost.'],
    },
    fail: {
      quirks: ['{count} of {total} {total|page|pages} {count|has|have} a doctype for old rules', 'Browsers show the page as if it had none.'],
      unknown: ['{count} of {total} {total|page|pages} {count|names|name} an unknown character set', 'Browsers guess, and letters outside English may go wrong.'],
      late: ['{count} of {total} {total|page|pages} {count|names|name} the character set too late', 'Browsers look in the first 1,024 bytes only.'],
      doctype: ['{count} of {total} {total|page|pages} {count|has|have} no doctype', 'Browsers show the page by old rules.'],
      charset: [
        '{count} of {total} {total|page|pages} {count|names|name} no character set',
        'Letters outside English may go wrong.',
      ],
      both: [
        '{count} of {total} {total|page|pages} {count|has|have} no doctype and no character set',
        'The page may look wrong, and letters outside English get lost.',
      ],
    },
    fix: 'Begin the page with <!doctype html> and <meta charset="utf-8">.',
  }),
  'llms-txt': describeCheck<{
    pass: None;
    warn: Variant<'heading'> | Variant<'links'>;
    fail: Variant<'html'> | Variant<'server-error', Status>;
  }>()({
    pillar: 'ai-readiness',
    severity: 'minor',
    authority: { document: 'llms-txt', section: 'Format' },
    title: 'llms.txt',
    rule:
      'If the store has one, it is valid. Warns: heading or links are missing. Fails: HTML or 5xx. Not having it ' +
      'never fails.',
    notApplicable: 'The store has no llms.txt, and needs none.',
    pass: 'llms.txt is valid.',
    warn: {
      heading: ['llms.txt has no heading', 'The file should begin with # and the name.'],
      links: ['llms.txt has no links', 'The file should show the way to pages.'],
    },
    fail: {
      html: ['llms.txt is a web page', 'HTML comes where the file should be.'],
      'server-error': ['llms.txt answers {status}', 'The server fails at the address.'],
    },
    fix: 'Answer with valid markdown, or 404.',
  }),
};
