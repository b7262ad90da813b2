import type { ApiError } from '../../../contract/errors.ts';
import { HeaderValues } from '../../../contract/headers.ts';
import type { HeaderName } from '../../../contract/headers.ts';
import { geoScan } from '../../../contract/operations/geo.ts';
import { malformedInWords } from '../../../contract/operations/operations.ts';
import { REFUSALS } from '../../../contract/operations/refusals.ts';
import { generateSchema } from '../../../contract/operations/schema.ts';
import { STREAM_ERROR_WORDS } from '../../../contract/streams.ts';
import { VERTICAL_NAMES } from '../../../contract/verticals.ts';
import { ERROR_CODES } from '../../../contract/vocabulary.ts';
import type { EmitterFailureReason, ErrorCode, Severity, ToolId } from '../../../contract/vocabulary.ts';
import type { DevelopersTexts } from './developers-nb.ts';

/** The contract's messages are already in English. */
const errors = Object.fromEntries(ERROR_CODES.map((code) => [code, wordsOf(code)])) as Record<ErrorCode, string>;

/** The messages of all refusals with a code: each after its reason if it has one, otherwise as alternatives. */
function wordsOf(code: ErrorCode): string {
  const bodies: ApiError[] = Object.values(REFUSALS).map(({ body }) => body).filter(({ error }) => error === code);
  const areNamed = bodies.some(({ reason }) => reason);
  const messages = bodies.map(({ reason, message }) => (reason ? `\`${reason}\`: ${message}` : message));
  return messages.join(areNamed ? ' ' : ' Or: ');
}

const failures: Record<EmitterFailureReason, string> = {
  unreachable: 'The page did not answer, or answered with a server error. Try again when the store is up.',
  'guard-blocked': 'The page answered, but a redirect led to an address that may not be opened.',
  blocked: 'Bot protection, a queue or a refusal met the fetch. Let our crawler in, if the store is yours.',
  'not-product-page': 'The page is not a product page, is missing, or its store is closed. `lowText` says that it had too little text, `rendered` that ' +
    'this was so in a browser too, `renderedUnseen` why no browser showed it. `unread` says that the page could not ' +
    'be read, and was not judged.',
  'invalid-url': 'What you sent is not a web address. Correct `url`.',
  'guard-failed': 'The address may not be opened from here: private, unknown, another protocol, or with a port or credentials that are not accepted.',
  'rate-limited': 'Wait `Retry-After` seconds.',
};

const severities: Record<Severity, string> = {
  critical: 'critical', major: 'major', minor: 'minor', info: 'for information',
};

const names: Record<ToolId, string> = { health: 'Health scan', geo: 'AI visibility scan', schema: 'Schema emitter' };

const headers = Object.fromEntries(
  Object.entries(HeaderValues).map(([name, value]) => [name, value.meta()?.description ?? '']),
) as Record<HeaderName, string>;

