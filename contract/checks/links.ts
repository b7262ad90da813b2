import { describeCheck } from './check.ts';

/** The links checks, in report order; `count` of `total` links that were requested or parsed. */
export const LINKS = {
  'internal-broken': describeCheck({
    pillar: 'revenue-critical',
    severity: 'major',
    authority: { document: 'rfc-9110', section: '15.5, 15.6' },
    title: 'Links in the store',
    rule:
      'Of up to 25 links outside the main menu none answers 4xx or 5xx; a refusal, such as 403 or 503, does not count, ' +
      'nor do the cart and checkout, which have checks of their own. ' +
      'Warns: 1–2. Fails: 3 or more.',
    pass: '{total} of {total} {total|link|links} tried outside the main menu {total|works|work}.',
    warn: [
      '{count} {count|link|links} in the store {count|is|are} broken',
      '{count} of {total} tried outside the main menu {count|answers|answer} 4xx or 5xx.',
    ],
    fail: [
      '{count} {count|link|links} in the store {count|is|are} broken',
      '{count} of {total} tried outside the main menu {count|answers|answer} 4xx or 5xx.',
    ],
    fix: 'Point the link at a page that exists, or redirect the old address with 301.',
  }),
  'nav-broken': describeCheck({
    pillar: 'revenue-critical',
    severity: 'major',
    authority: { document: 'rfc-9110', section: '15.5, 15.6' },
    title: 'Links in the main menu',
    rule:
      'Of up to 40 links in the main menu none answers 4xx or 5xx; a refusal, such as 403 or 503, does not count, nor ' +
      'do the cart and checkout, which have checks of their own.',
    pass: '{total} of {total} {total|link|links} tried in the main menu {total|works|work}.',
    fail: [
      '{count} {count|link|links} in the main menu {count|is|are} broken',
      '{count} of {total} tried {count|answers|answer} 4xx or 5xx.',
    ],
    fix: 'Point the menu link at a page that exists, or redirect the old address with 301.',
  }),
  /** `percent`: the share of permanent redirects, 0 to 100. */
  'internal-redirects': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { ours: 'practice' },
    title: 'Links that are redirected',
    rule: 'At most 10% of the links in the store are redirected for good, with 301 or 308.',
    pass: '{count} of {total} {total|link|links} {count|is|are} redirected for good.',
    fail: [
      '{percent:percent} of the links are redirected for good',
      '{count} of {total} tried {count|points|point} at an old address.',
    ],
    fix: 'Point the links straight at the new address.',
  }),
  'insecure-links': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { ours: 'practice' },
    title: 'Links to http',
    rule: 'No link on the pages goes to http, neither in the store nor to other sites.',
    pass: '{total|The one link does not go|None of # links goes} to http.',
    fail: [
      '{count} {count|link|links} on the pages {count|goes|go} to http',
      '{count} of {total} {total|link|links} read {count|is|are} unencrypted.',
    ],
    fix: 'Change http:// to https:// in the links.',
  }),
  'localhost-links': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { ours: 'practice' },
    title: 'Links to internal addresses',
    rule: 'No link goes to localhost, to a file or to an address of an internal network.',
    pass: '{total|The one link does not go|None of # links goes} to an internal address.',
    fail: [
      '{count} {count|link goes|links go} to an internal address',
      '{count} of {total} {total|link|links} read {count|works|work} only on one machine or one network.',
    ],
    fix: 'Change the address to the store’s own.',
  }),
  'crawlable-anchors': describeCheck({
    pillar: 'ai-readiness',
    severity: 'minor',
    authority: { document: 'google-links', section: 'Crawlable links' },
    title: 'Links as crawlers read them',
    rule:
      'Links have href with a web address. Warns: some have none, only a script that leads on or does nothing, or an ' +
      'address that no crawler can follow.',
    pass: ['Links that crawlers can follow', '{total} of {total} {total|link has|links have} a web address.'],
    warn: [
      'Crawlers cannot follow {count} {count|link|links}',
      '{count} of {total} {count|has|have} no web address: a script in its place, nothing, or what is none.',
    ],
    fix: 'Give the link an href with its web address.',
  }),
  /** `total`: the links that could be measured. */
  'external-broken': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'rfc-9110', section: '15.5' },
    title: 'Links out of the store',
    rule: 'Of up to five links, one a site, none answers 404 or 410. Answers such as 401, 403, 429 and 999 are not measured.',
    unmeasured: {
      unreachable: 'We could not reach the sites that the store links to, so this is not measured.',
      refused: 'The sites that the store links to refused our server, so this is not measured.',
      challenged: 'Bot protection answered instead of the sites that the store links to, so this is not measured.',
    },
    pass: '{total|The one measured link out is not|None of # measured links out is} broken.',
    fail: [
      '{count} {count|link|links} out of the store {count|is|are} broken',
      '{count} of {total} measured {count|answers|answer} 404 or 410.',
    ],
    fix: 'Change the link, or remove it.',
  }),
  /** `count`: sampled pages that still have it. */
  'odr-dead-link': describeCheck({
    pillar: 'seo-hygiene',
    severity: 'minor',
    authority: { document: 'regulation-2024-3228', section: 'Article 1' },
    title: 'Link to the EU complaints portal',
    rule:
      'The pages do not point to ec.europa.eu/consumers/odr, which has closed. Warns: they name it without a link. ' +
      'Fails: they link to it.',
    pass: 'The pages do not point to the closed complaints portal.',
    warn: [
      'The pages name a closed complaints portal',
      'The EU’s ODR portal is named on {count} of {total} {total|page|pages}, without a link to it.',
      'Remove the sentence. Point to the national consumer authority instead.',
    ],
    fail: [
      'The pages link to a closed complaints portal',
      'The link to the EU’s ODR portal stands on {count} of {total} {total|page|pages}.',
    ],
    fix: 'Remove the link. Point to the national consumer authority instead.',
  }),
  'terms-link': describeCheck({
    pillar: 'revenue-critical',
    severity: 'minor',
    authority: { ours: 'trade' },
    title: 'Link to the terms',
    rule: 'Every page of the sample, except that page itself, links to the terms. Warns: some do. Fails: none.',
    pass: '{total} of {total} {total|page links|pages link} to the terms.',
    warn: ['Not every page links to the terms', 'We found the link on {count} of {total} {total|page|pages}.'],
    fail: ['We found no link to the terms', 'We looked on {total} {total|page|pages}.'],
    fix: 'Put the link at the foot of every page.',
  }),
  'returns-link': describeCheck({
    pillar: 'revenue-critical',
    severity: 'minor',
    authority: { ours: 'trade' },
    title: 'Link to returns',
    rule: 'Every page of the sample, except that page itself, links to returns and withdrawal. Warns: some do. Fails: none.',
    pass: '{total} of {total} {total|page links|pages link} to returns.',
    warn: ['Not every page links to returns', 'We found the link on {count} of {total} {total|page|pages}.'],
    fail: ['We found no link to returns', 'We looked on {total} {total|page|pages}.'],
    fix: 'Put the link at the foot of every page.',
  }),
  'privacy-link': describeCheck({
    pillar: 'revenue-critical',
    severity: 'minor',
    authority: { ours: 'trade' },
    title: 'Link to privacy',
    rule: 'Every page of the sample, except that page itself, links to privacy. Warns: some do. Fails: none.',
    pass: '{total} of {total} {total|page links|pages link} to privacy.',
    warn: ['Not every page links to privacy', 'We found the link on {count} of {total} {total|page|pages}.'],
    fail: ['We found no link to privacy', 'We looked on {total} {total|page|pages}.'],
    fix: 'Put the link at the foot of every page.',
  }),
  'contact-link': describeCheck({
    pillar: 'revenue-critical',
    severity: 'minor',
    authority: { document: 'ehandelsloven', section: '§ 8' },
    title: 'Link to contact',
    rule:
      'Every page of the sample, except that page itself, links to contact, an e-mail address or a phone number. Warns: ' +
      'some do. Fails: none.',
    pass: '{total} of {total} {total|page links|pages link} to contact.',
    warn: ['Not every page links to contact', 'We found the link on {count} of {total} {total|page|pages}.'],
    fail: ['We found no link to contact', 'We looked on {total} {total|page|pages}.'],
    fix: 'Put the link at the foot of every page.',
  }),
};
