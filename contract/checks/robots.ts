import { AGENT_PROFILES } from './agent-profiles.ts';
import { describeCheck, describeCheckWith } from './check.ts';

/** The robots checks, in report order. */
export const ROBOTS = {
  'robots-status': describeCheck({
    pillar: 'revenue-critical',
    severity: 'major',
    authority: { document: 'google-robots-txt', section: 'HTTP status codes' },
    title: 'Answer from robots.txt',
    rule:
      'robots.txt answers 200, or 4xx, which means that everything is allowed. Warns: more than five redirects. ' +
      'Fails: 429, or 5xx twice.',
    pass: {
      found: ['robots.txt answers', 'robots.txt was read.'],
      absent: ['robots.txt answers', 'robots.txt answered us {status}. Such an answer allows everything.'],
    },
    warn: [
      'robots.txt is redirected more than five times',
      'Search engines may give up after five, and then treat the file as missing.',
    ],
    fail: {
      busy: [
        'robots.txt answers 429',
        'That is what it answered us. Google treats it as a server error: it may stop for 12 hours, then goes by its last good copy.',
      ],
      'server-error': [
        'robots.txt answers {status}',
        'By the standard, crawlers must at first treat the site as closed. Google stops for 12 hours, then goes by its last good copy.',
      ],
    },
    fix: 'Serve robots.txt as a plain file that always answers 200.',
  }),
  'robots-is-text': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'rfc-9309', section: '2.3' },
    title: 'File type of robots.txt',
    rule: 'The file is not an HTML page. Fails: an HTML page comes instead.',
    pass: ['robots.txt is no web page', 'The file is not HTML.'],
    fail: ['robots.txt is a web page', 'HTML comes where the rules should be.'],
    fix: 'Answer with a text file, or 404 if the store has no rules.',
  }),
  'robots-size': describeCheckWith<{ pass: { bytes: number }; fail: { bytes: number } }>()({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'rfc-9309', section: '2.5' },
    title: 'Size of robots.txt',
    rule: 'The file is at most 500 KiB, which every search engine should read.',
    pass: 'robots.txt is {bytes:bytes}.',
    fail: ['robots.txt is too large', 'The file is over 500 KiB. Google ignores the rest, and others may.'],
    fix: 'Join rules with * and $.',
  }),
  'robots-syntax': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'rfc-9309', section: '2.2' },
    title: 'Rules of robots.txt',
    rule:
      'The lines can be read. Warns: unknown or misspelled lines, paths without / first, or $ in the wrong place. Fails: a rule ' +
      'before the first group. New directives never fail.',
    pass: 'Every line can be read.',
    /** `count`: lines that search engines skip or read differently; `line`: the first of them. */
    warn: ['{count} {count|line|lines} that search engines skip or read otherwise', 'The first is line {line}.'],
    /** `line`: the first rule before any group. */
    fail: ['Line {line} applies to nobody', 'The rule stands before the first “User-agent”, so nobody follows it.'],
    fix: 'Correct the line, or remove it.',
  }),
  'robots-home-google': describeCheck({
    pillar: 'revenue-critical',
    severity: 'critical',
    authority: { document: 'rfc-9309', section: '2.2.2' },
    title: 'Google’s access to the home page',
    rule: 'Googlebot may fetch the home page. Fails: blocked, with the line that does it.',
    pass: ['Google may fetch the home page', 'By robots.txt, Googlebot may fetch the home page.'],
    fail: ['Googlebot is shut out of the home page', 'Line {line} of robots.txt does it.'],
    fix: 'Remove the rule in robots.txt, or narrow it.',
    snippet: 'In robots.txt, replace the group that line {line} belongs to with these lines. The rest of the group is as you have it. Keep any Sitemap line.',
  }),
  /** `count`: blocked product URLs. */
  'robots-product-google': describeCheck({
    pillar: 'revenue-critical',
    severity: 'critical',
    authority: { document: 'rfc-9309', section: '2.2.2' },
    title: 'Google’s access to the products',
    rule: 'Googlebot may fetch the product pages of the sample. Fails: blocked.',
    pass: [
      'Google may fetch the products',
      'By robots.txt, Googlebot may fetch {total} of {total} {total|product page|product pages}.',
    ],
    fail: [
      'Googlebot is blocked from product pages',
      '{count} of {total} {total|product page|product pages} {count|is|are} blocked, first by line {line}.',
    ],
    fix: 'Remove the rule in robots.txt, or narrow it.',
    snippet: 'In robots.txt, replace the group that line {line} belongs to with these lines. The rest of the group is as you have it. Keep any Sitemap line.',
  }),
  'robots-bing': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'major',
    authority: { document: 'rfc-9309', section: '2.2.2' },
    title: 'Bing’s access to the products',
    rule: 'Bingbot may fetch the product pages of the sample. Fails: blocked.',
    pass: ['Bing may fetch the products', 'By robots.txt, Bingbot may fetch {total} of {total} {total|product page|product pages}.'],
    fail: [
      'Bingbot is blocked from product pages',
      '{count} of {total} {total|product page|product pages} {count|is|are} blocked, first by line {line}.',
    ],
    fix: 'Remove the rule in robots.txt, or narrow it.',
    snippet: 'In robots.txt, replace the group that line {line} belongs to with these lines. The rest of the group is as you have it. Keep any Sitemap line.',
  }),
  /** `names`: which of Storebot-Google and AdsBot-Google are blocked. */
  'robots-storebot': describeCheck({
    pillar: 'revenue-critical',
    severity: 'minor',
    authority: { document: 'google-crawlers', section: 'Common crawlers' },
    title: 'Google’s store crawlers',
    rule: 'Storebot-Google and AdsBot-Google are let in. Fails: blocked.',
    pass: 'By robots.txt, Storebot-Google and AdsBot-Google are let in to the home page and the products we saw.',
    fail: [
      'Google’s store crawlers are shut out',
      'Blocked, first by line {line}: {names:list}. Storebot-Google serves Google Shopping, AdsBot-Google checks the pages of ads.',
    ],
    fix: 'Allow them on the home page and product pages.',
    snippet: 'Put these lines in robots.txt, in place of any group that has the same names. The other rules are as you have them.',
  }),
  /** `count`: blocked style sheets and scripts of the sampled pages. */
  'robots-assets': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'major',
    authority: { document: 'google-robots-txt', section: 'Allow, Disallow' },
    title: 'Style sheets and scripts',
    rule: "Googlebot may fetch the pages' style sheets and scripts. Fails: blocked.",
    pass: 'By robots.txt, Googlebot may fetch {total} of {total} {total|style sheet or script|style sheets and scripts}.',
    fail: [
      'Style sheets or scripts are blocked',
      '{count} of {total} {count|is|are} blocked, first by line {line}. Google may not see the page as customers do.',
    ],
    fix: 'Allow the folders where style sheets and scripts lie.',
    snippet: 'In robots.txt, replace the group that line {line} belongs to with these lines. The rest of the group is as you have it. Keep any Sitemap line.',
  }),
  /** `count`: Sitemap lines; `line`: the first with a relative URL. */
  'robots-sitemap-line': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'google-robots-txt', section: 'sitemap' },
    title: 'Sitemap in robots.txt',
    rule:
      'robots.txt names the sitemap with its full address. Warns: it does not name it. Fails: the address is relative.',
    pass: 'robots.txt names {count} {count|sitemap|sitemaps} by full address.',
    warn: ['robots.txt does not name the sitemap', 'Search engines that have not been told must guess where it is.'],
    fail: ['The address of the sitemap is not complete', 'What stands on line {line} does not begin with https:// and the host name.'],
    fix: 'Write “Sitemap:” and the whole address.',
    snippet: 'This is the line with the whole address.',
  }),
  'robots-crawl-delay': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { ours: 'practice' },
    title: 'Crawl-delay',
    rule: 'At most 5 seconds between pages. Warns: up to 30. Fails: more.',
    pass: { absent: 'robots.txt asks none of the search engines we know to wait.', short: 'robots.txt asks for {seconds} s between pages.' },
    warn: ['robots.txt asks for {seconds} s between pages', 'Line {line}. Those who follow it fetch fewer pages.'],
    fail: ['robots.txt asks for {seconds} s between pages', 'Line {line}. Those who follow it get to few pages.'],
    fix: 'Lower Crawl-delay, or remove the line.',
  }),
  /** `names`, `count`: the blocked crawlers, of `total`. */
  'ai-search-bots': describeCheck({
    pillar: 'ai-readiness',
    severity: 'critical',
    authority: { document: 'google-ai-features', section: 'Technical requirements' },
    title: 'Access for AI search',
    rule: 'The crawlers that fetch pages for AI search may fetch the home page. Warns: some may not. Fails: none may.',
    pass: ['AI search may fetch the home page', 'All {total} {total|crawler|crawlers} of AI search may, by robots.txt.'],
    warn: [
      '{count} of {total} {total|crawler|crawlers} of AI search {count|is|are} shut out',
      '{names:list} may not fetch the home page, and can leave the store out of answers.',
    ],
    fail: [
      'Every crawler of AI search is shut out',
      'None of {total} may fetch the home page, so the store may drop out of answers.',
    ],
    fix: 'Allow them in robots.txt if the store wants to be in the answers.',
    snippet: 'Put these lines in robots.txt, in place of any group that has the same names. The other rules are as you have them.',
  }),
  'ai-user-fetchers': describeCheck({
    pillar: 'ai-readiness',
    severity: 'major',
    authority: { document: 'anthropic', section: 'Claude-User' },
    title: 'AI on behalf of a user',
    rule:
      'The crawlers that fetch a page when a user asks for it are let in. Warns: some that obey robots.txt are ' +
      'blocked. Fails: all. For information: only some that may fetch all the same.',
    pass: 'All {total} may fetch the home page, by robots.txt.',
    warn: [
      '{count} of {total} AI fetchers {count|is|are} shut out',
      '{names:list} may not open the page when a user asks about it.',
    ],
    /** Only fetchers are blocked whose operators say that they may ignore robots.txt. */
    info: 'robots.txt shuts out {names:list}, but the owner says that the rule might not be followed.',
    fail: ['Every AI fetcher is shut out', 'robots.txt shuts out all {total}. Some of them may open the page all the same when a user asks about it.'],
    fix: 'Allow them in robots.txt. They come only when someone asks.',
    snippet: 'Put these lines in robots.txt, in place of any group that has the same names. The other rules are as you have them.',
  }),
  'ai-training-bots': describeCheck({
    severity: 'info',
    authority: { document: 'openai', section: 'GPTBot' },
    title: 'AI training',
    rule: 'For information, never graded: which crawlers for AI training are let in. That is the choice of the owner.',
    info: {
      allowed: 'All {total} {total|crawler|crawlers} for AI training may fetch the home page.',
      'some-blocked':
        '{count} of {total} {count|is|are} shut out: {names:list}. Most crawlers of AI search go by other names.',
      blocked: 'All {total} are shut out. Most crawlers of AI search go by other names.',
    },
  }),
  /** Ungraded: the token also controls training, which is the owner's choice. */
  'ai-grounding': describeCheck({
    severity: 'info',
    authority: { document: 'google-crawlers', section: 'Google-Extended' },
    title: 'Answers in Gemini',
    rule:
      'Google-Extended is let in on the home page and the products. Warns: shut out. The name is for training, and ' +
      'for what Gemini may draw on as it answers.',
    pass: 'robots.txt does not shut out Google-Extended.',
    warn: [
      'Google-Extended is shut out',
      'Line {line} of robots.txt does it. Besides training, the name steers what Gemini may draw on as it answers.',
    ],
    fix: 'Allow Google-Extended in robots.txt if the store wants to be in answers from Gemini.',
    snippet: 'Put these lines in robots.txt, in place of any group that has the same names. The other rules are as you have them.',
  }),
  /** `names`: the undocumented crawlers that robots.txt has rules for. */
  'ai-undocumented': describeCheck({
    severity: 'info',
    authority: { ours: 'observation' },
    title: 'Names without a documented crawler',
    rule: 'For information: names in robots.txt of crawlers that their owners do not describe.',
    info: {
      none: ['No unknown crawlers are named', 'robots.txt names no crawler without a description by its owner.'],
      unknown: 'The rules name {names:list}, first on line {line}. The owner documents no such crawler, so what the rule does is unknown.',
      disobeys: 'The rules name {names:list}, first on line {line}. Reportedly, robots.txt is not obeyed.',
    },
  }),
  /** `names`: the tokens no longer in use. */
  'ai-dead-tokens': describeCheck({
    pillar: 'ai-readiness',
    severity: 'minor',
    authority: { document: 'anthropic', section: 'User agents' },
    title: 'Retired crawler names',
    rule:
      'The rules use names that are in use. Warns: “anthropic-ai” or “Claude-Web”, names that Anthropic no longer uses.',
    pass: 'No retired crawler names.',
    warn: ['The rules name retired crawlers', 'They name {names:list}, first on line {line}. No crawler uses such a name any more; Anthropic has said that ClaudeBot still obeys old rules with them.'],
    fix: 'Use ClaudeBot, Claude-SearchBot and Claude-User.',
  }),
  'preview-bots': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'meta', section: 'FacebookExternalHit' },
    title: 'Previews in social media',
    rule: 'facebookexternalhit is let in. Fails: blocked.',
    pass: 'robots.txt lets facebookexternalhit in.',
    fail: ['Links shared on Facebook and Instagram may get no picture', 'Line {line} shuts out facebookexternalhit.'],
    fix: 'Allow facebookexternalhit in robots.txt.',
    snippet: 'Put these lines in robots.txt, in place of any group that has the same names. The other rules are as you have them.',
  }),
  /** `value`: the signal as written. */
  'content-signal': describeCheck({
    severity: 'info',
    authority: { document: 'content-signals', section: 'Policy' },
    title: 'Content-Signal',
    rule: 'For information: what robots.txt says about use of the content.',
    info: { present: 'Line {line} says “{value}”.', absent: 'robots.txt has no Content-Signal.' },
  }),
  /** `value`: the first Content-Usage as written; `names`: the keys that it denies or grants. */
  'content-usage': describeCheck({
    severity: 'info',
    authority: { document: 'aipref-attach', section: 'Content-Usage' },
    title: 'Content-Usage',
    rule: 'For information: what the store says about use of its content, by a draft that is no standard yet.',
    info: {
      absent: 'The store sends no Content-Usage.',
      refused: 'The store says no to {names:list}: “{value}”.',
      granted: 'The store says yes to {names:list}: “{value}”.',
      unknown: '“{value}” states no preference: only train-ai, ai-use and search with y or n count.',
      malformed: '“{value}” cannot be parsed, so it states no preference.',
    },
  }),
  /** `url`: the URL of the licence. */
  'rsl-license': describeCheck({
    severity: 'info',
    authority: { document: 'rsl', section: 'robots.txt, Link, HTML' },
    title: 'RSL licence',
    rule: 'For information: a licence for use by machines, if robots.txt or the home page names one.',
    info: { present: 'The store points to {url}.', absent: 'The store names no licence for machines.' },
  }),
  ...AGENT_PROFILES,
  /** `names`: the user agents tried; on `warn` those that were refused. */
  'ai-edge-access': describeCheck({
    pillar: 'ai-readiness',
    severity: 'minor',
    authority: { ours: 'service' },
    title: 'The server’s answer to AI crawlers',
    rule:
      'Tried only when the operator of this service has switched it on: does the server answer AI names as it answers ' +
      'ours? A warning at most.',
    notApplicable: 'The operator of this service has not switched this probe on.',
    pass: 'The server answers {names:list} as it answers us.',
    warn: [
      'The server answers {status} to AI names',
      'Our address was refused as {names:list}. The real crawlers may pass.',
    ],
    fix: 'Check the rules for crawlers in the firewall or at the CDN.',
  }),
};
