import { SCAN_REQUESTS } from '../../../contract/vocabulary.ts';
import type { HowWeMeasureTexts } from './how-we-measure-nb.ts';

const rules = new Intl.PluralRules('en');
const checks = (count: number): string => `${count} ${rules.select(count) === 'one' ? 'check' : 'checks'}`;

/** The page on how we measure, in English, written for store owners. */
export const HOW_WE_MEASURE_EN: HowWeMeasureTexts = {
  title: 'How we measure',
  description:
    'What the health scan, the AI visibility scan and the product data rest on: checks, grades, figures, and what ' +
      'we never say.',
  lead: 'What we look at, how we judge it, and what we say nothing about.',
  principles: {
    heading: 'What we hold to',
    items: [
      'We say only what we saw, and show where we saw it.',
      '**Not measured** is an answer of its own, with a reason. It is never a zero, a pass or a fail.',
      'Where bot protection answers instead of the store, we do not judge it as if it were the store.',
      'There is no overall score. Four grades answer four different questions.',
      'Each scan holds for the moment it was made. The next one may have another answer.',
    ],
  },
  health: {
    heading: 'The health scan',
    text: (total, phases) =>
      `The health scan makes ${checks(total)} in ${phases} phases. Each check has one status: passed, warning, ` +
        'failed, for information, not measured or does not apply. They give four grades, independent of each other:',
    checksIn: (count) => `${checks(count)}.`,
    ungraded: (count) => `Another ${checks(count)} ${rules.select(count) === 'one' ? 'is' : 'are'} outside the grades.`,
    gradesHeading: 'From check to grade',
    severities: {
      critical: 'Stops sales, or makes the store invisible.',
      major: 'Costs customers or visibility, but shuts nobody out.',
      minor: 'Should be fixed when somebody is working on it anyway.',
      info: 'Counts in no grade.',
    },
    grades: [
      '**F**: at least one critical check fails.',
      '**D**: at least three major checks fail. **C**: one or two.',
      '**B**: a minor check fails, or a critical or major one warns, at least three times in all. **A**: fewer.',
    ],
    unmeasured: (percent) =>
      `Where less than ${percent}% of the checks that apply are measured, we give no grade; nor where a check that ` +
        'the grade rests on is missing. A critical check that fails gives F all the same. Faults with one and the same cause count once.',
    ruleSet: (ruleSet) =>
      `The rules have a version, now \`${ruleSet}\`. Two reports can be compared only where they were made by the ` +
        'same rules.',
  },
  checks: {
    heading: 'All the checks',
    text: 'Open a phase to see what we check, and when that warns or fails. The document that each rule rests on ' +
      'stands on the page [for developers](/developers#checks).',
    phase: (name, count) => `${name}: ${checks(count)}`,
  },
  visibility: {
    heading: 'AI visibility',
    text: (repeats) => [
      'We put the same fixed questions of the industry to each AI service. The questions never name the store; the ' +
        'name is used only to recognise it in the answers.' +
        `${repeats > 1 ? ` Each question is put ${repeats} times.` : ''}`,
      'We ask through the services’ programming interfaces with web search, not through their apps. Answers there ' +
        'may differ.',
    ],
    engines: (names) => `The services are ${new Intl.ListFormat('en-GB').format(names)}. One that is not set up ` +
      'here, or that failed, is not measured, and does not count.',
    metrics: [
      ['Mentioned', 'How many of the measured answers mention the store.'],
      ['Used as a source', 'How many of the answers link to the store as a source. Answers for which the service did not ' +
        'search the web are left out.'],
      ['Services that mention you', 'How many of the measured services mention the store at least once.'],
      ['Share of voice', 'Of all mentions of the store and the competitors you named, how many are the ' +
        'store’s. An answer counts once for each it names. Without competitors the figure means nothing, and is not shown.'],
    ],
    interval: 'Each share comes with the count behind it and a range. With few answers the range is wide, and ' +
      'with fewer than four questions answered there is none: then there is little to say of the difference between two scans.',
  },
  schema: {
    heading: 'Product data',
    text: [
      'We read one product page and write code for what it says. Each value must be found word for word on ' +
        'the page, and is shown with the quote. Where a language model proposes a value, it is used only if it is ' +
        'found again word for word.',
      'A price is written only where price, currency and availability are all confirmed. The code promises no ' +
        'better place in search.',
    ],
  },
  never: {
    heading: 'What we never say',
    items: [
      'That the store follows or breaks the law.',
      'What Google or an AI service really gets to see. We say what we got to see.',
      'That a change brings more customers, a better place or more mentions.',
      'Anything about pages behind a login, in the cart or after a purchase.',
      'That something is missing, when we merely did not get to see it.',
    ],
  },
  limits: {
    heading: 'Limits',
    items: [
      `A health scan fetches ${SCAN_REQUESTS} addresses at most: the home page, robots.txt, the sitemap and a ` +
        'sample of pages. It does not read the whole store.',
      'We measure from one place, at one moment. Customers elsewhere may get another answer.',
      'Speed is measured in a browser that behaves as a phone does. Where there are public figures from real ' +
        'visits, those count too.',
      'Machines find only a part of what keeps people with disabilities out.',
      'Our crawler can be shut out. Where we see that, we say so, and give no grade. A connection that is refused ' +
        'looks like a store that is down, and gives Sales an F. [How it behaves](/bot).',
    ],
  },
};
