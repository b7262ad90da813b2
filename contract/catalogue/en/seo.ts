import type { SeoParams } from '../seo.ts';
import type { PhaseTexts } from '../texts.ts';

/** The SEO checks in English. */
export const SEO_EN = {
  'index-home': {
    title: 'The home page can be indexed',
    rule: 'The home page has no noindex, neither in the page nor in X-Robots-Tag. Fails: noindex.',
    pass: 'The home page has no noindex.',
    fail: {
      meta: ['The home page asks not to be indexed', 'The page has “{value}” in its robots meta tag.'],
      header: ['The home page asks not to be indexed', 'The answer has “{value}” in X-Robots-Tag.'],
    },
    fix: 'Remove noindex from the home page.',
  },
  'index-product': {
    title: 'Products can be indexed',
    rule: 'Product pages have no noindex, neither in the page nor in X-Robots-Tag. Fails: noindex.',
    pass: 'None of {total} product pages has noindex.',
    fail: ['Products ask not to be indexed', '{count} of {total} product pages {count|has|have} noindex.'],
    fix: 'Remove noindex from the product pages.',
  },
  'page-title': {
    title: 'Page titles',
    rule: 'One title of 10–65 characters. Warns: another length, or several. Fails: missing.',
    pass: '{total} of {total} pages have one title of a fitting length.',
    warn: {
      length: [
        '{count} of {total} titles {count|is|are} too short or too long',
        'Between 10 and 65 characters show best.',
      ],
      several: ['{count} of {total} pages {count|has|have} several titles', 'Search engines choose one of them.'],
    },
    fail: ['{count} of {total} pages {count|has|have} no title', 'Search engines must make one.'],
    fix: 'Give each page one title that says what it is about.',
  },
  'page-title-unique': {
    title: 'Different page titles',
    rule: 'Each page of the sample has a title of its own. Fails: several share one.',
    pass: '{total} of {total} titles differ.',
    fail: ['{count} pages have the same title', 'They are called “{text}”.'],
    fix: 'Include what sets the page apart from the others.',
  },
  'meta-description': {
    title: 'Summaries',
    rule: 'A meta description of 50–160 characters. Warns: another length. Fails: missing.',
    pass: '{total} of {total} pages have a summary of a fitting length.',
    warn: [
      '{count} of {total} summaries {count|is|are} too short or too long',
      'Between 50 and 160 characters show best.',
    ],
    fail: ['{count} of {total} pages {count|has|have} no summary', 'Search engines cut out a piece of the page.'],
    fix: 'Write a sentence or two on what the page offers.',
  },
  canonical: {
    title: 'Canonical address',
    rule:
      'The page gives its own full address, or an equivalent. Warns: relative, or missing. Fails: several that do ' +
      'not agree.',
    pass: '{total} of {total} pages give one address.',
    warn: {
      relative: [
        '{count} of {total} pages {count|has|have} a relative canonical address',
        'It goes wrong when the page is reached on another host.',
      ],
      missing: [
        '{count} of {total} pages {count|has|have} no canonical address',
        'Search engines must choose when a page can be reached in several ways.',
      ],
    },
    fail: [
      '{count} of {total} pages {count|gives|give} different addresses',
      'Search engines skip them when they do not agree.',
    ],
    fix: 'Write one “rel=canonical” with the full address.',
  },
  'canonical-target': {
    title: 'Target of the canonical address',
    rule: 'The address answers 200. Warns: it redirects. Fails: 4xx or noindex.',
    pass: '{total} of {total} addresses answer 200.',
    warn: [
      '{count} of {total} canonical addresses {count|redirects|redirect}',
      'Search engines must follow one more hop.',
    ],
    fail: ['{count} of {total} canonical addresses {count|leads|lead} nowhere', 'The target is gone or has noindex.'],
    fix: 'Point at the page that answers 200.',
  },
  h1: {
    title: 'Main heading',
    rule: 'One h1 a page. Warns: several. Fails: none.',
    pass: '{total} of {total} pages have one main heading.',
    warn: [
      '{count} of {total} pages {count|has|have} several main headings',
      'What the page is about becomes unclear.',
    ],
    fail: ['{count} of {total} pages {count|has|have} no main heading', 'What the page is about becomes unclear.'],
    fix: 'Give the page one h1 that says what it is about.',
  },
  'html-lang': {
    title: 'Language of the pages',
    rule: 'lang is a valid language code that fits the text. Warns: it does not fit. Fails: missing or not valid.',
    pass: 'The pages say “{lang}”, and the text fits.',
    warn: [
      'The page says “{lang}”, the text looks like “{detected}”',
      'Screen readers read with the wrong voice, and search engines may mistake the audience.',
    ],
    fail: {
      missing: ['{count} of {total} pages {count|does|do} not say their language', 'The html element has no lang.'],
      invalid: ['“{lang}” is not a language code', 'Screen readers and search engines must guess.'],
    },
    fix: 'Write lang="nb" on Norwegian pages, lang="en" on English ones.',
  },
  hreflang: {
    title: 'Language versions',
    rule:
      'hreflang has valid codes and full addresses, and the pages point at each other. Warns: no x-default. Fails: ' +
      'not valid.',
    notApplicable: 'The pages name no language versions.',
    pass: 'The language versions of {total} {total|page|pages} are right.',
    warn: [
      '{count} of {total} pages {count|has|have} no x-default',
      'No page is named for other languages.',
    ],
    fail: {
      invalid: ['“{value}” is not a valid language code', 'Search engines skip it.'],
      relative: [
        '{count} of {total} pages {count|has|have} relative language addresses',
        'Search engines want the full address.',
      ],
      'one-way': [
        '{count} of {total} pages {count|gets|get} no answer from the language version',
        'Pages must point at each other to count.',
      ],
    },
    fix: 'Let each version name all of them, itself too, by full address.',
  },
  viewport: {
    title: 'Fit for phones',
    rule: 'viewport is set. Warns: zoom is blocked. Fails: missing.',
    pass: '{total} of {total} pages are set up for phones.',
    warn: ['{count} of {total} pages {count|blocks|block} zoom', 'Those who see poorly cannot enlarge.'],
    fail: ['{count} of {total} pages {count|has|have} no viewport', 'On a phone the page shows tiny.'],
    fix: 'Write “width=device-width, initial-scale=1”, without blocking zoom.',
  },
  'og-basics': {
    title: 'Sharing cards',
    rule: 'og:title, og:image and og:url. Warns: some are missing. Fails: all.',
    pass: '{total} of {total} pages have a sharing card.',
    warn: ['The sharing card lacks {missing:terms}', 'On {count} of {total} pages.'],
    fail: ['{count} of {total} pages {count|has|have} no sharing card', 'Shared links show without picture and title.'],
    fix: 'Add og:title, og:image and og:url.',
  },
  'img-alt': {
    title: 'Alternative text',
    rule: 'At least 90% of the images have alt. Warns: 70–90%. Fails: fewer.',
    pass: '{count} of {total} images {count|lacks|lack} alternative text.',
    warn: [
      '{percent:percent} of the images lack alternative text',
      '{count} of {total} images. A good share is under 10%.',
    ],
    fail: [
      '{percent:percent} of the images lack alternative text',
      '{count} of {total} images. A good share is under 10%.',
    ],
    fix: 'Describe the product in alt. Ornaments get an empty one.',
  },
  'content-without-js': {
    title: 'Content without scripts',
    rule:
      'Name and price stand in the HTML from the server. Warns: the name only. Fails: neither, or an empty home page.',
    pass: 'Name and price stand in the HTML of {total} of {total} product pages.',
    warn: [
      'The price comes only with scripts',
      'It is not in the HTML of {count} of {total} product pages. Many AI crawlers run no scripts.',
    ],
    fail: {
      products: [
        'Products come only with scripts',
        'Name and price are not in the HTML of {count} of {total} product pages. Many AI crawlers run no scripts.',
      ],
      shell: [
        'The home page is empty without scripts',
        'Its HTML holds next to no text, and leads to no product. Many AI crawlers run no scripts.',
      ],
    },
    fix: 'Build product pages on the server, or put product data in the HTML.',
  },
  'doctype-charset': {
    title: 'Document type and character set',
    rule: 'The page has a doctype and a character set. Fails: missing.',
    pass: '{total} of {total} pages have both.',
    fail: {
      doctype: ['{count} of {total} pages {count|has|have} no doctype', 'Browsers show the page by old rules.'],
      charset: [
        '{count} of {total} pages {count|names|name} no character set',
        'Letters outside English may go wrong.',
      ],
      both: [
        '{count} of {total} pages {count|has|have} no doctype and no character set',
        'The page may look wrong, and letters outside English get lost.',
      ],
    },
    fix: 'Begin the page with <!doctype html> and <meta charset="utf-8">.',
  },
  'llms-txt': {
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
  },
} as const satisfies PhaseTexts<SeoParams>;
