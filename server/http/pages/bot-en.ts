import { SCAN_REQUESTS } from '../../../contract/vocabulary.ts';
import type { BotTexts } from './bot-nb.ts';

/** The page about our crawler, in English. */
export const BOT_EN: BotTexts = {
  title: 'Our crawler',
  description: (token) =>
    `What the crawler ${token} does in an online store, how much it fetches, and how to keep it out with ` +
      `robots.txt.`,
  lead: (token) => `Its name is \`${token}\`, and it comes only when somebody asks for a scan of the store.`,
  does: {
    heading: 'What it does',
    fetches: (connections) =>
      `Fetches at most ${SCAN_REQUESTS} addresses in a health scan, over at most ${connections} connections ` +
        `at a time to each host.`,
    requests: 'Our own requests are `GET` only. The crawler fills in no forms, puts nothing in the cart, and does not ' +
      'log in.',
    reads: 'Reads the home page, robots.txt, sitemaps, llms.txt, two files for AI agents under /.well-known/, cart and ' +
      'checkout, an address that does not exist, and a sample of pages and links, some to other sites. It ' +
      'follows the site no further.',
    measuring: (requests) =>
      `Speed is measured by a browser that opens the home page as a phone does, scripts and images ` +
        `included, with at most ${requests} requests. The browser presents itself as a phone, not by ` +
        `our name.`,
    rendering: (requests) =>
      `Where pages are empty without scripts, the browser also opens up to three others, with at most ` +
        `${requests} requests together; the product data tool may open its one page that way. Scripts of the store ` +
        'run there, and may send requests of their own.',
    probes: 'A few requests carry the name of an AI crawler, to see whether it is let in. They go to the home page only.',
    otherTools: 'The product data tool reads only the one page it is given. The AI visibility scan reads only robots.txt, ' +
      'llms.txt and the home page.',
  },
  userAgent: { text: 'This is how it says who it is:', caption: 'The header of a request' },
  refuse: {
    heading: 'How to keep it out',
    text: (token) => `A group in robots.txt that names \`${token}\` keeps the health scan from reading the pages it disallows:`,
    items: [
      'It reads robots.txt at the start of every scan, so a change holds from the next.',
      'Some things are fetched even then: the home page (also without www or https, and by the browser that measures ' +
        'speed, with what that page loads), robots.txt, sitemaps, llms.txt, and one address that does not exist.',
      'Rules for `*` do not bind it. They are written for crawlers that go about by themselves; this one ' +
        'fetches only when somebody asks for it.',
      'The product data tool and the AI visibility scan fetch what is said above, whatever the rules.',
    ],
    surely: 'To be quite sure, answer 403 to the name in `User-Agent`. Then the report gives no grade and says ' +
      'that the store refused us. It still has what can be seen without the pages, such as the certificate.',
  },
};
