import { describeCheck, describeCheckWith } from './check.ts';
import type { Host, OfTotal, Status, Total, Variant } from './params.ts';

/** The access checks, in report order. */
export const ACCESS = {
  'store-reachable': describeCheckWith<{
    pass: Host & Status;
    fail: Variant<'unknown-host' | 'connection-refused' | 'no-tls', Host>
      | Variant<'no-page' | 'server-error', Host & Status>;
  }>()({
    pillar: 'revenue-critical',
    severity: 'critical',
    authority: { ours: 'trade' },
    title: 'Contact with the store',
    rule:
      'The home page answers with a 2xx code, or says that the store is closed. Fails: the name does not exist, the ' +
      'connection is refused, there is no TLS at all, the home page is not there, or the server answers 5xx twice. ' +
      'Answers that may be our fault, and other addresses without a page, are not measured.',
    unmeasured: {
      'not-found': 'There is no page at the address, which may be mistyped, so this is not measured.',
    },
    pass: ['The store answers', '{host} answers with {status}.'],
    fail: {
      'unknown-host': [
        'The name {host} does not exist',
        'The name service that we asked does not know the address. Customers then do not normally get through either.',
        'Check the spelling, and that the domain is paid for and points at the store.',
      ],
      'connection-refused': [
        'Our connection to {host} was refused',
        'That is all we saw. Nothing may be listening there, or the store may shut out servers like ours while ' +
          'customers get in.',
        'Open the store on a phone, without wifi. If it works there, let our crawler in. If not, check that the server ' +
          'runs and listens on port 443.',
      ],
      'no-tls': [
        '{host} does not answer on https',
        'The server listens, but cannot set up an encrypted connection.',
        'Ask whoever runs the server to switch TLS on.',
      ],
      'no-page': [
        'The store answers {status}',
        'There is no page at the address.',
        'Check the address, and that the store has a home page there.',
      ],
      'server-error': [
        'The store answers {status}',
        'The server failed twice in a row.',
        'See in the server log what fails on the home page.',
      ],
    },
    fix: 'Check that the server runs and listens on port 443.',
  }),
  'bot-challenge': describeCheck({
    severity: 'critical',
    authority: { ours: 'service' },
    title: 'Bot protection',
    rule: 'The answer is the store itself. If it is bot protection, nothing taken from pages is measured.',
    pass: 'The store itself answered, not bot protection.',
    /** `vendor`: the bot protection that the markers point to. */
    fail: {
      named: [
        'Bot protection answered instead of the store',
        'The signs point to {vendor}. We do not know what Google sees.',
      ],
      unnamed: [
        'Bot protection answered instead of the store',
        'It does not say whose it is. We do not know what Google sees.',
      ],
    },
    fix: 'Let our server through the bot protection, and scan again.',
  }),
  'store-open': describeCheck({
    pillar: 'revenue-critical',
    severity: 'critical',
    authority: { ours: 'trade' },
    title: 'Open or closed',
    rule:
      'The home page shows the store. Fails: a password, “coming soon”, maintenance, a notice that the store has closed ' +
      'down, or the page of a server or registrar. Not measured: it shows no price and no way further into a store, ' +
      'other than to its versions for countries or languages.',
    unmeasured: {
      'not-found':
        'The home page shows no price and no way further into a store, other than to its versions for countries or ' +
        'languages, so this is not measured.',
    },
    pass: ['The store is open', 'The home page shows an open store.'],
    fail: {
      password: ['The store is closed by a password', 'The home page asks for a password, so customers cannot get in.'],
      'coming-soon': ['The store has not opened', 'The home page says that the store is coming soon.'],
      maintenance: ['The store is under maintenance', 'The home page shows a maintenance page.'],
      ceased: [
        'The store has closed down', 'The home page says so.', 'If the store is open after all, take the notice down.',
      ],
      'no-site': [
        'There is no store at this address', 'The server or the registrar shows a page of its own.',
        'Point the domain at the store, or set up the site with its host.',
      ],
    },
    fix: 'Open the store in the settings of its platform, and scan again.',
  }),
  https: describeCheck({
    pillar: 'revenue-critical',
    severity: 'critical',
    authority: { ours: 'practice' },
    title: 'HTTPS',
    rule: 'The store answers on https. Fails: http only.',
    pass: ['Encrypted connection', 'The store answers on https.'],
    fail: ['The store answers only on http', 'Browsers mark {host} as not secure.'],
    fix: 'Get a certificate, and switch https on.',
  }),
  /** `status`: the redirect's status code. */
  'http-to-https': describeCheck({
    pillar: 'revenue-critical',
    severity: 'major',
    authority: { document: 'rfc-9110', section: '15.4' },
    title: 'From http to https',
    rule: 'http redirects to https with 301 or 308. Warns: 302 or 307. Fails: http shows the page itself.',
    notApplicable: 'The store shows no page on http.',
    pass: 'http redirects to https with {status}.',
    warn: [
      'From http to https by a temporary redirect',
      'The address answers {status}, which says that the move is not for good.',
    ],
    fail: [
      'http does not redirect to https',
      'The page is shown unencrypted to those who come by http.',
      'Redirect http to https with 301.',
    ],
    fix: 'Use 301 or 308 when the move is for good.',
  }),
  'cert-valid': describeCheck({
    pillar: 'revenue-critical',
    severity: 'critical',
    authority: { document: 'rfc-9525', section: '6' },
    title: 'Certificate',
    rule:
      'The certificate covers the host name, is within its dates and has a chain that browsers trust. Warns: it is ' +
      'sent without a chain. If not valid, we read the pages all the same, and say so.',
    pass: ['Valid certificate', 'The certificate covers {host}.'],
    /** Only the leaf certificate is sent; some browsers fetch the missing intermediates themselves. */
    warn: [
      'The certificate is sent without its chain',
      'The server sends it alone, without the chain to a known issuer. Some browsers and apps may find the rest ' +
        'themselves; others, and payment callbacks, may refuse.',
      'Install the whole chain from the issuer, intermediate certificates too.',
    ],
    /** `date`: ISO 8601; `host`: the name that the certificate lacks; `untrusted`: self-signed, or a broken chain. */
    fail: {
      expired: ['The certificate has expired', 'It ended on {date:date}. Browsers stop customers with a warning.'],
      'not-yet-valid': ['The certificate is not valid yet', 'It starts on {date:date}.'],
      'wrong-host': ['The certificate is for another name', 'It does not name {host}, so browsers warn.'],
      untrusted: [
        'Browsers do not trust the certificate',
        'Its chain does not lead to an issuer that browsers know.',
        'Install the whole chain from the issuer, intermediate certificates too.',
      ],
    },
    fix: 'Change to a certificate that is valid for the name.',
  }),
  'cert-expiry': describeCheck({
    pillar: 'revenue-critical',
    severity: 'major',
    authority: { ours: 'practice' },
    title: 'Lifetime of the certificate',
    rule: 'At least 25% of its lifetime is left. Warns: 10–25%. Fails: less than 10%.',
    pass: 'The certificate is valid until {date:date}, {days} {days|day|days} from now.',
    warn: [
      'The certificate ends in {days} {days|day|days}',
      'It is valid until {date:date}. Renewal has usually happened by now.',
    ],
    fail: [
      'The certificate ends in {days} {days|day|days}',
      'It is valid until {date:date}. After that browsers stop customers.',
    ],
    fix: 'Renew the certificate, and check that renewal runs by itself.',
  }),
  /** `version`: for example `TLS 1.3`; on `fail` the newest version the store supports. */
  'tls-version': describeCheck({
    pillar: 'revenue-critical',
    severity: 'minor',
    authority: { document: 'rfc-8996', section: '4, 5' },
    title: 'TLS version',
    rule: 'The server speaks TLS 1.2 or newer. Fails: only 1.1 or older.',
    pass: 'The server uses {version}.',
    fail: ['The server speaks only {version}', 'Browsers refuse to connect with encryption that old.'],
    fix: 'Switch on TLS 1.2 and 1.3.',
  }),
  /** `days`: `max-age` in days; `total`: the number of header fields. */
  hsts: describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'rfc-6797', section: '6.1, 8.1' },
    title: 'HSTS',
    rule: 'Strict-Transport-Security lasts at least half a year. Warns: shorter, or sent twice. Fails: missing, not valid or 0.',
    pass: 'Browsers remember https for {days} {days|day|days}.',
    warn: {
      short: ['HSTS is short', 'Browsers remember https for {days} {days|day|days}. Half a year or more is usual.'],
      several: ['HSTS is sent {total} {total|time|times}', 'Only the first counts, and the preload list refuses it.', 'Send the header once.'],
    },
    fail: {
      absent: ['HSTS is missing', 'Browsers are not told that the store always uses https.'],
      invalid: ['HSTS is not valid', 'Browsers skip a header without max-age, or with a directive twice.'],
      off: ['HSTS is switched off', 'max-age is 0, which makes browsers forget https.'],
    },
    fix: 'Send “Strict-Transport-Security: max-age=31536000”.',
  }),
  /** `hops`: redirects before the final page. */
  'redirect-chain': describeCheck({
    pillar: 'speed',
    severity: 'minor',
    authority: { document: 'rfc-9110', section: '15.4' },
    title: 'Redirects',
    rule: 'The home page is reached with one redirect at most. Warns: 2–3. Fails: more, or a loop.',
    pass: 'The home page is reached with {hops} {hops|redirect|redirects}.',
    warn: ['{hops} {hops|redirect|redirects} before the home page', 'Each of them keeps the customer waiting.'],
    fail: {
      long: ['{hops} {hops|redirect|redirects} before the home page', 'Each of them keeps the customer waiting.'],
      loop: ['The redirects go in a circle', 'The address redirects to itself, so the page never comes.'],
    },
    fix: 'Redirect straight to the final address in one hop.',
  }),
  /** `host`: the requested host; `other`: the same host with `www.` added or removed. */
  'canonical-host': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'major',
    authority: { document: 'google-canonical', section: 'Redirects' },
    title: 'The address with and without www',
    rule:
      'The address with and without www leads to the same place. Fails: both answer, or one leads to no page.',
    pass: ['One host name', 'With and without www ends at {host}.'],
    fail: {
      both: [
        'Both {host} and {other} answer',
        'Neither redirects to the other. We did not compare the pages: if they are alike and name no canonical address, ' +
          'search engines must choose.',
      ],
      dead: ['{other} leads to no page', 'We got no page there, and those who type the address that way may get none either.'],
      status: ['{other} answers {status}', 'Those who type the address that way see an error, not the store.'],
    },
    fix: 'Choose one name, and redirect the other there with 301. On https, both need a valid certificate.',
  }),
  /** `status`: the status code for a random path. */
  'soft-404': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'major',
    authority: { document: 'google-http-errors', section: 'soft 404 errors' },
    title: 'Pages that do not exist',
    rule:
      'A random address answers 404 or 410. Warns: it is sent to the home page, or answers 200 with noindex. Fails: ' +
      '200.',
    pass: 'An address that does not exist answers {status}.',
    warn: {
      home: [
        'Unknown addresses are sent to the home page',
        'An address that does not exist was redirected with {status}.',
      ],
      noindex: [
        'Unknown addresses answer {status} with noindex',
        'Google leaves such a page out. Whoever reads the status alone takes it for a real one.',
      ],
    },
    fail: ['Unknown addresses answer {status}', 'Search engines must guess from the content which pages are real.'],
    fix: 'Answer 404 with a helpful page when the address does not exist.',
  }),
  /** `count`: insecure references on the `total` sampled pages that browsers block (`fail`) or upgrade (`warn`). */
  'mixed-content': describeCheckWith<{
    pass: Total;
    warn: OfTotal;
    fail: Variant<'blocked' | 'form', OfTotal>;
  }>()({
    pillar: 'revenue-critical',
    severity: 'major',
    authority: { document: 'mixed-content', section: 'Content categories' },
    title: 'Unencrypted content on https',
    rule:
      'The pages fetch everything over https, or ask browsers to with upgrade-insecure-requests. Warns: images, video ' +
      'or audio over http. Fails: a script, style sheet, frame, font or form, or an image in srcset or <picture>.',
    pass: 'The HTML of {total} {total|page|pages} fetches nothing over http.',
    warn: [
      'Images, video or audio have http addresses',
      '{count} {count|file|files} on {total} {total|page|pages}. Browsers try https instead, or load ' +
        'nothing.',
    ],
    fail: {
      blocked: [
        'Browsers stop what the pages fetch over http',
        '{count} {count|case|cases} on {total} {total|page|pages}: scripts, style sheets, frames, fonts and images ' +
          'in srcset or <picture> are blocked, and browsers warn before a form is sent.',
      ],
      form: [
        'A form is sent over http',
        '{count} {count|form|forms} on {total} {total|page|pages}. Browsers warn before {count|it is|they are} sent.',
      ],
    },
    fix: 'Change http:// to https:// in the addresses.',
  }),
  'geo-block': describeCheck({
    severity: 'info',
    authority: { ours: 'observation' },
    title: 'Access from here',
    rule:
      'For information: does the store answer 403 or 451 to our address without signs of bot protection, or say that it ' +
      'is not available in our country?',
    info: {
      'not-refused': 'The store did not refuse us.',
      refused: ['The store refused our address', 'We got {status}. Customers elsewhere may get in.'],
      notice: ['The store does not let our country in', 'The home page says so. Customers elsewhere may get in.'],
    },
  }),
  /** `path`: the path of the cart page. */
  'cart-reachable': describeCheck({
    pillar: 'revenue-critical',
    severity: 'critical',
    authority: { ours: 'trade' },
    title: 'Cart',
    rule:
      'The cart answers 200. Warns: it redirects to a login. Fails: 4xx or 5xx. Not measured: it leads to the home ' +
      'page.',
    unmeasured: {
      ambiguous: 'The cart led us to the home page, perhaps because ours was empty, so this is not measured.',
    },
    pass: 'The cart at {path} opens.',
    warn: ['The cart requires a login', '{path} sends the customer to a login.'],
    fail: {
      'server-error': [
        'The cart gives a server error ({status})',
        '{path} cannot be opened.',
        'See in the server log what fails in the cart.',
      ],
      'no-page': ['The cart answers {status}', '{path} cannot be opened.'],
    },
    fix: 'Check that the cart opens in a private window.',
    snippet: 'This line for a terminal on macOS or Linux shows the answer that we got. Run it again once the cart is fixed.',
  }),
  'checkout-not-broken': describeCheck({
    pillar: 'revenue-critical',
    severity: 'critical',
    authority: { ours: 'trade' },
    title: 'Checkout',
    rule: 'The checkout answers, or redirects. Fails: 5xx. Not measured: 4xx.',
    pass: 'The checkout at {path} answers.',
    fail: ['The checkout gives a server error ({status})', '{path} cannot be opened.'],
    fix: 'See in the server log what fails in the checkout.',
    snippet: 'This line for a terminal on macOS or Linux shows the answer that we got. Run it again once the checkout is fixed.',
  }),
  ipv6: describeCheck({
    severity: 'info',
    authority: { ours: 'observation' },
    title: 'IPv6',
    rule: 'For information: does the host name have an IPv6 address?',
    info: { yes: '{host} has an IPv6 address.', no: '{host} has no IPv6 address.' },
  }),
  'http-version': describeCheck({
    severity: 'info',
    authority: { ours: 'observation' },
    title: 'HTTP version',
    rule: 'For information: HTTP/2, and HTTP/3 as the server says.',
    info: {
      'http-3': 'The server says that it speaks HTTP/3.',
      'http-2': 'The server uses HTTP/2.',
      'http-1': 'The server uses HTTP/1.1.',
    },
  }),
};
