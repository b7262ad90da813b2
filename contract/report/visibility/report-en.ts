import type { StreamError } from '../../vocabulary.ts';
import { plural } from '../format.ts';
import { COMPARISON_EN } from './comparison-en.ts';
import { CRAWLERS_EN } from './crawlers-en.ts';
import type { ReportTexts } from './report-nb.ts';
import type { MissingReason } from './report.ts';
import { WHAT_TO_DO_EN } from './what-to-do-en.ts';

const intents: Readonly<Record<string, string>> = {
  discovery: 'Discover',
  comparison: 'Compare',
  problem: 'Problem',
  local: 'Local',
  service: 'Trust',
  procurement: 'Procurement',
};

const reasons: Record<MissingReason, string> = {
  'not-configured': 'the service is not set up here',
  timeout: 'the answer did not come in time',
  budget: 'the measurement reached the most it may cost',
  'rate-limited': 'the service took no more questions',
  refused: 'the service would not answer',
  empty: 'the answer was empty',
  incomplete: 'the answer was cut off before its end',
  failed: 'the service answered with an error, or not at all',
  'not-stored': 'its answers are not stored. Only a new measurement shows them',
  stopped: 'the measurement stopped before the answer came',
};

const because: Record<MissingReason, (engine: string) => string> = {
  'not-configured': (engine) => `${engine} is not set up`,
  timeout: (engine) => `${engine} did not answer in time`,
  budget: () => 'the measurement reached the most it may cost',
  'rate-limited': (engine) => `${engine} took no more questions`,
  refused: (engine) => `${engine} would not answer`,
  empty: (engine) => `${engine} answered nothing`,
  incomplete: (engine) => `answers from ${engine} were cut off`,
  failed: (engine) => `${engine} did not work`,
  'not-stored': (engine) => `answers from ${engine} are not stored`,
  stopped: () => 'the measurement stopped',
};

const stopped: Record<StreamError | 'lost', string> = {
  cancelled: 'The measurement was stopped.',
  'shutting-down': 'The service is restarting. What we got is here.',
  internal: 'Something went wrong on our side. What we got is here.',
  lost: 'The service no longer has this measurement. What we got is here.',
};

const answers = (count: number): string => `${count} ${plural(count, 'answer', 'answers')}`;
const services = (count: number): string => `${count} ${plural(count, 'service', 'services')}`;
const mentionsOf = (count: number): string => `${count} ${plural(count, 'mention', 'mentions')}`;
const are = (count: number): string => plural(count, 'is', 'are');

const COUNTS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' };

