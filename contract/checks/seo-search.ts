import { describeCheck, describeCheckWith } from './check.ts';
import type { OfTotal, Total } from './params.ts';

/** Checks of indexing and snippets; `count`: the sampled pages that the finding is about. */
export const SEO_SEARCH = {
  /** `value`: the directive as written, in the page or in `X-Robots-Tag`. */
  'index-home': describeCheck({
    pillar: 'revenue-critical',
    severity: 'critical',
    authority: { document: 'google-robots-meta', section: 'noindex' },
    title: 'Indexing of the home page',
    rule:
      'The home page has no noindex, neither in the page nor in X-Robots-Tag. Fails: noindex, none, or an ' +
      'unavailable_after that is past.',
    pass: ['The home page can be indexed', 'The home page has no noindex.'],
    fail: {
      meta: ['The home page asks not to be indexed', 'The page has “{value}” in its robots meta tag.'],
      header: ['The home page asks not to be indexed', 'The answer has “{value}” in X-Robots-Tag.'],
    },
    fix: 'Remove that rule from the home page.',
    snippet: 'Put this tag in place of the one with the rule.',
  }),
  /** `total`: product pages; `value`: the directive of the first one, as written. */
  'index-product': describeCheck({
    pillar: 'revenue-critical',
    severity: 'critical',
    authority: { document: 'google-robots-meta', section: 'noindex' },
    title: 'Indexing of products',
    rule:
      'Product pages have no noindex, neither in the page nor in X-Robots-Tag. Fails: noindex, none, or an ' +
      'unavailable_after that is past.',
    pass: ['Products can be indexed', '{total|The one product page has no|None of # product pages has} noindex.'],
    fail: [
      'Products ask not to be indexed',
      '{count} of {total} {total|product page does|product pages do} so. {count|It|The first} has “{value}”.',
    ],
    fix: 'Remove that rule from the product pages.',
    snippet: 'Put this tag in place of the one with the rule. It is for the first of the pages.',
  }),
  /** `count` of `total` pages: the home page and the product pages. */
  'ai-snippets': describeCheck({
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
  'page-title': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'major',
    authority: { document: 'google-titles', section: 'Best practices' },
    title: 'Page titles',
    rule: 'One title. Warns: several, or outside 10–65 characters, our rule of thumb. Fails: missing.',
    pass: '{total} of {total} {total|page has|pages have} one title of a fitting length.',
    warn: {
      length: [
        '{count} of {total} {total|title|titles} {count|is|are} too short or too long',
        'Our rule of thumb is 10 to 65 characters: search results often cut longer ones.',
      ],
      several: ['{count} of {total} {total|page|pages} {count|has|have} several titles', 'Search engines choose one of them.'],
    },
    fail: ['{count} of {total} {total|page|pages} {count|has|have} no title', 'Search engines must make one.'],
    fix: 'Give each page one title that says what it is about.',
  }),
  /** `text`: the most frequent title; `count`: the pages that share it. */
  'page-title-unique': describeCheckWith<{ pass: Total; fail: OfTotal & { text: string } }>()({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'google-titles', section: 'Best practices' },
    title: 'Similarity of page titles',
    rule: 'Each page of the sample has a title of its own. Fails: several share one.',
    pass: ['Different page titles', '{total} of {total} {total|title differs|titles differ}.'],
    fail: ['{count} {count|page has|pages have} the same title', 'They are called “{text}”.'],
    fix: 'Include what sets the page apart from the others.',
  }),
  'meta-description': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'google-snippets', section: 'Meta descriptions' },
    title: 'Meta descriptions',
    rule: 'A meta description. Warns: outside 50–160 characters, our rule of thumb. Fails: missing.',
    pass: '{total} of {total} {total|page has|pages have} a meta description of a fitting length.',
    warn: [
      '{count} of {total} {total|meta description|meta descriptions} {count|is|are} too short or too long',
      'Our rule of thumb is 50 to 160 characters: search results often cut longer ones.',
    ],
    fail: ['{count} of {total} {total|page|pages} {count|has|have} no meta description', 'Search engines cut out a piece of the page.'],
    fix: 'Write a sentence or two on what the page offers.',
  }),
  canonical: describeCheck({
    pillar: 'seo-hygiene',
    severity: 'major',
    authority: { document: 'google-canonical', section: 'rel=canonical' },
    title: 'Canonical address',
    rule:
      'The page gives its own full address, or an equivalent. Warns: relative, missing, on another host, or the ' +
      'version of another country. Fails: several that do not agree, the home page, or another language.',
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
      elsewhere: [
        '{count} of {total} {total|page|pages} {count|gives|give} an address on another host',
        'Search engines may then show that one in its place. If it is meant so, nothing is wrong.',
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
      home: [
        '{count} of {total} {total|page|pages} {count|gives|give} the home page as {count|its|their} address',
        'Search engines may then leave {count|it|them} out.',
      ],
      language: [
        '{count} of {total} {total|page|pages} {count|points|point} to another language',
        'That language version may then drop out of search.',
        'Let each language version point at itself.',
      ],
    },
    fix: 'Write one “rel=canonical” with the full address, without hreflang, lang, media or type.',
    snippet: 'It belongs in <head>, on each page with its own address. This one is for the first of them.',
  }),
  'canonical-target': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'major',
    authority: { document: 'google-canonical', section: 'rel=canonical' },
    title: 'Target of the canonical address',
    rule: 'The address answers 200. Warns: it redirects. Fails: 4xx or noindex.',
    unmeasured: {
      unreachable: 'The canonical address did not answer, so this is not measured.',
      refused: 'The canonical address refused our server, so this is not measured.',
      challenged: 'Bot protection answered instead of the canonical address, so this is not measured.',
      ambiguous:
        'We do not open canonical addresses that look like an action, hold a user name or are very long, so this is ' +
        'not measured.',
    },
    pass: '{total} of {total} {total|address answers|addresses answer} 200.',
    warn: [
      '{count} of {total} {total|canonical address|canonical addresses} {count|redirects|redirect}',
      'Search engines must follow one more hop.',
    ],
    fail: ['{count} of {total} {total|canonical address|canonical addresses} {count|leads|lead} nowhere', 'The target is gone or has noindex.'],
    fix: 'Point at the page that answers 200.',
  }),
  h1: describeCheck({
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
};
