import { describeCheck, describeCheckWith } from './check.ts';
import type { Names, OfTotal, Total, Variant } from './params.ts';

/** Params of a metric from the lab, or from field data with the lab's beside it. */
type FromEither<Value> =
  Record<'pass' | 'warn' | 'fail', Variant<'lab', Value> | Variant<'field', Value & { lab?: number }>>;

/** Counts of what the home page leaves and contacts before any interaction. */
interface Traces {
  cookies: number;
  /** Keys in the browser's storage. */
  keys: number;
  /** Third-party hosts. */
  hosts: number;
}

const KEPT_SHORT =
  'Files of the store’s own domain with a version in the address. Returning customers download them again.';

/** The speed checks, in report order. */
export const SPEED = {
  lcp: describeCheckWith<FromEither<{ ms: number }>>()({
    pillar: 'speed',
    severity: 'critical',
    authority: { document: 'web-vitals', section: 'Core Web Vitals' },
    title: 'Main content (LCP)',
    rule:
      'The main content shows within 2.5 s on a phone: on three of four visits where that is known, else in our browser. ' +
      'Warns: within 4 s. Fails: later.',
    unmeasured: { 'not-found': 'The browser found no main content to time, so this is not measured.' },
    pass: {
      lab: 'The main content shows after {ms:ms}.',
      field: 'On three of four visits the main content shows within {ms:ms}.',
    },
    warn: {
      lab: ['The main content shows after {ms:ms}', 'Good is 2.5 s or less.'],
      field: ['Visitors see the main content after {ms:ms}', 'On three of four visits it shows by then. Good is 2.5 s or less.'],
    },
    fail: {
      lab: ['The main content shows only after {ms:ms}', 'Good is 2.5 s or less.'],
      field: ['Visitors see the main content only after {ms:ms}', 'On three of four visits it shows by then. Good is 2.5 s or less.'],
    },
    fix:
      'If the main content is an image, make it smaller, and let it load first. If it is text, cut down on the style ' +
      'sheets, scripts and fonts that it waits for.',
  }),
  cls: describeCheckWith<FromEither<{ value: number }>>()({
    pillar: 'speed',
    severity: 'major',
    authority: { document: 'web-vitals', section: 'Core Web Vitals' },
    title: 'Layout shift (CLS)',
    rule:
      'At most 0.1 on a phone: on three of four visits where that is known, else while we load the page. ' +
      'Warns: up to 0.25. Fails: more.',
    pass: {
      lab: 'The page stays still: {value}.',
      field: 'On three of four visits the page stays still: {value} at most.',
    },
    warn: {
      lab: ['The page shifts a little while it loads', 'We measured {value}. Good is 0.1 or less.'],
      field: ['The page shifts a little for visitors', 'On three of four visits it is {value} at most. Good is 0.1 or less.'],
    },
    fail: {
      lab: ['The page shifts while it loads', 'We measured {value}. Good is 0.1 or less.'],
      field: ['The page shifts for visitors', 'On three of four visits it is {value} at most. Good is 0.1 or less.'],
    },
    fix: 'Leave room for images, banners and fonts before they come.',
  }),
  tbt: describeCheck({
    pillar: 'speed',
    severity: 'major',
    authority: { document: 'lighthouse', section: 'total-blocking-time' },
    title: 'Blocked time (TBT)',
    rule:
      'At most 200 ms when the page does not answer a tap. Warns: up to 600 ms. Fails: more. ' +
      'A proxy from the lab, not INP.',
    pass: 'The page is busy for {ms:ms}.',
    warn: ['The page is busy for {ms:ms}', 'Good is 200 ms or less. Measured in a lab, not with customers.'],
    fail: ['The page is busy for {ms:ms}', 'Good is 200 ms or less. Measured in a lab, not with customers.'],
    fix: 'Put off scripts that are not needed at once.',
  }),
  'inp-field': describeCheck({
    pillar: 'speed',
    severity: 'major',
    authority: { document: 'web-vitals', section: 'Core Web Vitals' },
    title: 'How fast the page answers a tap (INP)',
    rule:
      'Figures from real visits by phone: at most 200 ms at the 75th percentile. Warns: up to 500 ms. Fails: more.',
    unmeasured: {
      'not-configured': 'Needs figures from real visits. This service has no key to them.',
      'not-found': 'There are no public figures of visits to the store by phone.',
    },
    pass: 'On three of four visits the page answers within {ms:ms}.',
    warn: [
      'The page answers customers after {ms:ms}',
      'On three of four visits it answers by then. Good is 200 ms or less.',
    ],
    fail: [
      'The page answers customers only after {ms:ms}',
      'On three of four visits it answers by then. Good is 200 ms or less.',
    ],
    fix: 'Find the scripts that run on a tap, and break them up.',
  }),
  ttfb: describeCheck({
    pillar: 'speed',
    severity: 'major',
    authority: { document: 'web-vitals', section: 'Other Web Vitals' },
    title: 'Response time of the server',
    rule: 'First byte within 0.8 s, the middle one of three. Warns: within 1.8 s. Fails: later.',
    pass: 'The server answers after {ms:ms}.',
    warn: ['The server takes {ms:ms} to answer', 'The middle one of three. Good is 0.8 s or less.'],
    fail: ['The server takes {ms:ms} to answer', 'The middle one of three. Good is 0.8 s or less.'],
    fix: 'Cache the home page on the server or in a CDN.',
  }),
  'page-weight': describeCheck({
    pillar: 'speed',
    severity: 'major',
    authority: { document: 'lighthouse', section: 'total-byte-weight' },
    title: 'Weight of the home page',
    rule: 'At most 2.73 MB. Warns: up to 4.09 MB. Fails: more.',
    pass: 'The home page weighs {bytes:weight}.',
    warn: ['The home page weighs {bytes:weight}', 'Good is 2.73 MB or less.'],
    fail: ['The home page weighs {bytes:weight}', 'Good is 2.73 MB or less.'],
    fix: 'Begin with the heaviest images and scripts.',
  }),
  /** `count`: images that waste more than 100 kB each; `bytes`: what they waste together. */
  'image-format-size': describeCheck({
    pillar: 'speed',
    severity: 'minor',
    authority: { ours: 'practice' },
    title: 'Sizes of images',
    rule: 'No image wastes more than 100 kB. Warns: 1–3. Fails: more.',
    pass: 'No image is much larger than it needs to be.',
    warn: ['{count} {count|image is|images are} larger than needed', '{bytes:weight} can be saved.'],
    fail: ['{count} {count|image is|images are} larger than needed', '{bytes:weight} can be saved.'],
    fix: 'Use WebP or AVIF, in the size the image is shown.',
  }),
  /** `count` of `total` first-party text files are sent uncompressed. */
  compression: describeCheck({
    pillar: 'speed',
    severity: 'minor',
    authority: { document: 'rfc-9110', section: '8.4' },
    title: 'Compression of text files',
    rule:
      'HTML, style sheets and scripts of the store’s own domain are sent compressed by br, gzip or zstd. Warns: some ' +
      'are not. Fails: none is.',
    pass: '{total} of {total} {total|text file|text files} of the store’s domain {total|is|are} sent compressed.',
    warn: [
      '{count} of {total} {total|text file|text files} {count|is|are} sent uncompressed',
      'Files of the store’s own domain. Compressed they are often a third of the size.',
    ],
    fail: [
      '{count} of {total} {total|text file|text files} {count|is|are} sent uncompressed',
      'Files of the store’s own domain. Compressed they are often a third of the size.',
    ],
    fix: 'Switch br or gzip on at the server.',
  }),
  /** `count` of `total` versioned first-party files are cached for less than 30 days. */
  'cache-static': describeCheck({
    pillar: 'speed',
    severity: 'minor',
    authority: { ours: 'practice' },
    title: 'Caching',
    rule:
      'Files of the store’s own domain with a version in their address are kept for at least 30 days. Warns: some are ' +
      'not. Fails: none is.',
    pass:
      '{total} of {total} {total|file|files} with a version in the address {total|is|are} kept for at least 30 days.',
    warn: ['{count} of {total} {total|file|files} {count|is|are} kept too short', KEPT_SHORT],
    fail: ['{count} of {total} {total|file|files} {count|is|are} kept too short', KEPT_SHORT],
    fix: 'Send “Cache-Control: max-age=31536000, immutable” for files with a version in their address.',
  }),
  /** `count` of `total` files were sent over HTTP/1.1; files with an unknown protocol are not counted. */
  http2: describeCheck({
    pillar: 'speed',
    severity: 'minor',
    authority: { document: 'lighthouse', section: 'modern-http-insight' },
    title: 'HTTP/2 for the files',
    rule: 'Files come over HTTP/2 or newer, or so few over HTTP/1.1 that none waits for another. Fails: they wait.',
    unmeasured: { 'not-found': 'The browser did not tell how the files came, so this is not measured.' },
    pass: '{count} of {total} {total|file|files} {count|comes|come} over HTTP/1.1, and none waits for another.',
    fail: ['{count} of {total} {total|file|files} {count|comes|come} over HTTP/1.1', 'They must wait for each other.'],
    fix: 'Switch HTTP/2 on at the server or the CDN.',
  }),
  /** `count`: render-blocking files; `ms`: the estimated savings. */
  'render-blocking': describeCheck({
    pillar: 'speed',
    severity: 'minor',
    authority: { ours: 'practice' },
    title: 'Files the page waits for',
    rule:
      'By Lighthouse’s estimate, style sheets and scripts hold the page back by at most 200 ms. Warns: up to 800 ms. Fails: more.',
    pass: 'No file holds the page back noticeably.',
    warn: ['The page waits for {count} {count|file|files}', '{ms:ms} can be saved.'],
    fail: ['The page waits for {count} {count|file|files}', '{ms:ms} can be saved.'],
    fix: 'Put off scripts. Write the styles needed first into the page, and load the other style sheets after.',
  }),
  'unsized-images': describeCheck({
    pillar: 'speed',
    severity: 'minor',
    authority: { document: 'lighthouse', section: 'unsized-images' },
    title: 'Dimensions of images',
    rule: 'Images have their dimensions, in HTML or CSS, or need none. Warns: some lack them. Fails: more than half do.',
    pass: 'Room is set aside for {total} of {total} {total|image|images}, or {total|it needs|they need} none.',
    warn: ['{count} of {total} {total|image|images} {count|lacks|lack} dimensions', 'The page may shift when they come.'],
    fail: ['{count} of {total} {total|image|images} {count|lacks|lack} dimensions', 'The page may shift when they come.'],
    fix: 'Write width and height on the images, or give them a size or aspect-ratio in CSS.',
  }),
  'script-changes': describeCheckWith<{
    pass: Total;
    /** Only the most severe kind is reported: `count` of `total` pages. */
    warn: Variant<'noindex-removed' | 'noindex-added' | 'canonical' | 'price', OfTotal>;
  }>()({
    severity: 'info',
    authority: { document: 'google-javascript', section: 'Robots meta tags and canonical links' },
    title: 'What scripts change',
    rule:
      'Outside the grades: noindex, the canonical address and the price in the product data are the same before a page’s ' +
      'scripts run and after. Of the home page, and of pages that are empty without scripts.',
    pass:
      'Scripts change nothing of noindex, canonical address and price in the product data on the {total} {total|page|pages} ' +
      'that a browser showed us.',
    warn: {
      'noindex-removed': [
        'A page says noindex until its scripts run',
        'On {count} of {total} {total|page|pages} a script takes noindex away. Google may not run the scripts of such a page.',
      ],
      'noindex-added': [
        'A script takes a page out of search',
        'On {count} of {total} {total|page|pages} a script adds noindex. Google heeds it once it has run the scripts.',
      ],
      canonical: [
        'A script changes the canonical address',
        'On {count} of {total} {total|page|pages} it is another one once the scripts have run.',
      ],
      price: [
        'A script changes the price in the product data',
        'On {count} of {total} {total|page|pages} it is another one once the scripts have run. Who runs none reads the first.',
      ],
    },
    fix: 'Send the right value in the HTML from the server, and do not change it by script.',
  }),
  /** `count`: rules that `total` elements violate; `names`: the WCAG criteria. */
  accessibility: describeCheck({
    severity: 'info',
    authority: { document: 'wcag', section: '5 Conformance' },
    title: 'Accessibility of the home page',
    rule:
      'Outside the grades: what the test tool axe finds against WCAG on the home page. A machine sees only a part: keyboard, screen ' +
      'reader and wording need a person.',
    unmeasured: { truncated: 'The home page has more elements than we let axe look at, so this is not measured.' },
    pass:
      'axe found nothing against WCAG on the home page, by the rules that Lighthouse runs. A machine sees only a part: keyboard, ' +
      'screen reader and wording need a person.',
    warn: [
      '{count} {count|kind of barrier|kinds of barriers} on the home page',
      'axe found {total} {total|element|elements} against WCAG {names:list}. A machine sees only a part of what there may be.',
    ],
    fix: 'Begin with what keeps people from buying: buttons and fields without a name, and weak contrast.',
  }),
  /** `known`: some are known from analytics or marketing. */
  'cookies-before-consent': describeCheckWith<{
    info: Variant<'nothing'> | Variant<'seen', Traces> | Variant<'known', Traces & Names>;
  }>()({
    severity: 'info',
    authority: { ours: 'observation' },
    title: 'Cookies and third parties before consent',
    rule:
      'For information: the cookies and keys the home page leaves in a fresh browser, and the hosts of other domains it ' +
      'asks, before anything is clicked. Cookies of others count, though our browser refuses them. Whether they are ' +
      'allowed without consent we do not judge.',
    info: {
      nothing:
        'Before anything was clicked, in a fresh browser profile, we saw no cookies, nothing in the browser’s storage ' +
        'and no hosts outside the store’s domain.',
      seen:
        'Before anything was clicked, in a fresh browser profile, we saw {cookies} {cookies|cookie|cookies}, {keys} ' +
        '{keys|key|keys} in the browser’s storage and {hosts} {hosts|host|hosts} outside the store’s domain. None is ' +
        'on our list of what is known for measuring or marketing. Whether they are allowed without consent we do not judge.',
      known:
        'Before anything was clicked, in a fresh browser profile, we saw {cookies} {cookies|cookie|cookies}, {keys} ' +
        '{keys|key|keys} in the browser’s storage and {hosts} {hosts|host|hosts} outside the store’s domain. Known for ' +
        'measuring or marketing: {names:list}. Whether they are allowed without consent we do not judge.',
    },
  }),
  'third-party-bytes': describeCheck({
    pillar: 'speed',
    severity: 'minor',
    authority: { ours: 'practice' },
    title: 'Files from others',
    rule:
      'The home page fetches at most 500 kB from others than the store. Warns: up to 1 MB. Fails: more. Shop platforms ' +
      'and CDNs do not count: they may send the store’s own files.',
    pass: 'Apart from shop platforms and CDNs, the home page fetches {bytes:weight} from others.',
    warn: ['The home page fetches {bytes:weight} from others', 'That is a lot for a phone. Shop platforms and CDNs are not counted.'],
    fail: [
      'The home page fetches {bytes:weight} from others', 'That is a great deal for a phone. Shop platforms and CDNs are not counted.',
    ],
    fix: 'Remove tools that are not in use, and put off the rest.',
  }),
};