/** The texts of a measurement in English. */
export const REPORT_EN: ReportTexts = {
  intents, reasons, because, stopped,
  crawlers: CRAWLERS_EN,
  comparison: COMPARISON_EN,
  whatToDo: WHAT_TO_DO_EN,
  past: (date) => `Kept in this browser, measured on ${date}.`,
  stop: 'Stop the measurement',
  stopping: 'Stopping',
  again: 'New measurement',
  stepsLabel: 'The questions',
  stepNote: (measured, of) => (measured === 0 ? 'no answer yet' : `${measured} of ${answers(of)}`),
  current: (number, of) => `Question ${number} of ${of}.`,
  answersIn: (measured, of) => `${measured} of ${answers(of)} ${are(measured)} in`,
  toCome: (open, unmeasured) => `, ${open} to come${unmeasured > 0 ? `, ${unmeasured} will not be measured` : ''}`,
  beginning: 'We are asking the questions now.',
  elapsed: (time, most) => `${time} used${most === undefined ? '' : `, at most ${most}`}`,
  done: (mentioned, measured) => `Mentioned in ${mentioned} of ${answers(measured)}`,
  doneCited: ' and used as a source in ',
  outOf: (part, whole) => `${part} of ${whole}`,
  doneUnmeasured: (count, of, most) => ` ${count} of ${answers(of)} ${plural(count, 'was', 'were')} not measured${most ? `, ${most}` : ''}.`,
  most: (reason, all) => `${all ? '' : 'most of them '}because ${reason}`,
  nothing: 'Nothing is measured.',
  nothingSetUp: 'No AI service is set up here.',
  restUnmeasured: 'The rest is not measured.',
  cached: (date) => `Stored measurement from ${date}.`,
  live: { done: (mentioned, measured) => `Done. Mentioned in ${mentioned} of ${answers(measured)}.` },
  metrics: {
    label: 'Four figures',
    moving: (numbers, format) =>
      `The figures are worked out again after each question. Now they hold for ${plural(numbers.length, 'question', 'questions')} ${format.list(numbers.map(String))}.`,
    all: (count) => `The figures hold for ${plural(count, 'the one question', `all ${count} questions`)}.`,
    pending: 'The figures come when the first question is done.',
    stopped: (numbers, format) => `The figures hold for ${plural(numbers.length, 'question', 'questions')} ${format.list(numbers.map(String))}.`,
    waiting: 'Figures after the\nfirst question',
    likely: (range) => `Likely ${range}.`,
    tooFew: 'Too few questions to tell how uncertain it is.',
    tooEarly: 'Not measured: the measurement stopped before the first question was done.',
    noAnswers: 'Not measured: no answers to work from.',
    unclear: (count, unit = 'answers') =>
      `In ${unit === 'answers' ? answers(count) : services(count)} it is unclear whether the name is meant. Left out.`,
    discovery: {
      of: (count) => `of ${answers(count)}`, share: 'of the answers.',
      left: (left, all) =>
        left === 0 ? plural(all, 'The one answer is measured.', `All ${all} answers are measured.`)
          : `${left} of ${answers(all)} ${plural(left, 'is not measured and does not count', 'are not measured and do not count')}.`,
    },
    citation: {
      of: (count) => `of ${answers(count)}`, share: 'of the answers.',
      all: (count) => `${plural(count, 'The one answer was', `All ${count} answers were`)} given after a search.`,
      ungrounded: (count) => `${answers(count)} came without a search and ${are(count)} left out.`,
      unresolved: (count) => `In ${answers(count)} we do not know whether your site is a source, so ${plural(count, 'it is', 'they are')} left out.`,
      found: (count) => `In ${answers(count)} your site was found in the search, but not used.`,
    },
    coverage: {
      of: (count) => `of ${services(count)}`,
      share: 'of the services.',
      named: (naming, not) => (not ? `${naming}, not ${not}.` : `${naming}.`),
      none: 'None of the services.',
      measured: (count, of) =>
        (count === of ? `${plural(of, 'The one service is', `All ${of} services are`)} measured.` : `${count} of ${services(of)} ${are(count)} measured.`),
    },
    voice: {
      of: (count) => `of ${mentionsOf(count)}`,
      share: 'of the mentions.',
      against: (names, count) => `Against the ${count === 1 ? 'one' : count === 2 ? 'two' : 'three'} you chose: ${names}.`,
      noCompetitors: 'Not measured: you named no competitors.',
      nobody: 'Not measured: none of the names is in any answer.',
    },
  },
  matrix: {
    heading: 'Answer by answer',
    line: 'Open a cell to read the whole answer. Names and sources are marked.',
    lineRunning: 'Each cell is filled when its answer comes. Open a cell to read it.',
    keys: 'Arrow keys move between the cells. Enter opens the answer.',
    legend: {
      mentioned: 'Mentioned', cited: 'Used as a source', unclear: 'Unclear whether the name is meant',
      neither: 'Neither', unmeasured: 'Not measured', open: 'Empty cell: not answered yet',
    },
    letters: ['M', 'S'],
    question: 'Question',
    ofMeasured: (count, of) => `${count} of ${of} measured`,
    ofIn: (count, of) => `${count} of ${of} in`,
    unmeasured: 'not measured',
    waiting: 'Waiting',
    rowNote: (intent, mentioned, clear, unclear) =>
      [
        intent, clear + unclear === 0 ? 'not measured' : clear > 0 && `mentioned in ${mentioned} of ${answers(clear)}`,
        unclear > 0 && `unclear in ${unclear}`,
      ].filter(Boolean).join(' · '),
    rowRunning: (intent, inside, of) => [intent, `${inside} of ${answers(of)} in`].filter(Boolean).join(' · '),
    unknownQuestion: 'The question is not known yet.',
    cell: (number, engine, text) => `Question ${number}, ${engine}: ${text}`,
    cellTexts: {
      both: 'mentioned and a source', mentioned: 'mentioned, not a source', cited: 'a source, not mentioned',
      neither: 'neither mentioned nor a source', mentionedUnknown: 'mentioned, source not known',
      unclear: 'unclear whether the name is meant, not a source', unclearCited: 'unclear whether the name is meant, a source',
      unclearUnknown: 'unclear whether the name is meant, source not known',
      unknown: 'not mentioned, source not known',
      unmeasured: (reason) => `not measured, ${reason}`, waiting: 'waiting for an answer', pending: 'not answered yet',
    },
    notes: [
      'Answered without searching. Counts as “mentioned”, but not as “source”.',
      'Your site was found in the search, but not cited in the answer.',
      'At least one source is not known, and may be yours. The answer does not count as “source”.',
    ],
    sums: { mentioned: 'Mentioned', cited: 'Used as a source' },
  },
  unseen: {
    heading: 'What we did not see',
    headingRunning: 'What we will not see',
    who: (engines, count) => `${engines}, ${answers(count)}:`,
    counts: (count) =>
      `${plural(count, 'It counts', `These ${count} count`)} neither as mentioned nor as not mentioned.`,
  },
  askAgain: {
    offer: (engines, until) =>
      `Until ${until}, ${engines} can be asked once more, only for what is missing. The answers we have stay, each with its own date. It counts as a new measurement for you.`,
    button: 'Ask once more',
    starting: 'Asking once more for the missing answers.',
    failed: {
      offline: 'We could not reach the service. The measurement is as it was.',
      failed: 'Something went wrong on our side. The measurement is as it was.',
    },
  },
  repeats: {
    heading: 'Asked again',
    differs: (share, count, of) =>
      `The same question, asked again, gave another answer in ${share} (${count} of ${of} ${plural(of, 'pair', 'pairs')} of answers): one had the name, the other did not.`,
    citationDiffers: (share) => `Whether your site is a source differed in ${share}.`,
    each: (times, range) => `${range} (${times} times)`,
    narrowing: (each, now, atBest) =>
      `“Mentioned” is likely ${now} now. Were each question asked more often, the range would${atBest ? ' at best' : ''} be ${each.join(', ')}.`,
    noGain: (now) =>
      `“Mentioned” is likely ${now}. Asking more often would not narrow it: what questions and services differ in weighs most.`,
    answers: 'Answers to the same question, asked again',
    time: (time) => `Time ${time}`,
    running: (count) => ` Asking again: ${answers(count)} ${are(count)} in.`,
  },
  reading: {
    heading: 'How to read the figures',
    items: [
      ['APIs, not apps', 'We ask through the vendors’ programming interfaces (APIs) with web search, not in their apps. Answers there may differ.'],
      ['A snapshot', 'The same question may be answered differently tomorrow. We give no overall score.'],
    ],
    likely: {
      name: 'Likely',
      'other-engines': 'The margin of error, as a 95% confidence interval by Korn and Graubard. It allows for answers to the same question, and of the same service, resembling each other, and holds for other questions and services of their kind. Where no answer differs it is wide, for then nothing shows how alike they are.',
      'asked-engines': 'The margin of error, as a 95% confidence interval by Korn and Graubard. It allows for answers to the same question resembling each other, and holds for other questions to these services alone.',
      older: 'The margin of error, as a 95% confidence interval. The measurement is from before we allowed for answers to the same question resembling each other, so it is really wider.',
      none: 'The margin of error. Too little is measured here to give any.',
    },
    questions: (vertical) => ['The questions', `The same eight for everyone in “${vertical}”. Your name is in none of them.`],
  },
  share: {
    heading: 'Share of voice',
    line: (mentions, names, all) =>
      `${mentionsOf(mentions)} of ${COUNTS[names] ?? names} stores in ${answers(all)}. One answer may name several.`,
    yours: 'yours',
    of: (of, share) => `of ${of}, ${share}`,
    pending: 'Comes after the first question.',
  },
  domains: {
    heading: 'Most used sources',
    line: (all) => `Answers that link to the domain, of ${answers(all)} given after a search.`,
    none: 'None of the answers links to a domain we know.',
    all: (count) => `Show all ${count} domains`,
    of: (of) => `of ${of}`,
  },
  drawer: {
    place: (number, of) => `Question ${number} of ${of}`,
    previous: 'Previous answer',
    next: 'Next answer',
    times: (count) => (count === 1 ? 'Mentioned once' : count === 2 ? 'Mentioned twice' : `Mentioned ${count} times`),
    mentioned: 'Mentioned',
    notMentioned: 'Not mentioned',
    unclear: 'Unclear whether the name is meant',
    unclearLine: 'Where the word is marked as unclear, it may be the name or an ordinary word. It counts neither as mentioned nor as not mentioned.',
    unclearMark: 'unclear whether the name is meant',
    cited: 'Used as a source',
    notCited: 'Not a source',
    citedUnknown: 'Source not known',
    retrieval: { used: 'Searched the web', 'not-used': 'Answered without searching', unknown: 'Not known whether it searched' },
    excerpt: 'An excerpt. The whole answer can be read when the measurement is done.',
    you: 'you', rival: 'competitor you chose', own: 'source on your domain', name: 'Name',
    ambiguous: 'In at least one place the word may mean something else than the name.',
    context: 'In at least one place the name stands in a negative context. It counts as mentioned all the same.',
    sources: 'Cited',
    noSources: 'The answer gives no sources.',
    found: 'Only found',
    yourPage: 'your page',
    unresolved: 'Domain not known: a redirect hides it',
    redirected: (host) => `The link goes through ${host}.`,
    verbatim: 'The answer is shown word for word.',
    unmarked: 'Formatting marks are left out.',
    leftOut: 'What was answered is left out of shared reports.',
    numbered: 'Its links are shown as the number of the source.',
    copy: 'Copy as text',
    searchEntry: 'Google’s search suggestions for the answer',
    notMeasured: (reason) => `Not measured: ${reason}.`,
    notCounted: 'It counts neither as mentioned nor as not mentioned.',
  },
  exported: {
    file: 'ai-visibility',
    heading: (brand) => `AI visibility: ${brand}`,
    figures: 'Figures', answers: 'Answers', crawlers: 'Crawlers', sources: 'Sources', model: 'Model',
    columns: [
      'No.', 'Question', 'Service', 'Status', 'Mentioned', 'Source', 'Found, not cited', 'Searched', 'Competitors mentioned',
      'Sources', 'Reason', 'Answer',
    ],
    measured: 'measured', yes: 'yes', no: 'no', unknown: 'unknown', unclear: 'unclear',
  },
};
