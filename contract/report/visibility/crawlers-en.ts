import type { CrawlerPurpose } from '../../vocabulary.ts';
import { plural } from '../format.ts';
import type { CrawlerTexts } from './crawlers-nb.ts';
import type { AuditEvidence } from './crawlers.ts';

const are = (count: number): string => plural(count, 'is', 'are');

const purposes: Record<CrawlerPurpose, string> = { search: 'search', user: 'user', training: 'training', ads: 'ads' };

function evidence(data: AuditEvidence): string {
  switch (data.kind) {
    case 'rule':
      return `robots.txt, line ${data.line}: “${data.rule}”.${data.mayAllTheSame ? ' It may fetch pages all the same.' : ''}`;
    case 'no-group':
      return 'No rule in robots.txt names it.';
    case 'no-rule':
      return 'No rule in robots.txt applies to the home page.';
    case 'no-crawler':
      return 'xAI does not say what its crawler is called, so robots.txt cannot tell.';
    case 'no-meta':
      return 'The home page has no such tag.';
    case 'no-header':
      return 'The home page does not send it.';
    case 'llms-there':
      return 'The file is there. It neither allows nor blocks anyone.';
    case 'llms-none':
      return 'There is no such file. That is no fault.';
    case 'robots-none':
      return `robots.txt answered ${data.detail}. Then there are no rules.`;
    case 'robots-unknown':
      return `robots.txt answered ${data.detail}, so we do not know its rules.`;
    case 'robots-failed':
      return `robots.txt could not be read: ${data.detail}.`;
    case 'page-status':
      return `The home page could not be read: it answered ${data.detail}.`;
    case 'page-answers':
      return `The home page answered ${data.detail} to our own crawler.`;
    case 'page-failed':
      return `The home page could not be read: ${data.detail}.`;
    case 'llms-failed':
      return `The file could not be read: ${data.detail}.`;
    case 'as-is':
      return data.text;
  }
}

/** The texts of the crawler audit in English. */
export const CRAWLERS_EN: CrawlerTexts = {
  heading: 'Does the store let AI crawlers in?',
  line: (counts) => {
    const parts = [
      `${counts.allowed} of ${counts.all} may fetch the home page`,
      counts.blocked > 0 && `${counts.blocked} ${are(counts.blocked)} shut out`,
      counts.unknown > 0 && `${counts.unknown} ${are(counts.unknown)} not measured`,
      counts.cannotAssess > 0 && `${counts.cannotAssess} cannot be assessed`,
    ];
    return `${parts.filter(Boolean).join(', ')}.`;
  },
  pending: 'We are reading robots.txt and the home page now.',
  none: 'Not measured: the measurement stopped before we had read robots.txt.',
  allowed: 'Let in',
  blocked: 'Shut out',
  cannotAssess: 'Cannot be assessed',
  purposes,
  titles: {
    meta: 'The home page’s robots tag (meta robots)',
    header: 'The home page’s X-Robots-Tag',
    ourselves: 'Our own crawler',
    llms: 'llms.txt',
    probe: (name) => `The home page asked under the name ${name}`,
  },
  several: (count) => `${count} ${plural(count, 'crawler', 'crawlers')}`,
  messages: {
    search: (owners, evidence) => `${owners}. ${evidence}`,
    user: (owners) => `${owners}. Opens a page when someone asks for it.`,
    training: (owners) => `${owners}. It does not govern the search behind answers.`,
    ads: (owners) => `${owners}. About ads only.`,
    grounding: (owners, evidence) =>
      `${owners}. The name is for training, and for what Gemini may draw on in its answers. ${evidence}`,
  },
  fixTitle: 'How to let it in',
  fixRule: (rule) => `Remove the rule from robots.txt, or replace “${rule}” with “Allow: /”.`,
  fixIndex: 'Take “noindex” off the home page.',
  seen: 'What we saw',
  evidence,
  where: (line) => `robots.txt, line ${line}`,
  group: 'Applies to',
  everyone: 'all crawlers (*)',
  folded: (count, parts) => `${count} may fetch the home page: ${parts}`,
  foldedPart: {
    search: (count) => `${count} for search`,
    user: (count) => `${count} for users`,
    training: (count) => `${count} for training`,
    ads: (count) => `${count} for ads`,
  },
  explain: {
    heading: 'What the crawlers do',
    items: [
      ['Search', 'Reads the store to answer customers. If it is shut out, the store may be gone from the answers.'],
      ['User', 'Opens a page when someone asks for it.'],
      ['Training', 'Collects text for new models. Does not govern the search behind answers, but Google-Extended may steer answers in Gemini too.'],
      ['Ads', 'Reads the pages that ads lead to.'],
    ],
  },
};
