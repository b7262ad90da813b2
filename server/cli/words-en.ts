import type { CliWords } from './words-nb.ts';
import { plural } from '../../contract/report/format.ts';

const USAGE = `Usage: storefront-analysis [scan] <url> [options]
       storefront-analysis visibility --brand <name> --domain <domain> --vertical <industry> [options]
       storefront-analysis schema <url> [options]

One store or page per call. Configuration comes from the environment and .env, as for the service.

All commands
  --json               the result as one JSON object; nothing else on standard output
  --markdown <file>    the report as Markdown, for instance as a job summary
  --html <file>        the report as one HTML file that needs nothing else
  --lang no|en         the language; else that of the locale
  --no-color           no colours (NO_COLOR does the same)
  --help, --version

scan
  --ndjson             the stream as documented, one event per line
  --b2b                the store sells to businesses
  --fail-on <bar>      critical, major, minor, or grade:<pillar>=<letter>; may be repeated
                       (pillars: revenue-critical, ai-readiness, speed, seo-hygiene)
  --save <file>        keep the scan, as a baseline
  --baseline <file>    count only what became worse since that scan
  --strict             critical checks that are not measured give exit code 3
  --junit <file>       JUnit XML
  --sarif <file>       SARIF 2.1.0

visibility
  --ndjson             the stream as documented, one event per line
  --competitor <name>  at most three
  --prompt-lang no|en  the language of the questions

Exit codes: 0 fine, 1 below the bar, 2 wrong usage or configuration, 3 could not be measured,
70 an internal error, 130 interrupted.
`;

/** The texts of the command line, in English. */
export const CLI_EN: CliWords = {
  usage: USAGE,
  wrong: (problem) => `Not understood: ${problem}\nstorefront-analysis --help shows what there is.`,
  configuration: 'The configuration has problems:',
  noBaseline: (file) => `${file} cannot be used as a baseline: it is no saved scan of a store that was seen.`,
  unreadable: (file, why) => `${file} cannot be read: ${why}`,
  unwritable: (file, why) => `${file} cannot be written: ${why}`,
  refused: (code, message) => `Refused (${code}): ${message}`,
  measuring: (brand) => `Measuring how AI services answer about ${brand}.`,
  reading: (url) => `Reading ${url}.`,
  asked: (asked, total) => `${asked} of ${total} answers`,
  queued: 'queued',
  firstFix: 'Fix this first',
  gate: {
    fine: 'Nothing counts against the bar.',
    below: (count) => plural(count, 'One thing is below the bar:', `${count} things are below the bar:`),
    unmeasured: 'Could not be measured:',
    grade: (pillar, grade, bar) => `${pillar} has ${grade}, and the bar is ${bar}.`,
    ungraded: (pillar, bar) => `${pillar} has no grade, and the bar is ${bar}.`,
    outcome: 'The store itself was not seen.',
    stopped: {
      internal: 'Something went wrong on our side.', 'shutting-down': 'Interrupted.', cancelled: 'Interrupted.',
    },
    nothingMeasured: 'No answer was measured.',
  },
  baseline: {
    worse: (count) =>
      plural(count, 'One finding is worse than in the baseline:', `${count} findings are worse than in the baseline:`),
    same: 'Nothing is worse than in the baseline.',
    fixed: (count) => plural(count, 'One is fixed:', `${count} are fixed:`),
    lost: (count) =>
      plural(count, 'One was measured then and is not now:', `${count} were measured then and are not now:`),
    otherRules: (before, after) =>
      `The baseline was made by rule set ${before}, this scan by ${after}: ` +
      'checks that only one of them has do not count.',
  },
  internal: 'Something went wrong on our side:',
};
