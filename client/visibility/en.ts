import type { GeoInfo } from '../../contract/service-info.ts';
import { plural } from '../../contract/report/format.ts';
import { RETENTION_HOURS } from '../../contract/vocabulary.ts';
import type { VisibilityTexts } from './nb.ts';
import { enginesOf } from './geo-info.ts';
import { NAMES_EN } from '../../contract/report/visibility/names-en.ts';

const windowOf = (seconds: number): string =>
  seconds === 3600 ? 'an hour' : seconds === 60 ? 'a minute' : `in ${timeOf(seconds)}`;

const often = ({ limit, windowSeconds, dailyCap }: GeoInfo): string =>
  (dailyCap === 0 ? 'Only stored measurements can be opened here.' : `At most ${limit} new ${windowOf(windowSeconds)}.`);

function timeOf(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return seconds < 60 ? `${seconds} ${plural(seconds, 'second', 'seconds')}` : plural(minutes, 'one minute', `${minutes} minutes`);
}

const beforeFacts: VisibilityTexts['before']['facts'] = (info, format) => {
  if (!info) {
    return [
      ['Cost', 'It is free for you. The operator of the service pays for the answers.'],
      ['Stored', 'If the same domain, industry and language were measured lately, you get that measurement at once.'],
    ];
  }
  const { ready, missing } = enginesOf(info);
  const { maxUsd, dailyCap, maxSeconds, repeats = 1, typical } = info;
  return [
    ['AI services', [
      ready.length > 0 && `We ask ${format.list(ready)}.`,
      missing.length > 0 && `${format.list(missing)} ${plural(missing.length, 'is', 'are')} not set up here and will not be measured.`,
    ].filter(Boolean).join(' ')],
    ['Cost', ready.length === 0 ? 'Nothing. Without AI services we only read which crawlers the store lets in.'
      : `It is free for you. The operator of the service pays at most ${format.number(maxUsd)} ${format.plural(maxUsd, 'dollar', 'dollars')} for the answers.`],
    ...(ready.length === 0 ? [] : [
      ['How often', [
        often(info),
        dailyCap !== undefined && dailyCap > 0 && `Everyone together may start ${dailyCap} a day.`,
      ].filter(Boolean).join(' ')],
      ['Stored', `If the same domain, industry and language were measured in the last ${RETENTION_HOURS} hours, you get that measurement at once.`],
    ] as const),
    ...(repeats > 1 && typical && ready.length > 0 ? [
      ['Repeats', `Each question is asked ${repeats} times: about ${typical.calls} answers, ${format.number(typical.usd)} dollars and ${timeOf(typical.seconds)}.`],
    ] as const : []),
    ['Time', `Usually a couple of minutes, never more than ${timeOf(maxSeconds)}. You can stop it on the way.`],
  ];
};

const cost: VisibilityTexts['form']['cost'] = (info, format) => {
  if (!info) return 'We put eight questions to each AI service. The operator of the service pays for the answers.';
  const count = enginesOf(info).ready.length;
  if (count === 0) return 'No AI service is set up here. We only measure which crawlers the store lets in.';
  const asked = `8 questions to ${plural(count, 'one AI service', `${count} AI services`)}.`;
  const { repeats = 1 } = info;
  const times = repeats > 1 ? ` Each is asked ${repeats} times.` : '';
  return `${asked}${times} The operator of the service pays at most ${format.number(info.maxUsd)} ${format.plural(info.maxUsd, 'dollar', 'dollars')}. ${often(info)}`;
};

/** English texts of the AI visibility scan. */
export const VISIBILITY_EN: VisibilityTexts = {
  ...NAMES_EN,
  title: 'AI visibility of an online store – Storefront Analysis',
  description:
    'We ask AI services the same questions and count how often your store is mentioned and used as a source.',
  lead: 'We ask AI services the same eight questions, and count how often the store is mentioned and how often it is a source.',
  prose: [
    'The questions are fixed for your industry, so that the answers can be compared over time. Your name is in none of them. Every figure comes with how many answers it rests on, and how uncertain it is.',
    'A service that did not answer does not count as “not mentioned”. It is shown as not measured, with the reason. We give no score from 0 to 100, and do not predict what AI says tomorrow. The measurement holds for one day.',
  ],
  form: {
    brand: 'Name of the store',
    brandHint: 'The way customers write it.',
    domain: 'Domain',
    domainHint: 'For instance “store.com”.',
    vertical: 'Industry',
    verticalHint: 'Type to search. The industry decides which questions we ask.',
    noVertical: 'No industry has that name. Try another word.',
    found: (count) => plural(count, 'One industry fits', `${count} industries fit`),
    competitors: 'Competitors, optional',
    competitorsHint: 'Without them we do not measure share of voice.',
    competitor: (number) => `Competitor ${number}`,
    lang: 'The questions are asked in',
    submit: 'Start the measurement',
    cost,
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
    facts: beforeFacts,
  },
  measures: {
    heading: 'Four figures, each by itself',
    line: 'We give no overall score.',
  },
  otherRunning: (brand) => `A measurement of ${brand} is running.`,
  otherReady: (brand) => `The measurement of ${brand} is done.`,
  show: 'Show it',
  gone: 'The service no longer has this measurement. Start it again.',
};
