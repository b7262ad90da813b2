import type { Language } from '../../contract/vocabulary.ts';
import type { VisibilityTexts } from './nb.ts';
import { VERTICALS_EN } from './verticals-en.ts';

const languages: Record<Language, string> = { no: 'Norwegian', en: 'English' };

/** The AI visibility scan in English. */
export const VISIBILITY_EN: VisibilityTexts = {
  title: 'AI visibility of an online store – Storefront Analysis',
  description:
    'We ask six AI services the same questions and count how often your store is mentioned and used as a source.',
  name: 'AI visibility',
  lead: 'The same eight questions to six AI services. We count how often the store is mentioned, and how often it is a source.',
  prose: [
    'The questions are fixed for your industry, so that the answers can be compared over time. Your name is in none of them. Every figure comes with how many answers it rests on, and how uncertain it is.',
    'A service that did not answer does not count as “not mentioned”. It is shown as not measured, with the reason. We give no score from 0 to 100, and do not predict what AI says tomorrow. The measurement holds for one day.',
  ],
  verticals: VERTICALS_EN,
  languages,
  form: {
    brand: 'Name of the store',
    brandHint: 'The way customers write it.',
    domain: 'Domain',
    domainHint: 'For instance “store.com”.',
    vertical: 'Industry',
    verticalHint: 'Type to search. The industry decides which questions we ask.',
    noVertical: 'No industry has that name. Try another word.',
    found: (count) => (count === 1 ? 'One industry fits' : `${count} industries fit`),
    competitors: 'Competitors, optional',
    competitorsHint: 'Without them we do not measure share of voice.',
    competitor: (number) => `Competitor ${number}`,
    lang: 'The questions are asked in',
    submit: 'Start the measurement',
    cost: '8 questions to 6 AI services. Costs the host of this page 1–2 dollars. At most two new ones an hour.',
    starting: (brand) => `Starting the measurement of ${brand}.`,
    missing: {
      brand: 'Type the name of the store.',
      domain: 'Type the domain of the store.',
      vertical: 'Choose an industry from the list.',
    },
    several: 'This is missing:',
    stored: 'Measurements that are stored already can be opened all the same.',
    questions: 'What we ask',
    questionsFailed: 'The questions could not be fetched now.',
  },
  before: {
    heading: 'Before you start',
    facts: [
      ['Cost', 'It is free for you. The host of this page pays 1–2 dollars for the answers.'],
      ['How often', 'At most two new measurements an hour. There is also a cap a day for everyone together.'],
      ['Stored', 'If the same domain, industry and language was measured in the last 72 hours, you get that measurement at once.'],
      ['Time', 'A couple of minutes, at most four. You can stop it on the way.'],
    ],
  },
  measures: {
    heading: 'Four figures, each by itself',
    line: 'We give no overall score.',
  },
  figures: {
    discovery: { name: 'Mentioned', question: 'Do the answers name you?' },
    citation: { name: 'Used as a source', question: 'Do the answers link to your site?' },
    coverage: { name: 'Services that name you', question: 'How widely are you known?' },
    voice: { name: 'Share of voice', question: 'How many of the mentions are yours?' },
  },
  elsewhere: (brand) => `A measurement of ${brand} is running.`,
  show: 'Show it',
  gone: 'The service no longer has this measurement. Start it again.',
  failed: { offline: 'Offline. Your input is kept.', failed: 'Something went wrong on our side. Your input is kept.' },
};
