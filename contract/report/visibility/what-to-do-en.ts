import { plural } from '../format.ts';
import type { WhatToDoTexts } from './what-to-do-nb.ts';

const answers = (count: number): string => `${count} ${plural(count, 'answer', 'answers')}`;
const pages = (count: number): string => `${count} ${plural(count, 'page is', 'pages are')}`;

/** The texts of the recommended actions, in English. */
export const WHAT_TO_DO_EN: WhatToDoTexts = {
  heading: 'What you can do something about',
  line: 'All of it is read out of the answers above. Open a row to see which.',
  kinds: { warn: 'Look at', info: 'Note', pass: 'Keep' },
  nothing: 'The answers give nothing to go by.',
  answer: (number, engine) => `Question ${number}, ${engine}`,
  more: (count) => `Show ${count} more`,
  instead: {
    title: (name, count) => `${name} is mentioned without you in ${answers(count)}`,
    message: 'Read what the answers praise, and whether it holds for you too.',
    none: 'No competitor you chose is mentioned where you are missing.',
    noCompetitors: 'You chose no competitors, so we do not know who is mentioned instead.',
  },
  unnamed: {
    title: (number, text) => `No one mentions you on question ${number}: “${text}”`,
    message: (count) => `${answers(count)} measured. Does your site answer this, in text that can be read without scripts?`,
  },
  pages: {
    title: (count) => `${pages(count)} used as a source where others are mentioned and you are not`,
    titleWithout: (count) => `${pages(count)} used as a source where you are not mentioned`,
    message: 'Where one is a test or a list, ask to be considered there. We have read the answers, not the pages.',
    names: (names) => `mentioned in the answers: ${names}`,
    unnamed: (domain) => `a page on ${domain}, without its address`,
  },
  own: {
    title: (count) => (count === 1 ? 'One of your own pages is used as a source' : `${count} of your own pages are used as a source`),
    none: 'None of your own pages is used as a source',
    message: (count) => `Keep ${plural(count, 'it', 'them')} up to date. The answers link to ${plural(count, 'it', 'them')}.`,
    noneMessage: 'No measured answer links to your domain.',
  },
  access: {
    title: 'What the crawlers have to do with it',
    message: 'What a crawler may not read, it cannot use as a source. Whether that is the reason, the measurement does not show.',
    blocked: (crawler) => `${crawler} is shut out`,
    allowed: (crawler) => `${crawler} may fetch the home page`,
    unknown: (crawler) => `${crawler}: not known`,
    none: 'no crawler is documented or measured',
    counts: (mentioned, cited) => `mentioned in ${mentioned}, a source in ${cited}`,
  },
};
