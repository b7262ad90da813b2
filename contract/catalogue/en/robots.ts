import type { RobotsParams } from '../robots.ts';
import type { PhaseTexts } from '../texts.ts';

/** The robots checks in English. */
export const ROBOTS_EN = {
  'robots-status': {
    title: 'robots.txt answers',
    rule:
      'robots.txt answers 200, or 4xx, which means that everything is allowed. Warns: more than five redirects. ' +
      'Fails: 429, or 5xx twice.',
    pass: { found: 'robots.txt was read.', absent: 'robots.txt answers {status}. Then everything is allowed.' },
    warn: [
      'robots.txt is redirected {redirects} times',
      'Search engines give up after five, and treat the file as gone.',
    ],
    fail: {
      busy: [
        'robots.txt answers 429',
        'When the file does not answer, search engines must treat the whole site as closed.',
      ],
      'server-error': [
        'robots.txt answers {status}',
        'When the file does not answer, search engines must treat the whole site as closed.',
      ],
    },
    fix: 'Serve robots.txt as a plain file that always answers 200.',
  },
  'robots-is-text': {
    title: 'robots.txt is text',
    rule: 'The file is plain text. Fails: an HTML page comes instead.',
    pass: 'robots.txt is plain text.',
    fail: ['robots.txt is a web page', 'HTML comes where the rules should be.'],
    fix: 'Answer with a text file, or 404 if the store has no rules.',
  },
  'robots-size': {
    title: 'Size of robots.txt',
    rule: 'The file is at most 500 KiB, which is what search engines read.',
    pass: 'robots.txt is {bytes:bytes}.',
    fail: ['robots.txt is too large', 'The file is over 500 KiB. Search engines do not read the rest.'],
    fix: 'Join rules with * and $.',
  },
  'robots-syntax': {
    title: 'Rules of robots.txt',
    rule:
      'The lines can be read. Warns: unknown lines, paths without / first, or $ in the wrong place. Fails: a rule ' +
      'before the first group. New directives never fail.',
    pass: 'Every line can be read.',
    warn: ['{count} {count|line|lines} that search engines skip', 'The first is line {line}.'],
    fail: ['Line {line} applies to nobody', 'The rule stands before the first “User-agent”, so nobody follows it.'],
    fix: 'Correct the line, or remove it.',
  },
  'robots-home-google': {
    title: 'Google may fetch the home page',
    rule: 'Googlebot may fetch the home page. Fails: blocked, with the line that does it.',
    pass: 'Googlebot may fetch the home page.',
    fail: ['Googlebot is shut out of the home page', 'Line {line} of robots.txt does it.'],
    fix: 'Remove the rule, or narrow it.',
  },
  'robots-product-google': {
    title: 'Google may fetch the products',
    rule: 'Googlebot may fetch the product pages of the sample. Fails: blocked.',
    pass: 'Googlebot may fetch {total} of {total} product pages.',
    fail: [
      'Googlebot is shut out of products',
      '{count} of {total} product pages {count|is|are} blocked by line {line}.',
    ],
    fix: 'Remove the rule, or narrow it.',
  },
  'robots-bing': {
    title: 'Bing may fetch the products',
    rule: 'Bingbot may fetch the product pages of the sample. Fails: blocked.',
    pass: 'Bingbot may fetch {total} of {total} product pages.',
    fail: [
      'Bingbot is shut out of products',
      '{count} of {total} product pages {count|is|are} blocked by line {line}.',
    ],
    fix: 'Remove the rule, or narrow it.',
  },
  'robots-storebot': {
    title: "Google's store crawlers",
    rule: 'Storebot-Google and AdsBot-Google are let in. Fails: blocked.',
    pass: 'Storebot-Google and AdsBot-Google are let in.',
    fail: [
      "Google's store crawlers are shut out",
      'Line {line} blocks {names:list}. They check price and checkout for Shopping and ads.',
    ],
    fix: 'Allow them on product pages, cart and checkout.',
  },
  'robots-assets': {
    title: 'Style sheets and scripts',
    rule: "Googlebot may fetch the pages' style sheets and scripts. Fails: blocked.",
    pass: 'Googlebot may fetch {total} of {total} style sheets and scripts.',
    fail: [
      'Style sheets or scripts are blocked',
      '{count} of {total} {count|is|are} blocked, first by line {line}. Google does not see the page as customers do.',
    ],
    fix: 'Allow the folders where style sheets and scripts lie.',
  },
  'robots-sitemap-line': {
    title: 'Sitemap in robots.txt',
    rule:
      'robots.txt names the sitemap with its full address. Warns: it does not name it. Fails: the address is relative.',
    pass: 'robots.txt names {count} {count|sitemap|sitemaps} by full address.',
    warn: ['robots.txt does not name the sitemap', 'Search engines must guess where it is.'],
    fail: ['The address of the sitemap is not complete', 'Line {line} lacks https:// and the host name.'],
    fix: 'Write “Sitemap:” and the whole address.',
  },
  'robots-crawl-delay': {
    title: 'Crawl-delay',
    rule: 'At most 5 seconds between pages. Warns: up to 30. Fails: more.',
    pass: { absent: 'robots.txt asks no search engine to wait.', short: 'robots.txt asks for {seconds} s between pages.' },
    warn: ['robots.txt asks for {seconds} s between pages', 'Line {line}. Those who follow it fetch fewer pages.'],
    fail: ['robots.txt asks for {seconds} s between pages', 'Line {line}. Those who follow it get to few pages.'],
    fix: 'Lower Crawl-delay, or remove the line.',
  },
  'ai-search-bots': {
    title: 'AI search is let in',
    rule: 'The crawlers that fetch pages for AI search are let in. Warns: some are blocked. Fails: all.',
    pass: 'All {total} crawlers of AI search are let in.',
    warn: [
      '{count} of {total} crawlers of AI search {count|is|are} shut out',
      '{names:list} may not fetch the home page, and can leave the store out of answers.',
    ],
    fail: [
      'Every crawler of AI search is shut out',
      'None of {total} may fetch the home page, so the store may drop out of answers.',
    ],
    fix: 'Allow them in robots.txt if the store wants to be in the answers.',
  },
  'ai-user-fetchers': {
    title: 'AI on behalf of a user',
    rule: 'The crawlers that fetch a page when a user asks for it are let in. Warns: some are blocked. Fails: all.',
    pass: 'All {total} are let in.',
    warn: [
      '{count} of {total} AI fetchers {count|is|are} shut out',
      '{names:list} may not open the page when a user asks about it.',
    ],
    fail: ['Every AI fetcher is shut out', 'None of {total} may open the page when a user asks about it.'],
    fix: 'Allow them in robots.txt. They come only when someone asks.',
  },
  'ai-training-bots': {
    title: 'AI training',
    rule: 'For information, never graded: which crawlers for AI training are let in. That is the choice of the owner.',
    info: {
      allowed: 'All {total} crawlers for AI training are let in.',
      'some-blocked':
        '{count} of {total} {count|is|are} shut out: {names:list}. That does not remove the store from AI search.',
      blocked: 'All {total} are shut out. That does not remove the store from AI search.',
    },
  },
  'ai-dead-tokens': {
    title: 'Retired crawler names',
    rule:
      'The rules use names that are in use. Fails: “anthropic-ai” or “Claude-Web”, which no crawler answers to any ' +
      'more.',
    pass: 'No retired crawler names.',
    fail: ['The rules name retired crawlers', 'Line {line} names {names:list}, which no crawler answers to any more.'],
    fix: 'Use ClaudeBot, Claude-SearchBot and Claude-User.',
  },
  'preview-bots': {
    title: 'Previews in social media',
    rule: 'facebookexternalhit is let in. Fails: blocked.',
    pass: 'facebookexternalhit is let in.',
    fail: ['Shared links get no picture', 'Line {line} shuts out facebookexternalhit.'],
    fix: 'Allow facebookexternalhit in robots.txt.',
  },
  'content-signal': {
    title: 'Content-Signal',
    rule: 'For information: what robots.txt says about use of the content.',
    info: { present: 'Line {line} says “{value}”.', absent: 'robots.txt has no Content-Signal.' },
  },
  'rsl-license': {
    title: 'RSL licence',
    rule: 'For information: a licence for use by machines, if robots.txt names one.',
    info: { present: 'robots.txt points to {url}.', absent: 'robots.txt names no licence.' },
  },
  'ai-edge-access': {
    title: 'AI crawlers past the server',
    rule:
      'Tried only when the host of this service has switched it on: does the server answer AI names as it answers ' +
      'ours? A warning at most.',
    notApplicable: 'The host of this service has not switched this probe on.',
    pass: 'The server answers {names:list} as it answers us.',
    warn: [
      'The server answers {status} to AI names',
      'Our address was refused as {names:list}. The real crawlers may pass.',
    ],
    fix: 'Check the rules for crawlers in the firewall or at the CDN.',
  },
} as const satisfies PhaseTexts<RobotsParams>;
