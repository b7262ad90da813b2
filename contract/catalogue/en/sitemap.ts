import type { SitemapParams } from '../sitemap.ts';
import type { PhaseTexts } from '../texts.ts';

/** The sitemap checks in English. */
export const SITEMAP_EN = {
  'sitemap-found': {
    title: 'Sitemap',
    rule: 'robots.txt names it, or it is at /sitemap.xml. Warns: found elsewhere. Fails: not found.',
    pass: { robots: 'robots.txt points to {url}.', default: 'It is at {url}.' },
    warn: ['The sitemap is in an unusual place', 'We guessed {url}. Search engines do not always.'],
    fail: ['We found no sitemap', 'Neither robots.txt nor the usual places have one.'],
    fix: 'Switch the sitemap on in the platform, and name it in robots.txt.',
  },
  'sitemap-fetch': {
    title: 'The sitemap answers',
    rule: 'Its files answer 200. Fails: 4xx, 5xx or an HTML page.',
    pass: '{total} {total|file answers|files answer}.',
    fail: {
      status: ['The sitemap answers {status}', '{url} cannot be read.'],
      html: ['The sitemap is a web page', '{url} answers with HTML instead of XML.'],
    },
    fix: 'Check that the address opens and shows XML.',
  },
  'sitemap-xml': {
    title: 'XML of the sitemap',
    rule:
      'Well-formed XML in the right namespace, with any prefix. Warns: the wrong namespace. Fails: not well-formed.',
    pass: '{total} {total|file is|files are} well-formed.',
    warn: ['The sitemap has the wrong namespace', '{url} may be skipped.'],
    fail: ['The sitemap is not well-formed', '{url} has an error in its XML, so the rest may be missed.'],
    fix: 'Let the platform make the file again.',
  },
  'sitemap-limits': {
    title: 'Size of the sitemap',
    rule: 'At most 50,000 addresses and 50 MiB a file.',
    pass: 'The largest file has {urls} {urls|address|addresses} and is {bytes:bytes}.',
    fail: {
      urls: ['Too many addresses in one file', '{url} has at least {urls}. The limit is 50,000.'],
      bytes: ['The sitemap is too large', '{url} is at least {bytes:bytes}. The limit is 50 MiB.'],
    },
    fix: 'Split it into several files with an index.',
  },
  'sitemap-index': {
    title: 'Index of sitemaps',
    rule: 'Every file of the index answers, in two levels at most. Warns: some are dead. Fails: all.',
    notApplicable: 'The sitemap is one file without an index.',
    pass: '{total} of {total} files of the index answer.',
    warn: [
      '{count} of {total} files of the index {count|does|do} not answer',
      'Pages that stand only there may be missed.',
    ],
    fail: {
      dead: ['The files of the index do not answer', 'We tried {total}, and none can be read.'],
      deep: ['The index points to another index', '{url} lies deeper than search engines read.'],
    },
    fix: 'Remove dead files, and keep the index to one level.',
  },
  'sitemap-gzip': {
    title: 'Compressed files',
    rule: 'Compressed files unpack and are labelled right. Fails: content and label differ.',
    notApplicable: 'None of the files is compressed.',
    pass: '{total} compressed {total|file unpacks|files unpack}.',
    fail: ['A compressed file is labelled wrong', '{url} is not what its answer says.'],
    fix: 'Let the server send the file with the right Content-Type and Content-Encoding.',
  },
  'sitemap-host': {
    title: 'Host names in the sitemap',
    rule: "The addresses have the store's own host name.",
    pass: '{total} of {total} addresses are on {host}.',
    fail: ['Addresses on another host', '{count} of {total} {count|is|are} not on {host}.'],
    fix: 'Use the host name that the store answers on.',
  },
  'sitemap-loc': {
    title: 'Addresses in the sitemap',
    rule: 'The addresses are full, shorter than 2048 characters and escaped.',
    pass: '{total} of {total} addresses have the right form.',
    fail: ['Addresses with the wrong form', '{count} of {total} {count|is|are} relative, too long or not escaped.'],
    fix: 'Write full addresses, and & as &amp;.',
  },
  'sitemap-lastmod': {
    title: 'Dates in the sitemap',
    rule:
      'lastmod is a W3C date in the past. Warns: all are alike or missing. Fails: cannot be read, or in the future.',
    pass: 'The dates of {total} {total|address|addresses} can be read.',
    warn: {
      missing: ['The sitemap has no dates', 'None of {total} addresses says when its page changed.'],
      identical: ['Every page has the same date', 'All {total} say {date:date}, so the date tells nothing.'],
    },
    fail: {
      unreadable: ['Dates that cannot be read', '{count} of {total} {count|does|do} not follow the W3C form.'],
      future: ['Dates in the future', '{count} of {total} {count|says|say} that the page changes later.'],
    },
    fix: 'Let lastmod be the day the content last changed.',
  },
  'sitemap-sample-status': {
    title: 'Pages from the sitemap',
    rule: 'A sample of 10 answers 200. Warns: 1–2 do not. Fails: 3 or more.',
    pass: '{total} of {total} in the sample answer 200.',
    warn: [
      '{count} of {total} pages {count|does|do} not answer 200',
      'The sitemap names pages that are gone or moved.',
    ],
    fail: ['{count} of {total} pages do not answer 200', 'The sitemap names pages that are gone or moved.'],
    fix: 'Remove addresses that do not answer 200.',
  },
  'sitemap-noindex': {
    title: 'Pages with noindex in the sitemap',
    rule: 'None of the sample has noindex. Warns: 1–2. Fails: 3 or more.',
    pass: 'None of {total} has noindex.',
    warn: [
      '{count} of {total} pages {count|has|have} noindex',
      'The sitemap asks for indexing, the pages ask to be left out.',
    ],
    fail: ['{count} of {total} pages have noindex', 'The sitemap asks for indexing, the pages ask to be left out.'],
    fix: 'Remove the pages from the sitemap, or noindex from the pages.',
  },
  'sitemap-blocked': {
    title: 'Blocked pages in the sitemap',
    rule: 'robots.txt allows all of the sample. Warns: 1–2 are blocked. Fails: 3 or more.',
    pass: 'robots.txt allows {total} of {total}.',
    warn: ['{count} of {total} pages {count|is|are} blocked', 'The sitemap names pages that robots.txt shuts.'],
    fail: ['{count} of {total} pages are blocked', 'The sitemap names pages that robots.txt shuts.'],
    fix: 'Let the sitemap and robots.txt say the same.',
  },
  'sitemap-noncanonical': {
    title: 'Canonical pages in the sitemap',
    rule: 'The pages of the sample are canonical. Warns: 1–2 point elsewhere. Fails: 3 or more.',
    pass: '{total} of {total} are canonical.',
    warn: ['{count} of {total} pages {count|points|point} elsewhere', 'Another address is given as the canonical one.'],
    fail: ['{count} of {total} pages point elsewhere', 'Another address is given as the canonical one.'],
    fix: 'Write only canonical addresses in the sitemap.',
  },
  'sitemap-has-products': {
    title: 'Products in the sitemap',
    rule: 'The sitemap has product pages. Fails: we found none.',
    pass: '{count} of {total} addresses {count|looks|look} like products.',
    fail: ['We found no products in the sitemap', 'None of {total} addresses looks like a product.'],
    fix: 'Include the product pages when the sitemap is made.',
  },
} as const satisfies PhaseTexts<SitemapParams>;
