import type { Language } from '../../../contract/vocabulary.ts';
import { code, heading, list, paragraph } from '../../../contract/report/document.ts';
import type { PageDocument } from '../../../contract/report/document.ts';
import { BOT_EN } from './bot-en.ts';
import { BOT_NB } from './bot-nb.ts';
import type { ServiceFacts } from './facts.ts';
import { LAST_MODIFIED, lastModifiedLine } from './last-modified.ts';
import { writtenPage } from './written-page.ts';

const TEXTS = { no: BOT_NB, en: BOT_EN };

/** The page about our crawler: what it does in a store, and how to block it. */
export function botPage(language: Language, { crawler }: ServiceFacts): PageDocument {
  const { token, browserRequests } = crawler;
  const { title, description, lead, does, userAgent, refuse } = TEXTS[language];
  return writtenPage({ title, description: description(token), lead: lead(token) }, [
    heading(2, does.heading, 'does'),
    list(
      does.fetches(crawler.connectionsPerHost),
      does.requests,
      does.reads,
      ...(browserRequests ? [does.measuring(browserRequests.measuring), does.rendering(browserRequests.reading)] : []),
      ...(crawler.probesAsAiCrawlers ? [does.probes] : []),
      does.otherTools,
    ),
    paragraph(userAgent.text),
    code('http', userAgent.caption, `User-Agent: ${crawler.userAgent}`),
    heading(2, refuse.heading, 'refuse'),
    paragraph(refuse.text(token)),
    code('text', 'robots.txt', `User-agent: ${token}\nDisallow: /`),
    list(...refuse.items),
    paragraph(refuse.surely),
    paragraph(lastModifiedLine(language, LAST_MODIFIED['/bot'])),
  ]);
}