/** The page for developers in English. */
export const DEVELOPERS_EN: DevelopersTexts = {
  title: 'For developers',
  description:
    'Three endpoints without key or account: health scan, AI visibility scan and schema emitter. Examples, error ' +
    'codes, limits and every check.',
  lead: 'Three endpoints, no key, no account. Two stream their answer line by line, the third answers in one piece.',
  version: (date) => `Version ${date} · [openapi.json](/openapi.json) · [llms.txt](/llms.txt) · [/api](/api)`,
  names,
  request: 'Request; put the address of a store in place of the one that ends in .example',
  answerLines: 'From the answer: one line of each type',
  answerShortened: 'From the answer: one line of each type. The lists in the last one are cut to one entry.',
  answerJson: 'Answer',
  health: [
    'Send a store’s address. You get newline-delimited JSON: one object per line, as findings are made. The last ' +
      "line is always `complete` or `error`. Eight phases give four grades, independent of each other.",
    '`not-measured` is a status of its own. It is never a pass, never a fail, and never a zero: a grade of ' +
      '`null` says that we did not see enough, and `reason` says why.',
    '`b2b: true` adds one finding, `ehf-capability`, makes checks of consumer sales not applicable, and lets a required ' +
      'login warn at most. `title`, `message`, `fix` and `steps` follow `Accept-Language`, Norwegian or English; without it they are English. `id` and `params` are the same in every language.',
  ],
  geo: [
    'The same fixed prompts of an industry are put to six AI answer engines. The prompts never name `brand`; ' +
      'that name is used only to recognise mentions.',
    "These are the vendors' programming interfaces with web search, not their apps. Answers in the apps may differ.",
    `${geoScan.description} Where engines failed, \`result.askAgain\` says until when the page offers to ask them ` +
      'once more; no endpoint does. `answeredAt` dates each answer, and `measuredAt` is the oldest.',
  ],
  verticals: 'The values of `vertical`:',
  vertical: (id) => `\`${id}\` (${VERTICAL_NAMES[id]})`,
  malformed: malformedInWords,
  schema: [
    `Send the address of one product page. The answer is one JSON object: look at \`ok\`, then at \`reason\`. ` +
      `${generateSchema.description}`,
    'A page that could not be used is answered with 200 and `ok: false` too.',
  ],
  stream: {
    heading: 'Read the stream',
    text:
      'Split at line feeds, and read each line by itself. Skip the types and fields you do not know: new ones may ' +
      'come without a new version.',
    javascript: 'JavaScript, as it runs in Node and in a browser on the same origin',
    python: 'Python, without packages',
    cancel: 'Cancelling',
    cancelText: [
      'Close the connection, and the scan stops, with every call it has out. It is counted all the same: the ' +
        'place in your window does not come back, and AI calls already sent are paid for.',
      'An AI visibility scan that already has half of its answers is finished without you, and stored: a repeat is ' +
        'answered from it. One with fewer is not stored, and the next request measures anew.',
    ],
  },
  limits: {
    heading: 'Limits',
    text: (isShared) =>
      'Counted for each IP address (for IPv6 each network of 64 bits), ' +
      `${isShared ? 'in one database that all instances share' : 'in the memory of each instance'}. They are a ` +
      'deterrent, not a quota. Answers carry the figures in their headers; on 429, wait for `Retry-After`.',
    head: ['Endpoint', 'Requests', 'New scans', 'At once, all callers'],
    window: (limit, seconds) =>
      `${limit} ${seconds === 60 ? 'a minute' : seconds === 3600 ? 'an hour' : `in ${seconds} s`}`,
    dailyCap: (cap) =>
      `All callers together may also start at most ${cap} new AI visibility scans a day (UTC). Stored ones are ` +
      `answered regardless.`,
    headersHeading: 'Headers of an answer',
    headers,
  },
  errors: {
    heading: 'Errors',
    text: 'Tell errors apart by `error`, never by `message`, whose words may change. Every error under `/api` is JSON.',
    status: (status) => `HTTP ${status}.`,
    errors,
    failuresHeading: 'Why no product data came',
    failuresText: 'The schema emitter has a shape of its own: `ok` is `false`, and `reason` is one of these.',
    failures,
    streamHeading: 'The last line of a stream',
    streamText: 'A stream that could not be finished ends with `{"type":"error"}` and one of these in `error`:',
    streamErrors: STREAM_ERROR_WORDS,
  },
  versions: {
    heading: 'Versions',
    text: [
      'Versions are dates. Ask for one with `X-API-Version`, or leave it out and get the newest. An unknown ' +
        'date is refused with `unsupported_version`, before anything is read or counted.',
      'A change that breaks something is a new date. The previous one answers for at least 30 days more, with ' +
        '`Deprecation` and `Sunset`, and the change is told here. New fields and new types of lines are no new ' +
        'version.',
    ],
    log: 'Change log',
    changes: { '2026-08-21': 'The first version: health scan, AI visibility scan and schema emitter.' },
  },
  engines: {
    heading: 'The engines and the metrics',
    text:
      'The prompts are put to these six. An engine without a key here, one that failed, or one that answered ' +
      'nothing is not measured, and stands in no denominator; it never counts as “no mention”.',
    head: ['Engine', 'Name in the answer', 'Model', 'Set up here'],
    yes: 'yes',
    no: 'no',
    metricsHeading: 'The metrics',
    metrics: [
      '`discoveryRate`: measured answers that mention the store, of all measured answers.',
      '`citationRate`: answers that link to the store as a source, of the measured answers whose engine may ' +
        'have searched the web. `ungrounded` are those that did not search.',
      '`engineCoverage`: engines that mention the store at least once, of the engines that were measured.',
      '`shareOfVoice`: answers that mention the store, of the sum of answers that mention the store and each ' +
        'competitor. Without competitors it is `null`.',
    ],
    after:
      'Left out besides: answers where it is unclear whether the name is meant (`unclear`; not from ' +
      '`citationRate`), and from `citationRate` those whose sources are not known. Shares carry their numerator, denominator and a 95% interval (Korn and Graubard, since answers to ' +
      'one question and of one engine resemble each other; `null` with ' +
      'fewer than four questions answered). There is no composite score, and each scan is one dated snapshot.',
  },
  checks: {
    heading: 'How we measure',
    text: (total, ruleSet) =>
      `The health scan has ${total} checks, rule set \`${ruleSet}\`. Two reports compare when they have the ` +
        `same rule set.`,
    grades: [
      '**F**: at least one critical check fails.',
      '**D**: at least three major ones fail. **C**: one or two.',
      '**B**: at least three times a minor check fails, or a critical or major one warns. **A**: fewer.',
    ],
    authority:
      'Each check says what it rests on: a document with its section and the date of the copy that we read, or that ' +
      'the rule is our own. “Not re-read” means that we have read no copy with a date.',
    unmeasured: (percent) =>
      `A pillar has no grade when less than ${percent}% of its applicable checks are measured, or when a check ` +
        `it rests on is not. A critical check that fails gives F all the same. Faults with one cause count once.`,
    severities,
    outside: 'not graded',
  },
  notOffered: {
    heading: 'Not offered',
    items: [
      'Mass scanning. Each AI visibility scan spends real model usage.',
      'Webhooks and notifications. The answer comes in the stream.',
      'API keys and accounts. Callers are told apart by IP address only.',
      'CORS. The endpoints answer their own origin, and servers.',
      'A tool protocol (MCP), and a service level.',
    ],
  },
};
