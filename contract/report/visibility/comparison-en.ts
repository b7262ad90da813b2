import { plural } from '../format.ts';
import type { ComparisonTexts } from './comparison-nb.ts';
import { FIGURES_EN } from './figures-en.ts';

/** The texts of a comparison of two measurements, in English. */
export const COMPARISON_EN: ComparisonTexts = {
  figures: FIGURES_EN,
  heading: 'Compared with the previous measurement',
  line: (before, after) => `From ${before} to ${after}. Each answer is compared with the answer to the same question from the same service.`,
  columns: { figure: 'Figure', before: 'Before', after: 'After', verdict: 'Change' },
  verdicts: { up: 'Higher', down: 'Lower', none: 'Cannot be told apart' },
  range: (low, high) => `likely from ${low} to ${high} percentage points`,
  noRange: 'too little to tell how uncertain it is',
  fewEngines: 'too few services to give a margin of error',
  pairs: (count) => `${count} ${plural(count, 'pair of a question and a service is', 'pairs of a question and a service are')} in both`,
  nothing: 'Not measured both times',
  otherCompetitors: 'Not compared: the measurements have different competitors.',
  otherModels: (engines) => `${engines} answered by another model than last time. That may be the reason for a change.`,
  refused: 'The measurements cannot be compared.',
  refusals: {
    same: 'They are the same measurement.',
    domain: 'They are about different domains.',
    brand: 'They look for different names.',
    vertical: 'They ask the questions of different industries.',
    language: 'The questions were asked in different languages.',
    pack: 'The questions have changed since.',
    rules: 'The answers were judged by different rule sets.',
    'rules-unknown': 'At least one is from before the rule set was told, so we do not know whether the answers were judged alike.',
    'nothing-shared': 'They have no answers to the same question from the same service.',
  },
  all: 'All your measurements',
  series: {
    heading: 'Over time',
    line: (count) => `${count} measurements that can be compared. The bars are the margins of error.`,
    point: (date, value, range) => `${date}: ${value}${range}`,
    range: (range) => `, likely ${range}`,
    unmeasured: 'not measured',
  },
  choose: { before: 'Before', after: 'After' },
  open: 'Open the measurement',
};
