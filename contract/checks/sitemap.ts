import { describeCheck, describeCheckWith } from './check.ts';
import type { File, OfTotal, Total, Variant } from './params.ts';

/** A sitemap may be on another host, so these messages do not blame the store. */
const FILES_UNREACHED = {
  unreachable: 'The sitemap did not answer, so this is not measured.',
  refused: 'The sitemap was refused to our server, so this is not measured.',
  challenged: 'Bot protection answered instead of the sitemap, so this is not measured.',
} as const;
const SAMPLE_UNREACHED = {
  unreachable: 'The sitemap or the addresses in it did not answer, so this is not measured.',
  refused: 'The sitemap or the addresses in it were refused to our server, so this is not measured.',
  challenged: 'Bot protection answered instead of the sitemap or the addresses in it, so this is not measured.',
} as const;

/** The sitemap checks, in report order; `url` is a file of the sitemap. */
export const SITEMAP = {
  /** `robots`: listed in robots.txt; `default`: at `/sitemap.xml`; `warn`: found by another guess. */
  'sitemap-found': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'major',
    authority: { document: 'google-sitemaps', section: 'Submit your sitemap' },
    title: 'Sitemap',
    rule: 'robots.txt names it, or it is at /sitemap.xml. Warns: found elsewhere. Fails: not found.',
    unmeasured: FILES_UNREACHED,
    pass: { robots: 'robots.txt points to {url}.', default: 'It is at {url}.' },
    warn: ['The sitemap is in an unusual place', 'We guessed {url}. Search engines may not.'],
    fail: ['We found no sitemap', 'Neither robots.txt nor the usual places have one.'],
    fix: 'Switch the sitemap on in the platform, and name it in robots.txt.',
  }),
  'sitemap-fetch': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'major',
    authority: { document: 'google-sitemaps', section: 'Sitemap best practices' },
    title: 'Answer from the sitemap',
    rule: 'Its files answer 200. Fails: 4xx, 5xx or an HTML page.',
    unmeasured: FILES_UNREACHED,
    pass: ['The sitemap answers', '{total} {total|file answers|files answer}.'],
    fail: {
      status: ['The sitemap answers {status}', '{url} cannot be read.'],
      html: ['The sitemap is a web page', '{url} answers with HTML instead of XML.'],
    },
    fix: 'Check that the address opens and shows XML.',
  }),
  'sitemap-xml': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'major',
    authority: { document: 'sitemaps', section: 'XML tag definitions' },
    title: 'XML of the sitemap',
    rule:
      'Well-formed XML in the right namespace, with any prefix, or one address a line. Warns: the wrong namespace, no ' +
      'addresses, or lines that are none. Fails: not well-formed, empty, or files among addresses.',
    unmeasured: FILES_UNREACHED,
    pass: '{total} {total|file has|files have} the right form.',
    warn: {
      namespace: ['The sitemap has the wrong namespace', '{url} may be skipped.'],
      'no-urls': ['A file of the sitemap has no addresses', '{url} lists nothing.'],
      'stray-line': ['A line of the sitemap is no address', 'Line {line} of {url}. A plain list holds one address a line.'],
      'blank-first': ['The sitemap begins with blank lines', '{url} should begin with an address.'],
    },
    fail: {
      malformed: ['The sitemap is not well-formed', '{url} has an error in its XML, so the rest may be missed.'],
      empty: ['The sitemap is empty', '{url} answers with nothing.'],
      'not-sitemap': ['The file is no sitemap', '{url} begins neither as XML nor with an address.'],
      mixed: ['The sitemap mixes addresses and files', '{url} must hold either <url> or <sitemap>.'],
    },
    fix: 'Let the platform make the file again.',
  }),
  'sitemap-limits': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'google-sitemaps', section: 'Sitemap best practices' },
    title: 'Size of the sitemap',
    rule: 'At most 50,000 entries and 50 MiB a file.',
    unmeasured: FILES_UNREACHED,
    /** `urls`, `bytes`: the size of the largest file, decompressed. */
    pass: 'The largest file that we read has {urls} {urls|entry|entries} and is {bytes:bytes}.',
    fail: {
      urls: ['Too many entries in one file', '{url} has at least {urls}. The limit is 50,000.'],
      bytes: ['The sitemap is too large', '{url} is at least {bytes:bytes}. The limit is 50 MiB.'],
    },
    fix: 'Split it into several files with an index.',
  }),
  /** `count`: files of the index that do not respond. */
  'sitemap-index': describeCheckWith<{
    pass: Total & { named: number };
    warn: Variant<'dead', OfTotal> | Variant<'deep' | 'self', File>;
    info: OfTotal;
    fail: Variant<'dead', Total> | Variant<'self', File>;
  }>()({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'sitemaps', section: 'Using Sitemap index files' },
    title: 'Index of sitemaps',
    rule: 'Every file of the index answers and is no index. Warns: some are dead, or an index. Fails: all are dead.',
    unmeasured: FILES_UNREACHED,
    notApplicable: 'The sitemap is one file without an index.',
    pass: 'We tried {total} of {named} {named|file|files} of the index, and {total|it answers|all answer}.',
    info: 'The index names {count} {count|file|files} more than once; each is read once.',
    warn: {
      dead: [
        '{count} of {total} {total|file|files} of the index {count|does|do} not answer',
        'Pages that stand only there may be missed.',
      ],
      deep: ['The index points to another index', 'An index lists sitemaps only, so {url} may be skipped.'],
      self: ['The index names itself', '{url} is in its own list.', 'Remove the index from its own list.'],
    },
    fail: {
      dead: ['The files of the index do not answer', '{total|We tried one, and it cannot|We tried #, and none can} be read.'],
      self: ['The index leads nowhere', '{url} names itself and nothing else.', 'List the sitemaps in the index.'],
    },
    fix: 'Remove dead files, and keep the index to one level.',
  }),
  'sitemap-gzip': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'rfc-9110', section: '8.4' },
    title: 'Compressed files',
    rule: 'Compressed files unpack and are labelled right. Fails: content and label differ.',
    unmeasured: FILES_UNREACHED,
    notApplicable: 'None of the files is compressed.',
    pass: '{total} compressed {total|file unpacks|files unpack}.',
    fail: ['A compressed file is labelled wrong', '{url} is not what its answer says.'],
    fix: 'Let the server send the file with the right Content-Type and Content-Encoding.',
  }),
  /** `count`: URLs on another host than `host`, or outside the sitemap's folder. */
  'sitemap-host': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'sitemaps', section: 'Sitemap file location' },
    title: 'Place of the sitemap',
    rule:
      'The addresses have the store’s own host name. Warns: robots.txt does not name the sitemap, and addresses lie ' +
      "outside its folder. Fails: another host name.",
    unmeasured: FILES_UNREACHED,
    pass: '{total} of {total} {total|address is|addresses are} on {host}.',
    warn: [
      'Addresses outside the sitemap’s folder',
      '{count} of {total} may be skipped: robots.txt does not name the sitemap, so it speaks for its own folder only.',
      'Name the sitemap in robots.txt: Sitemap: followed by its full address.',
    ],
    fail: ['Addresses on another host', '{count} of {total} {count|is|are} not on {host}. Search engines count {count|it|them} only if the other host vouches for the sitemap.'],
    fix: 'Use the host name that the store answers on, or name the sitemap in the other host’s robots.txt.',
  }),
  /** `count`: URLs that are relative, too long or not escaped. */
  'sitemap-loc': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'sitemaps', section: 'XML tag definitions' },
    title: 'Addresses in the sitemap',
    rule: 'Each entry has one full address, shorter than 2048 characters and escaped.',
    unmeasured: FILES_UNREACHED,
    pass: '{total} of {total} {total|address has|addresses have} the right form.',
    fail: ['Addresses with the wrong form', '{count} of {total} {count|is|are} relative, too long, not escaped, or not one address.'],
    fix: 'Write one full address in each <loc>, with & as &amp; and other letters than a–z percent-encoded.',
  }),
  'sitemap-lastmod': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'google-sitemaps', section: 'Sitemap best practices' },
    title: 'Dates in the sitemap',
    rule:
      'lastmod is a W3C date in the past. Warns: all are alike or missing. Fails: cannot be read, or in the future.',
    unmeasured: FILES_UNREACHED,
    pass: 'The dates of {total} {total|address|addresses} can be read.',
    /** `date`: the date they all share, ISO 8601. */
    warn: {
      missing: ['Addresses without dates', 'The sitemap does not say when its pages changed ({total} {total|address|addresses} read).'],
      identical: ['Addresses with one and the same date', '{total|The one that we read says|All # that we read say} {date:date}, so the date tells nothing.'],
    },
    fail: {
      unreadable: ['Dates that cannot be read', '{count} of {total} {count|does|do} not follow the W3C form.'],
      future: ['Dates in the future', '{count} of {total} {count|says|say} that the page changes later.'],
    },
    fix: 'Let lastmod be the day the content last changed.',
  }),
  /** `count`: sampled URLs that do not respond with 200. */
  'sitemap-sample-status': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'major',
    authority: { document: 'google-sitemaps', section: 'Sitemap best practices' },
    title: 'Pages from the sitemap',
    rule: 'A sample of 10 answers 200. Warns: 1–2 do not. Fails: 3 or more.',
    unmeasured: SAMPLE_UNREACHED,
    pass: '{total} of {total} in the sample {total|answers|answer} 200.',
    warn: [
      '{count} of {total} {total|page|pages} {count|does|do} not answer 200',
      'The sitemap names pages that are gone, moved or out of order.',
    ],
    fail: ['{count} of {total} {total|page does|pages do} not answer 200', 'The sitemap names pages that are gone, moved or out of order.'],
    fix: 'Remove addresses that are gone or moved, and fix pages that answer 5xx.',
  }),
  'sitemap-noindex': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'google-sitemaps', section: 'Sitemap best practices' },
    title: 'Pages with noindex in the sitemap',
    rule: 'None of the sample has noindex. Warns: 1–2. Fails: 3 or more.',
    unmeasured: SAMPLE_UNREACHED,
    pass: '{total|The one page read has no|None of # pages read has} noindex.',
    warn: [
      '{count} of {total} {total|page|pages} {count|has|have} noindex',
      'The sitemap asks for indexing, the pages ask to be left out.',
    ],
    fail: ['{count} of {total} {total|page has|pages have} noindex', 'The sitemap asks for indexing, the pages ask to be left out.'],
    fix: 'Remove the pages from the sitemap, or noindex from the pages.',
  }),
  'sitemap-blocked': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'google-sitemaps', section: 'Sitemap best practices' },
    title: 'The sitemap and robots.txt',
    rule: 'robots.txt allows all of the sample. Warns: 1–2 are blocked. Fails: 3 or more.',
    unmeasured: SAMPLE_UNREACHED,
    pass: 'robots.txt allows {total} of {total}.',
    warn: ['{count} of {total} {total|page|pages} {count|is|are} blocked', 'The sitemap names pages that robots.txt shuts.'],
    fail: ['{count} of {total} {total|page is|pages are} blocked', 'The sitemap names pages that robots.txt shuts.'],
    fix: 'Let the sitemap and robots.txt say the same.',
  }),
  'sitemap-noncanonical': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'google-sitemaps', section: 'Sitemap best practices' },
    title: 'Canonical pages in the sitemap',
    rule: 'No page of the sample names another address as canonical. Warns: 1–2 do. Fails: 3 or more.',
    unmeasured: SAMPLE_UNREACHED,
    pass: '{total|The one page does not point|None of # pages points} elsewhere.',
    warn: ['{count} of {total} {total|page|pages} {count|points|point} elsewhere', 'Another address is given as the canonical one.'],
    fail: ['{count} of {total} {total|page points|pages point} elsewhere', 'Another address is given as the canonical one.'],
    fix: 'Write only canonical addresses in the sitemap.',
  }),
  /** `count`: URLs that look like products, of `total` read. */
  'sitemap-has-products': describeCheck({
    pillar: 'ai-readiness',
    severity: 'major',
    authority: { ours: 'trade' },
    title: 'Products in the sitemap',
    rule: 'The sitemap has product pages. Fails: we found none.',
    unmeasured: FILES_UNREACHED,
    pass: '{count} of {total} {total|address|addresses} {count|looks like a product|look like products}.',
    fail: ['We found no products in the sitemap', 'We read {total} {total|address, and it does not look|addresses, and none looks} like a product.'],
    fix: 'Include the product pages when the sitemap is made.',
    snippet: 'If you write the sitemap yourself, it needs one entry for each product. These are for those that we saw.',
  }),
};
