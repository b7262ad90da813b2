import { describeCheck, describeCheckWith } from './check.ts';
import type { OfTotal, Total, Variant } from './params.ts';

/** Checks of markup: language, viewport, images, content; `count`: the sampled pages that the finding is about. */
export const SEO_MARKUP = {
  /**
   * `lang`: as written; on `pass` every matching one, joined by `, `; `detected`: BCP 47 tag of the language of the
   * text.
   */
  'html-lang': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'html', section: '3.2.6.2' },
    title: 'Language of the pages',
    rule: 'lang is a valid language code that fits the text. Warns: it does not fit. Fails: missing or not valid.',
    pass: '{count} of {total} {total|page|pages} {count|says|say} a language that fits the text: {lang:list}.',
    warn: [
      'The page says “{lang}”, the text looks like “{detected}”',
      'Screen readers read with the wrong voice, and browsers may offer to translate.',
    ],
    fail: {
      missing: ['{count} of {total} {total|page|pages} {count|does not say its|do not say their} language', 'The html element has no lang.'],
      invalid: ['“{lang}” is not a language code', 'Screen readers and browsers must guess.'],
    },
    fix: 'Write lang="nb" or lang="nn" on Norwegian pages, by which of the two it is, and lang="en" on English ones.',
    snippet:
      'Give the <html> tag this lang, by the language that the text reads as, and keep its other attributes. A store in ' +
      'several languages needs the one of each page.',
  }),
  hreflang: describeCheckWith<{
    /** `some`: of the `others`, `count` were read. */
    pass: Variant<'read', Total> | Variant<'some', Total & { count: number; others: number }>;
    warn: Variant<'one-way' | 'body' | 'self' | 'conflict', OfTotal>;
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
    pass: {
      read: 'The language versions of {total} {total|page|pages} are right.',
      some:
        'The language versions on {total} {total|page|pages} are given in the right form. Of {others} others, we know of ' +
        '{count} that they point back.',
    },
    warn: {
      'one-way': [
        'The language versions do not point back to {count} of {total} {total|page|pages}',
        'They count only where the pages point at each other.',
      ],
      body: [
        '{count} of {total} {total|page|pages} {count|names its|name their} versions outside the head',
        'Search engines ignore hreflang there.',
        'Move hreflang into <head>, before anything that does not belong there.',
      ],
      self: [
        '{count} of {total} {total|page|pages} {count|does not name itself|do not name themselves}',
        'Each version must list itself with the others.',
      ],
      conflict: ['{count} of {total} {total|page|pages} {count|gives|give} one language several addresses', 'Search engines cannot tell which counts.'],
    },
    info: {
      'no-default': '{count} of {total} {total|page|pages} {count|has|have} no x-default. It is recommended, not required.',
      sitemap: 'The sitemap names language versions of {total} {total|page|pages}, in the right form, and each with itself.',
    },
    fail: {
      invalid: [
        'Google does not take “{value}” in hreflang',
        'The code is a language of two letters, and may add a script and a country of ISO 3166-1, as in “nb-NO”.',
      ],
      relative: [
        '{count} of {total} {total|page|pages} {count|has|have} relative language addresses',
        'Search engines want the full address.',
      ],
    },
    fix: 'Let each version name all of them, itself too, by full address.',
  }),
  viewport: describeCheck({
    pillar: 'seo-hygiene',
    severity: 'major',
    authority: { document: 'wcag', section: '1.4.4' },
    title: 'Display on phones',
    rule: 'viewport follows the screen. Warns: zoom is blocked, or an odd setting. Fails: missing, or of a fixed width.',
    pass: ['Fit for phones', '{total} of {total} {total|page is|pages are} set up for phones.'],
    warn: {
      zoom: ['{count} of {total} {total|page|pages} {count|blocks|block} zoom', 'In some browsers people with poor sight cannot enlarge the page.'],
      scale: ['{count} of {total} {total|page|pages} {count|begins|begin} enlarged or reduced', 'initial-scale should be 1.'],
      unreadable: ['{count} of {total} {total|page|pages} {count|has|have} a width that cannot be read', 'Browsers read it differently.'],
      without: ['{count} of {total} {total|page|pages} {count|sets|set} no width', 'On a phone the page shows as wide as on a large screen.'],
      several: ['{count} of {total} {total|page|pages} {count|has|have} several viewport tags', 'The last one counts.'],
    },
    fail: {
      missing: ['{count} of {total} {total|page|pages} {count|has|have} no viewport', 'On a phone the page shows tiny.'],
      fixed: ['{count} of {total} {total|page|pages} {count|has|have} a fixed width', 'The page does not follow the screen of the phone.'],
    },
    fix: 'Write “width=device-width, initial-scale=1”, without blocking zoom.',
    snippet: 'This tag belongs in <head>, in place of any viewport tag that is there.',
  }),
  /** `missing`: any of the terms `title`, `image`, `url`. */
  'og-basics': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'open-graph', section: 'Basic Metadata' },
    title: 'Sharing cards',
    rule: 'og:title, og:image and og:url. Warns: some are missing. Fails: all.',
    pass: '{total} of {total} {total|page has|pages have} a sharing card.',
    warn: ['The sharing card lacks {missing:terms}', 'On {count} of {total} {total|page|pages}.'],
    fail: ['{count} of {total} {total|page|pages} {count|has|have} no sharing card', 'Whoever shows a shared link chooses its title and picture.'],
    fix: 'Add og:title, og:image and og:url.',
  }),
  /** `count` of `total` images lack alt text; `percent`: their share, 0 to 100. */
  'img-alt': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'wcag', section: '1.1.1' },
    title: 'Alternative text',
    rule: 'At least 90% of the images have alternative text. Warns: 70–90%. Fails: fewer.',
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
  /** `count`: product pages with missing content; `shell`: the home page is empty, and links to no product. */
  'content-without-js': describeCheck({
    pillar: 'ai-readiness',
    severity: 'critical',
    authority: { document: 'google-javascript', section: 'How Google processes JavaScript' },
    title: 'Content without scripts',
    rule:
      'Name and price stand in the HTML from the server. Warns: the name only. Fails: neither, or no product is found from an empty home page.',
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
  'doctype-charset': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'html', section: '13.1.1, 4.2.5.4' },
    title: 'Document type and character set',
    rule:
      'The page has the doctype of today and UTF-8. Warns: an older doctype, or another character set. Fails: ' +
      'missing, without effect, or too late.',
    pass: '{total} of {total} {total|page has|pages have} both.',
    warn: {
      'limited-quirks': ['{count} of {total} {total|page|pages} {count|has|have} an older doctype', 'Browsers show tables and images by old rules.'],
      encoding: ['{count} of {total} {total|page|pages} {count|is|are} not in UTF-8', 'The HTML standard requires UTF-8, which has the characters of all languages.'],
    },
    fail: {
      quirks: ['{count} of {total} {total|page|pages} {count|has|have} a doctype for old rules', 'Browsers show the page as if it had none.'],
      unknown: ['{count} of {total} {total|page|pages} {count|names|name} an unknown character set', 'Browsers guess, and letters outside English may go wrong.'],
      late: ['{count} of {total} {total|page|pages} {count|names|name} the character set too late', 'The standard wants it in the first 1,024 bytes; later, browsers may guess first.'],
      doctype: ['{count} of {total} {total|page|pages} {count|has|have} no doctype', 'Browsers show the page by old rules.'],
      charset: [
        '{count} of {total} {total|page|pages} {count|names|name} no character set',
        'Letters outside English may go wrong.',
      ],
    },
    fix: 'Begin the page with <!doctype html> and <meta charset="utf-8">.',
    snippet:
      'The first line is the very first of the page, and the second comes first in <head>. Save the files as UTF-8, and let ' +
      'Content-Type say the same.',
  }),
  'llms-txt': describeCheck({
    pillar: 'ai-readiness',
    severity: 'minor',
    authority: { document: 'llms-txt', section: 'Format' },
    title: 'llms.txt',
    rule:
      'If the store has one, it begins with a heading and has links. Warns: it lacks them. Fails: HTML or 5xx. Not having it ' +
      'never fails.',
    notApplicable: 'The store has no llms.txt, and needs none.',
    pass: 'llms.txt begins with a heading and has links.',
    warn: {
      heading: ['llms.txt does not begin with a heading', 'The first line should be # and the name.'],
      links: ['llms.txt has no links', 'The format does not require links, but they show the way to pages.'],
    },
    fail: {
      html: ['llms.txt is a web page', 'HTML comes where the file should be.'],
      'server-error': ['llms.txt answers {status}', 'The server fails at the address.'],
    },
    fix: 'Answer with valid markdown, or 404.',
  }),
};
